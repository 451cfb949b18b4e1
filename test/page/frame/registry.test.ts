import { expect, it } from 'vitest';
import { frameRegistry } from '../../../lib/page/frame/registry.ts';

it('is one object for every script of ours in the frame', () => {
  const focused = () => {};
  frameRegistry().onFocus = focused;
  expect(frameRegistry().onFocus).toBe(focused);
  expect(frameRegistry()).toBe(frameRegistry());
  delete frameRegistry().onFocus;
});

it('is under no name that a walk over the globals by strings would meet', () => {
  frameRegistry();
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => /fieldmark/i.test(name))).toEqual(
    [],
  );
});
