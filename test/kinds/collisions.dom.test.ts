/**
 * Values of one kind are read as that kind by every reader: the always-on script, the page, the
 * popup, guesses, lists and fields. Reads the samples, and their like with the prefixes of other countries.
 * Names each reader that disagrees, and what decides there.
 */
import { expect, it } from 'vitest';
import { KINDS, type Kind } from '../../lib/domain/index.ts';
import { fieldKind } from '../../lib/form/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { columnKinds, detect, readCellAs } from '../../lib/values/detect/index.ts';
import { detectCandidates } from '../../lib/values/detect/page-detector.ts';
import {
  detectRoughly,
  mayBeMistyped,
  mayContainValue,
} from '../../lib/values/detect/rough-detector.ts';
import { KIND_SHAPES, VALUE_FORMS } from '../../lib/values/kinds/forms.ts';
import { checkValue } from '../check-data.ts';
import { field } from '../form/field-on-page.ts';
import { SAMPLES } from './samples.ts';

const COUNTRIES =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

const isRight = (kind: Kind, value: string) => checkValue(kind, value).standing === 'good';

/** The value with the prefix of a country, and a last character with which it is right; null if there is none. */
function likeIn(kind: Kind, country: string, value: string): string | null {
  const body = country + value.slice(2, -1);
  const ends = Array.from('0123456789', (end) => body + end);
  return ends.find((like) => isRight(kind, like)) ?? null;
}

/** The right samples with check digits and a prefix, as in other countries. */
const likesOf = (kind: Kind): string[] => {
  if (VALUE_FORMS[kind].checkDigits === null) return [];
  const prefixed = SAMPLES[kind].right.filter((value) => /^[A-Z]{2}/.test(value));
  return prefixed.flatMap((value) =>
    COUNTRIES.flatMap((country) => likeIn(kind, country, value) ?? []),
  );
};

/** What decides in each reader. */
const READERS = {
  'the always-on script': 'its `sign`, `labels` and `hints`',
  'the page': 'the order in PAGE_FINDERS and PAGE_MISTYPED_FINDERS',
  'running text': 'the order in PAGE_FINDERS, and the finders in exact-detector.ts',
  'a selection': 'selection.ts',
  'the shape': 'the order in lib/kinds/definitions.ts',
  'a column': '`cell` and `isNumeric` in kind.ts',
  'a field': 'the order in FIELD_RULES',
} as const;

const kindsIn = (found: readonly { kind: Kind }[]) => found.map(({ kind }) => kind).join(' and ');

/** What each reader takes a text for; '' for nothing. Not all readers read all kinds. */
function readings(kind: Kind, text: string): Partial<Record<keyof typeof READERS, string>> {
  const { inText } = KIND_DEFINITIONS[kind];
  const mayBe = mayContainValue(text) && (detectRoughly(text).length > 0 || mayBeMistyped(text));
  return {
    ...(inText && {
      'the always-on script': mayBe ? kind : '',
      'the page': kindsIn(detectCandidates(text)),
      'running text': kindsIn(detect(text)),
    }),
    'a selection': kindsIn(detect(text, { scope: 'selection' })),
  };
}

const problems = (kind: Kind, value: string, read: Partial<Record<string, string>>) =>
  Object.entries(READERS).flatMap(([reader, cause]) => {
    const said = read[reader];
    if (said === undefined || said === kind) return [];
    return [`${value} (${kind}): ${reader} says ${said || 'nothing'}; see ${cause}`];
  });

it.each(KINDS)('right values are %s for every reader', (kind) => {
  const { label, needsLabel, right } = SAMPLES[kind];
  expect(right.length).toBeGreaterThan(2);
  const read = (value: string) => {
    const shape = KIND_SHAPES.find((each) => each.shape.test(value))?.kind ?? kind;
    const text = needsLabel ? `${label}: ${value}` : value;
    const asked = fieldKind(field(`<label>Number <input placeholder="${value}"></label>`));
    return { ...readings(kind, text), 'the shape': shape, 'a field': asked ?? kind };
  };
  const ofSamples = right.flatMap((value) => problems(kind, value, read(value)));
  const column = needsLabel ? kind : (columnKinds(right.map((value) => [value]))[0] ?? '');
  const inColumn = problems(kind, right.join(', '), { 'a column': column });
  // Some forms are found only after a label, but no reader may take them for another kind. What needs a
  // label may look like another kind without it.
  const ofLikes = likesOf(kind).flatMap((value) => {
    const { 'the shape': _, 'a field': __, ...labelled } = read(value);
    const said = problems(kind, value, needsLabel ? labelled : read(value));
    return said.filter((problem) => !problem.includes(' says nothing')).slice(0, 1);
  });
  expect([...ofSamples, ...inColumn, ...ofLikes.slice(0, 5)]).toEqual([]);
});

it.each(KINDS)('wrong values after a label are %s for every reader, and called wrong', (kind) => {
  const { label, wrong } = SAMPLES[kind];
  expect(wrong.length).toBeGreaterThan(0);
  const all = wrong.flatMap((value) => {
    const column = readCellAs(kind, value)?.kind ?? '';
    const read = { ...readings(kind, `${label}: ${value}`), 'a column': column };
    const { standing } = checkValue(kind, value);
    return [
      ...problems(kind, value, read),
      ...(standing === 'bad' ? [] : [`${value} (${kind}): the check says ${standing}`]),
    ];
  });
  expect(all).toEqual([]);
});

it.each(KINDS)('other texts are not %s', (kind) => {
  const found = SAMPLES[kind].not.flatMap((text) => [
    ...detectCandidates(text),
    ...detect(text, { scope: 'selection' }),
  ]);
  expect(found.filter((finding) => finding.kind === kind)).toEqual([]);
});

it.each(KINDS.filter((kind) => KIND_DEFINITIONS[kind].inFields))('a label names %s', (kind) => {
  const { label } = SAMPLES[kind];
  expect(fieldKind(field(`<label>${label} <input></label>`))).toBe(kind);
});

const isPartOfWord = (text: string, at: number) =>
  /[\p{Alpha}\d]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));

// The length and the check digits of an IBAN prove it, also where a program left out a space.
it.each(KINDS.filter((kind) => kind !== 'iban'))('no part of a word is %s', (kind) => {
  const { label, needsLabel, right, wrong } = SAMPLES[kind];
  const glued = ['x', '7', 'é'].flatMap((sign) =>
    [...right, ...wrong].flatMap((value) => [sign + value, value + sign]),
  );
  const parts = glued.flatMap((word) => {
    const text = `${needsLabel ? `${label}: ` : 'See '}${word} here`;
    return detect(text)
      .filter(({ start, end }) => isPartOfWord(text, start) || isPartOfWord(text, end))
      .map(({ raw }) => `${raw} in ${text}; see find.ts`);
  });
  expect(parts).toEqual([]);
});
