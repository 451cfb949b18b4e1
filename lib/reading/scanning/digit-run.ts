/**
 * The digits that may belong to one number. `runAt` counts them from a group on, over what can stand
 * between two groups of a number; `Digits` lays them out one by one with what stands around each. A
 * number is as long as its kind says: the run is only the most that it can be.
 */
import { foldCodeUnit, SLASH_CLASS } from './characters.ts';
import type { DigitGroup } from './digit-groups.ts';

/** More digits than any number has (E.164: 15, with an international prefix and a trunk zero). */
export const MOST_DIGITS = 22;

export interface DigitRun {
  /** Its first group and, by their places in the list of groups, where it begins and what follows it. */
  readonly first: DigitGroup;
  readonly startIndex: number;
  readonly endIndex: number;
  /** How many digits, `MOST_DIGITS` where there are more; and the offset where its last group ends. */
  readonly count: number;
  readonly end: number;
  /** Place of the first later group that begins with zero and does not touch the one before; 0: none. */
  readonly zeroGroupIndex: number;
}

const sizeOf = ({ start, end }: DigitGroup) => end - start;

/** The run that begins with the group at `from`. */
export function digitRunAt(groups: readonly DigitGroup[], from: number): DigitRun | undefined {
  const first = groups[from];
  if (!first) return undefined;
  let count = sizeOf(first);
  let { end } = first;
  let zero = 0;
  let isDate = false;
  // After that many digits a slash stands between two numbers, and no bracket opens in one.
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

/** The digits of a run one by one. A text's runs share one, which is filled anew for each. */
export class RunDigits {
  /** How many there are; what lies behind in the lists is left over from other runs. */
  count = 0;
  readonly values = new Uint8Array(MOST_DIGITS);
  /** Where each stands. */
  readonly offsets = new Int32Array(MOST_DIGITS);
  /** The classes of the separators before each; 0: glued to the digit before. */
  readonly gaps = new Uint8Array(MOST_DIGITS);

  /** Lays out a run of the text whose groups these are. */
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

  /** Offset after digit `k`. */
  endOf(k: number): number {
    return this.offset(k) + 1;
  }
}
