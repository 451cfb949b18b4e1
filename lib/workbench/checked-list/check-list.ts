/** Computes the rows of a list and the counts of all of them. */
import { valueKey } from '../../domain/index.ts';
import { activeLocale } from '../../texts/locale.ts';
import {
  amountColumnOf,
  bodyRows,
  type CheckedRow,
  cellText,
  columnsInUse,
  type DuplicateKind,
  type FactColumn,
  factColumnsOf,
  headingsIn,
  type ListAnswers,
  type ListPrice,
  type ListSummary,
  pricedQuestionsOf,
  type RowReadings,
  type RowRemark,
  type Sheet,
  totalsAmong,
  valueOfPart,
} from '../list/index.ts';
import type { ListLayout, ListRow, RowReading } from '../messages/index.ts';
import { remarksOfPayments } from '../payments/index.ts';
import { type DuplicateCounts, duplicateKindsOf, rowsOfGroup } from './duplicates.ts';
import { remarksAmong } from './other-rows.ts';
import {
  indexOfLine,
  isPlain,
  lineOfNothing,
  linesOfRow,
  type NewLine,
  rowsOfLines,
} from './row-lines.ts';
import { summaryOf } from './summary.ts';

export interface ListInput {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly readings: RowReadings;
  readonly answers: ListAnswers;
  /** Index of the column with names, by which the holders of an IBAN are compared; null: there is none. */
  readonly nameColumn: number | null;
}

export interface CheckedList {
  /** In the order of the list. */
  readonly rows: readonly CheckedRow[];
  readonly summary: ListSummary;
  readonly facts: readonly FactColumn[];
  readonly price: ListPrice;
  readonly duplicates: DuplicateCounts;
  /** The rows of each group of a kind, in the order of their first rows. */
  readonly groupsOf: (kind: DuplicateKind) => readonly CheckedRow[][];
}

/**
 * The rows are lines of a letter if some rows have values, but in fewer than a third the value is nearly all
 * of the text.
 */
function isProse({ sheet, layout, readings }: ListInput, body: readonly ListRow[]): boolean {
  if (sheet.width > 1 || !layout.columns.includes('any')) return false;
  let [checked, withValue, entries] = [0, 0, 0];
  for (const [position, { cells }] of body.entries()) {
    const reading = readings[position];
    if (!reading) continue;
    const parts = reading.cells.flatMap((cell) => cell.parts);
    const found = parts.flatMap((part) => valueOfPart(part) ?? []);
    const length = found.reduce((sum, { raw }) => sum + raw.length, 0);
    const isNumber = parts.some((part) => 'unread' in part && part.unread.startsWith('number'));
    checked += 1;
    if (found.length > 0) withValue += 1;
    if (isNumber || (cells[0]?.length ?? 0) < 2 * length) entries += 1;
  }
  return withValue > 0 && 3 * entries < checked;
}

/**
 * The lines of each value, in the order of the list; tells them which row they repeat.
 * @param areCounted a value that occurs again is worth knowing: an account is usually paid more than once
 */
function sameLines(all: readonly NewLine[][], areCounted: boolean): NewLine[][] {
  const byValue = new Map<string, NewLine[]>();
  for (const line of all.flat()) {
    line.occurrences = 1;
    line.repeatsRow = null;
    if (!line.found) continue;
    const key = valueKey(line.found.verdict);
    const same = byValue.get(key);
    const [first] = same ?? [];
    if (same && first) {
      line.repeatsRow = first.row.number;
      if (areCounted) first.occurrences += 1;
      same.push(line);
    } else byValue.set(key, [line]);
  }
  return [...byValue.values()];
}

const NO_REMARKS: readonly RowRemark[] = [];
const NO_REMARKS_OF_LINES: ReadonlyMap<NewLine, readonly RowRemark[]> = new Map();

/** What the list, and the values of a row, say of the row. */
function remarksOfRow(
  row: ListRow,
  reading: RowReading | undefined,
  notes: number | undefined,
): readonly RowRemark[] {
  const note = cellText(row, notes);
  const inside = reading?.contradictions ?? [];
  if (note === '' && inside.length === 0) return NO_REMARKS;
  return [
    ...(note === '' || notes === undefined
      ? []
      : [{ kind: 'whole' as const, columns: [notes] as const, text: note }]),
    ...inside.map(({ columns, text }) => ({ kind: 'inside' as const, columns, text })),
  ];
}

