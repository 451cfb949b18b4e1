/** What is kept of a list, and how rows of it are computed again. */

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
import type { ListLayout, ListRow } from '../messages/index.ts';
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
export function createState(
  { sheet, layout, nameColumn }: ListInput,
  length: number,
  inUse: readonly number[],
) {
  return {
    ...{ layout, nameColumn, length, inUse, isTable: sheet.width > 1 },
    mayBeProse: sheet.width <= 1 && layout.columns.includes('any'),
    isProse: false,
    /** What was computed for each row below the header. */
    entries: new Array<readonly CheckedRow[]>(length).fill([]),
    /** What it was computed from. */
    rows: new Array<ListRow | undefined>(length).fill(undefined),
    readings: new Array<RowReading | undefined>(length).fill(undefined),
    /** Rows that must be computed although these are the same. */
    isStale: new Array<boolean>(length).fill(true),
    /** The lines of rows that are not counted now, and are counted again when the update ends. */
    open: new Map<number, readonly NewLine[]>(),
    /** Values with other lines than at the end of the last update. */
    touched: new Set<SameValue>(),
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

const linesAt = ({ open, entries }: ListState, position: number): readonly NewLine[] =>
  open.get(position) ?? linesOf(entries[position] ?? []);

/** Computes the lines of a row again. They are not counted before `settleAll`. */
export function readRow(now: ListState, input: ListInput, row: ListRow, position: number): void {
  const { layout, inUse, values, touched, open } = now;
  const before = linesAt(now, position);
  if (!open.has(position)) count(now, position, -1);
  countProse(now, position, -1);
  const reading = input.readings[position];
  now.rows[position] = row;
  now.readings[position] = reading;
  now.isStale[position] = false;
  const lines = linesOfRow(row, position, reading, {
    layout,
    inUse,
    applyAnswer: (found) => applyAnswer(found, input.answers),
  });
  open.set(position, lines);
  for (let i = 0; i < Math.max(before.length, lines.length); i++)
    for (const same of values.replace(before[i], lines[i])) touched.add(same);
  countProse(now, position, 1);
}

/**
 * Counts the rows that were read, and computes what depends on all lines of a value, in steps. It is done once
 * for many rows, because a value may be in all of them. If it is given up, the next call continues.
 * @param linesPerStep about as many lines are done in a step
 */
export function* settleAll(
  now: ListState,
  input: ListInput,
  linesPerStep: number,
): Generator<void> {
  const { open, touched, entries, values, nameColumn } = now;
  let done = 0;
  const isStepDone = (lines: readonly ListLine[]) => {
    done += lines.length + 1;
    if (done < linesPerStep) return false;
    done = 0;
    return true;
  };
  const subtract = (position: number) => {
    if (open.has(position)) return;
    count(now, position, -1);
    open.set(position, linesOf(entries[position] ?? []));
  };
  for (const same of touched) {
    settle(same, nameColumn, subtract);
    if (isStepDone(same.lines)) yield;
  }
  for (const [position, lines] of open) {
    entries[position] = rowsOfLines(lines, now.isTable, contradictionsOf(now, position, lines));
    open.delete(position);
    count(now, position, 1);
    if (isStepDone(lines)) yield;
  }
  for (const same of touched) {
    countValue(now, same, -1);
    const found = same.lines[0]?.found ?? null;
    same.lookup = found && priceStateOf(found, input);
    same.duplicates = duplicateKindsOf(same.lines, rowOfLine(now), same.names !== null);
    countValue(now, same, 1);
    touched.delete(same);
    if (same.lines.length === 0) values.drop(same);
    if (isStepDone(same.lines)) yield;
  }
}
