/** Texts are in the active language; English replaces missing messages. */
import compile from 'icu-minify/compile';
import { afterEach, describe, expect, it } from 'vitest';
import { createAreaText } from '../../lib/texts/catalog.ts';
import { languageForTag } from '../../lib/texts/languages.ts';
import {
  activeLanguage,
  activeLocale,
  type CompiledMessages,
  setLocale,
  textDirection,
} from '../../lib/texts/locale.ts';

const compiledAll = (messages: Record<string, string>): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([name, each]) => [name, compile(each)]));

/** An area that is not in the catalogue, so that tests can choose its messages. */
const made = (messages: Record<string, string>) =>
  createAreaText('line', compiledAll(messages)) as unknown as {
    (name: string, values?: object): string;
    rich(name: string, values?: object): unknown[];
  };

afterEach(() => setLocale(null, ''));

describe('a text', () => {
  it('is English until another language is set, and English again if that language lacks it', () => {
    const text = made({ copy: 'Copy', close: 'Close' });
    expect(text('copy')).toBe('Copy');
    setLocale({ language: 'de', areas: { line: compiledAll({ copy: 'Kopieren' }) } });
    expect([text('copy'), text('close')]).toEqual(['Kopieren', 'Close']);
    setLocale(null);
    expect(text('copy')).toBe('Copy');
  });

  it('has the plurals of its language', () => {
    const text = made({ values: '{count, plural, one {# value} other {# values}}' });
    const of = (...counts: number[]) => counts.map((count) => text('values', { count }));
    expect(of(1, 2, 1234)).toEqual(['1 value', '2 values', '1,234 values']);
    const polish =
      '{count, plural, one {# wartość} few {# wartości} many {# wartości!} other {# w.}}';
    setLocale({ language: 'pl', areas: { line: compiledAll({ values: polish }) } });
    expect(of(1, 2, 5, 22)).toEqual(['1 wartość', '2 wartości', '5 wartości!', '22 wartości']);
    expect(of(1.5)).toEqual(['1,5 w.']);
  });

  it('passes the content of its tags to the function that makes nodes', () => {
    const text = made({ read: 'Read <b>this {what}</b>, then <b>that</b>.' });
    expect(text.rich('read', { what: 'page', b: (inner: unknown[]) => ({ b: inner }) })).toEqual([
      'Read ',
      { b: ['this page'] },
      ', then ',
      { b: ['that'] },
      '.',
    ]);
  });

  it('does not find a case that nobody wrote, whatever the word', () => {
    const text = made({ line: '{type, select, mobile {A mobile} other {Another line}}' });
    const words = ['mobile', 'fax', 'constructor', 'toString', '__proto__', 'hasOwnProperty'];
    const lines = words.map((type) => text('line', { type }));
    expect(lines).toEqual(words.map((type) => (type === 'mobile' ? 'A mobile' : 'Another line')));
  });

  it('keeps the content of values, even braces and tags', () => {
    const text = made({ said: 'It said “{words}”.' });
    expect(text('said', { words: '{x} <b>#</b>' })).toBe('It said “{x} <b>#</b>”.');
  });
});

describe('the language', () => {
  it.each([
    ['de-AT', 'de'],
    ['pt-BR', 'pt'],
    ['pt-PT', 'en'],
    ['PL', 'pl'],
    ['ja', 'en'],
    ['', 'en'],
    ['ar-XB', 'ar-XB'],
  ])('for the tag %s is %s', (tag, ours) => expect(languageForTag(tag)).toBe(ours));

  it("uses the browser's region if the browser has the same language, and no other region", () => {
    const pack = { language: 'de', areas: {} } as const;
    setLocale(pack, 'de-CH');
    expect([activeLanguage(), activeLocale(), textDirection()]).toEqual(['de', 'de-CH', 'ltr']);
    setLocale(pack, 'fr-CH');
    expect(activeLocale()).toBe('de');
    setLocale({ language: 'pt', areas: {} }, 'pt-PT');
    expect(activeLocale()).toBe('pt');
    setLocale(null, 'en-US');
    expect(activeLocale()).toBe('en-GB');
    setLocale({ language: 'ar-XB', areas: {} });
    expect(textDirection()).toBe('rtl');
  });
});
