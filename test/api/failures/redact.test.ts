import { describe, expect, it, vi } from 'vitest';
import { redactServerText, removeKey } from '../../../lib/api/failures/create-failure.ts';

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

  it('removes a key that is not well-formed UTF-16', () => {
    expect(removeKey('a\ud800b', '\ud800')).toBe('a[key]b');
  });

  it('uses the new key after a change, and does nothing without a key', () => {
    expect(removeKey('first second', 'first')).toBe('[key] second');
    expect(removeKey('first second', 'second')).toBe('first [key]');
    expect(removeKey('first second', '')).toBe('first second');
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
