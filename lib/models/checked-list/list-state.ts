/** What is kept of a list, and how rows of it are computed again. */
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import {
  applyAnswer,
  type CheckedRow,
  type ListAnswers,
  type ListLine,
  lookupCreditsOf,
  priceStateOf,
  type RowReading,
  type RowReadings,
  type Sheet,
} from '../list/index.ts';
import { duplicateGroupsOf, duplicateKindsOf } from '../list-view/index.ts';
import { areSameNames, ibanNamesOf, otherNameText } from './iban-names.ts';
import { createProseCount } from './prose.ts';
import { isPlain, linesOfRow, type NewLine, rowsOfLines } from './row-lines.ts';
import { createSameValues, type SameValue } from './same-values.ts';
import { createTotals } from './totals.ts';

export interface ListInput {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly readings: RowReadings;
  readonly answers: ListAnswers;
  /** Index of the column with names, by which the holders of an IBAN are compared; null: there is none. */
  readonly nameColumn: number | null;
}

/** What depends on the layout, and starts anew with another one. */
export function createState({ sheet, layout, nameColumn }: ListInput, length: number) {
  return {
    ...{ layout, nameColumn, length, isTable: sheet.width > 1 },
    mayBeProse: sheet.width <= 1 && layout.columns.includes('any'),
    isProse: false,
    /** What was computed for each row below the header. */
    entries: new Array<readonly CheckedRow[]>(length).fill([]),
    /** What it was computed from. */
    rows: new Array<ListRow | undefined>(length).fill(undefined),
    readings: new Array<RowReading | undefined>(length).fill(undefined),
    /** Rows that must be computed although these are the same. */
    isStale: new Array<boolean>(length).fill(true),
    values: createSameValues(),
    totals: createTotals(),
    prose: createProseCount(),
    price: { count: 0, price: 0, answered: 0, mistyped: 0 },
    duplicates: { same: 0, written: 0, names: 0 },
  };
}
export type ListState = ReturnType<typeof createState>;

export const linesOf = (rows: readonly CheckedRow[]) => rows.flatMap(({ lines }) => lines);

/** Adds or subtracts what was computed for a row. */
export function count({ entries, totals, isProse }: ListState, position: number, by: 1 | -1): void {
  const rows = entries[position] ?? [];
  if (isProse && isPlain(rows)) return;
  for (const row of rows) totals.count(row, by);
}

function countProse(
  { mayBeProse, prose, rows, readings }: ListState,
  position: number,
  by: 1 | -1,
) {
  const [row, reading] = [rows[position], readings[position]];
  if (mayBeProse && row && reading) prose.count(row, reading, by);
}

const rowOfLine =
  ({ isTable, entries }: ListState) =>
  ({ position, place }: ListLine) =>
    entries[position]?.[isTable ? 0 : place];

export const groupsOf = (now: ListState, { lines }: SameValue) =>
  duplicateGroupsOf(lines, rowOfLine(now), now.nameColumn);

/** Adds or subtracts what a value costs, and its duplicates. */
function countValue({ price, duplicates }: ListState, same: SameValue, by: 1 | -1): void {
  for (const kind of same.duplicates) duplicates[kind] += by;
  if (same.lookup === 'asked') {
    price.count += by;
    price.price += by * lookupCreditsOf(same.kind);
  } else if (same.lookup) price[same.lookup] += by;
}

/**
 * Tells each line whether it repeats another, and each IBAN which names it has. Rows are subtracted before
 * they change.
 */
function settle(
  same: SameValue,
  nameColumn: number | null,
  subtract: (position: number) => void,
): void {
  const names = ibanNamesOf(same.lines, nameColumn);
  if (!areSameNames(names, same.names)) {
    for (const { position } of same.lines) subtract(position);
    same.names = names;
  }
  const [first] = same.lines;
  if (!first) return;
  const { number } = first.row;
  const changed = same.firstRow === number ? [first] : same.lines;
  for (const { position } of changed) subtract(position);
  for (const line of changed) {
    line.occurrences = line === first ? same.lines.length : 1;
    line.repeatsRow = line === first ? null : number;
  }
  same.firstRow = number;
}

/** Those inside a row, then those with other rows. */
function contradictionsOf(
  { readings, values, nameColumn }: ListState,
  position: number,
  lines: readonly ListLine[],
): readonly string[] | undefined {
  const inside = readings[position]?.contradictions;
  if (nameColumn === null) return inside;
  const withOthers = lines.flatMap((line) => {
    const { kind, value } = line.found?.verdict ?? {};
    const names = kind === 'iban' && value !== undefined && values.find(kind, value)?.names;
    return (names && otherNameText(line, names, nameColumn)) || [];
  });
  return withOthers.length > 0 ? [...(inside ?? []), ...withOthers] : inside;
}

/** Computes some rows again, and whatever depends on their values. */
export function recompute(
  now: ListState,
  input: ListInput,
  body: readonly ListRow[],
  positions: number[],
) {
  const { layout, values, isTable } = now;
  const touched = new Set<SameValue>();
  const touch = (same: SameValue | null) => same && touched.add(same);
  const applied = (found: FoundValue) => applyAnswer(found, input.answers);
  /** The lines of rows that were subtracted and are added again. */
  const open = new Map<number, readonly NewLine[]>();
  for (const position of positions) {
    count(now, position, -1);
    countProse(now, position, -1);
    for (const line of linesOf(now.entries[position] ?? [])) touch(values.remove(line));
    const row = body[position];
    if (!row) continue;
    const reading = input.readings[position];
    now.rows[position] = row;
    now.readings[position] = reading;
    now.isStale[position] = false;
    const lines = linesOfRow(row, position, layout, reading, applied);
    open.set(position, lines);
    for (const line of lines) {
      const same = values.add(line);
      touch(same);
      line.repeatsRow = same && same.lines[0] !== line ? same.firstRow : null;
    }
    countProse(now, position, 1);
  }
  const subtract = (position: number) => {
    if (open.has(position)) return;
    count(now, position, -1);
    open.set(position, linesOf(now.entries[position] ?? []));
  };
  for (const same of touched) settle(same, now.nameColumn, subtract);
  for (const [position, lines] of open) {
    now.entries[position] = rowsOfLines(lines, isTable, contradictionsOf(now, position, lines));
    count(now, position, 1);
  }
  for (const same of touched) {
    countValue(now, same, -1);
    const found = same.lines[0]?.found ?? null;
    same.lookup = found && priceStateOf(found, input);
    same.duplicates = duplicateKindsOf(same.lines, rowOfLine(now), same.names !== null);
    countValue(now, same, 1);
    if (same.lines.length === 0) values.drop(same);
  }
}
