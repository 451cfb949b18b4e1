import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactSecrets } from '../../../lib/service/messaging/router.ts';

const KEY = 'k"e\\y/+ &1234';

describe('redaction', () => {
  it('removes the key from texts, names and lists, in every encoding', () => {
    const reply = { a: [`x${KEY}y`], [KEY]: { b: encodeURIComponent(KEY), n: 5, z: null } };
    const clean = JSON.stringify(redactSecrets(reply, [KEY]));
    expect(clean).not.toContain(JSON.stringify(KEY).slice(1, -1));
    expect(clean).not.toContain(encodeURIComponent(KEY));
    expect(clean).toContain('"n":5');
  });

  it.each([
    ['of six characters', ['abc-12'], '[key] and [key]'],
    ['that is shorter, so it may be a word', ['abc'], 'abc-12 and ABC-12'],
    ['among shorter ones', ['and', 'abc-12'], '[key] and [key]'],
    ['of several', ['abc-12 a', 'nd ABC-12'], '[key][key]'],
  ])('removes a key %s: %j', (_, keys, clean) => {
    expect(redactSecrets('abc-12 and ABC-12', keys)).toBe(clean);
  });

  it('leaves replies without the key unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('zzzzzzzz'));
        expect(JSON.stringify(redactSecrets(value, ['zzzzzzzz']))).toBe(JSON.stringify(value));
      }),
    );
  });
});
