import { expect, it } from 'vitest';
import { createBadge } from '../../lib/service/badge.ts';

type Step = readonly ['armed' | 'trouble', boolean, string];

it.each<[string, readonly Step[]]>([
  [
    'trouble comes back when the question was asked',
    [
      ['trouble', true, '!'],
      ['armed', true, '1'],
      ['armed', false, '!'],
      ['trouble', false, ''],
    ],
  ],
  [
    'a question outlasts the trouble',
    [
      ['armed', true, '1'],
      ['trouble', true, '1'],
      ['trouble', false, '1'],
      ['armed', false, ''],
    ],
  ],
])('%s', async (_, steps) => {
  const shown: string[] = [];
  const badge = createBadge({ badge: async (text) => void shown.push(text) });
  for (const [why, isOn] of steps) await badge(why, isOn);
  expect(shown).toEqual(steps.map(([, , text]) => text));
});

it('a browser that shows no badge stops nothing', async () => {
  const badge = createBadge({ badge: () => Promise.reject(new Error('no toolbar')) });
  await expect(badge('armed', true)).resolves.toBeUndefined();
});
