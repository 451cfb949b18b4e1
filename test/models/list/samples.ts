import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';

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
