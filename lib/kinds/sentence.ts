/** How the checks of every kind put the same thing. */
import { counted } from '../counted.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "One digit too short", "12 characters too long": a length that is wrong by so many. */
export function tooLong(by: number, noun: string): string {
  const size = Math.abs(by);
  const words = `${counted(size, noun, WORDS[size])} too ${by > 0 ? 'long' : 'short'}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A character as it stands in a sentence. */
export function quoted(character: string): string {
  return /\p{Cc}/u.test(character) ? 'a control character' : `“${character}”`;
}
