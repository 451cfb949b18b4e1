import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestResult } from '../../../components/ui/use-outcome.ts';

/** Work that ends when `end` is called. */
function work<T>(result: T) {
  let end = () => {};
  const done = new Promise<T>((resolve) => {
    end = () => resolve(result);
  });
  return { done, end };
}

function renderLatestResult() {
  const { result, unmount } = renderHook(() => useLatestResult());
  const taken: string[] = [];
  const run = (name: string) => {
    const { done, end } = work(name);
    const taking = result.current(done, (value) => taken.push(value));
    return async () => {
      end();
      await act(() => taking);
    };
  };
  return { taken, run, unmount };
}

it('passes on the result of the latest work, whichever ends first', async () => {
  const { taken, run } = renderLatestResult();
  const [first, second] = [run('first'), run('second')];
  await second();
  await first();
  expect(taken).toEqual(['second']);
});

it('drops earlier work even if it ends before the latest', async () => {
  const { taken, run } = renderLatestResult();
  const [first, second] = [run('first'), run('second')];
  await first();
  expect(taken).toEqual([]);
  await second();
  expect(taken).toEqual(['second']);
});

it('passes on each result of sequential work', async () => {
  const { taken, run } = renderLatestResult();
  await run('first')();
  await run('second')();
  expect(taken).toEqual(['first', 'second']);
});

it('passes nothing on after the component has unmounted', async () => {
  const { taken, run, unmount } = renderLatestResult();
  const end = run('late');
  unmount();
  await end();
  expect(taken).toEqual([]);
});
