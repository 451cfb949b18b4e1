import { describe, expect, it } from 'vitest';
import { redact, withoutKey } from '../../lib/api/redact.ts';

describe('withoutKey', () => {
  it.each(['a+b/c=d&e', 'quote"back\\slash', 'dots.and$(meta)[chars]*?^|{2}', '100%25'])(
    'takes %s out in every form',
    (key) => {
      const forms = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
      for (const form of [...forms, ...forms.map((text) => text.toUpperCase())]) {
        expect(withoutKey(`<${form}><${form}>`, key)).toBe('<[key]><[key]>');
      }
    },
  );

  it('survives a key that is no well-formed text', () => {
    expect(withoutKey('a\ud800b', '\ud800')).toBe('a[key]b');
  });

  it('follows the key when it changes, and leaves texts alone without one', () => {
    expect(withoutKey('first second', 'first')).toBe('[key] second');
    expect(withoutKey('first second', 'second')).toBe('first [key]');
    expect(withoutKey('first second', '')).toBe('first second');
  });
});

describe('redact', () => {
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
  ])('%s', (text, clean) => {
    expect(redact(text, 'the-key-itself')).toBe(clean);
  });

  it('takes time in proportion to the text', () => {
    const start = performance.now();
    redact('/v1/'.repeat(100_000), 'the-key-itself');
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
