/** The catalogue as it is written: a folder per language, a file per area. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const TEXTS = join(import.meta.dirname, '..', 'texts');

/** The areas that content scripts use. Only our own pages and the background use the others. */
export const PAGE_AREAS: readonly string[] = ['gone', 'line'];

/**
 * A message, alone or with notes for translators: meaning, place, gaps, longest length in
 * characters.
 */
const messageSchema = z.union([
  z.string().min(1),
  z.strictObject({
    message: z.string().min(1),
    description: z.string().min(1),
    maxLength: z.int().positive().optional(),
    /** A translation that is older than the English is not shown where this is set. */
    about: z.enum(['money', 'validity']).optional(),
  }),
]);
export const areaSchema = z.record(z.string().regex(/^[a-z]\w*$/), messageSchema);
type WrittenArea = z.infer<typeof areaSchema>;
type MessageNotes = Exclude<WrittenArea[string], string>;
/** Name → message. */
export type Area = Readonly<Record<string, string>>;

export const messagesOf = (area: WrittenArea): Area =>
  Object.fromEntries(
    Object.entries(area).map(([name, written]) => [
      name,
      typeof written === 'string' ? written : written.message,
    ]),
  );

async function writtenAreasOf(language: string, root: string): Promise<[string, WrittenArea][]> {
  const folder = join(root, language);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => {
      const json: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
      return [name.replace(/\.json$/, ''), areaSchema.parse(json)] as [string, WrittenArea];
    }),
  );
}

/** Every area of one language, by name. */
export async function areasOf(language: string, root = TEXTS): Promise<Map<string, Area>> {
  const written = await writtenAreasOf(language, root);
  return new Map(written.map(([name, area]) => [name, messagesOf(area)]));
}

/** One note of the English messages that have it, by `area.name`. */
async function notesOf<Name extends keyof MessageNotes>(name: Name, root: string) {
  const notes = new Map<string, NonNullable<MessageNotes[Name]>>();
  for (const [area, messages] of await writtenAreasOf('en', root)) {
    for (const [key, message] of Object.entries(messages)) {
      const note = typeof message === 'string' ? undefined : message[name];
      if (note !== undefined) notes.set(`${area}.${key}`, note);
    }
  }
  return notes;
}

/** The English messages that speak of money or validity. */
export const subjectsOf = (root = TEXTS) => notesOf('about', root);

/** The longest that a translation may be, in characters; most messages have no limit. */
export const lengthLimitsOf = (root = TEXTS) => notesOf('maxLength', root);

/** Folders of languages, English first. */
export async function languages(root = TEXTS): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((each) => each.isDirectory()).map(({ name }) => name);
  return ['en', ...names.filter((name) => name !== 'en').sort()];
}
