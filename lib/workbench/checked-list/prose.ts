/** Recognises a letter, whose words are not worth listing, while its rows are read. */

import { type RowReading, valueOfPart } from '../list/index.ts';
import type { ListRow } from '../messages/index.ts';

/**
 * The rows are lines of a letter if some rows have values, but in fewer than a third the value is nearly all
 * of the text.
 */
export function createProseCount() {
  let [checked, withValue, entries] = [0, 0, 0];
  return {
    /** Adds or subtracts a row that was read. */
    count: ({ cells }: ListRow, { cells: read }: RowReading, by: 1 | -1): void => {
      const parts = read.flatMap((cell) => cell.parts);
      const found = parts.flatMap((part) => valueOfPart(part) ?? []);
      const length = found.reduce((sum, { raw }) => sum + raw.length, 0);
      const isNumber = parts.some((part) => 'unread' in part && part.unread.startsWith('number'));
      checked += by;
      if (found.length > 0) withValue += by;
      if (isNumber || (cells[0]?.length ?? 0) < 2 * length) entries += by;
    },
    isProse: (): boolean => withValue > 0 && 3 * entries < checked,
  };
}
