/** The counts of a list, kept by adding and subtracting rows. */
import type { Kind } from '../../domain/index.ts';
import { unreadText } from '../../texts/verdict.ts';
import {
  type CheckedRow,
  type FactColumn,
  type ListLine,
  type ListSummary,
  noCounts,
  reasonOf,
} from '../list/index.ts';
import { createTally, type Tally } from './tally.ts';

/** More than the lines of a row, or the facts of a line, whose order can matter. */
const PLACES_PER_ROW = 4096;
const PLACES_PER_LINE = 64;

const placeOf = ({ position, place }: ListLine): number =>
  position * PLACES_PER_ROW + Math.min(place, PLACES_PER_ROW - 1);
const factPlaceOf = ({ position, place }: ListLine, fact: number): number =>
  position * PLACES_PER_ROW + Math.min(place * PLACES_PER_LINE + fact, PLACES_PER_ROW - 1);

export function createTotals() {
  const [countByStatus, valuesByStatus] = [noCounts(), noCounts()];
  const kinds = createTally<Kind>();
  const reasons = createTally<string>();
  /** By column, the labels of facts. */
  const factsByColumn = new Map<number, Tally<string>>();
  /** By label, the name of the first fact that had it: facts with the same label share a column. */
  const factNames = new Map<string, string>();
  let [rowCount, repeatCount, valueCount] = [0, 0, 0];
  /** Formatting a text takes long, and few differ. */
  const unreadTexts = new Map<string, string>();

  function textOfReason(line: ListLine): string | null {
    const { unreadReason, columnKind } = line;
    if (unreadReason === null) return reasonOf(line);
    const key = `${unreadReason} ${columnKind}`;
    const text = unreadTexts.get(key) ?? unreadText(unreadReason, columnKind);
    unreadTexts.set(key, text);
    return text;
  }

  /** Calls back for each fact of a line. */
  function eachFact(line: ListLine, onFact: (label: string, place: number) => void): void {
    const { facts = [] } = line.found?.verdict ?? {};
    for (const [i, { name, label }] of facts.entries()) {
      if (!factNames.has(label)) factNames.set(label, name);
      onFact(label, factPlaceOf(line, i));
    }
  }

  function factsOf(column: number): Tally<string> {
    const labels = factsByColumn.get(column) ?? createTally<string>();
    factsByColumn.set(column, labels);
    return labels;
  }

  function countLine(line: ListLine, by: 1 | -1): void {
    const act = by === 1 ? 'add' : 'remove';
    if (line.column !== null && line.found) {
      const labels = factsOf(line.column);
      eachFact(line, labels[act]);
    }
    if (line.repeatsRow !== null) return;
    valuesByStatus[line.status] += by;
    const reason = textOfReason(line);
    if (reason !== null) reasons[act](reason, placeOf(line));
    if (!line.found) return;
    valueCount += by;
    kinds[act](line.found.verdict.kind, placeOf(line));
  }

  const isUnordered = () =>
    kinds.isUnordered() ||
    reasons.isUnordered() ||
    [...factsByColumn.values()].some((labels) => labels.isUnordered());

  function meetLine(line: ListLine): void {
    if (line.column !== null) eachFact(line, factsOf(line.column).meet);
    if (line.repeatsRow !== null) return;
    const reason = textOfReason(line);
    if (reason !== null) reasons.meet(reason, placeOf(line));
    if (line.found) kinds.meet(line.found.verdict.kind, placeOf(line));
  }

  return {
    /** Adds or subtracts a row. */
    count: ({ lines, status, isRepeat }: CheckedRow, by: 1 | -1): void => {
      rowCount += by;
      if (isRepeat) repeatCount += by;
      else countByStatus[status] += by;
      for (const line of lines) countLine(line, by);
    },

    /** Puts kinds, reasons and facts in the order of the list again. @param rows all that are counted */
    order: (rows: readonly CheckedRow[]): void => {
      if (!isUnordered()) return;
      for (const { lines } of rows) {
        for (const line of lines) meetLine(line);
        if (!isUnordered()) return;
      }
    },

    summary: (): ListSummary => ({
      rowCount,
      valueCount,
      countByStatus: { ...countByStatus },
      valuesByStatus: { ...valuesByStatus },
      repeatCount,
      kinds: kinds.inOrder().map(([kind]) => kind),
      reasons: reasons
        .inOrder()
        .map(([reason, count]) => ({ reason, count }))
        .toSorted((a, b) => b.count - a.count),
    }),

    facts: (): FactColumn[] =>
      [...factsByColumn]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([column, labels]) =>
          labels
            .inOrder()
            .map(([label]) => ({ column, label, name: factNames.get(label) ?? label })),
        ),
  };
}
