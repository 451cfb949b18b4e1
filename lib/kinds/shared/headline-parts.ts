/** How the checks of every kind put the same thing. */
import { factsText } from '../../texts/facts.ts';

/**
 * "One digit too short", "12 characters too long": a length that is wrong by so many. `noun`: what is
 * counted, `digit` or else `character`.
 */
export function lengthDifference(by: number, noun: string): string {
  return factsText(by > 0 ? 'tooLong' : 'tooShort', { count: Math.abs(by), noun });
}

/** A character as it stands in a sentence. */
export function quotedCharacter(character: string): string {
  return /\p{Cc}/u.test(character)
    ? factsText('controlCharacter')
    : factsText('quotedCharacter', { character });
}
