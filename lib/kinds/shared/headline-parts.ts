import { factsText } from '../../texts/facts.ts';

/** A character in quotation marks; control characters by their description. */
export function quotedCharacter(character: string): string {
  return /\p{Cc}/u.test(character)
    ? factsText('controlCharacter')
    : factsText('quotedCharacter', { character });
}
