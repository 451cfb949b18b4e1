/** Computes the rows of a list and the counts of all of them. */
import type { Kind } from '../../domain/index.ts';
import { unreadText } from '../../texts/verdict.ts';
import {
  bodyRows,
  type CheckedRow,
  columnsInUse,
  type FactColumn,
  factColumnsOf,
  foldName,
  type ListAnswers,
  type ListLine,
  type ListPrice,
  type ListSummary,
  noCounts,
  pricedQuestionsOf,
  type RowReading,
  type RowReadings,
  reasonOf,
  type Sheet,
  valueOfPart,
} from '../list/index.ts';
import type { ListLayout, ListRow } from '../messages/index.ts';
import {
  type DuplicateCounts,
  type DuplicateKind,
  duplicateKindsOf,
  type GroupedRow,
  ibanNamesOf,
  otherNameText,
  rowsOfGroup,
} from './duplicates.ts';
import { indexOfLine, isPlain, linesOfRow, type NewLine, rowsOfLines } from './row-lines.ts';

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
  readonly groupsOf: (kind: DuplicateKind) => readonly GroupedRow[][];
}

/** The lines of a row, and what they were made of. */
interface KnownLines {
  readonly row: ListRow;
  readonly reading: RowReading | undefined;
  readonly lines: NewLine[];
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

/** The lines of each value, in the order of the list; tells them which row they repeat. */
function sameLines(all: readonly NewLine[][]): NewLine[][] {
  const byKind = new Map<Kind, Map<string, NewLine[]>>();
  const ofValues: NewLine[][] = [];
  for (const lines of all) {
    for (const line of lines) {
      line.occurrences = 1;
      line.repeatsRow = null;
      if (!line.found) continue;
      const { kind, value } = line.found.verdict;
      const ofKind = byKind.get(kind) ?? new Map<string, NewLine[]>();
      byKind.set(kind, ofKind);
      const same = ofKind.get(value);
      const [first] = same ?? [];
      if (same && first) {
        line.repeatsRow = first.row.number;
        first.occurrences += 1;
        same.push(line);
      } else {
        const fresh = [line];
        ofKind.set(value, fresh);
        ofValues.push(fresh);
      }
    }
  }
  return ofValues;
}

/** What lines say about other rows that have their IBAN with another name. */
function namesOf(same: readonly NewLine[][], nameColumn: number | null) {
  const texts = new Map<NewLine, string>();
  if (nameColumn === null) return texts;
  /** Folding is slow. */
  const known = new Map<string, string>();
  const fold = (name: string): string => {
    const folded = known.get(name) ?? foldName(name);
    known.set(name, folded);
    return folded;
  };
  for (const lines of same) {
    const names = ibanNamesOf(lines, nameColumn, fold);
    if (!names) continue;
    for (const line of lines) {
      const text = otherNameText(line, names, nameColumn, fold);
      if (text !== null) texts.set(line, text);
    }
  }
  return texts;
}

function summaryOf(rows: readonly CheckedRow[]): ListSummary {
  const [countByStatus, valuesByStatus] = [noCounts(), noCounts()];
  const kinds = new Set<Kind>();
  const reasons = new Map<string, number>();
  /** Formatting a text takes long, and few differ. */
  const unreadTexts = new Map<string, string>();
  let [repeatCount, valueCount] = [0, 0];
  const textOf = (line: ListLine): string | null => {
    const { unreadReason, columnKind } = line;
    if (unreadReason === null) return reasonOf(line);
    const key = `${unreadReason} ${columnKind}`;
    const text = unreadTexts.get(key) ?? unreadText(unreadReason, columnKind);
    unreadTexts.set(key, text);
    return text;
  };
  for (const { lines, status, isRepeat } of rows) {
    if (isRepeat) repeatCount += 1;
    else countByStatus[status] += 1;
    for (const line of lines) {
      if (line.repeatsRow !== null) continue;
      valuesByStatus[line.status] += 1;
      const reason = textOf(line);
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

/** Keeps the lines of rows that did not change, because reading them takes longest. */
export function createListChecker() {
  let known: KnownLines[] = [];
  let last: { layout: ListLayout; answers: ListAnswers; inUse: string } | null = null;

  /** Computes the list from nothing but the lines of its rows. */
  return function checkList(input: ListInput): CheckedList {
    const { sheet, layout, readings, answers, nameColumn } = input;
    const body = bodyRows(sheet, layout);
    const inUse = columnsInUse(body, layout);
    const context = { layout, inUse, answers };
    if (last?.layout !== layout || last.answers !== answers || last.inUse !== inUse.join())
      known = [];
    last = { layout, answers, inUse: inUse.join() };
    known = body.map((row, position) => {
      const reading = readings[position];
      const before = known[position];
      if (before?.row === row && before.reading === reading) return before;
      return { row, reading, lines: linesOfRow(row, position, reading, context) };
    });

    const isTable = sheet.width > 1;
    const same = sameLines(known.map(({ lines }) => lines));
    const names = namesOf(same, nameColumn);
    const isLetter = isProse(input, body);
    const { notes } = layout;
    const rows = known.flatMap(({ row, lines, reading }) => {
      const note = (notes !== undefined && row.cells[notes]) || null;
      const read = reading?.contradictions ?? [];
      const inside = note === null ? read : [note, ...read];
      const withOthers = lines.flatMap((line) => names.get(line) ?? []);
      const contradictions = withOthers.length > 0 ? [...inside, ...withOthers] : inside;
      const ofRow = rowsOfLines(lines, { isTable, notes }, contradictions);
      return isLetter && isPlain(ofRow) ? [] : ofRow;
    });
    const duplicates = { same: 0, written: 0, names: 0 };
    const kindsOf = (lines: readonly NewLine[]) =>
      duplicateKindsOf(
        lines,
        isTable,
        lines.some((line) => names.has(line)),
      );
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
