import { describe, expect, it } from 'vitest';
import { createDetector } from '../../lib/detect/create-detector.ts';
import { detectExactly } from '../../lib/detect/exact-detector.ts';
import { detectRoughly, ROUGH_FINDERS } from '../../lib/detect/rough-detector.ts';
import type { Finding } from '../../lib/domain/finding.ts';
import type { Finder } from '../../lib/kinds/shared/finder.ts';

/** What a made-up finder says of the first digit of a run. */
const at = (text: string, start: number, length: number): Finding => ({
  kind: 'ip',
  start,
  end: start + length,
  raw: text.slice(start, start + length),
  value: '!',
});

const raws = (finders: readonly Finder[], text: string) =>
  createDetector(finders)(text).map(({ raw }) => raw);

describe('the door', () => {
  it('has one finder a kind, and the full door has the same kinds', () => {
    const kinds = ROUGH_FINDERS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    const text = 'bob@x.com +49 30 901820 DE89 3704 0044 0532 0130 00 ATU13585627';
    const found = ['email', 'phone', 'iban', 'vat'];
    expect(detectRoughly(text).map(({ kind }) => kind)).toEqual(found);
    expect(detectExactly(text).map(({ kind }) => kind)).toEqual(found);
  });

  it('is exact in full only: check digits, numbering plans, names of files', () => {
    const text = 'ATU13585628 +211 1 icon@2x.png +211 123';
    expect(detectRoughly('ATU13585628')).toHaveLength(1);
    expect(detectExactly('ATU13585628')).toEqual([]);
    expect(detectRoughly('+211 12345678901')).toHaveLength(1);
    expect(detectExactly('+211 12345678901')).toEqual([]);
    expect(detectExactly(text)).toEqual([]);
  });
});

describe('the engine', () => {
  const six: Finder = { kind: 'ip', atDigits: ({ text }, { first }) => at(text, first.start, 6) };

  it('asks at six digits, not at five', () => {
    expect(raws([six], '12345 or 123 456')).toEqual(['123 45']);
  });

  it('gives a place to the first finder that finds something there', () => {
    const two: Finder = { kind: 'ip', atDigits: ({ text }, { first }) => at(text, first.start, 2) };
    expect(raws([two, six], '123456')).toEqual(['12']);
    expect(raws([six, two], '123456')).toEqual(['123456']);
  });

  it('goes on where a finding ends', () => {
    expect(raws([six], '123456 123456')).toEqual(['123456', '123456']);
  });

  it('leaves what is mistyped to nobody, and what is behind it to all', () => {
    const mistyping: Finder = {
      kind: 'ip',
      atLetters: (_, { first }) => ({ mistyped: first.end }),
    };
    expect(raws([mistyping, six], 'AB 123456 123456')).toEqual(['123456']);
    expect(raws([six], 'AB 123456 123456')).toEqual(['123456', '123456']);
  });

  it('lets a finding win over something mistyped', () => {
    const mistyping: Finder = {
      kind: 'ip',
      atLetters: (_, { first }) => ({ mistyped: first.end }),
    };
    const found: Finder = {
      kind: 'ip',
      atLetters: ({ text }, { first }) => at(text, first.start, 3),
    };
    expect(raws([mistyping, found], 'AB 123456')).toEqual(['123']);
  });

  it('skips a run, unless a finder says where in it another number can begin', () => {
    const last: Finder = {
      kind: 'ip',
      atDigits: ({ text }, { first }) => (first.startsWithZero ? at(text, first.start, 7) : null),
    };
    expect(raws([last], '1234 0123456')).toEqual([]);
    expect(
      raws(
        [{ ...last, nextStart: (_, run) => run.zeroGroupIndex || run.endIndex }],
        '1234 0123456',
      ),
    ).toEqual(['0123456']);
  });

  it('tells a finder what was found last of a kind', () => {
    const seen: (string | undefined)[] = [];
    const telling: Finder = {
      kind: 'ip',
      atDigits(scan, { first }) {
        seen.push(scan.latestByKind.ip?.raw);
        return at(scan.text, first.start, 6);
      },
    };
    raws([telling], '123456 654321');
    expect(seen).toEqual([undefined, '123456']);
  });

  it('keeps nothing of a text for the next one', () => {
    const detect = createDetector(ROUGH_FINDERS);
    expect(detect('+49 30 901820')).toHaveLength(1);
    expect(detect('030 901820')).toEqual([]);
  });
});
