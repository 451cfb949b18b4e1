/**
 * Which English each translation was made from: `lib/texts/<language>/made-from.txt` has a line per
 * message, its name and a short hash of the English that the reviewer read. Where the English has
 * changed since, the translation is stale.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Area, areasOf, subjectsOf, TEXTS } from './catalogue.ts';

const HASH_LENGTH = 8;
const hashOf = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, HASH_LENGTH);

const fileOf = (language: string, root: string) => join(root, language, 'made-from.txt');

/** Name (`area.name`) → hash; empty where nothing was reviewed yet. */
async function reviewedHashes(language: string, root: string): Promise<Map<string, string>> {
  // Nothing was reviewed yet.
  const text = await readFile(fileOf(language, root), 'utf8').catch(() => '');
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, hash] = /^(\S+) ([0-9a-f]+)$/.exec(line) ?? [];
      return name && hash ? [[name, hash] as const] : [];
    }),
  );
}

/** Every message of a language with its full name, `area.name`. */
const fullNames = (areas: ReadonlyMap<string, Area>): Map<string, string> =>
  new Map(
    [...areas].flatMap(([area, messages]) =>
      Object.entries(messages).map(([name, message]) => [`${area}.${name}`, message] as const),
    ),
  );

/**
 * Whether a message (`area.name`) is new and need not be translated yet: `lib/texts/to-translate.json`
 * lists it, or its whole area. Builds show its English in every language.
 */
export async function newTexts(root = TEXTS): Promise<(name: string) => boolean> {
  // Nothing is listed.
  const json = await readFile(join(root, 'to-translate.json'), 'utf8').catch(() => '[]');
  const listed = new Set(z.array(z.string()).parse(JSON.parse(json)));
  return (name) => listed.has(name) || listed.has(name.replace(/\..*/, ''));
}

export interface Freshness {
  /** Translations whose English has changed since they were reviewed, or that never were. */
  readonly stale: readonly string[];
  /** Messages that the language lacks, but must have. */
  readonly missing: readonly string[];
  /** New messages that the language lacks. */
  readonly toTranslate: readonly string[];
  /** The stale translations that speak of money or validity: builds show English instead. */
  readonly withheld: readonly string[];
}

export async function freshnessOf(language: string, root = TEXTS): Promise<Freshness> {
  const [english, translated, hashes, subjects, isNew] = await Promise.all([
    areasOf('en', root).then(fullNames),
    areasOf(language, root).then(fullNames),
    reviewedHashes(language, root),
    subjectsOf(root),
    newTexts(root),
  ]);
  const names = [...english.keys()];
  const stale = names.filter(
    (name) => translated.has(name) && hashes.get(name) !== hashOf(english.get(name) ?? ''),
  );
  return {
    stale,
    missing: names.filter((name) => !translated.has(name) && !isNew(name)),
    toTranslate: names.filter((name) => !translated.has(name) && isNew(name)),
    withheld: stale.filter((name) => subjects.has(name)),
  };
}

/** The areas of a language without its stale translations about money or validity. */
export async function freshAreasOf(language: string, root = TEXTS): Promise<Map<string, Area>> {
  const areas = await areasOf(language, root);
  const withheld = new Set((await freshnessOf(language, root)).withheld);
  return new Map(
    [...areas].map(([area, messages]) => [
      area,
      Object.fromEntries(
        Object.entries(messages).filter(([name]) => !withheld.has(`${area}.${name}`)),
      ),
    ]),
  );
}

/**
 * Records that a person reviewed the translations of a language, or of one area, against today's
 * English.
 */
export async function noteReviewed(language: string, area?: string, root = TEXTS): Promise<void> {
  const english = fullNames(await areasOf('en', root));
  const translated = fullNames(await areasOf(language, root));
  const before = await reviewedHashes(language, root);
  const lines = [...english].flatMap(([name, message]) => {
    const isReviewed = translated.has(name) && (!area || name.startsWith(`${area}.`));
    const hash = isReviewed ? hashOf(message) : before.get(name);
    return hash ? [`${name} ${hash}`] : [];
  });
  await writeFile(fileOf(language, root), `${lines.sort().join('\n')}\n`);
}
