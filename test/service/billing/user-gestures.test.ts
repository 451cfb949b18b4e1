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

it('knows when the person last used a surface of ours', async () => {
  const clock = { now: 5_000 };
  const { gestures } = gesturesAt(clock);
  expect(await gestures.lastAt()).toBe(0);
  await gestures.record();
  expect(await gestures.lastAt()).toBe(5_000);
  clock.now = 9_000;
  expect(await gestures.lastAt()).toBe(5_000);
  await gestures.record();
  expect(await gestures.lastAt()).toBe(9_000);
});

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
