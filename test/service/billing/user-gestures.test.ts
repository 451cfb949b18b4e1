import { expect, it } from 'vitest';
import { createUserGestures } from '../../../lib/service/billing/budget.ts';

function gesturesAt(clock: { now: number }) {
  const session = new Map<string, unknown>();
  const platform = {
    session: {
      get: async (name: string) => session.get(name),
      set: async (name: string, value: unknown) => void session.set(name, value),
    },
  } as never;
  return { session, gestures: createUserGestures({ platform, now: () => clock.now }) };
}

it('takes no gesture from the future, where it would lift the limit for as long', async () => {
  const clock = { now: 5_000 };
  const { gestures } = gesturesAt(clock);
  await gestures.record();
  clock.now = 4_999;
  expect(await gestures.lastAt()).toBe(0);
});

it('takes no damaged gesture', async () => {
  const { session, gestures } = gesturesAt({ now: 5_000 });
  await gestures.record();
  for (const name of session.keys()) session.set(name, 'yesterday');
  expect(await gestures.lastAt()).toBe(0);
});
