import { expect, it } from 'vitest';
import { unreadableValues } from '../../../lib/api/endpoints/partial-result.ts';

it.each<[string, unknown, unknown, object]>([
  ['nothing that was read', { a: 1, b: null, c: { d: '' } }, { a: 1, b: null, c: { d: '' } }, []],
  ['a value that was left out', { a: [1], b: 2 }, { b: 2 }, [{ path: 'a', value: '[1]' }]],
  ['a value in an object', { a: { b: 'x' } }, { a: {} }, [{ path: 'a.b', value: '"x"' }]],
  ['nothing in a list that was read whole', { a: ['x', 'y'] }, { a: ['x', 'y'] }, []],
  [
    'items that were left out of a list',
    { a: [null, { b: 1 }, 7, { b: 'x' }] },
    { a: [{ b: 1 }, {}] },
    [
      { path: 'a.0', value: 'null' },
      { path: 'a.2', value: '7' },
      { path: 'a.3.b', value: '"x"' },
    ],
  ],
])('names %s', (_, answer, read, unreadable) => {
  expect(unreadableValues(answer, read)).toEqual(unreadable);
});
