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

export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

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

const ALPHABETS: Readonly<Record<string, string>> = {
  hex: '0123456789abcdef',
  HEX: '0123456789ABCDEF',
  base32: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  base36: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  letters36: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
};

/**
 * Fills the gaps of a pattern: `#` with a digit, `@` with a capital, `{hex 40}` with characters of
 * an alphabet, `{01-28}` with a number of this range, `{a|b}` with one of the patterns.
 * @param named patterns for gaps such as `{price}`
 */
export function textFrom(
  random: Random,
  pattern: string,
  named: Readonly<Record<string, string>> = {},
): string {
  return pattern.replace(/[#@]|\{([^{}]*)\}/g, (sign, inner: string = '') => {
    if (sign === '#') return random.digits(1);
    if (sign === '@') return random.chars(1);
    const [, alphabet = '', count] = /^(\w+) (\d+)$/.exec(inner) ?? [];
    if (count !== undefined) return random.chars(Number(count), ALPHABETS[alphabet]);
    const [, from = '', to] = /^(\d+)-(\d+)$/.exec(inner) ?? [];
    if (to !== undefined) {
      const number = Number(from) + random.below(Number(to) - Number(from) + 1);
      return String(number).padStart(from.length, '0');
    }
    const texts = (named[inner] ?? inner).split('|').map((each) => textFrom(random, each));
    return texts.length > 1 ? random.pick(texts) : (texts[0] ?? '');
  });
}

/** Repeats `make` until it returns something other than null, at most `tries` times. */
export function firstMade<T>(make: () => T | null, tries = 20_000): T {
  for (let i = 0; i < tries; i++) {
    const made = make();
    if (made !== null) return made;
  }
  throw new Error('every try returned null');
}
