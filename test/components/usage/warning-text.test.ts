import { describe, expect, it } from 'vitest';
import { warningText } from '../../../components/usage/WarningList.tsx';
import type { AccountWarning } from '../../../lib/extension/schemas/index.ts';

type WarningDetails<W> = W extends AccountWarning ? Omit<W, 'id' | 'level' | 'dismissed'> : never;
const textOf = (warning: WarningDetails<AccountWarning>) =>
  warningText({ id: 'x', level: 1, dismissed: false, ...warning });

const MESSAGES: readonly (readonly [WarningDetails<AccountWarning>, string])[] = [
  [{ kind: 'key-inactive' }, 'The API key is inactive. Lookups are refused.'],
  [
    { kind: 'key-expires', at: '2026-11-25T09:00:00Z', days: 3 },
    'The API key expires in 3 days, on 25 Nov 2026.',
  ],
  [
    { kind: 'key-expires', at: '2026-11-25T09:00:00Z', days: 0 },
    'The API key expires within a day, on 25 Nov 2026, 09:00.',
  ],
  [
    { kind: 'key-expires', at: '2026-11-25', days: 0 },
    'The API key expires within a day, on 25 Nov 2026.',
  ],
  [
    { kind: 'quota', quota: 'daily', used: 0, total: 0 },
    'The key’s daily quota is 0 credits. Lookups are refused.',
  ],
  [
    { kind: 'key-expired', at: '2026-11-02' },
    'The API key expired on 2 Nov 2026. Lookups are refused.',
  ],
  [
    { kind: 'quota', quota: 'daily', used: 82, total: 100 },
    'This browser alone has used about 82 credits today. The key’s daily quota is 100.',
  ],
  [
    { kind: 'subscription', used: 850, total: 1000, packs: true, beyond: 40 },
    '85% of the account’s quota and packs have been used.',
  ],
  [
    { kind: 'subscription', used: 1000, total: 1000, packs: false, beyond: 0 },
    'The account’s quota is used up.',
  ],
  [
    { kind: 'credits-low', remaining: 1240, days: 5 },
    '1,240 credits left, enough for about 5 days at this browser’s rate over the last week.',
  ],
  [
    { kind: 'credits-low', remaining: 7, days: 0 },
    '7 credits left, enough for less than a day at this browser’s rate over the last week.',
  ],
  [
    { kind: 'credits-short', remaining: 1, price: 3, about: 'email' },
    '1 credit left. A lookup (Email) costs 3.',
  ],
  [{ kind: 'credits-none' }, 'No credits are left. Lookups are refused.'],
];

describe('the text of a warning', () => {
  it.each(MESSAGES)('%j', (warning, expected) => {
    const { message, action } = textOf(warning);
    expect(message).toBe(expected);
    expect(action).toMatch(/^[A-Z].*\.$/);
  });

  it('names the credits that are used after quota and packs', () => {
    const actionFor = (used: number, beyond: number) =>
      textOf({ kind: 'subscription', used, total: 10, packs: true, beyond }).action;
    expect(actionFor(9, 1240)).toBe(
      'At 100%, lookups start to use your other credits (1,240 left).',
    );
    expect(actionFor(10, 1240)).toBe('Lookups now use your other credits (1,240 left).');
    expect(actionFor(9, 0)).toMatch(/^You have no other credits\. Add a pack/);
  });

  it('does not say that a total quota starts again', () => {
    const actionFor = (quota: 'daily' | 'total') =>
      textOf({ kind: 'quota', quota, used: 9, total: 10 }).action;
    expect(actionFor('daily')).toMatch(/wait for the next period\.$/);
    expect(actionFor('total')).not.toMatch(/wait/);
  });
});
