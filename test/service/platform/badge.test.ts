import { expect, it } from 'vitest';
import { createBadge } from '../../../lib/service/platform/badge.ts';

type Step = readonly ['pendingLookup' | 'trouble', boolean, string];

it.each<[string, readonly Step[]]>([
  [
    'trouble comes back when the question was asked',
    [
      ['trouble', true, '!'],
      ['pendingLookup', true, '1'],
      ['pendingLookup', false, '!'],
      ['trouble', false, ''],
    ],
  ],
  [
    'a question outlasts the trouble',
    [
      ['pendingLookup', true, '1'],
      ['trouble', true, '1'],
      ['trouble', false, '1'],
      ['pendingLookup', false, ''],
    ],
  ],
])('%s', async (_, steps) => {
  const shown: string[] = [];
  const badge = createBadge({ setBadgeText: async (text) => void shown.push(text) });
  for (const [why, isOn] of steps) await badge(why, isOn);
  expect(shown).toEqual(steps.map(([, , text]) => text));
});

it('a browser that shows no badge stops nothing', async () => {
  const badge = createBadge({ setBadgeText: () => Promise.reject(new Error('no toolbar')) });
  await expect(badge('pendingLookup', true)).resolves.toBeUndefined();
});
