/** Headline parts that the checks of all kinds share. */
import { factsText } from '../../texts/facts.ts';

/**
 * States how far a length is off: "One digit too short", "12 characters too long". `by`: how much
 * too long; negative when too short. `noun`: what is counted, `digit` or `character`.
 */
export function lengthDifference(by: number, noun: string): string {
  return factsText(by > 0 ? 'tooLong' : 'tooShort', { count: Math.abs(by), noun });
}

/** A character in quotation marks; control characters by their description. */
export function quotedCharacter(character: string): string {
  return /\p{Cc}/u.test(character)
    ? factsText('controlCharacter')
    : factsText('quotedCharacter', { character });
}
