/** All rows and counts of a list computed at once: what the counts that are kept must equal. */

import type { Kind, UnreadReason } from '../../../lib/domain/index.ts';
import { toneOf } from '../../../lib/domain/index.ts';
import { collator } from '../../../lib/texts/intl.ts';
import type { ListInput } from '../../../lib/workbench/checked-list/index.ts';
import { applyAnswer } from '../../../lib/workbench/list/answers.ts';
import { correctionsOf } from '../../../lib/workbench/list/edits.ts';
import {
  bodyRows,
  cellsToRead,
  columnKindOf,
  type ListLine,
  type RowReading,
  type RowReadings,
} from '../../../lib/workbench/list/lines.ts';
import { lookupCreditsOf, priceStateOf } from '../../../lib/workbench/list/questions.ts';
import { type CheckedRow, rankOf } from '../../../lib/workbench/list/rows.ts';
import type { Sheet } from '../../../lib/workbench/list/sheet.ts';
import { noCounts, reasonOf } from '../../../lib/workbench/list/summary.ts';
import {
  factColumnsOf,
  findingOf,
  type TableColumn,
} from '../../../lib/workbench/list/table-columns.ts';
import {
  type DuplicateGroup,
  duplicateGroupsOf,
  foldName,
  type ListView,
} from '../../../lib/workbench/list-view/index.ts';
import type { ListRow } from '../../../lib/workbench/messages/index.ts';

type Line = { -readonly [K in keyof ListLine]: ListLine[K] };

const partsOf = (reading: RowReading | undefined) =>
  reading?.cells.flatMap(({ column, parts }) => parts.map((part) => ({ column, ...part }))) ?? [];
const valuesIn = (reading: RowReading | undefined) =>
  partsOf(reading).flatMap((part) => ('unread' in part ? [] : [part]));
const unreadIn = (reading: RowReading | undefined) =>
  partsOf(reading).flatMap((part) => ('unread' in part ? [part] : []));

const PLAIN: ReadonlySet<UnreadReason> = new Set<UnreadReason>([
  'no-value',
  'number',
  'number-without-region',
]);

function areProse({ width }: Sheet, rows: readonly ListRow[], readings: RowReadings): boolean {
  const hasValue = (reading: RowReading | undefined) => valuesIn(reading).length > 0;
  if (width > 1 || !readings.some(hasValue)) return false;
  const isEntry = ({ cells }: ListRow, i: number) => {
    const found = valuesIn(readings[i]).reduce((sum, { raw }) => sum + raw.length, 0);
    const isNumber = unreadIn(readings[i]).some(({ unread }) => unread.startsWith('number'));
    return isNumber || (cells[0]?.length ?? 0) < 2 * found;
  };
  const checked = rows.filter((_, i) => readings[i] !== undefined);
  return 3 * rows.filter((row, i) => readings[i] && isEntry(row, i)).length < checked.length;
}

/** The columns with a kind of which at least three quarters of the cells, and three, are filled. */
function columnsExpected({ sheet, layout }: ListInput): number[] {
  const body = bodyRows(sheet, layout);
  return layout.columns.flatMap((reading, column) => {
    const filled = body.filter(({ cells }) => cells[column]?.trim()).length;
    const isExpected = reading !== null && reading !== 'any' && layout.columns.length > 1;
    return isExpected && filled >= 3 && 4 * filled >= 3 * body.length ? column : [];
  });
}

