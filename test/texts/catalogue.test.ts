/** Every language has all English messages, with the same arguments and its own plurals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import {
  type Area,
  areasOf,
  argumentsOf,
  languages,
  newTexts,
  PAGE_AREAS,
  TEXTS,
} from '../../lib/build/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { sourceOf, sourcesOf } from '../sources.ts';

const english = await areasOf('en');
const names = await languages();
const isNew = await newTexts();

/** Every plural in a message, with its categories. */
function pluralsIn(
  nodes: readonly MessageFormatElement[],
): { ordinal: boolean; known: string[] }[] {
  return nodes.flatMap((node) => {
    if (node.type === TYPE.tag) return pluralsIn(node.children);
    if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
    const inner = Object.values(node.options).flatMap(({ value }) => pluralsIn(value));
    if (node.type === TYPE.select) return inner;
    return [{ ordinal: node.pluralType === 'ordinal', known: Object.keys(node.options) }, ...inner];
  });
}

/** All categories but `many`, which Romance languages use from a million on; our counts are smaller. */
const NEEDED = new Set(['zero', 'one', 'two', 'few', 'other']);
const needed = (language: string, type: Intl.PluralRulesOptions['type']): string[] => {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((category) => NEEDED.has(category) || language === 'pl');
};

it('has a catalogue for each language in the settings', () => {
  expect(names.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

it('has text functions for each area, and pages load only existing areas', () => {
  const areas = sourcesOf('lib/{texts,workbench,console,documents}/*.ts').flatMap((path) =>
    [...sourceOf(path).matchAll(/ (?:createAreaText|createReferences)\('(\w+)'/g)].map(
      ([, area]) => area,
    ),
  );
  expect([...new Set(areas)].toSorted()).toEqual([...english.keys()].toSorted());
  expect(PAGE_AREAS.filter((name) => !english.has(name))).toEqual([]);
});

it('has a description for every English message', () => {
  const lacking = [...english.keys()].flatMap((area) => {
    const messages: unknown = JSON.parse(readFileSync(join(TEXTS, 'en', `${area}.json`), 'utf8'));
    return Object.entries(messages as object).flatMap(([name, message]) =>
      typeof message === 'string' ? [`${area} ${name}`] : [],
    );
  });
  expect(lacking).toEqual([]);
});

describe.each(names)('%s', async (language) => {
  const areas = await areasOf(language);

  it('has brief texts of at most 40 characters for a narrow line', () => {
    const variantsOf = (from: ReadonlyMap<string, Area>) => {
      const [select] = parse(String(from.get('line')?.brief));
      if (select?.type !== TYPE.select) throw new Error('no variants');
      return new Map(
        Object.entries(select.options).map(([name, { value }]) => [
          name,
          value.map((part) => (part.type === TYPE.literal ? part.value : '')).join(''),
        ]),
      );
    };
    const variants = variantsOf(areas);
    expect([...variants.keys()].toSorted()).toEqual([...variantsOf(english).keys()].toSorted());
    for (const [name, text] of variants) {
      expect(text.length, `${name}: ${text}`).toBeGreaterThan(3);
      expect(text.length, `${name}: ${text}`).toBeLessThanOrEqual(40);
    }
  });

  it('has the same messages as English', () => {
    const allOf = (from: ReadonlyMap<string, Area>) =>
      [...from].flatMap(([area, messages]) =>
        Object.keys(messages).map((name) => `${area}.${name}`),
      );
    const known = new Set(allOf(areas));
    const needed = allOf(english).filter((name) => known.has(name) || !isNew(name));
    expect(allOf(areas).toSorted()).toEqual(needed.toSorted());
  });

  it('has the same arguments as English', () => {
    const wrong = [...areas].flatMap(([area, messages]) =>
      Object.entries(messages).flatMap(([name, message]) => {
        const actual = JSON.stringify([...argumentsOf(message)].toSorted());
        const englishMessage = english.get(area)?.[name] ?? '';
        const expected = JSON.stringify([...argumentsOf(englishMessage)].toSorted());
        return actual === expected ? [] : [`${area} ${name}: ${actual}, not ${expected}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has the plural categories of the language', () => {
    const wrong = [...areas].flatMap(([area, messages]) =>
      Object.entries(messages).flatMap(([name, message]) =>
        pluralsIn(parse(message)).flatMap(({ ordinal, known }) => {
          // English may have only `other` if singular and plural are the same (“18 fit”).
          if (language === 'en' && known.every((category) => category === 'other')) return [];
          const singular =
            language === 'pl' ? [] : known.filter((category) => category === '=1').map(() => 'one');
          const lacks = needed(language, ordinal ? 'ordinal' : 'cardinal').filter(
            (category) => ![...known, ...singular].includes(category),
          );
          return lacks.length === 0 ? [] : [`${area} ${name}: lacks ${lacks.join(', ')}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has the same select cases as English', () => {
    const casesOf = (nodes: readonly MessageFormatElement[]): string[] =>
      nodes.flatMap((node) => {
        if (node.type === TYPE.tag) return casesOf(node.children);
        if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
        const inner = Object.values(node.options).flatMap(({ value }) => casesOf(value));
        const cases = node.type === TYPE.select ? Object.keys(node.options) : [];
        return [...cases.map((name) => `${node.value} ${name}`), ...inner];
      });
    const wrong = [...areas].flatMap(([area, messages]) =>
      Object.entries(messages).flatMap(([name, message]) => {
        const cases = new Set(casesOf(parse(message)));
        const expected = casesOf(parse(english.get(area)?.[name] ?? ''));
        const lacks = expected.filter((name) => !cases.has(name));
        return lacks.length === 0 ? [] : [`${area} ${name}: lacks ${lacks.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has no space at its ends, because spacing is layout', () => {
    const wrong = [...areas].flatMap(([area, messages]) =>
      Object.entries(messages)
        .filter(([, message]) => message !== message.trim())
        .map(([name, message]) => `${area} ${name}: ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is translated', () => {
    if (language === 'en') return;
    const all = [...areas].flatMap(([area, messages]) =>
      Object.entries(messages).map(([name, message]) => message === english.get(area)?.[name]),
    );
    // Names, addresses and words such as “Status” are the same in some languages.
    expect(all.filter(Boolean).length / all.length).toBeLessThan(0.08);
  });

  it('is indented by two spaces and has no duplicate names', () => {
    for (const area of areas.keys()) {
      const text = readFileSync(join(TEXTS, language, `${area}.json`), 'utf8');
      const parsed: unknown = JSON.parse(text);
      const count = text.match(/^ {2}"\w+":/gm)?.length ?? 0;
      expect(count, `${language}/${area}.json`).toBe(Object.keys(parsed as object).length);
    }
  });
});
