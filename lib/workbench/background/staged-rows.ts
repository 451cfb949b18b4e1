import type { RequestOf } from '../../extension/messages/index.ts';
import type { ListRow } from '../messages/index.ts';

/** Parts of lists that are kept at a time. A page that closes never saves its part. */
const MAX_LISTS = 3;

/** Rows of long lists, which come in parts before the list is saved. They are kept in memory only. */
export function createStagedRows() {
  const lists = new Map<string, ListRow[]>();
  return {
    /** Adds rows; `from` 0 starts anew. False: the earlier rows are lost. */
    stage: ({ upload, from, rows }: RequestOf<'stageRows'>): boolean => {
      const staged = from === 0 ? [] : lists.get(upload);
      if (staged?.length !== from) return false;
      for (const row of rows) staged.push(row);
      lists.delete(upload);
      lists.set(upload, staged);
      for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(oldest);
      return true;
    },
    /** All rows of a list, which are then forgotten; undefined where they are lost. */
    take: (upload: string): readonly ListRow[] | undefined => {
      const rows = lists.get(upload);
      lists.delete(upload);
      return rows;
    },
    clear: (): void => lists.clear(),
  };
}

export type StagedRows = ReturnType<typeof createStagedRows>;
