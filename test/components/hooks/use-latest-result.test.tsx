import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestResult } from '../../../components/ui/use-outcome.ts';

function renderLatestResult() {
  const { result, unmount } = renderHook(() => useLatestResult());
  const taken: string[] = [];
  /** Starts work, and returns what ends it. */
  const run = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const taking = result.current(promise, (value) => taken.push(value));
    return async () => {
      resolve(name);
      await act(() => taking);
    };
  };
  return { taken, run, unmount };
}

it.each([
  ['first', 'second'],
  ['second', 'first'],
])(
  'passes on only the result of the latest work, if the %s ends before the %s',
  async (...ends) => {
    const { taken, run } = renderLatestResult();
    await run('before')();
    const end = { first: run('first'), second: run('second') };
    for (const name of ends) await end[name as keyof typeof end]();
    expect(taken).toEqual(['before', 'second']);
  },
);

it('passes nothing on after the component has unmounted', async () => {
  const { taken, run, unmount } = renderLatestResult();
  const end = run('late');
  unmount();
  await end();
  expect(taken).toEqual([]);
});
