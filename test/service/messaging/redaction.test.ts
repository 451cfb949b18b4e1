import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactSecrets } from '../../../lib/service/messaging/redaction.ts';

const KEY = 'k"e\\y/+ &1234';

describe('redaction', () => {
  it('finds the key in texts, names, lists and every form it takes on the wire', () => {
    const told = { a: [`x${KEY}y`], [KEY]: { b: encodeURIComponent(KEY), n: 5, z: null } };
    const clean = JSON.stringify(redactSecrets(told, [KEY]));
    expect(clean).not.toContain(JSON.stringify(KEY).slice(1, -1));
    expect(clean).not.toContain(encodeURIComponent(KEY));
    expect(clean).toContain('"n":5');
  });

  it('leaves what holds no key as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('zzzzzzzz'));
        expect(JSON.stringify(redactSecrets(value, ['zzzzzzzz']))).toBe(JSON.stringify(value));
      }),
    );
  });
});
