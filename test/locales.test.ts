/** The texts of the browser's surfaces (menus, commands, the store) are complete in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lookupPriceRange } from '../lib/kinds/index.ts';

const folder = join(import.meta.dirname, '..', 'public', '_locales');
const messageSchema = z.strictObject({
  message: z.string().min(1),
  /** Note for translators, in Chrome's format. */
  description: z.string().min(1).optional(),
});
const schema = z.record(z.string(), messageSchema);
const read = (language: string) =>
  schema.parse(JSON.parse(readFileSync(join(folder, language, 'messages.json'), 'utf8')));

const LANGUAGES = readdirSync(folder);
/** Longest summary that the stores accept, UTF-16 code units (Chrome, manifest `description`). */
const SUMMARY = 132;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = read(language);

  it('has the same messages as English', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(read('en')).sort());
  });

  it('has a summary that the stores accept', () => {
    expect(words.description?.message.length).toBeLessThanOrEqual(SUMMARY);
  });

  it('says what the menu and the shortcut cost, which look a value up at once', () => {
    const { least, most } = lookupPriceRange('standard');
    expect(words.commandLookUp?.message).toMatch(new RegExp(`\\b${least}\\b\\D*\\b${most}\\b`));
    expect(words.menuLookUp?.message).toMatch(/\$1\D*\$2/);
    expect(words.menuLookUpForOne?.message).toMatch(/\b1\b/);
    expect(words.menuLookUpFor?.message).toMatch(/\$1/);
    // Polish has a form of its own for 2 to 4.
    expect(most).toBeLessThanOrEqual(4);
  });

  it('differs from English in every text except the name', () => {
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

it('has exactly the languages that Fieldmark supports', () => {
  expect(LANGUAGES.sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt_BR']);
});
