/** Texts are stored as codes, and shown in the language of the day. */
import { afterEach, describe, expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import type { Kind } from '../../lib/domain/index.ts';
// Loads the area of the codes below: only messages of loaded areas can be shown.
import '../../lib/texts/failures.ts';
import { setLocale } from '../../lib/texts/locale.ts';
import { coded, inCodes, repeatable, sayable } from '../../lib/texts/phrases.ts';
import { say, spoken } from '../../lib/texts/say.ts';
import { packOf } from './packs.ts';

const [german, french] = await Promise.all([packOf('de'), packOf('fr')]);

afterEach(() => setLocale(null, ''));

const MARKS = /[\uFDD0\uFDD1]/;

describe.each<[Kind, string]>([
  ['iban', 'DE893704004405320130'],
  ['iban', 'DE89370400440532013001'],
  ['iban', 'FR1420041010050500013M02606'],
  ['iban', 'XK051212012345678906'],
  ['vat', 'DE136695977'],
  ['vat', 'FR40303265045'],
  ['email', 'bob@gmial.com'],
  ['email', 'bob@mailinator.com'],
  ['email', 'bob@\u0430\u0440\u0440\u04cf\u0435.com'],
  ['phone', '+4912'],
  ['phone', '+49 30 123456'],
  ['bic', 'DEUTXXFF'],
  ['domain', 'example.con'],
  ['ip', '10.0.0.1'],
  ['email', 'x'.repeat(3000)],
])('%s %s', (kind, value) => {
  it('is stored in German and shown in French as if it had been checked in French', () => {
    setLocale(german);
    const verdict = checkValue(kind, value);
    const stored: unknown = structuredClone(coded(verdict));
    setLocale(french);
    const expected = checkValue(kind, value);
    expect(expected.headline).not.toBe(verdict.headline);
    expect(spoken(stored as typeof verdict)).toEqual(expected);
  });

  it('is stored again unchanged', () => {
    setLocale(german);
    const stored = structuredClone(coded(checkValue(kind, value)));
    setLocale(french);
    expect(coded(spoken(stored))).toEqual(stored);
  });

  it('has no code in what is shown, and no text of ours in what is stored', () => {
    const verdict = checkValue(kind, value);
    expect(JSON.stringify(verdict)).not.toMatch(MARKS);
    const stored = coded(verdict);
    expect(stored.headline).toMatch(/^\uFDD0.*\uFDD1$/su);
    expect(stored.facts.filter(({ label }) => !MARKS.test(label))).toEqual([]);
  });
});

describe('a code', () => {
  const greeting = sayable('testGreeting', (of: { name: string }) => `Hello, ${of.name}!`);
  const quoted = sayable('testQuoted', (text: string) => `“${text}”`);

  it('contains other codes next to plain text', () => {
    const code = inCodes(() => `1. ${greeting({ name: quoted('Bob “"\\') })} 2.`);
    expect(say(code)).toBe('1. Hello, “Bob “"\\”! 2.');
    expect(say(structuredClone(code))).toBe(say(code));
  });

  it('comes only from Fieldmark: marks in a value are removed', () => {
    const forged = inCodes(() => quoted('real'));
    expect(say(inCodes(() => greeting({ name: forged })))).toMatch(/^Hello, \["testQuoted"/);
    const made = repeatable(() => ({ value: `x${forged}`, text: quoted('y') }));
    expect(say(coded(made).value)).toBe('x["testQuoted","real"]');
    expect(say(coded({ value: forged }).value)).toBe('["testQuoted","real"]');
    expect(say(coded({ value: '\uFDD0\uFDD0' }).value)).toBe('');
  });

  it('that is broken is left out', () => {
    expect(say('a \uFDD0 b')).toBe('a  b');
  });

  it('is only made for storage, even after an error', () => {
    expect(() =>
      inCodes(() => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(quoted('x')).toBe('“x”');
  });
});

describe('a code of another version of Fieldmark', () => {
  const stored = (...phrase: readonly unknown[]) => `\uFDD0${JSON.stringify(phrase)}\uFDD1`;

  it.each([
    ['message', stored('failures', 'gone', { count: 1 })],
    ['message that every object has', stored('failures', 'constructor')],
    ['area', stored('testGone', 'any')],
    ['form', '\uFDD0[broken\uFDD1'],
  ])('whose %s is unknown is shown as a notice in the person’s language', (_, code) => {
    expect(say(code)).toBe('This text is from another version of Fieldmark.');
    setLocale(german);
    expect(say(code)).toBe('Dieser Text stammt aus einer anderen Version von Fieldmark.');
  });

  it('inside another code is shown as an ellipsis in the sentence', () => {
    const code = stored('bic', 'noCountry', { code: stored('testGone', 'any') });
    expect(say(code)).toMatch(/country code\. … is not/);
  });
});

it('leaves plain texts as they were stored', () => {
  const old = {
    headline: 'Die Prüfziffern stimmen nicht.',
    facts: [{ label: 'Land', value: 'x' }],
  };
  setLocale(french);
  expect(spoken(old)).toEqual(old);
  expect(coded(spoken(old))).toEqual(old);
});
