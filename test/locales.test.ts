/** The browser's own surfaces (menus, commands, the store) speak each language whole. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = join(import.meta.dirname, '..', 'public', '_locales');
const messageSchema = z.strictObject({
  message: z.string().min(1),
  /** Chrome's own format: for translators. */
  description: z.string().min(1).optional(),
});
const schema = z.record(z.string(), messageSchema);
const read = (language: string) =>
  schema.parse(JSON.parse(readFileSync(join(folder, language, 'messages.json'), 'utf8')));

const LANGUAGES = readdirSync(folder);
/** What the stores take for a summary, UTF-16 units (Chrome, manifest `description`). */
const SUMMARY = 132;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = read(language);

  it('nothing is missing and nothing is left over', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(read('en')).sort());
  });

  it('the summary is one that the stores take', () => {
    expect(words.description?.message.length).toBeLessThanOrEqual(SUMMARY);
  });

  it('nothing but the name is as it is in English', () => {
    if (language === 'en') return;
    const same = Object.entries(read('en'))
      .filter(([key, { message }]) => words[key]?.message === message)
      .map(([key]) => key);
    expect(same).toEqual(['name']);
  });
});

it('describes each English message for translators', () => {
  const bare = Object.entries(read('en')).filter(([, { description }]) => !description);
  expect(bare).toEqual([]);
});

it('are the ones that Fieldmark promises', () => {
  expect(LANGUAGES.sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt_BR']);
});
