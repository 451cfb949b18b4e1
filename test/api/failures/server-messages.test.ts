/** How the status and the message of an error response become a failure. */
import { describe, expect, it } from 'vitest';
import {
  apiErrorMessage,
  failureInBody as failureInBodyInReferences,
  failureOfStatus as failureOfStatusInReferences,
} from '../../../lib/api/failures/http-errors.ts';
import { inTexts } from '../../texts/in-texts.ts';

const failureInBody = inTexts(failureInBodyInReferences);
const failureOfStatus = inTexts(failureOfStatusInReferences);

const CONTEXT = {
  path: '/v1/vat/iban',
  notFoundBilled: 'possibly',
  key: 'fm_0123456789abcdef',
} as const;

describe('the message of a body', () => {
  it.each([
    ['is trimmed', ' Bad  ', 'Bad'],
    ['is cut at a thousand characters', 'x'.repeat(1_001), 'x'.repeat(1_000)],
    ['is null when blank', '   ', null],
  ])('%s', (_, error, message) => {
    expect(apiErrorMessage({ error })).toBe(message);
    expect(failureOfStatus(400, JSON.stringify({ error }), CONTEXT).detail).toBe(
      message?.slice(0, 300) ?? undefined,
    );
  });

  it('is null for a body without an error', () => {
    expect(apiErrorMessage([1, 2])).toBeNull();
    expect(apiErrorMessage({ error: 7 })).toBeNull();
  });

  it.each([
    ['a JSON string', JSON.stringify('  Nope '), 'Nope'],
    ['a long JSON string', JSON.stringify('y'.repeat(2_000)), 'y'.repeat(300)],
    ['the title of a page', '<title class="a"> Bad \n gateway </title>', 'Bad gateway'],
    ['a page without a title (none)', '<!doctype html><p>Bad</p>', undefined],
    ['text', '  upstream \n gone ', 'upstream gone'],
  ])('is read from %s', (_, text, message) => {
    const { detail } = failureOfStatus(500, text, CONTEXT);
    // A failure has at most 300 characters of detail (lib/domain/failure.ts).
    expect(detail?.slice(0, 300)).toBe(message);
  });
});

describe('the status without a message', () => {
  it.each([
    [499, 'unexpected-status'],
    [500, 'server-error'],
    [599, 'server-error'],
    [600, 'unexpected-status'],
    [302, 'unexpected-status'],
  ])('%i: %s', (status, kind) => {
    expect(failureOfStatus(status, '', CONTEXT).kind).toBe(kind);
  });
});

describe('a quota', () => {
  it('of a period is renewed, so waiting helps; a total quota is not', () => {
    const daily = failureOfStatus(
      401,
      '{"error":"Rate limit exceeded for the API key: quota:  daily"}',
      CONTEXT,
    );
    expect(daily).toMatchObject({
      message: 'This API key has used up its daily quota.',
      waitHelps: true,
    });
    const total = failureOfStatus(
      401,
      '{"error":"Rate limit exceeded for the API key: quota TOTAL"}',
      CONTEXT,
    );
    expect(total).toMatchObject({
      message: 'This API key has used up its total quota.',
      action: 'Raise the key’s quota in the account’s dashboard.',
      remedy: 'account',
      waitHelps: false,
    });
  });

  it('without a name keeps the sentence of a rate limit', () => {
    const { message } = failureOfStatus(401, '{"error":"Rate limit exceeded"}', CONTEXT);
    expect(message).toBe('This API key has reached a rate limit or a quota.');
  });

  it('that another error mentions does not change that error’s sentence', () => {
    expect(failureOfStatus(500, '{"error":"quota daily"}', CONTEXT).message).toBe(
      'Something went wrong at the API.',
    );
  });
});

describe('an error with a success status', () => {
  it.each([
    [{ status: 400 }, 'bad-request'],
    [{ status_code: 402 }, 'payment-required'],
    [{ code: 500 }, 'server-error'],
    [{ code: 599 }, 'server-error'],
    // Not an error status: the message decides, and this one is unknown.
    [{ code: 399 }, 'unexpected-answer'],
    [{ code: 600 }, 'unexpected-answer'],
    [{ status: 200, code: 413 }, 'too-large'],
    [{}, 'unexpected-answer'],
  ])('is classified by the status in its body: %j, %s', (codes, kind) => {
    expect(failureInBody(200, { error: 'Hm', ...codes }, CONTEXT)?.kind).toBe(kind);
  });

  it('keeps an unknown message', () => {
    expect(failureInBody(200, { error: 'Hm' }, CONTEXT)).toMatchObject({
      message: 'The API answered with an error that Fieldmark does not know.',
      billed: 'possibly',
      detail: 'Hm',
    });
    expect(failureInBody(200, { fine: true }, CONTEXT)).toBeNull();
  });
});
