/** Every message uses the words of the glossary and the punctuation of its language. */
import { describe, expect, it } from 'vitest';
import { areasOf, languages } from '../../lib/build/index.ts';
import { GLOSSARY, patternOf } from './glossary.ts';
import { textsIn } from './message-texts.ts';
import { TYPOGRAPHY } from './typography.ts';

const names = await languages();

interface Rule {
  readonly name: string;
  readonly wrong: readonly RegExp[];
  readonly areas?: readonly string[] | undefined;
  /** `area.name`, or `language area.name`. */
  readonly except?: readonly string[] | undefined;
}

/** The rules of a language, from the glossary and its typography. */
const rulesOf = (language: string): Rule[] => [
  ...Object.entries(GLOSSARY).map(([name, { not, ...scope }]) => ({
    name,
    ...scope,
    wrong: (not[language as keyof typeof not] ?? []).map(patternOf),
  })),
  ...(TYPOGRAPHY[language] ?? []).map((rule) => ({ ...rule, wrong: [rule.wrong] })),
];

/** What is wrong in the messages of a language: the rule, the message and the words. */
async function offencesIn(language: string): Promise<string[]> {
  const rules = rulesOf(language);
  return [...(await areasOf(language))].flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]) => {
      const texts = textsIn(message);
      const names = [`${area}.${name}`, `${language} ${area}.${name}`];
      return rules.flatMap(({ name: rule, wrong, areas, except }) => {
        if (areas?.includes(area) === false) return [];
        if (names.some((each) => except?.includes(each))) return [];
        const found = texts.flatMap((text) => wrong.flatMap((each) => each.exec(text)?.[0] ?? []));
        return found.length > 0 ? [`${rule}: ${area}.${name}: ${found[0]}`] : [];
      });
    }),
  );
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

it.each(names)('%s has no forbidden words and no wrong punctuation', async (language) => {
  expect(await offencesIn(language)).toEqual([]);
});
