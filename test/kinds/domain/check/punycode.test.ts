import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodePunycode,
  toAscii,
  toUnicode,
} from '../../../../lib/values/kinds/domain/check/punycode.ts';

describe('Punycode', () => {
  // RFC 3492, section 7.1
  it.each([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
    ['3B-ww4c5e180e575a65lsy2b'.toLowerCase(), '3年b組金八先生'],
  ])('%s', (encoded, decoded) => {
    expect(decodePunycode(encoded)).toBe(decoded);
  });

  it.each(['', '-', 'abc-', 'a_b', 'zzzzzzzzzz9999', 'é'])('%j is not Punycode', (encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
    expect(toUnicode(`xn--${encoded}.de`)).toBe(`xn--${encoded}.de`);
  });

  it('converts to Unicode and back to the same ASCII form', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aäöüßéñçøłžшщяλ中文字ひ'), minLength: 1 }),
        (label) => {
          const ascii = toAscii(`${label}.de`);
          expect(ascii).toBe(domainToASCII(`${label}.de`) || null);
          if (ascii !== null) expect(toAscii(toUnicode(ascii))).toBe(ascii);
        },
      ),
    );
  });
});
