import { describe, expect, it } from 'vitest';
import { createDetector } from '../../lib/detect/compose/create-detector.ts';
import { createLabelledReader } from '../../lib/detect/compose/labels.ts';
import { mayContainValue, ROUGH_FINDERS } from '../../lib/detect/rough-detector.ts';
import type { Finder } from '../../lib/kinds/shared/finder.ts';

/** A made-up kind: capitals after the word COLOUR, which need no digit. */
const VALUE = /[\s:]+([A-Z]{3,}\d*)(?![\w@])/y;
const colourFinder: Finder = {
  kind: 'domain',
  sign: 'COLOUR|Colour',
  labelled: {
    words: ['COLOUR', 'Colour', 'COLOUR CODE'],
    findAfter(text, end) {
      VALUE.lastIndex = end;
      const raw = VALUE.exec(text)?.[1];
      if (raw === undefined) return null;
      const start = VALUE.lastIndex - raw.length;
      return { kind: 'domain', start, end: start + raw.length, raw, value: raw };
    },
  },
};

const finders = [...ROUGH_FINDERS, colourFinder];
const detect = createDetector(finders, undefined, createLabelledReader(finders));
const found = (text: string) => detect(text, { region: 'DE' }).map(({ raw }) => raw);

describe('a label word', () => {
  it.each([
    ['COLOUR: RED', ['RED']],
    ['Our Colour RED, always', ['RED']],
    ['COLOUR CODE: RED', ['RED']],
    ['COLOUR RED COLOUR BLUE', ['RED', 'BLUE']],
    ['COLOUR: GREEN12345', ['GREEN12345']],
    // Ordered among the other findings.
    ['bob@x.com, COLOUR: RED, +49 30 901820', ['bob@x.com', 'RED', '+49 30 901820']],
    ['+49 30 901820 COLOUR: RED ann@x.com', ['+49 30 901820', 'RED', 'ann@x.com']],
    ['Tel. 030 901820 COLOUR: RED', ['030 901820', 'RED']],
    // Its digits are not offered to other finders.
    ['COLOUR: DE89370400440532013000', ['DE89370400440532013000']],
  ])('announces a value in %j', (text, raws) => {
    expect(found(text)).toEqual(raws);
  });

  it.each(['colour: RED', 'COLOURS RED', 'MYCOLOUR RED', '3COLOUR RED', 'COLOUR', 'COLOUR: red'])(
    'announces nothing in %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('does not split an email address', () => {
    expect(found('COLOUR RED@x.com and COLOUR COLOUR@x.com')).toEqual([
      'RED@x.com',
      'COLOUR@x.com',
    ]);
  });

  it('has no effect inside a labelled value', () => {
    expect(found('COLOUR COLOUR RED')).toEqual(['COLOUR']);
  });

  it('gives offsets in the text', () => {
    const text = 'bob@x.com COLOUR: RED';
    for (const { start, end, raw } of detect(text)) expect(text.slice(start, end)).toBe(raw);
  });
});

describe('the prefilter', () => {
  it.each(['a@b', 'ａ＠ｂ', '1-2-3-4-5', '٠١٢٣٤', 'BIC', 'Swift'])('passes %j', (text) => {
    expect(mayContainValue(text)).toBe(true);
  });

  it.each(['', 'plain words', '1234', '1 of 2345 or 6', 'bic'])('rejects %j', (text) => {
    expect(mayContainValue(text)).toBe(false);
  });
});
