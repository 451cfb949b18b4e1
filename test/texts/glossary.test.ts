/**
 * Every message uses the words of the glossary and the punctuation of its language.
 * `known-offences.json` counts the messages that do not yet; the counts can only be lowered.
 * `UPDATE_TEXTS=1` writes lower counts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { areasOf, languages } from '../../lib/build/index.ts';
import { GLOSSARY, patternOf } from './glossary.ts';
import { textsIn } from './message-texts.ts';
import { TYPOGRAPHY } from './typography.ts';

const BASELINE = join(import.meta.dirname, 'known-offences.json');
const countsSchema = z.record(z.string(), z.record(z.string(), z.number().positive()));
type Counts = z.infer<typeof countsSchema>;
const known: Counts = countsSchema.parse(JSON.parse(readFileSync(BASELINE, 'utf8')));

const names = await languages();

interface Reading {
  readonly rule: string;
  readonly wrong: readonly RegExp[];
  readonly reads: (area: string, message: string) => boolean;
}

/** The rules of a language, from the glossary and its typography. */
function readingsOf(language: string): Reading[] {
  const terms = Object.entries(GLOSSARY).map(([rule, { not, areas, except }]) => ({
    rule,
    wrong: (not[language as keyof typeof not] ?? []).map(patternOf),
    reads: (area: string, message: string) =>
      (!areas || areas.includes(area)) &&
      !except?.some((each) => each === message || each === `${language} ${message}`),
  }));
  const signs = (TYPOGRAPHY[language] ?? []).map(({ name, wrong }) => ({
    rule: name,
    wrong: [wrong],
    reads: () => true,
  }));
  return [...terms.filter(({ wrong }) => wrong.length > 0), ...signs];
}

/** The offences of a language: from a rule or term to messages, each with the problem. */
async function offencesOf(language: string): Promise<Map<string, string[]>> {
  const readings = readingsOf(language);
  const found = new Map<string, string[]>();
  for (const [area, messages] of await areasOf(language)) {
    for (const [name, message] of Object.entries(messages)) {
      const full = `${area}.${name}`;
      const texts = textsIn(message);
      for (const { rule, wrong, reads } of readings) {
        if (!reads(area, full)) continue;
        const [match] = texts.flatMap((text) =>
          wrong.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
        );
        if (match) found.set(rule, [...(found.get(rule) ?? []), `${full}: ${match}`]);
      }
    }
  }
  return found;
}

const offences = new Map(
  await Promise.all(names.map(async (name) => [name, await offencesOf(name)] as const)),
);
const countOf = (language: string, rule: string) => offences.get(language)?.get(rule)?.length ?? 0;

if (process.env.UPDATE_TEXTS) {
  const fewer = names.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(known[language] ?? {})
        .map(([rule, count]) => [rule, Math.min(count, countOf(language, rule))] as const)
        .filter(([, count]) => count > 0),
    ),
  ]);
  writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(fewer), null, 2)}\n`);
}

describe('the glossary', () => {
  it('has a word for each term in each language, unless the rule is only for English', () => {
    const lacks = Object.entries(GLOSSARY).flatMap(([term, { use }]) =>
      Object.keys(use).join() === 'en'
        ? []
        : names.filter((name) => !(name in use)).map((name) => `${term}: ${name}`),
    );
    expect(lacks).toEqual([]);
  });

  it('does not forbid its own words', () => {
    const both = Object.entries(GLOSSARY).flatMap(([term, { use, not }]) =>
      names.flatMap((name) => {
        const used = use[name as keyof typeof use] ?? '';
        const words = not[name as keyof typeof not] ?? [];
        return words
          .filter((word) => patternOf(word).test(used))
          .map((word) => `${term}, ${name}: ${word}`);
      }),
    );
    expect(both).toEqual([]);
  });

  it.each([
    ['ask', 'You ask it.', true],
    ['ask', 'A task is asked.', false],
    ['nachschlag*', 'Erneut nachschlagen?', true],
    ['can’t', 'It can’t be.', true],
    ['Sie', 'Sie ist verloren. Sie kommt wieder.', false],
    ['Sie', 'Hier können Sie wählen.', true],
    ['für das', 'Gut für\u00A0das Formular', true],
  ])('%s in “%s”: %s', (word, text, expected) => expect(patternOf(word).test(text)).toBe(expected));

  it('reads every case of a message together with the text around it', () => {
    const message =
      'A {kind, select, one {b} other {c <x>d</x>}} {n, plural, one {#} other {# e}}.';
    expect(textsIn(message)).toEqual([
      'A b \uFFFC.',
      'A b \uFFFC e.',
      'A c d \uFFFC.',
      'A c d \uFFFC e.',
    ]);
  });
});

describe.each(names)('%s', (language) => {
  it('has no more forbidden words and wrong punctuation than before', () => {
    const more = [...(offences.get(language) ?? [])].filter(
      ([rule, messages]) => messages.length > (known[language]?.[rule] ?? 0),
    );
    expect(Object.fromEntries(more)).toEqual({});
  });

  it('has no count for offences that are gone: UPDATE_TEXTS=1 writes the new counts', () => {
    const gone = Object.entries(known[language] ?? {}).filter(
      ([rule, count]) => countOf(language, rule) < count,
    );
    expect(Object.fromEntries(gone)).toEqual({});
  });
});
