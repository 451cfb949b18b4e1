/** Every language has all English messages, with the same arguments and its own plurals. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import {
  areasOf,
  argumentsOf,
  languages,
  lengthLimitsOf,
  newTexts,
  PAGE_AREAS,
  TEXTS,
} from '../../lib/build/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { sourceOf, sourcesOf } from '../sources.ts';
import { textsIn } from './message-texts.ts';

const english = await areasOf('en');
const names = await languages();
const isNew = await newTexts();
const limits = await lengthLimitsOf();
/** Counts and prices have two digits; other values are as long as “1 Dec”. */
const FILLERS = { value: '1 Dec', count: '12' };

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
  const areas = sourcesOf('lib/{texts,workbench,console,documents,values/domain}/*.ts').flatMap(
    (path) =>
      [...sourceOf(path).matchAll(/ (?:createAreaText|createMessages)\('(\w+)'/g)].map(
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

/** The cases of all selects in a message. */
const casesOf = (nodes: readonly MessageFormatElement[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === TYPE.tag) return casesOf(node.children);
    if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
    const inner = Object.values(node.options).flatMap(({ value }) => casesOf(value));
    const cases = node.type === TYPE.select ? Object.keys(node.options) : [];
    return [...cases.map((name) => `${node.value} ${name}`), ...inner];
  });

describe.each(names)('%s', async (language) => {
  const areas = await areasOf(language);
  const messages = [...areas].flatMap(([area, all]) =>
    Object.entries(all).map(([name, message]) => ({
      id: `${area}.${name}`,
      message,
      original: english.get(area)?.[name] ?? '',
    })),
  );
  const expectNoFault = (faultOf: (message: string, original: string) => string | false) => {
    const faults = messages.flatMap(({ id, message, original }) => {
      const fault = faultOf(message, original);
      return fault ? [`${id}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  };
  const lacking = (all: readonly string[], known: readonly string[]) => {
    const lacks = all.filter((name) => !known.includes(name));
    return lacks.length > 0 && `lacks ${lacks.join(', ')}`;
  };

  it('has brief texts of at most 40 characters for a narrow line', () => {
    const lengths = textsIn(areas.get('line')?.brief ?? '').map((text) => text.length);
    expect(Math.min(...lengths)).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40);
  });

  it('has the same messages as English', () => {
    const known = new Set(messages.map(({ id }) => id));
    const needed = [...english].flatMap(([area, all]) =>
      Object.keys(all)
        .map((name) => `${area}.${name}`)
        .filter((id) => known.has(id) || !isNew(id)),
    );
    expect([...known].toSorted()).toEqual(needed.toSorted());
  });

  it('has the same arguments as English', () =>
    expectNoFault((message, original) => {
      const [actual, expected] = [message, original].map((text) =>
        [...argumentsOf(text)].toSorted().map(String).join(', '),
      );
      return actual !== expected && `${actual}, not ${expected}`;
    }));

  it('has the plural categories of the language', () =>
    expectNoFault((message) =>
      pluralsIn(parse(message))
        .map(({ ordinal, known }) => {
          // English may have only `other` if singular and plural are the same (“18 fit”).
          if (language === 'en' && known.every((category) => category === 'other')) return false;
          const singular = language !== 'pl' && known.includes('=1') ? ['one'] : [];
          return lacking(needed(language, ordinal ? 'ordinal' : 'cardinal'), [
            ...known,
            ...singular,
          ]);
        })
        .filter(Boolean)
        .join(),
    ));

  it('has the same select cases as English', () =>
    expectNoFault((message, original) =>
      lacking(casesOf(parse(original)), casesOf(parse(message))),
    ));

  it('is short enough for its buttons, tabs and headers', () => {
    const tooLong = messages.flatMap(({ id, message }) => {
      const limit = limits.get(id) ?? Number.POSITIVE_INFINITY;
      const long = textsIn(message, FILLERS).filter((text) => text.length > limit);
      return long.map((text) => `${id}: ${text.length} of ${limit}: ${text}`);
    });
    expect(tooLong).toEqual([]);
  });

  it('has no space at its ends, because spacing is layout', () =>
    expectNoFault((message) => message !== message.trim() && message));

  it('is translated', () => {
    const same = messages.filter(({ message, original }) => message === original);
    // Names, addresses and words such as “Status” are the same in some languages.
    if (language !== 'en') expect(same.length / messages.length).toBeLessThan(0.08);
  });

  it('is indented by two spaces and has no duplicate names', () => {
    for (const area of areas.keys()) {
      const text = readFileSync(join(TEXTS, language, `${area}.json`), 'utf8');
      const count = text.match(/^ {2}"\w+":/gm)?.length ?? 0;
      expect(count, `${language}/${area}.json`).toBe(Object.keys(JSON.parse(text)).length);
    }
  });
});
