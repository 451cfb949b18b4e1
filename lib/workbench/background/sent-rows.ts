import type { ListRow } from '../messages/index.ts';
import type { ListStore } from './store.ts';

/** A message can hold 64 MiB; smaller parts keep the page responsive. */
const MAX_SENT_ROWS = 5_000;
/** UTF-16 units; a longer row is sent alone. */
const MAX_SENT_LENGTH = 4_000_000;

/** The position after the last row of the part that begins at `from`. */
function partEnd(rows: readonly ListRow[], from: number): number {
  let length = 0;
  let end = from;
  for (; end < rows.length && end < from + MAX_SENT_ROWS; end += 1) {
    for (const cell of rows[end]?.cells ?? []) length += cell.length;
    if (length > MAX_SENT_LENGTH && end > from) break;
  }
  return end;
}

/** Reads stored lists for a page that asks for their rows part by part, each list once. */
export function createSentRows(store: Pick<ListStore, 'rows'>) {
  type Stored = NonNullable<Awaited<ReturnType<ListStore['rows']>>>;
  let last: { id: string; stored: Stored } | null = null;
  return {
    /** Rows from `from` on; the first part also has the questions. Undefined: there is no such list. */
    part: async (id: string, from: number) => {
      const stored = from > 0 && last?.id === id ? last.stored : await store.rows(id);
      if (!stored) return undefined;
      const { list, questions } = stored;
      const end = partEnd(list.rows, from);
      const hasMore = end < list.rows.length;
      last = hasMore ? { id, stored } : null;
      return {
        list: { ...list, rows: list.rows.slice(from, end) },
        questions: from === 0 ? questions : [],
        ...(hasMore && { next: end }),
      };
    },
    clear: (): void => {
      last = null;
    },
  };
}

export type SentRows = ReturnType<typeof createSentRows>;
