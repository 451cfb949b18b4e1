import { expect, it } from 'vitest';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';

it('the registry is the same object for all our scripts in the frame', () => {
  const focused = () => {};
  frameRegistry().onFocus = focused;
  expect(frameRegistry().onFocus).toBe(focused);
  expect(frameRegistry()).toBe(frameRegistry());
  delete frameRegistry().onFocus;
});

it('the registry is not in a global with a string name', () => {
  frameRegistry();
  expect(Object.getOwnPropertyNames(globalThis).filter((name) => /fieldmark/i.test(name))).toEqual(
    [],
  );
});
