import { factsText } from '../../texts/references.ts';

/** A character in quotation marks; a description for control characters. */
export function quotedCharacter(character: string): string {
  return /\p{Cc}/u.test(character)
    ? factsText('controlCharacter')
    : factsText('quotedCharacter', { character });
}
