import type { UnreadReason } from '../../../lib/domain/kind.ts';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import type { RowReading } from '../../../lib/workbench/list/lines.ts';

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