function linesOf(input: ListInput): Line[] {
  const { sheet, layout, readings, answers } = input;
  const expected = columnsExpected(input);
  const lines: Line[] = [];
  const seen = new Map<string, Line>();
  const body = bodyRows(sheet, layout);
  const isProse = layout.columns.includes('any') && areProse(sheet, body, readings);
  const linesOfRow = (row: ListRow, position: number, reading: RowReading | undefined): Line[] => {
    const ofRow: Line[] = [];
    const add = (
      line: Pick<
        Line,
        'column' | 'raw' | 'start' | 'found' | 'status' | 'unreadReason' | 'columnKind'
      >,
    ) =>
      ofRow.push({ position, place: ofRow.length, row, ...line, occurrences: 1, repeatsRow: null });
    const raw = cellsToRead(row, layout)
      .map(({ text }) => text)
      .join(' ');
    const none = { found: null, columnKind: null, start: 0 };
    if (!reading) {
      add({ ...none, column: null, raw, status: 'pending', unreadReason: null });
      return ofRow;
    }
    const values = valuesIn(reading);
    const missing = values.length === 0 ? [] : expected.filter((i) => !row.cells[i]?.trim());
    for (const column of layout.columns.keys()) {
      const columnKind = columnKindOf(layout, column);
      const lacks = { found: null, columnKind, column };
      if (missing.includes(column))
        add({ ...lacks, raw: '', start: 0, status: 'caution', unreadReason: 'missing' });
      for (const part of partsOf(reading).filter((each) => each.column === column)) {
        const { start, raw } = part;
        if (!('unread' in part)) {
          const { column: _, ...value } = part;
          const found = applyAnswer(value, answers);
          const status = toneOf(found.verdict);
          add({ column, raw, start, found, status, unreadReason: null, columnKind });
        } else if (columnKind !== null || values.some((each) => each.column === column))
          add({ ...lacks, raw, start, status: 'unread', unreadReason: part.unread });
      }
    }
    if (ofRow.length > 0) return ofRow;
    const unread = unreadIn(reading);
    const main = unread.find((part) => part.unread !== 'no-value') ?? unread[0];
    const unreadReason = main?.unread ?? 'no-value';
    if (isProse && PLAIN.has(unreadReason)) return [];
    add({ ...none, column: main?.column ?? null, raw, status: 'unread', unreadReason });
    return ofRow;
  };
  for (const [position, row] of body.entries()) {
    for (const line of linesOfRow(row, position, readings[position])) {
      lines.push(line);
      if (!line.found) continue;
      const key = `${line.found.verdict.kind} ${line.found.verdict.value}`;
      const first = seen.get(key);
      if (!first) {
        seen.set(key, line);
        continue;
      }
      first.occurrences += 1;
      line.repeatsRow = first.row.number;
    }
  }
  return lines;
}

/** What the row says about another row with the same IBAN and another name. */
function otherNameOf(line: ListLine, lines: readonly ListLine[], nameColumn: number | null) {
  const { kind, value } = line.found?.verdict ?? {};
  if (kind !== 'iban' || nameColumn === null) return [];
  const nameIn = (other: ListLine) => other.row.cells[nameColumn] ?? '';
  const folded = foldName(nameIn(line));
  const other = lines.find(
    (each) =>
      each.found?.verdict.kind === 'iban' &&
      each.found.verdict.value === value &&
      ![folded, ''].includes(foldName(nameIn(each))),
  );
  if (folded === '' || !other) return [];
  return [`Row ${other.row.number} has this IBAN with another name: ${nameIn(other).trim()}`];
}

function rowsOf(
  { sheet, readings, nameColumn }: ListInput,
  lines: readonly ListLine[],
): CheckedRow[] {
  const groups: ListLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (sheet.width > 1 && group?.[0]?.row === line.row) group.push(line);
    else groups.push([line]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const contradictions = [
      ...(readings[first.position]?.contradictions ?? []),
      ...group.flatMap((line) => otherNameOf(line, lines, nameColumn)),
    ];
    const statuses = [
      ...group.map(({ status }) => status),
      contradictions.length > 0 ? ('caution' as const) : ('pending' as const),
    ];
    const [status = 'pending'] = statuses.toSorted((a, b) => rankOf(a) - rankOf(b));
    const isRepeat = group.every(({ repeatsRow }) => repeatsRow !== null);
    const corrections = group.filter((line) => correctionsOf([line]).length > 0).length;
    const index = first.position + first.place / 4096;
    return [{ index, row: first.row, lines: group, status, contradictions, isRepeat, corrections }];
  });
}

