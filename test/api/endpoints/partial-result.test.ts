import { expect, it } from 'vitest';
import { resultSchemaFor, unreadableValues } from '../../../lib/api/endpoints/partial-result.ts';
import { ENDPOINTS } from '../../../lib/api/endpoints/table.ts';

/** An answer that the verdict cannot be read from. */
const BARE = { bank_name: 'B' };

it.each<[string, readonly string[], object, boolean]>([
  ['all fields', [], BARE, false],
  ['what the verdict needs', ENDPOINTS.iban.fields, BARE, false],
  ['a field', ['bank_name'], BARE, true],
  ['a field that the answer lacks', ['bic'], BARE, false],
  ['one of two', ['bic', 'bank_name'], BARE, true],
  ['a part of a field', ['bank.name'], { bank: { name: 'B' } }, true],
  ['a field that the API does not know', ['bic'], {}, true],
])('a request for %s (%j) accepts %j: %s', (_, fields, answer, accepted) => {
  expect(resultSchemaFor('iban', fields).safeParse(answer).success).toBe(accepted);
});

it('accepts any part of an answer that no verdict is read from', () => {
  expect(ENDPOINTS.rates.fields).toEqual([]);
  expect(resultSchemaFor('rates', ['date']).safeParse({ date: '2026-11-20' }).success).toBe(true);
});

it.each([null, [], 'text'])('a request for a field never accepts %j', (answer) => {
  expect(resultSchemaFor('iban', ['bic']).safeParse(answer).success).toBe(false);
});

it('keeps fields that were not requested', () => {
  expect(resultSchemaFor('iban', ['bic']).parse({ bic: 'X', extra: 1 })).toEqual({
    bic: 'X',
    extra: 1,
  });
});

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
])('names as unreadable %s', (_, answer, read, unreadable) => {
  expect(unreadableValues(answer, read)).toEqual(unreadable);
});
