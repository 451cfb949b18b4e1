/**
 * Digits that may belong to one number. `digitRunAt` joins groups whose separators a number can
 * contain; `RunDigits` lists their digits with the separators before each. A run is an upper limit:
 * each kind decides how many of its digits form a number.
 */
import { foldCodeUnit, SLASH_CLASS } from './characters.ts';
import type { DigitGroup } from './digit-groups.ts';

/** No number has more digits (E.164: 15, plus an international prefix and a trunk zero). */
export const MOST_DIGITS = 22;

export interface DigitRun {
  /** The first group, its index, and the index after the last group. */
  readonly first: DigitGroup;
  readonly startIndex: number;
  readonly endIndex: number;
  /** Number of digits, at most `MOST_DIGITS`, and end offset of the last group. */
  readonly count: number;
  readonly end: number;
  /** Index of the first later group that begins with zero and has a separator before it; 0 if there is none. */
  readonly zeroGroupIndex: number;
}

const sizeOf = ({ start, end }: DigitGroup) => end - start;

/** The run that begins with the group at index `from`. */
export function digitRunAt(groups: readonly DigitGroup[], from: number): DigitRun | undefined {
  const first = groups[from];
  if (!first) return undefined;
  let count = sizeOf(first);
  let { end } = first;
  let zero = 0;
  let isDate = false;
  // After this many digits, a slash separates two numbers, and a bracket does not open inside a
  // number.
  const many = first.isInternational ? 8 : 5;
  let behind = from + 1;
  for (; count < MOST_DIGITS; behind++) {
    const group = groups[behind];
    if (!group || group.isDetached) break;
    if (group.opensBracket || group.separators & SLASH_CLASS) {
      if (count > many && (group.opensBracket || !isDate)) break;
      if (count === 2) isDate = group.separators === SLASH_CLASS;
    }
    if (zero === 0 && group.startsWithZero && group.separators) zero = behind;
    count += sizeOf(group);
    end = group.end;
  }
  return {
    first,
    startIndex: from,
    endIndex: behind,
    count: Math.min(count, MOST_DIGITS),
    end,
    zeroGroupIndex: zero,
  };
}

/** The digits of a run. All runs of a text share one instance, which `read` refills. */
export class RunDigits {
  /** Number of digits. Entries beyond it are old, from earlier runs. */
  count = 0;
  readonly values = new Uint8Array(MOST_DIGITS);
  /** Offset of each digit. */
  readonly offsets = new Int32Array(MOST_DIGITS);
  /** The classes of the separators before each digit; 0 if it touches the digit before. */
  readonly gaps = new Uint8Array(MOST_DIGITS);

  /** Fills the lists with a run of `text`; `groups` are the groups of that text. */
  read(text: string, groups: readonly DigitGroup[], run: DigitRun): this {
    const { values, offsets, gaps } = this;
    let n = 0;
    for (let g = run.startIndex; n < run.count; g++) {
      const group = groups[g];
      if (!group) break;
      let gap = group.separators;
      for (let i = group.start; i < group.end && n < run.count; i++, n++) {
        values[n] = foldCodeUnit(text.charCodeAt(i)) - 48;
        offsets[n] = i;
        gaps[n] = gap;
        gap = 0;
      }
    }
    this.count = n;
    return this;
  }

  value(k: number): number {
    return this.values[k] ?? 0;
  }

  gap(k: number): number {
    return this.gaps[k] ?? 0;
  }

  offset(k: number): number {
    return this.offsets[k] ?? 0;
  }

  /** End offset of digit `k`. */
  endOf(k: number): number {
    return this.offset(k) + 1;
  }
}
