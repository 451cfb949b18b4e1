import { expect, it } from 'vitest';
import { compareJson } from '../../../lib/console/request/snippets.ts';

it.each([
  ['equal values', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
  ['another order of names', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['a changed value', { a: { b: 1 } }, { a: { b: 2 } }, [{ path: 'a.b', before: 1, after: 2 }]],
  ['another type', { a: 1 }, { a: '1' }, [{ path: 'a', before: 1, after: '1' }]],
  [
    'a removed and an added name',
    { a: 1 },
    { b: null },
    [
      { path: 'a', before: 1 },
      { path: 'b', after: null },
    ],
  ],
  ['a longer list', { a: [1] }, { a: [1, { x: 2 }] }, [{ path: 'a[1]', after: { x: 2 } }]],
  ['a list in place of an object', { a: {} }, { a: [] }, [{ path: 'a', before: {}, after: [] }]],
  ['values that are not objects', 'x', 'y', [{ path: '', before: 'x', after: 'y' }]],
  [
    'the order of the answer',
    { z: 1, a: 1 },
    { z: 2, a: 2 },
    [
      { path: 'z', before: 1, after: 2 },
      { path: 'a', before: 1, after: 2 },
    ],
  ],
])('finds %s', (_, before, after, differences) =>
  expect(compareJson(before, after)).toEqual(differences),
);

it('compares deeply nested answers', () => {
  const deep = (end: string): unknown =>
    JSON.parse(`${'['.repeat(20_000)}"${end}"${']'.repeat(20_000)}`);
  expect(compareJson(deep('a'), deep('b'))).toMatchObject([{ before: 'a', after: 'b' }]);
});
