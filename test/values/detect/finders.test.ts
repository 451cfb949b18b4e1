import { describe, expect, it } from 'vitest';
import { createDetector } from '../../../lib/values/detect/compose/create-detector.ts';
import { createLabelledReader } from '../../../lib/values/detect/compose/labelled-reader.ts';
import { detectExactly } from '../../../lib/values/detect/exact-detector.ts';
import {
  detectRoughly,
  mayContainValue,
  ROUGH_FINDERS,
} from '../../../lib/values/detect/rough-detector.ts';
import type { Finding } from '../../../lib/values/domain/kind.ts';
import type { Finder } from '../../../lib/values/kinds/shared/finder.ts';

it.each(['ATU13585628', '+211 12345678901'])(
  'only the exact detector tests check digits and numbering plans: %s',
  (text) => {
    expect(detectRoughly(text)).toHaveLength(1);
    expect(detectExactly(text).filter(({ evidence }) => !evidence)).toEqual([]);
  },
);

it('a detector keeps no state between texts', () => {
  const detect = createDetector(ROUGH_FINDERS);
  expect(detect('+49 30 901820')).toHaveLength(1);
  expect(detect('030 901820')).toEqual([]);
});

it.each(['a@b', 'ａ＠ｂ', '1-2-3-4-5', '٠١٢٣٤', 'BIC', 'Swift'])(
  'the prefilter passes %j',
  (text) => expect(mayContainValue(text)).toBe(true),
);

it.each(['', 'plain words', '1234', '1 of 2345 or 6', 'bic'])('the prefilter rejects %j', (text) =>
  expect(mayContainValue(text)).toBe(false),
);

describe('the detector', () => {
  const finding = (text: string, start: number, length: number): Finding => {
    const raw = text.slice(start, start + length);
    return { kind: 'ip', start, end: start + length, raw, value: '!' };
  };
  const six: Finder = {
    kind: 'ip',
    sign: '',
    atDigits: ({ text }, { first }) => finding(text, first.start, 6),
  };
  const raws = (finders: readonly Finder[], text: string) =>
    createDetector(finders)(text).map(({ raw }) => raw);

  it('calls finders for runs of six digits or more', () => {
    expect(raws([six], '12345 or 123 456')).toEqual(['123 45']);
  });

  it('offers the text after a mistyped span to other finders, but not the span', () => {
    const mistyping: Finder = {
      kind: 'ip',
      sign: '',
      atLetters: () => ({ mistyped: 17 }),
    };
    expect(raws([mistyping, six], 'AB 123456, 234567, 345678')).toEqual(['345678']);
  });

  it('does not split an email address after a label', () => {
    const colour: Finder = {
      kind: 'ip',
      sign: '',
      labelled: { words: ['COLOUR'], findAfter: (text, end) => finding(text, end + 1, 3) },
    };
    const finders = [...ROUGH_FINDERS, colour];
    const detect = createDetector(finders, undefined, createLabelledReader(finders));
    const found = detect('COLOUR RED@x.com, COLOUR BLUE').map(({ raw }) => raw);
    expect(found).toEqual(['RED@x.com', 'BLU']);
  });

  it('skips the rest of a run unless a finder returns the next start in it', () => {
    const last: Finder = {
      kind: 'ip',
      sign: '',
      atDigits: ({ text }, { first }) =>
        first.startsWithZero ? finding(text, first.start, 7) : null,
      nextStart: (_, run) => run.zeroGroupIndex || run.endIndex,
    };
    expect(raws([{ ...last, nextStart: (_, run) => run.endIndex }], '1234 0123456')).toEqual([]);
    expect(raws([last], '1234 0123456')).toEqual(['0123456']);
  });
});
