/** The texts for the stores fit, and claim only what is true. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newTexts } from '../../lib/build/index.ts';
import { KINDS } from '../../lib/domain/index.ts';
import { LANGUAGES, type Language } from '../../lib/texts/languages.ts';
import { GLOSSARY, patternOf } from '../texts/glossary.ts';
import { TYPOGRAPHY } from '../texts/typography.ts';
import { listingIn } from './listings.ts';

const isNew = await newTexts();
const root = join(import.meta.dirname, '..', '..');

/** Longest texts, characters. Chrome accepts names of 75, but addons.mozilla.org of 50. */
const LONGEST = { name: 50, summary: 250, description: 15_000, caption: 45 };

const messageSchema = z.looseObject({ message: z.string() });
const textsSchema = z.record(z.string(), z.union([z.string(), messageSchema]));

/** The messages of a file by name. */
function messagesIn(...path: string[]): Readonly<Record<string, string>> {
  const texts = textsSchema.parse(JSON.parse(readFileSync(join(root, ...path), 'utf8')));
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? text : text.message,
    ]),
  );
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const { Summary: summary, Description: description, Captions: captions } = listingIn(language);
  const texts = [...description.split('\n'), summary, ...Object.values(captions)];

  it('no text is longer than the stores accept', () => {
    const folder = language === 'pt' ? 'pt_BR' : language;
    const { name } = messagesIn('public', '_locales', folder, 'messages.json');
    expect(name?.length).toBeLessThanOrEqual(LONGEST.name);
    expect(summary.length).toBeLessThanOrEqual(LONGEST.summary);
    expect(description.length).toBeLessThanOrEqual(LONGEST.description);
    for (const caption of Object.values(captions)) {
      expect(caption.length, caption).toBeLessThanOrEqual(LONGEST.caption);
    }
  });

  it('the kinds and languages are those of Fieldmark, with their number', () => {
    const kinds = messagesIn('lib', 'texts', language, 'kinds.json');
    // The listing is written when a version is published, and lacks kinds without translations.
    const ready = KINDS.filter((kind) => !isNew(kind));
    const listed = [ready.map((kind) => kinds[`${kind}Label`]), Object.values(LANGUAGES)];
    expect(description.split('\n').slice(-listed.length)).toEqual(
      listed.map((names) =>
        expect.stringMatching(
          new RegExp(`^${names.length} [^:]+: ${names.join(' · ').replace(/[.()]/g, '\\$&')}$`),
        ),
      ),
    );
  });

  it('buttons and verdicts are quoted as they are shown', () => {
    const { fixIt, sendAnyway } = messagesIn('lib', 'texts', language, 'line.json');
    const { good, fits, unknown } = messagesIn('lib', 'texts', language, 'verdict.json');
    for (const label of [fixIt, sendAnyway, good, fits, unknown]) {
      expect(description).toMatch(new RegExp(`[“„«]\u202F?${label}\u202F?[”“»]`));
    }
  });

  it('the words and signs are those of the catalogue', () => {
    const forbidden = Object.values(GLOSSARY)
      .filter(({ areas }) => !areas)
      .flatMap(({ not }) => not[language] ?? []);
    for (const text of texts) {
      expect(
        forbidden.filter((word) => patternOf(word).test(text)),
        text,
      ).toEqual([]);
      const broken = TYPOGRAPHY[language]?.filter(({ wrong }) => wrong.test(text));
      expect(
        broken?.map(({ name }) => name),
        text,
      ).toEqual([]);
    }
  });
});
