import type { Verdict } from '../../../lib/domain/index.ts';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import type { UnreadReason } from '../../../lib/values/domain/kind.ts';
import {
  createListChecker,
  type ListInput,
} from '../../../lib/workbench/checked-list/check-list.ts';
import {
  bodyRows,
  type CellEdit,
  cellsToRead,
  type ExportedList,
  originalsOf,
  type Sheet,
  withEdits,
} from '../../../lib/workbench/list/index.ts';
import type { CellPart, ListLayout, RowReading } from '../../../lib/workbench/messages/index.ts';

/** The rows and counts of a list. */
export const checkedListOf = (
  input: Pick<ListInput, 'sheet' | 'layout' | 'readings'> & Partial<ListInput>,
) => createListChecker()({ answers: new Map(), nameColumn: null, ...input });

/** A value as the background finds it: good unless it starts with `bad`. */
export function foundIn(cell: string, more: Partial<Verdict> = {}, at?: number): FoundValue {
  const standing = cell.startsWith('bad') ? 'bad' : 'good';
  return {
    raw: cell,
    verdict: {
      kind: 'email',
      value: cell.trim().toLowerCase(),
      standing,
      reason: 'syntax',
      headline: `It is ${standing}.`,
      facts: [{ name: 'Domain', label: 'Domain', value: 'example.com' }],
      basis: at === undefined ? ['syntax'] : ['syntax', 'api'],
      ...more,
    },
    offer: {
      policy: 'ask',
      credits: at === undefined ? 3 : 0,
      connected: true,
      ...(at === undefined ? {} : { answeredAt: at }),
    },
  };
}

/** What is read in a list, by what is in each cell. */
export const readingsOf = (
  sheet: Sheet,
  layout: ListLayout,
  partsIn: (text: string, column: number) => readonly CellPart[],
): RowReading[] =>
  bodyRows(sheet, layout).map((row) => ({
    cells: cellsToRead(row, layout).map(({ text, column }) => ({
      column,
      parts: [...partsIn(text, column)],
    })),
    contradictions: [],
  }));

const ANSWERED_AT = 86_400_000;

/**
 * A list after some edits: what stands between semicolons in a column that is read is a value if it has an @, which was
 * answered on 2 January 1970, and otherwise not read.
 */
export function exportedList(
  sheet: Sheet,
  layout: ListLayout,
  edits: readonly CellEdit[] = [],
): ExportedList {
  const edited = withEdits(sheet, edits);
  const partIn = (cell: string, raw: string): CellPart => {
    const at = { raw, start: cell.indexOf(raw) };
    if (!raw.includes('@')) return { ...at, unread: 'not-in-column' };
    return { ...foundIn(raw, {}, ANSWERED_AT), ...at };
  };
  const readings = readingsOf(edited, layout, (text) =>
    text.split('; ').map((raw) => partIn(text, raw)),
  );
  const { rows } = checkedListOf({ sheet: edited, layout, readings });
  return { sheet: edited, layout, rows, originals: originalsOf(sheet, [], edits) };
}

/** What is read in a row: cells with values a space apart, or reasons why they have none. */
export function readingOf(...cells: readonly (readonly FoundValue[] | UnreadReason)[]): RowReading {
  return {
    cells: cells.map((cell, column) => {
      if (cell.length === 0) return { column, parts: [{ raw: '', start: 0, unread: 'no-value' }] };
      if (typeof cell === 'string') return { column, parts: [{ raw: '', start: 0, unread: cell }] };
      let start = 0;
      const parts = cell.map((found) => {
        const part = { ...found, start };
        start += found.raw.length + 1;
        return part;
      });
      return { column, parts };
    }),
    contradictions: [],
  };
}
