import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestResult } from '../../../components/ui/use-latest.ts';

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

it('passes on only the result of the latest work, whichever ends first', async () => {
  const { taken, run } = renderLatestResult();
  await run('before')();
  const [first, second, third] = [run('first'), run('second'), run('third')];
  await first();
  await third();
  await second();
  expect(taken).toEqual(['before', 'third']);
});

it('passes nothing on after the component has unmounted', async () => {
  const { taken, run, unmount } = renderLatestResult();
  const end = run('late');
  unmount();
  await end();
  expect(taken).toEqual([]);
});
