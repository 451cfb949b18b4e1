/** Ends a number before a range of extensions: "030 90182-20–29", "06151 1234 0-9". */
import type { Finding } from '../../../domain/index.ts';
import type { Finder, FinderResult } from '../../shared/finder.ts';

/** An extension after a hyphen and the last of its range after a longer dash; or all digits from zero on. */
const RANGE = /-(\d{1,3})([–—]\d{1,3})$|[ \xa0-](0)([-–—]\d)$/;

const withoutRange = (found: Finding): Finding => {
  const [, first = '', upTo = '', zero = '', last = upTo] = RANGE.exec(found.raw) ?? [];
  const digits = last.slice(1);
  const from = first || zero;
  if (digits.length !== from.length || digits <= from) return found;
  return {
    ...found,
    end: found.end - last.length,
    raw: found.raw.slice(0, -last.length),
    value: found.value.slice(0, -digits.length),
  };
};

const cut = (result: FinderResult): FinderResult =>
  result && 'kind' in result ? withoutRange(result) : result;

export const withoutRanges = (finder: Finder): Finder => ({
  ...finder,
  atPlus: (scan, run) => cut(finder.atPlus?.(scan, run) ?? null),
  atDigits: (scan, run) => cut(finder.atDigits?.(scan, run) ?? null),
});
