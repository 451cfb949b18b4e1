/** What is taken of a refusal's own words, and what decides that is not said in words. */
import { describe, expect, it } from 'vitest';
import {
  apiErrorMessage,
  failureInBody,
  failureOfStatus,
} from '../../../lib/api/failures/http-errors.ts';

const ASKED = {
  path: '/v1/vat/iban',
  notFoundBilled: 'possibly',
  key: 'fm_0123456789abcdef',
} as const;

describe('the words of a body', () => {
  it.each([
    ['are told without the space around them', ' Bad  ', 'Bad'],
    ['are cut at a thousand characters', 'x'.repeat(1_001), 'x'.repeat(1_000)],
    ['are none where there is nothing but space', '   ', null],
  ])('%s', (_, error, told) => {
    expect(apiErrorMessage({ error })).toBe(told);
    expect(failureOfStatus(400, JSON.stringify({ error }), ASKED).detail).toBe(
      told?.slice(0, 300) ?? undefined,
    );
  });

  it('are none of a body that is no error', () => {
    expect(apiErrorMessage([1, 2])).toBeNull();
    expect(apiErrorMessage({ error: 7 })).toBeNull();
  });

  it.each([
    ['a sentence in quotation marks', JSON.stringify('  Nope '), 'Nope'],
    ['a long one', JSON.stringify('y'.repeat(2_000)), 'y'.repeat(300)],
    ['a page, by its title', '<title class="a"> Bad \n gateway </title>', 'Bad gateway'],
    ['a bare page, not at all', '<!doctype html><p>Bad</p>', undefined],
    ['text', '  upstream \n gone ', 'upstream gone'],
  ])('are read of %s', (_, text, told) => {
    const { detail } = failureOfStatus(500, text, ASKED);
    // A failure carries the first 300 characters at most (lib/failure.ts).
    expect(detail?.slice(0, 300)).toBe(told);
  });
});

describe('the status decides', () => {
  it.each([
    [499, 'unexpected-status'],
    [500, 'server-error'],
    [599, 'server-error'],
    [600, 'unexpected-status'],
    [302, 'unexpected-status'],
  ])('%i: %s', (status, kind) => {
    expect(failureOfStatus(status, '', ASKED).kind).toBe(kind);
  });
});

describe('a quota', () => {
  it('of a period comes again; the total does not', () => {
    const daily = failureOfStatus(
      401,
      '{"error":"Rate limit exceeded for the API key: quota:  daily"}',
      ASKED,
    );
    expect(daily).toMatchObject({
      message: 'The daily quota of this API key is used up.',
      waitHelps: true,
    });
    const total = failureOfStatus(
      401,
      '{"error":"Rate limit exceeded for the API key: quota TOTAL"}',
      ASKED,
    );
    expect(total).toMatchObject({
      message: 'The total quota of this API key is used up.',
      action: 'Raise the key’s quota in the account dashboard.',
      remedy: 'account',
      waitHelps: false,
    });
  });

  it('that is not named leaves the sentence of a rate limit', () => {
    const { message } = failureOfStatus(401, '{"error":"Rate limit exceeded"}', ASKED);
    expect(message).toBe('A rate limit or a quota of this key is reached.');
  });

  it('that is spoken of in another refusal changes nothing in it', () => {
    expect(failureOfStatus(500, '{"error":"quota daily"}', ASKED).message).toBe(
      'The API failed on its side.',
    );
  });
});

describe('an error under a status of success', () => {
  it.each([
    [{ status: 400 }, 'bad-request'],
    [{ status_code: 402 }, 'payment-required'],
    [{ code: 500 }, 'server-error'],
    [{ code: 599 }, 'server-error'],
    // No status of an error: what the words say, or nothing that is known.
    [{ code: 399 }, 'unexpected-answer'],
    [{ code: 600 }, 'unexpected-answer'],
    [{ status: 200, code: 413 }, 'too-large'],
    [{}, 'unexpected-answer'],
  ])('is the one that it names: %j, %s', (named, kind) => {
    expect(failureInBody(200, { error: 'Hm', ...named }, ASKED)?.kind).toBe(kind);
  });

  it('that nobody knows is kept as it came', () => {
    expect(failureInBody(200, { error: 'Hm' }, ASKED)).toMatchObject({
      message: 'The API answered with an error that Fieldmark does not know.',
      billed: 'possibly',
      detail: 'Hm',
    });
    expect(failureInBody(200, { fine: true }, ASKED)).toBeNull();
  });
});
