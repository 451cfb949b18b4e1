/** Random choices that are the same in every run with the same seed. */
import { dice } from '../bench/texts.ts';

export interface Random {
  /** A whole number from 0 to `n` − 1. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  digits(n: number): string;
  /** `n` characters of an alphabet; capitals if none is given. */
  chars(n: number, alphabet?: string): string;
}

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function createRandom(seed: number): Random {
  const roll = dice(seed);
  const chars = (n: number, alphabet = CAPITALS) =>
    Array.from({ length: n }, () => alphabet.charAt(roll(alphabet.length))).join('');
  return {
    below: roll,
    chance: (probability) => roll(1_000_000) < probability * 1_000_000,
    pick: (list) => {
      const item = list[roll(list.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    digits: (n) => chars(n, '0123456789'),
    chars,
  };
}

/** Repeats `make` until it returns something other than null, at most `tries` times. */
export function firstMade<T>(make: () => T | null, tries = 20_000): T {
  for (let i = 0; i < tries; i++) {
    const made = make();
    if (made !== null) return made;
  }
  throw new Error('every try returned null');
}
