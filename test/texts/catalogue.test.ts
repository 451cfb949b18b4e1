/** Every language says all that English says, with the same arguments and its own plurals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import {
  type Area,
  areasOf,
  argumentsOf,
  languages,
  PAGE_AREAS,
  TEXTS,
} from '../../lib/build/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { sourceOf, sourcesOf } from '../sources.ts';

const english = await areasOf('en');
const names = await languages();

/** Every plural in a message, as the categories that it knows. */
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

/** Romance languages count a million apart; what we count is never that many. */
const NEEDED = new Set(['zero', 'one', 'two', 'few', 'other']);
const needed = (language: string, type: Intl.PluralRulesOptions['type']): string[] => {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((each) => NEEDED.has(each) || language === 'pl');
};

const each = (area: Area) => Object.entries(area);

it('speaks the languages that it offers', () => {
  expect(names.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

it('has a module for each area, and pages load areas that are there', () => {
  const modules = sourcesOf('lib/texts/*.ts').filter((path) =>
    sourceOf(path).includes(' createAreaText('),
  );
  expect(modules.map((path) => path.replace(/^lib\/texts\/|\.ts$/g, '')).toSorted()).toEqual(
    [...english.keys()].toSorted(),
  );
  expect(PAGE_AREAS.filter((name) => !english.has(name))).toEqual([]);
});

describe.each(names)('%s', async (language) => {
  const areas = await areasOf(language);

  it('lacks nothing, and has nothing left over', () => {
    const allOf = (from: ReadonlyMap<string, Area>) =>
      [...from].flatMap(([area, messages]) =>
        Object.keys(messages).map((name) => `${area} ${name}`),
      );
    expect(allOf(areas).toSorted()).toEqual(allOf(english).toSorted());
  });

  it('takes what English takes', () => {
    const wrong = [...areas].flatMap(([area, messages]) =>
      each(messages).flatMap(([name, message]) => {
        const own = JSON.stringify([...argumentsOf(message)].toSorted());
        const theirs = JSON.stringify([...argumentsOf(english.get(area)?.[name] ?? '')].toSorted());
        return own === theirs ? [] : [`${area} ${name}: ${own}, not ${theirs}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('counts as its speakers do', () => {
    const wrong = [...areas].flatMap(([area, messages]) =>
      each(messages).flatMap(([name, message]) =>
        pluralsIn(parse(message)).flatMap(({ ordinal, known }) => {
          // “18 fit” and “1 fit” are one in English; where they are two, a language says both.
          if (language === 'en' && known.every((each) => each === 'other')) return [];
          const one =
            language === 'pl' ? [] : known.filter((each) => each === '=1').map(() => 'one');
          const lacks = needed(language, ordinal ? 'ordinal' : 'cardinal').filter(
            (category) => ![...known, ...one].includes(category),
          );
          return lacks.length === 0 ? [] : [`${area} ${name}: lacks ${lacks.join(', ')}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('knows the cases that English knows', () => {
    const casesOf = (nodes: readonly MessageFormatElement[]): string[] =>
      nodes.flatMap((node) => {
        if (node.type === TYPE.tag) return casesOf(node.children);
        if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
        const inner = Object.values(node.options).flatMap(({ value }) => casesOf(value));
        const own = node.type === TYPE.select ? Object.keys(node.options) : [];
        return [...own.map((name) => `${node.value} ${name}`), ...inner];
      });
    const wrong = [...areas].flatMap(([area, messages]) =>
      each(messages).flatMap(([name, message]) => {
        const own = new Set(casesOf(parse(message)));
        const lacks = casesOf(parse(english.get(area)?.[name] ?? '')).filter((of) => !own.has(of));
        return lacks.length === 0 ? [] : [`${area} ${name}: lacks ${lacks.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('begins and ends as English does', () => {
    // Space around a text is layout, a full stop makes a sentence: neither is a translator's.
    const shape = (message: string) =>
      `${/^\s/.test(message)} ${/\s$/.test(message)} ${/[.…:?!]$/.exec(message)?.[0] ?? ''}`;
    const wrong = [...areas].flatMap(([area, messages]) =>
      each(messages)
        .filter(([name, message]) => shape(message) !== shape(english.get(area)?.[name] ?? ''))
        .map(([name, message]) => `${area} ${name}: ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is a language of its own', () => {
    if (language === 'en') return;
    const all = [...areas].flatMap(([area, messages]) =>
      each(messages).map(([name, message]) => message === english.get(area)?.[name]),
    );
    // Names, addresses and words such as “Status” are the same in some.
    expect(all.filter(Boolean).length / all.length).toBeLessThan(0.08);
  });

  it('is written as it is read: in order, two spaces, no duplicate name', () => {
    for (const area of areas.keys()) {
      const text = readFileSync(join(TEXTS, language, `${area}.json`), 'utf8');
      const parsed: unknown = JSON.parse(text);
      const count = text.match(/^ {2}"\w+":/gm)?.length ?? 0;
      expect(count, `${language}/${area}.json`).toBe(Object.keys(parsed as object).length);
    }
  });
});

describe('no text is left over', () => {
  const sources = sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx}')
    .filter((path) => !/^lib\/kinds\/\w+\/data\//.test(path))
    .map((path) => [path, sourceOf(path)] as const);

  const all = sources.map(([, source]) => source).join('\n');
  /** Names that are put together, as `text(`${kind}Label`)`: typed, so that each of them is one. */
  const patterns = [...all.matchAll(/`([\w]*\$\{[^`]*)`/g)].flatMap(([, made = '']) => {
    const parts = made.split(/\$\{[^}]*\}/);
    return parts.every((part) => /^\w*$/.test(part)) && parts.join('').length > 3
      ? [new RegExp(`^${parts.join('\\w+')}$`)]
      : [];
  });

  it.each([...english])('in %s', (_, messages) => {
    const unused = Object.keys(messages).filter(
      (name) =>
        !new RegExp(`['"\`]${name}['"\`]`).test(all) &&
        !patterns.some((pattern) => pattern.test(name)),
    );
    expect(unused).toEqual([]);
  });
});
