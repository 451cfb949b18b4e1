/** A judged list as a file: its own columns as they were, then what is known of each line. */
import Papa from 'papaparse';
import type { ListLayout } from '../../extension/schemas/index.ts';
import { kindLabel } from '../../texts/kinds.ts';
import { columnNames } from './columns.ts';
import { FORMULA_CELL } from './formula-escape.ts';
import type { ListLine } from './lines.ts';
import type { Sheet } from './sheet.ts';

/**
 * What the columns behind the list's own are called. Names of columns and results are a format that
 * other programs read: English in every language.
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

function addedCellsOf(line: ListLine): Record<(typeof ADDED_COLUMNS)[number], string> {
  const verdict = line.found?.verdict;
  return {
    Row: String(line.row.number),
    Kind: verdict ? kindLabel(verdict.kind) : '',
    Value: verdict?.value ?? '',
    Result: RESULT_WORDS[line.status],
    Reason: verdict?.headline ?? '',
    Suggestion: verdict?.suggestion ?? '',
    Answered: answeredAt(line),
  };
}

const padCells = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => cells[i] ?? '');

/** Comma-separated (RFC 4180), or with the sign that the list came with. No cell is a formula. */
export function listToCsv(sheet: Sheet, choice: ListLayout, lines: readonly ListLine[]): string {
  const names = [...columnNames(sheet, choice, unnamedColumn), ...ADDED_COLUMNS];
  const rows = lines.map((line) => [
    ...padCells(line.row.cells, sheet.width),
    ...Object.values(addedCellsOf(line)),
  ]);
  const delimiter = sheet.delimiter === 'none' ? ',' : sheet.delimiter;
  return Papa.unparse([names, ...rows], {
    delimiter,
    newline: '\r\n',
    escapeFormulae: FORMULA_CELL,
  });
}

/** Names of columns that are the same are told apart by a number. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; taken.has(own); n += 1) own = `${name} ${n}`;
    taken.add(own);
    return own;
  });
}

/** One object a line, with the facts of its verdict. */
export function listToJson(sheet: Sheet, choice: ListLayout, lines: readonly ListLine[]): string {
  const names = uniqueNames(columnNames(sheet, choice, unnamedColumn));
  const rows = lines.map((line) => {
    const cells = padCells(line.row.cells, sheet.width);
    const { Row: _, ...added } = addedCellsOf(line);
    return {
      row: line.row.number,
      columns: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])),
      ...Object.fromEntries(
        Object.entries(added).map(([name, text]) => [name.toLowerCase(), text]),
      ),
      facts: line.found?.verdict.facts.map(({ label, value }) => ({ label, value })) ?? [],
    };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
