/**
 * No regular expression of the extension goes back over its own repetitions: its work grows in proportion to texts
 * that are made of its own parts to be hostile to it. What is known to grow faster reads only short texts.
 */
import { describe, expect, it } from 'vitest';
import { triesAll } from '../tools/runs.ts';
import { builtExpressions } from './built.ts';
import { type Expression, literals } from './collect.ts';
import { LIMITED } from './limited.ts';
import { growthFor, slowTextOf, suspectTextOf } from './slow-text.ts';

/** What the constructor builds in functions, from words that are not a text of others. */
const OF_OURS = [
  // The key, each character escaped.
  'lib/api/failures/create-failure.ts:70',
  // The name of a CSS function.
  // The digits of an amount.
  'lib/documents/codes/compare-codes.ts:72',
  'lib/page/field/provenance/text-visibility.ts:26',
  // The name of an attribute.
  'lib/workbench/workbook/patch/tags.ts:122',
];

/** At the longest text that it reads, work may be quadratic: a few million steps. */
const MOST_WHERE_LIMITED = 2.5;

/** Expressions that the measure catches; the first two soon. */
const CAUGHT = [
  ['a repetition before the end', '\\s+$', ''],
  ['two repetitions of the same', '^\\d*\\.?\\d+$', ''],
  ['a repetition of a repetition', '^(?:[a-z]+ ?)+$', 'u'],
  ['a repetition that any start tries again', '[a-z]+!', 'g'],
  ['a number with separators', '\\d{1,3}(?:[., ]?\\d{3})*[.,]\\d{2}(?!\\d)', 'g'],
  ['a tag', '<b[^>]*>', 'gi'],
  ['a lookbehind that reads back', '(?<=@.*)x', 'g'],
] as const;

type Place = Pick<Expression, 'path' | 'source'>;

const isAt = (expression: Expression, { path, source }: Place) =>
  expression.path === path && expression.source.startsWith(source);
const nameOf = ({ path, line, source, flags }: Expression) => `${path}:${line} /${source}/${flags}`;

describe('the work of every regular expression', async () => {
  const { expressions: built, unseen } = await builtExpressions();
  const all = new Map([...literals(), ...built].map((each) => [nameOf(each), each]));
  const byFile = Object.groupBy(all.values(), ({ path }) => path);

  it('is measured: literals, and what the constructor builds', () => {
    expect(all.size).toBeGreaterThan(900);
    expect(unseen).toEqual(OF_OURS);
  });

  it('exists, if it is listed as limited', () => {
    const expressions = [...all.values()];
    const wrong = LIMITED.filter(
      (place) => expressions.filter((each) => isAt(each, place)).length === 0,
    );
    expect(wrong).toEqual([]);
  });

  describe.each(Object.entries(byFile))('%s', (_, expressions = []) => {
    it('is in proportion to the text', () => {
      const wrong = expressions.flatMap((expression) => {
        const name = nameOf(expression);
        const limited = LIMITED.find((place) => isAt(expression, place));
        if (limited === undefined) {
          const text = slowTextOf(expression);
          return text ? [`${name} is slow in ${JSON.stringify(text)}`] : [];
        }
        const text = suspectTextOf(expression);
        if (text === null) return [`${name} is mended: remove it from the list`];
        const growth = growthFor(expression, text, limited.most);
        return growth.exponent > MOST_WHERE_LIMITED ? [`${name} is too slow`] : [];
      });
      expect(wrong).toEqual([]);
    });
  });
});

describe('the measure', () => {
  it.each(triesAll ? CAUGHT : CAUGHT.slice(0, 2))('catches %s', (_, source, flags) => {
    expect(slowTextOf({ source, flags })).not.toBeNull();
  });

  it.each([
    ['[a-z]+', 'g'],
    ['(?<![a-z])[a-z]+!', 'g'],
    ['(?<!\\s)\\s+$', ''],
    ['<b[^<>]*>', 'gi'],
    ['^[^@]*@[^@]*$', ''],
    ['\\d{1,3}(?:[.,]\\d{3}){0,4}', 'gu'],
  ])('lets /%s/%s pass', (source, flags) => {
    expect(slowTextOf({ source, flags })).toBeNull();
  });
});
