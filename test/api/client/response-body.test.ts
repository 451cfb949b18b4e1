import { expect, it, vi } from 'vitest';
import { isWholeJson, readResponseBody } from '../../../lib/api/client/response-body.ts';

const NEVER = new Promise<never>(() => undefined);

it('is empty and complete where a response has none', async () => {
  const response = new Response(null, { status: 204 });
  expect(await readResponseBody(response, 10, NEVER)).toEqual({ text: '', end: 'complete' });
});

it.each([
  ['', 'complete', ''],
  ['1234', 'complete', '1234'],
  ['12345', 'complete', '12345'],
  ['123456', 'too-long', '12345'],
])('of %j, within five bytes, is %s', async (body, end, text) => {
  expect(await readResponseBody(new Response(body), 5, NEVER)).toEqual({ text, end });
});

it('keeps a character whose bytes come apart, and a byte order mark', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (const byte of new TextEncoder().encode('\ufeff€'))
        controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readResponseBody(new Response(body), 10, NEVER)).toEqual({
    text: '\ufeff€',
    end: 'complete',
  });
});

it('has what arrived when it is stopped, and cancels the rest', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('part')),
    cancel,
  });
  const stopped = new Promise<never>((_, reject) => setTimeout(reject, 5));
  const received = await readResponseBody(new Response(body), 10, stopped);
  expect(received).toEqual({ text: 'part', end: 'broken' });
  expect(cancel).toHaveBeenCalledOnce();
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
