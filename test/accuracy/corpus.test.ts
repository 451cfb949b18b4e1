/** The corpus itself: whether its documents contain what they list as expected. */
import { expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import { accuracyPages, corpusTexts } from './corpus.ts';
import { GENRES } from './documents/sections.ts';
import { CORPUS_LANGUAGES } from './languages/index.ts';
import { ERRORS } from './values/errors.ts';
import { withoutSuffix } from './values/plant.ts';

const documents = corpusTexts(6);
const values = documents.flatMap(({ expected }) => expected);

it('has at least 300 documents in every kind and language, the same in every run', () => {
  expect(documents.length).toBeGreaterThanOrEqual(300);
  const kinds = new Set(documents.map(({ language, genre }) => `${language} ${genre}`));
  expect(kinds.size).toBe(GENRES.length * CORPUS_LANGUAGES.length);
  expect(corpusTexts(1)[5]).toEqual(documents[5]);
  expect(corpusTexts(1, 2)[5]?.text).not.toBe(documents[5]?.text);
});

it('has every value at its recorded position', () => {
  for (const { text, expected } of documents) {
    for (const { start, end, written } of expected) expect(text.slice(start, end)).toBe(written);
  }
});

it('writes right values in forms that the check accepts and normalises to the recorded value', () => {
  const rejected = documents.flatMap(({ expected, country }) =>
    expected.flatMap(({ kind, written, meant, error }) => {
      const verdict = checkValue(kind, written, { region: country });
      const read = kind === 'vat' ? withoutSuffix(verdict.value) : verdict.value;
      const isRight = read === meant && verdict.standing === 'good';
      return error || isRight ? [] : [`${kind} ${written}: ${meant}, ${verdict.reason}`];
    }),
  );
  expect(rejected).toEqual([]);
});

it('plants every error, and no error that gives another valid value', () => {
  const wrong = values.filter(({ error }) => error);
  expect(new Set(wrong.map(({ error }) => error))).toEqual(new Set(ERRORS));
  expect(wrong.length).toBeGreaterThan(1000);
  const isSame = wrong.filter(({ written, meant }) => written.replace(/\s/g, '') === meant);
  expect(isSame.filter(({ kind }) => kind !== 'email')).toEqual([]);
});

it('makes pages that show every value', () => {
  const pages = accuracyPages();
  expect(pages.length).toBeGreaterThanOrEqual(40);
  for (const { name, html, expected } of pages) {
    expect(expected.length, name).toBeGreaterThan(0);
    const missing = expected.filter(({ written }) => !html.includes(written));
    expect(missing, name).toEqual([]);
  }
});
