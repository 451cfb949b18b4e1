import { describe, expect, it } from 'vitest';
import { createDetector } from '../../lib/detect/compose/create-detector.ts';
import { detectExactly } from '../../lib/detect/exact-detector.ts';
import { detectRoughly, ROUGH_FINDERS } from '../../lib/detect/rough-detector.ts';
import type { Finding } from '../../lib/domain/kind.ts';
import type { Finder } from '../../lib/kinds/shared/finder.ts';

/** A finding of a made-up finder at the first digit of a run. */
const findingAt = (text: string, start: number, length: number): Finding => ({
  kind: 'ip',
  start,
  end: start + length,
  raw: text.slice(start, start + length),
  value: '!',
});

const raws = (finders: readonly Finder[], text: string) =>
  createDetector(finders)(text).map(({ raw }) => raw);

describe('the lists of finders', () => {
  it('have one finder per kind, for the same kinds', () => {
    const kinds = ROUGH_FINDERS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    const text = 'bob@x.com +49 30 901820 DE89 3704 0044 0532 0130 00 ATU13585627';
    const found = ['email', 'phone', 'iban', 'vat'];
    expect(detectRoughly(text).map(({ kind }) => kind)).toEqual(found);
    expect(detectExactly(text).map(({ kind }) => kind)).toEqual(found);
  });

  it('test check digits, numbering plans and file names only in the exact detector', () => {
    const text = 'ATU13585628 +211 1 icon@2x.png +211 123';
    expect(detectRoughly('ATU13585628')).toHaveLength(1);
    expect(detectExactly('ATU13585628').filter(({ evidence }) => !evidence)).toEqual([]);
    expect(detectRoughly('+211 12345678901')).toHaveLength(1);
    expect(detectExactly('+211 12345678901').filter(({ evidence }) => !evidence)).toEqual([]);
    expect(detectExactly(text).filter(({ evidence }) => !evidence)).toEqual([]);
  });
});

describe('the detector', () => {
  const six: Finder = {
    kind: 'ip',
    sign: '',
    atDigits: ({ text }, { first }) => findingAt(text, first.start, 6),
  };

  it('calls finders for runs of six digits or more', () => {
    expect(raws([six], '12345 or 123 456')).toEqual(['123 45']);
  });

  it('takes the result of the first finder that matches', () => {
    const two: Finder = {
      kind: 'ip',
      sign: '',
      atDigits: ({ text }, { first }) => findingAt(text, first.start, 2),
    };
    expect(raws([two, six], '123456')).toEqual(['12']);
    expect(raws([six, two], '123456')).toEqual(['123456']);
  });

  it('continues at the end of a finding', () => {
    expect(raws([six], '123456 123456')).toEqual(['123456', '123456']);
  });

  it('offers the text after a mistyped span to other finders, but not the span', () => {
    const mistyping: Finder = {
      kind: 'ip',
      sign: '',
      atLetters: (_, { first }) => ({ mistyped: first.end }),
    };
    expect(raws([mistyping, six], 'AB 123456 123456')).toEqual(['123456']);
    expect(raws([six], 'AB 123456 123456')).toEqual(['123456', '123456']);
  });

  it('prefers a finding over a mistyped span', () => {
    const mistyping: Finder = {
      kind: 'ip',
      sign: '',
      atLetters: (_, { first }) => ({ mistyped: first.end }),
    };
    const found: Finder = {
      kind: 'ip',
      sign: '',
      atLetters: ({ text }, { first }) => findingAt(text, first.start, 3),
    };
    expect(raws([mistyping, found], 'AB 123456')).toEqual(['123']);
  });

  it('skips the rest of a run unless a finder returns the next start in it', () => {
    const last: Finder = {
      kind: 'ip',
      sign: '',
      atDigits: ({ text }, { first }) =>
        first.startsWithZero ? findingAt(text, first.start, 7) : null,
    };
    expect(raws([last], '1234 0123456')).toEqual([]);
    expect(
      raws(
        [{ ...last, nextStart: (_, run) => run.zeroGroupIndex || run.endIndex }],
        '1234 0123456',
      ),
    ).toEqual(['0123456']);
  });

  it('passes the latest finding of a kind', () => {
    const seen: (string | undefined)[] = [];
    const telling: Finder = {
      kind: 'ip',
      sign: '',
      atDigits(scan, { first }) {
        seen.push(scan.latestByKind.ip?.raw);
        return findingAt(scan.text, first.start, 6);
      },
    };
    raws([telling], '123456 654321');
    expect(seen).toEqual([undefined, '123456']);
  });

  it('keeps no state between texts', () => {
    const detect = createDetector(ROUGH_FINDERS);
    expect(detect('+49 30 901820')).toHaveLength(1);
    expect(detect('030 901820')).toEqual([]);
  });
});
