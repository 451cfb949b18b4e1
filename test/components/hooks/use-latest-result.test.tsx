import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLatestResult } from '../../../components/hooks/use-latest-result.ts';

/** Work that ends when it is told to. */
function work<T>(result: T) {
  let end = () => {};
  const done = new Promise<T>((resolve) => {
    end = () => resolve(result);
  });
  return { done, end };
}

function begin() {
  const { result, unmount } = renderHook(() => useLatestResult());
  const taken: string[] = [];
  const run = (name: string) => {
    const { done, end } = work(name);
    const taking = result.current(done, (each) => taken.push(each));
    return async () => {
      end();
      await act(() => taking);
    };
  };
  return { taken, run, unmount };
}

it('hands on what was begun last, whichever ends first', async () => {
  const { taken, run } = begin();
  const [first, second] = [run('first'), run('second')];
  await second();
  await first();
  expect(taken).toEqual(['second']);
});

it('drops what was overtaken even before its successor ends', async () => {
  const { taken, run } = begin();
  const [first, second] = [run('first'), run('second')];
  await first();
  expect(taken).toEqual([]);
  await second();
  expect(taken).toEqual(['second']);
});

it('hands on one after the other', async () => {
  const { taken, run } = begin();
  await run('first')();
  await run('second')();
  expect(taken).toEqual(['first', 'second']);
});

it('hands nothing to a component that has gone', async () => {
  const { taken, run, unmount } = begin();
  const end = run('late');
  unmount();
  await end();
  expect(taken).toEqual([]);
});
