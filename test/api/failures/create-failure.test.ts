import { describe, expect, it, vi } from 'vitest';
import { redactServerText, removeKey } from '../../../lib/api/failures/create-failure.ts';
import { FAILURE_KINDS } from '../../../lib/domain/failure.ts';
import { failureSchema } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';

describe('createFailure', () => {
  it.each(FAILURE_KINDS)('gives %s a message and an action that fit the schema', (kind) => {
    const failure = createFailure(kind);
    expect(failure.kind).toBe(kind);
    for (const text of [failure.message, failure.action]) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(failureSchema.parse(failure)).toEqual(structuredClone(failure));
  });

  it('has a different sentence for each kind', () => {
    const messages = FAILURE_KINDS.map((kind) => createFailure(kind).message);
    expect(new Set(messages).size).toBe(FAILURE_KINDS.length);
  });

  it.each(['network', 'timeout', 'aborted', 'job-failed', 'internal'] as const)(
    'does not suggest to retry a %s that may have been billed, once or twice',
    (kind) => {
      const { action, remedy } = createFailure(kind, { billed: 'possibly' });
      expect(action).toMatch(/may have been billed/);
      // Where a browser may have sent the call twice.
      expect(action.includes('more than once')).toBe(kind === 'network');
      expect(remedy).toBe('refresh');
      expect(createFailure(kind, { billed: 'no' }).action).not.toMatch(/may have been billed/);
    },
  );

  it.each(['not-json', 'rate-limited', 'not-found'] as const)(
    'gives a %s that may have been billed its usual advice, because an answer came',
    (kind) => {
      const { action, remedy } = createFailure(kind);
      expect(createFailure(kind, { billed: 'possibly' })).toMatchObject({ action, remedy });
    },
  );

  it('keeps an answer whole that may have been paid for', () => {
    const raw = 'r'.repeat(100_000);
    expect(createFailure('not-json', { billed: 'possibly', raw }).raw).toBe(raw);
    expect(createFailure('unexpected-answer', { billed: 'yes', raw }).raw).toBe(raw);
    expect(createFailure('not-json', { billed: 'no', raw }).raw).toHaveLength(20_000);
  });
});

describe('removeKey', () => {
  it.each(['a+b/c=d&e', 'quote"back\\slash', 'dots.and$(meta)[chars]*?^|{2}', '100%25'])(
    'removes %s in every form',
    (key) => {
      const forms = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
      for (const form of [...forms, ...forms.map((text) => text.toUpperCase())]) {
        expect(removeKey(`<${form}><${form}>`, key)).toBe('<[key]><[key]>');
      }
    },
  );

  it.each([
    // Not well-formed UTF-16.
    ['a\ud800b', '\ud800', 'a[key]b'],
    ['first second', 'first', '[key] second'],
    // After a change of the key.
    ['first second', 'second', 'first [key]'],
    ['first second', '', 'first second'],
  ])('removes from %j the key %j', (text, key, clean) => {
    expect(removeKey(text, key)).toBe(clean);
  });
});

describe('redactServerText', () => {
  it.each([
    [
      'https://api.example.org/v1/email?query=a@b.cd failed',
      'https://api.example.org/v1/email?[query] failed',
    ],
    ['GET /v1/vat/iban?query=NL91&fields=valid', 'GET /v1/vat/iban?[query]'],
    ['{"url":"/jobs/j-1?x=1","next":2}', '{"url":"/jobs/j-1?[query]","next":2}'],
    ['x-api-key: abc', 'x-api-key: [key]'],
    ['{"x_api_key":"abc","a":1}', '{"x_api_key":"[key]","a":1}'],
    ['Really? Yes: 1/2?', 'Really? Yes: 1/2?'],
    ['Really?/v1/ip?query=1?2', 'Really?/v1/ip?[query]'],
    ['/v1/email?a=/v1/ip?b then /usage?c', '/v1/email?[query] then /usage?[query]'],
    [`https://a.example/${'x'.repeat(3000)}?q`, `https://a.example/${'x'.repeat(3000)}?[query]`],
  ])('cleans %s', (text, clean) => {
    expect(redactServerText(text, 'the-key-itself')).toBe(clean);
  });

  it.each(['/v1/', '/v1?', '?', '/v1/? ', 'http://a?'])(
    'reads each character of a text full of %j once',
    (unit) => {
      const text = unit.repeat(20_000);
      const test = vi.spyOn(RegExp.prototype, 'test');
      redactServerText(text, 'the-key-itself');
      const parts = test.mock.calls.map(([part]) => part.length);
      test.mockRestore();
      expect(parts.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(text.length);
      expect(parts.length).toBeLessThanOrEqual(text.length);
    },
  );
});
