import { expect, it } from 'vitest';
import { stages } from '../../lib/page/stage.ts';

it('is one object for every script of ours in the frame', () => {
  const focused = () => {};
  stages().focused = focused;
  expect(stages().focused).toBe(focused);
  expect(stages()).toBe(stages());
  delete stages().focused;
});

it('is under no name that a walk over the globals by strings would meet', () => {
  stages();
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => /fieldmark/i.test(name))).toEqual(
    [],
  );
});
