/** The texts for the stores in each language, from .github/store/listing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '../../lib/texts/languages.ts';

const folder = join(import.meta.dirname, '..', '..', '.github', 'store', 'listing');

const captionsSchema = z.strictObject({
  form: z.string(),
  card: z.string(),
  list: z.string(),
  usage: z.string(),
  limits: z.string(),
  /** On the promotional tiles. */
  tile: z.string(),
});

const listingSchema = z.strictObject({
  Summary: z.string(),
  Description: z.string(),
  Captions: z
    .string()
    .transform((lines) =>
      Object.fromEntries(
        [...lines.matchAll(/^- (\w+): (.+)$/gm)].map(([, name, text]) => [name, text]),
      ),
    )
    .pipe(captionsSchema),
});

export type Listing = z.infer<typeof listingSchema>;

/** @throws if the file lacks a section or a caption, or has an unknown one */
export function listingIn(language: Language): Listing {
  const [, ...sections] = readFileSync(join(folder, `${language}.md`), 'utf8').split(/^## /m);
  const entries = sections.map((section) => {
    const end = section.indexOf('\n');
    return [section.slice(0, end), section.slice(end).trim()];
  });
  return listingSchema.parse(Object.fromEntries(entries));
}
