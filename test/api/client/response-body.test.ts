import { expect, it } from 'vitest';
import { isWholeJson, readResponseBody } from '../../../lib/api/client/response-body.ts';

const NEVER = new Promise<never>(() => undefined);

it.each([
  ['', 'complete', ''],
  ['1234', 'complete', '1234'],
  ['12345', 'complete', '12345'],
  ['123456', 'too-long', '12345'],
])('of %j, within five bytes, is %s', async (body, end, text) => {
  expect(await readResponseBody(new Response(body), 5, NEVER)).toEqual({ text, end });
});

it.each([
  ['{"a":1}', true],
  ['[]', true],
  ['\ufeff {"a":1} \n', true],
  ['{"a":1', false],
  ['{"a":1}}', false],
  ['{"a":1} x', false],
  ['12', false],
  ['"a}"', false],
  ['true', false],
  ['null', false],
  ['', false],
])('is whole JSON: %j: %s', (text, whole) => {
  expect(isWholeJson(text)).toBe(whole);
});
