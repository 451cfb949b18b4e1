import { expect, it } from 'vitest';
import { createDetector } from '../../lib/detect/compose/create-detector.ts';
import { detectExactly } from '../../lib/detect/exact-detector.ts';
import { detectRoughly, mayContainValue, ROUGH_FINDERS } from '../../lib/detect/rough-detector.ts';

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
