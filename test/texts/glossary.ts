/** The words of each language for the terms of Fieldmark: glossary.json, which translators read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '../../lib/texts/languages.ts';

const language = z.enum(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]);

const termSchema = z.strictObject({
  meaning: z.string().min(1),
  use: z.partialRecord(language, z.string().min(1)),
  /**
   * Wrong words for the term. `word*` matches any word with that beginning. A word with a capital
   * letter matches only as written, and not at the start of a sentence.
   */
  not: z.partialRecord(language, z.array(z.string().min(1))),
  /** If the forbidden words are right elsewhere: the only areas that are read. */
  areas: z.array(z.string()).optional(),
  /** Messages in which a forbidden word means something else: `area.name`, or `language area.name`. */
  except: z.array(z.string()).optional(),
});
export type Term = z.infer<typeof termSchema>;

const FILE = join(import.meta.dirname, 'glossary.json');

export const GLOSSARY: Readonly<Record<string, Term>> = z
  .record(z.string(), termSchema)
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that finds a forbidden word in a text. */
export function patternOf(word: string): RegExp {
  const isAsWritten = /\p{Lu}/u.test(word);
  const body = escaped(word.replace(/\*$/, '')).replace(/\s+/g, '\\s+').replace(/['’]/g, "[’']");
  const end = word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])';
  const start = isAsWritten ? '(?<=[\\p{Ll}\\p{N},;–\uFFFC)“”»]\\s)' : '(?<![\\p{L}\\p{N}])';
  return new RegExp(`${start}${body}${end}`, isAsWritten ? 'u' : 'iu');
}
