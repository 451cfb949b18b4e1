/** Exports a checked list: its columns unchanged, then the result of each line. */
import Papa from 'papaparse';
import { escapeFormulaCell } from '../../domain/index.ts';
import type { ListLayout } from '../../extension/schemas/index.ts';
import { kindLabel } from '../../texts/kinds.ts';
import { unreadText } from '../../texts/verdict.ts';
import { columnNames } from './columns.ts';
import type { ListLine } from './lines.ts';
import type { Sheet } from './sheet.ts';

/**
 * Names of the columns added after the list's columns. Other programs read these names and the
 * results, so both are English in every language.
 */
export const ADDED_COLUMNS = [
  'Row',
  'Kind',
  'Value',
  'Result',
  'Reason',
  'Suggestion',
  'Answered',
] as const;

const RESULT_WORDS: Readonly<Record<ListLine['status'], string>> = {
  confirmed: 'confirmed',
  fits: 'fits offline',
  caution: 'caution',
  bad: 'bad',
  unknown: 'unknown',
  unread: 'not read',
  pending: 'not checked',
};

const unnamedColumn = (letter: string): string => `Column ${letter}`;

const answeredAt = ({ found }: ListLine): string => {
  const at = found?.offer.answeredAt;
  return at === undefined ? '' : new Date(at).toISOString();
};

function addedCellsOf(
  line: ListLine,
  choice: ListLayout,
): Record<(typeof ADDED_COLUMNS)[number], string> {
  const { unreadReason, columnKind } = line;
  const verdict = line.found?.verdict;
  return {
    Row: String(line.row.number),
    Kind: verdict ? kindLabel(verdict.kind) : '',
    Value: verdict?.value ?? '',
    Result: RESULT_WORDS[line.status],
    Reason:
      verdict?.headline ??
      (unreadReason ? unreadText(unreadReason, columnKind ?? choice.kind) : ''),
    Suggestion: verdict?.suggestion ?? '',
    Answered: answeredAt(line),
  };
}

const padCells = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => cells[i] ?? '');

/** CSV (RFC 4180) with the list's own delimiter, or a comma. Formulas are escaped. */
export function listToCsv(sheet: Sheet, choice: ListLayout, lines: readonly ListLine[]): string {
  const names = [...columnNames(sheet, choice, unnamedColumn), ...ADDED_COLUMNS];
  const rows = lines.map((line) => [
    ...padCells(line.row.cells, sheet.width),
    ...Object.values(addedCellsOf(line, choice)),
  ]);
  const delimiter = sheet.delimiter === 'none' ? ',' : sheet.delimiter;
  const table = [names, ...rows].map((cells) => cells.map(escapeFormulaCell));
  return Papa.unparse(table, { delimiter, newline: '\r\n' });
}

/** Adds a number to repeated column names. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let uniqueName = name;
    for (let n = 2; taken.has(uniqueName); n += 1) uniqueName = `${name} ${n}`;
    taken.add(uniqueName);
    return uniqueName;
  });
}

/** A JSON array with one object per line, with the facts of its verdict. */
export function listToJson(sheet: Sheet, choice: ListLayout, lines: readonly ListLine[]): string {
  const names = uniqueNames(columnNames(sheet, choice, unnamedColumn));
  const rows = lines.map((line) => {
    const cells = padCells(line.row.cells, sheet.width);
    const { Row: _, ...added } = addedCellsOf(line, choice);
    return {
      row: line.row.number,
      columns: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])),
      ...Object.fromEntries(
        Object.entries(added).map(([name, text]) => [name.toLowerCase(), text]),
      ),
      facts:
        line.found?.verdict.facts.map(({ label, value, source }) => ({
          label,
          value,
          ...(source ? { from: source.path, answered: new Date(source.at).toISOString() } : {}),
        })) ?? [],
    };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