function summaryOf(rows: readonly CheckedRow[]) {
  const [countByStatus, valuesByStatus] = [noCounts(), noCounts()];
  const kinds = new Set<Kind>();
  const reasons = new Map<string, number>();
  let [repeatCount, valueCount] = [0, 0];
  for (const { lines, status, isRepeat } of rows) {
    if (isRepeat) repeatCount += 1;
    else countByStatus[status] += 1;
    for (const line of lines) {
      if (line.repeatsRow !== null) continue;
      valuesByStatus[line.status] += 1;
      const reason = reasonOf(line);
      if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (!line.found) continue;
      valueCount += 1;
      kinds.add(line.found.verdict.kind);
    }
  }
  return {
    rowCount: rows.length,
    valueCount,
    countByStatus,
    valuesByStatus,
    repeatCount,
    kinds: [...kinds],
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((a, b) => b.count - a.count),
  };
}

function groupsOf(rows: readonly CheckedRow[], nameColumn: number | null): DuplicateGroup[] {
  const byValue = new Map<string, [ListLine, CheckedRow][]>();
  for (const row of rows) {
    for (const line of row.lines) {
      if (!line.found) continue;
      const key = `${line.found.verdict.kind} ${line.found.verdict.value}`;
      byValue.set(key, [...(byValue.get(key) ?? []), [line, row]]);
    }
  }
  return [...byValue.values()].flatMap((pairs) => {
    const rowOf = new Map(pairs);
    return duplicateGroupsOf([...rowOf.keys()], (line) => rowOf.get(line), nameColumn);
  });
}

function priceOf(lines: readonly ListLine[], { answers }: ListInput) {
  const counts = { asked: 0, answered: 0, mistyped: 0 };
  let price = 0;
  for (const { found, repeatsRow } of lines) {
    const state = found && repeatsRow === null && priceStateOf(found, { answers });
    if (!found || !state) continue;
    counts[state] += 1;
    if (state === 'asked') price += lookupCreditsOf(found.verdict.kind);
  }
  const { asked: count, answered, mistyped } = counts;
  return { count, price, answered, mistyped };
}

export function fullListOf(input: ListInput) {
  const lines = linesOf(input);
  const rows = rowsOf(input, lines);
  const groups = groupsOf(rows, input.nameColumn);
  const duplicates = { same: 0, written: 0, names: 0 };
  for (const { kind } of groups) duplicates[kind] += 1;
  const facts = factColumnsOf(rows);
  return {
    list: { rows, summary: summaryOf(rows), facts, price: priceOf(lines, input), duplicates },
    groups,
  };
}

function matchesSearch(row: CheckedRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const values = row.lines.map(({ raw, found }) => `${raw} ${found?.verdict.value ?? ''}`);
  const text = [...values, ...row.row.cells, findingOf(row)].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

/** A stable order; empty texts come last in both directions. */
function comparatorOf(descending: boolean) {
  const { compare } = collator({ numeric: true });
  const sign = descending ? -1 : 1;
  return (a: readonly [CheckedRow, string | number], b: readonly [CheckedRow, string | number]) => {
    const [x, y] = [a[1], b[1]];
    if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return sign * compare(String(x), String(y));
  };
}

const isWrong = ({ status }: CheckedRow): boolean => ['bad', 'unread', 'caution'].includes(status);

/** The rows that match the view, in its order: without one, what a person has to look at comes first. */
export function fullViewOf(
  rows: readonly CheckedRow[],
  { status, kind, reason, search, sort, showRepeats }: ListView,
  columns: readonly TableColumn[],
): readonly CheckedRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = rows.filter(
    (row) =>
      (showRepeats || !row.isRepeat) &&
      (status === null || row.status === status) &&
      (kind === null || row.lines.some(({ found }) => found?.verdict.kind === kind)) &&
      (reason === null || row.lines.some((line) => reasonOf(line) === reason)) &&
      matchesSearch(row, words),
  );
  const column = sort && columns.find(({ id }) => id === sort.by);
  if (!column) return [...shown.filter(isWrong), ...shown.filter((row) => !isWrong(row))];
  return shown
    .map((row) => [row, column.textOf(row)] as const)
    .toSorted(comparatorOf(sort.descending))
    .map(([row]) => row);
}
