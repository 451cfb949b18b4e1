/** The texts of a kind: its case in messages about several kinds, and its translations. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { areasOf, languages, newTexts } from '../../lib/build/index.ts';
import { KINDS, type Kind } from '../../lib/domain/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';

/** A message that names fewer kinds is about these kinds, and the others have the same text. */
const SEVERAL = 5;

const english = await areasOf('en');
const isNew = await newTexts();
/** A new kind may be English only; messages about several kinds then have their case for others. */
const TRANSLATED = KINDS.filter((kind) => !isNew(kind));

/** For each choice in a message, the kinds that have a case. */
function kindCases(nodes: readonly MessageFormatElement[]): (readonly Kind[])[] {
  return nodes.flatMap((node) => {
    if (node.type === TYPE.tag) return kindCases(node.children);
    if (node.type !== TYPE.select && node.type !== TYPE.plural) return [];
    const inner = Object.values(node.options).flatMap(({ value }) => kindCases(value));
    return [KINDS.filter((kind) => Object.hasOwn(node.options, kind)), ...inner];
  });
}

/** Kinds that are looked for and looked up in the same places have the same traits. */
const traitsOf = (kind: Kind): string => {
  const { inText, inFields, lookup } = KIND_DEFINITIONS[kind];
  return JSON.stringify([inText, inFields, lookup !== null]);
};

/** The kinds that a choice lacks, though it has a case for a kind with the same traits. */
function missingFrom(cases: readonly Kind[]): readonly Kind[] {
  if (cases.length < SEVERAL) return [];
  const traits = new Set(cases.map(traitsOf));
  return TRANSLATED.filter((kind) => !cases.includes(kind) && traits.has(traitsOf(kind)));
}

it('have a case in every message about several kinds', () => {
  const missing = [...english].flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]) =>
      kindCases(parse(message))
        .flatMap(missingFrom)
        .map((kind) => `${name} in lib/texts/en/${area}.json lacks ${kind}`),
    ),
  );
  expect(missing).toEqual([]);
});

describe.each((await languages()).filter((language) => language !== 'en'))('%s', (language) => {
  it.each(TRANSLATED)('has translations of the messages about %s', async (kind) => {
    const messages = Object.entries((await areasOf(language)).get(kind) ?? {});
    const same = messages.filter(([name, message]) => message === english.get(kind)?.[name]);
    expect(messages.length).toBeGreaterThan(0);
    // Names such as “Status” are the same in some languages.
    expect(same.length / messages.length, same.join('\n')).toBeLessThan(0.5);
  });
});