/** The lines of the rows; those that sum up others have no values. */
function linesWithoutTotals(
  known: readonly NewLine[][],
  body: readonly ListRow[],
  { layout: { columns, payments }, readings }: ListInput,
): NewLine[][] {
  // A payment sums up nothing, whatever it lacks.
  const maybe = (payments ? [] : body).flatMap((row, position) =>
    readings[position] && known[position]?.every(({ found }) => !found) ? [{ row, position }] : [],
  );
  const totals = totalsAmong(maybe, body, (column) => (columns[column] ?? null) !== null);
  return body.map((row, position) =>
    totals.has(position) ? [lineOfNothing(row, position)] : (known[position] ?? []),
  );
}

/** What depends on nothing but the cells and the language: where the amounts are, and what is said of payments. */
function cellFacts(sheet: Sheet, layout: ListLayout, body: readonly ListRow[]) {
  const { columns, payments } = layout;
  const isRead = (column: number) => (columns[column] ?? null) !== null;
  return {
    sheet,
    layout,
    locale: activeLocale(),
    amountColumn: amountColumnOf(body, headingsIn(sheet, layout), sheet.width, isRead),
    ofPayments: payments ? remarksOfPayments(body, payments) : null,
  };
}

/** Keeps the lines of rows that did not change, because reading them takes longest. */
export function createListChecker() {
  let known: NewLine[][] = [];
  let facts: ReturnType<typeof cellFacts> | null = null;
  /** What the known lines were made of, besides their rows. */
  let last: (Pick<ListInput, 'layout' | 'answers' | 'readings'> & { columns: string }) | null =
    null;

  /** Computes the list from nothing but the lines of its rows. */
  return function checkList(input: ListInput): CheckedList {
    const { sheet, layout, readings, answers, nameColumn } = input;
    const body = bodyRows(sheet, layout);
    const { notes, payments } = layout;
    // What a payment may lack, its remarks say.
    const inUse = payments ? [] : columnsInUse(body, layout);
    const isAsBefore = facts?.sheet === sheet && facts.layout === layout;
    if (!facts || !isAsBefore || facts.locale !== activeLocale())
      facts = cellFacts(sheet, layout, body);
    const { amountColumn, ofPayments } = facts;
    const context = { layout, inUse, amountColumn, answers };
    const columns = [amountColumn, ...inUse].join();
    if (last?.layout !== layout || last.answers !== answers || last.columns !== columns) known = [];
    const before = last?.readings ?? [];
    known = body.map((row, position) => {
      const [reading, lines] = [readings[position], known[position]];
      if (lines?.[0]?.row === row && before[position] === reading) return lines;
      return linesOfRow(row, position, reading, context);
    });
    last = { layout, answers, readings, columns };

    const isTable = sheet.width > 1;
    const linesOfRows = linesWithoutTotals(known, body, input);
    const same = sameLines(linesOfRows, !payments);
    const isLetter = isProse(input, body);
    const compared = { body, isTable, isLetter, nameColumn, amountColumn, notes };
    // Payments are compared by what they pay, and not by all of their cells.
    const remarks = payments
      ? NO_REMARKS_OF_LINES
      : remarksAmong(same, (position) => linesOfRows[position] ?? [], compared);
    const rows = body.flatMap((row, position) => {
      const reading = readings[position];
      const ofPayment = reading && ofPayments?.get(position);
      const inRow = remarksOfRow(row, reading, notes);
      const ofRow = ofPayment ? [...ofPayment, ...inRow] : inRow;
      const checked = rowsOfLines(linesOfRows[position] ?? [], isTable, ofRow, (line) =>
        remarks.get(line),
      );
      return isLetter && isPlain(checked) ? [] : checked;
    });
    const duplicates = { same: 0, written: 0, names: 0 };
    const hasNames = (line: NewLine) =>
      remarks.get(line)?.some(({ kind }) => kind === 'names') === true;
    const kindsOf = (lines: readonly NewLine[]) =>
      duplicateKindsOf(lines, isTable, lines.some(hasNames));
    for (const lines of same) for (const kind of kindsOf(lines)) duplicates[kind] += 1;
    const { questions: _, ...price } = pricedQuestionsOf(rows);
    return {
      rows,
      summary: summaryOf(rows),
      facts: factColumnsOf(rows),
      price,
      duplicates,
      groupsOf: (kind) => {
        const byIndex = new Map(rows.map((row) => [row.index, row]));
        return same
          .filter((lines) => kindsOf(lines).includes(kind))
          .map((lines) => {
            const indexes = new Set(lines.map((line) => indexOfLine(line, isTable)));
            const ofValue = [...indexes].flatMap((index) => byIndex.get(index) ?? []);
            return rowsOfGroup(kind, lines, ofValue, nameColumn);
          });
      },
    };
  };
}
