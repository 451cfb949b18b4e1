import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import type { CellReading, RowReading } from '../../../lib/models/list/lines.ts';

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
      facts: [{ label: 'Domain', value: 'example.com' }],
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

/** What is read in a row: cells with values, or reasons why they have none. */
export function readingOf(
  ...cells: readonly (readonly FoundValue[] | CellReading['unread'])[]
): RowReading {
  return {
    cells: cells.map((cell, column) => {
      const found = typeof cell === 'string' || cell === null ? [] : cell;
      const unread = typeof cell === 'string' ? cell : null;
      return { column, text: found.map(({ raw }) => raw).join(' '), found, unread };
    }),
    contradictions: [],
  };
}
