/** The rows and counts of a list, of which only what changed is computed again. */

import {
  bodyRows,
  type CheckedRow,
  columnsInUse,
  type FactColumn,
  type ListAnswers,
  type ListPrice,
  type ListSummary,
} from '../list/index.ts';
import type { DuplicateCounts, DuplicateGroup, DuplicateKind } from '../list-view/index.ts';
import type { ListQuestion } from '../messages/index.ts';
import {
  count,
  createState,
  groupsOf,
  type ListInput,
  type ListState,
  linesOf,
  readRow,
  settleAll,
} from './list-state.ts';
import { isPlain } from './row-lines.ts';

export interface CheckedList {
  /** In the order of the list. A row that did not change is the same object as before. */
  readonly rows: readonly CheckedRow[];
  readonly summary: ListSummary;
  /** The same array as long as the facts are the same. */
  readonly facts: readonly FactColumn[];
  readonly price: ListPrice;
  readonly duplicates: DuplicateCounts;
}

/** A step with so many rows takes about a millisecond. */
const ROWS_PER_STEP = 100;

/** Keeps the rows and counts of a list. @param rowsPerStep rows that are computed in a step */
export function createCheckedList(rowsPerStep = ROWS_PER_STEP) {
  let state: ListState | null = null;
  let answers: ListAnswers = new Map();
  let facts: readonly FactColumn[] = [];

  /** The rows of values with another answer than before must be computed again. */
  function applyAnswers(now: ListState, next: ListAnswers): void {
    if (next === answers) return;
    const mark = (key: string) => {
      const space = key.indexOf(' ');
      const same = now.values.find(key.slice(0, space), key.slice(space + 1));
      for (const { position } of same?.lines ?? []) now.isStale[position] = true;
    };
    for (const key of answers.keys()) if (!next.has(key)) mark(key);
    for (const [key, answer] of next) if (answers.get(key) !== answer) mark(key);
    answers = next;
  }

  /** Leaves out plain words as soon as the list looks like a letter, or lists them again. */
  function settleProse(now: ListState): void {
    const isProse = now.mayBeProse && now.prose.isProse();
    if (isProse === now.isProse) return;
    now.isProse = false;
    for (const [position, rows] of now.entries.entries())
      if (isPlain(rows)) count(now, position, isProse ? -1 : 1);
    now.isProse = isProse;
  }

  function listed({ entries, isProse }: ListState): CheckedRow[] {
    const rows: CheckedRow[] = [];
    for (const entry of entries) {
      if (!isProse || !isPlain(entry)) for (const row of entry) rows.push(row);
    }
    return rows;
  }

  function snapshot(now: ListState): CheckedList {
    const rows = listed(now);
    now.totals.order(rows);
    const next = now.totals.facts();
    const isSame = (fact: FactColumn, i: number) =>
      fact.column === facts[i]?.column && fact.label === facts[i]?.label;
    if (next.length !== facts.length || !next.every(isSame)) facts = next;
    const summary = now.totals.summary();
    return { rows, summary, facts, price: { ...now.price }, duplicates: { ...now.duplicates } };
  }

  return {
    /**
     * Computes in steps what has changed since the last input. It may be given up after any step: the next
     * update continues with another input.
     */
    *update(input: ListInput): Generator<void, CheckedList> {
      const { sheet, layout, nameColumn } = input;
      const body = bodyRows(sheet, layout);
      const inUse = columnsInUse(body, layout);
      if (
        state?.layout !== layout ||
        state.nameColumn !== nameColumn ||
        state.length !== body.length ||
        state.isTable !== sheet.width > 1 ||
        state.inUse.join() !== inUse.join()
      ) {
        state = createState(input, body.length, inUse);
      }
      const now = state;
      applyAnswers(now, input.answers);
      let read = 0;
      for (const [position, row] of body.entries()) {
        const isSame =
          row === now.rows[position] && input.readings[position] === now.readings[position];
        if (isSame && !now.isStale[position]) continue;
        readRow(now, input, row, position);
        read += 1;
        if (read % rowsPerStep === 0) yield;
      }
      yield* settleAll(now, input, rowsPerStep);
      settleProse(now);
      return snapshot(now);
    },

    /** The questions of the whole list, in its order. */
    questions: (): ListQuestion[] =>
      (state?.values.all() ?? [])
        .filter(({ lookup }) => lookup === 'asked')
        .toSorted(
          ({ lines: [a] }, { lines: [b] }) =>
            (a?.position ?? 0) - (b?.position ?? 0) || (a?.place ?? 0) - (b?.place ?? 0),
        )
        .map(({ kind, value }) => ({ kind, value })),

    /** The groups of one kind, in the order of their first rows. */
    *groups(kind: DuplicateKind): Generator<void, DuplicateGroup[]> {
      const now = state;
      const groups: DuplicateGroup[] = [];
      if (!now) return groups;
      let step = 0;
      for (const rows of now.entries) {
        for (const line of linesOf(rows)) {
          if (line.occurrences < 2 || !line.found) continue;
          const { kind: valueKind, value } = line.found.verdict;
          const same = now.values.find(valueKind, value);
          if (same?.duplicates.includes(kind))
            groups.push(...groupsOf(now, same).filter((group) => group.kind === kind));
        }
        step += 1;
        if (step % rowsPerStep === 0) yield;
      }
      return groups;
    },
  };
}

export type CheckedListModel = ReturnType<typeof createCheckedList>;
