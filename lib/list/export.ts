/** A judged list as a file: its own columns as they were, then what is known of each line. */
import Papa from 'papaparse';
import type { Choice } from '../messages.ts';
import { kindLabel } from '../texts/kinds.ts';
import { columnNames } from './columns.ts';
import type { Line } from './lines.ts';
import { UNSAFE } from './safe-cell.ts';
import type { Sheet } from './sheet.ts';

/**
 * What the columns behind the list's own are called. Names of columns and results are a format that
 * other programs read: English in every language.
 */
export const ADDED = [
  'Row',
  'Kind',
  'Value',
  'Result',
  'Reason',
  'Suggestion',
  'Answered',
] as const;

const RESULT: Readonly<Record<Line['word'], string>> = {
  confirmed: 'confirmed',
  fits: 'fits offline',
  caution: 'caution',
  bad: 'bad',
  unknown: 'unknown',
  unread: 'not read',
  pending: 'not checked',
};

const unnamed = (letter: string): string => `Column ${letter}`;

const answeredAt = ({ found }: Line): string => {
  const at = found?.offer.answeredAt;
  return at === undefined ? '' : new Date(at).toISOString();
};

function addedTo(line: Line): Record<(typeof ADDED)[number], string> {
  const verdict = line.found?.verdict;
  return {
    Row: String(line.row.number),
    Kind: verdict ? kindLabel(verdict.kind) : '',
    Value: verdict?.value ?? '',
    Result: RESULT[line.word],
    Reason: verdict?.headline ?? '',
    Suggestion: verdict?.suggestion ?? '',
    Answered: answeredAt(line),
  };
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, i) => cells[i] ?? '');

/** Comma-separated (RFC 4180), or with the sign that the list came with. No cell is a formula. */
export function toCsv(sheet: Sheet, choice: Choice, lines: readonly Line[]): string {
  const names = [...columnNames(sheet, choice, unnamed), ...ADDED];
  const rows = lines.map((line) => [
    ...padded(line.row.cells, sheet.width),
    ...Object.values(addedTo(line)),
  ]);
  const delimiter = sheet.delimiter === 'none' ? ',' : sheet.delimiter;
  return Papa.unparse([names, ...rows], { delimiter, newline: '\r\n', escapeFormulae: UNSAFE });
}

/** Names of columns that are the same are told apart by a number. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; taken.has(own); n += 1) own = `${name} ${n}`;
    taken.add(own);
    return own;
  });
}

/** One object a line, with the facts of its verdict. */
export function toJson(sheet: Sheet, choice: Choice, lines: readonly Line[]): string {
  const names = distinct(columnNames(sheet, choice, unnamed));
  const rows = lines.map((line) => {
    const cells = padded(line.row.cells, sheet.width);
    const { Row: _, ...added } = addedTo(line);
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
