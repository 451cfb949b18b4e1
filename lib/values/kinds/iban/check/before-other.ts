/** An IBAN that something else follows, as both stand in one cell: its BIC, a bank, a name, a currency. */
import { compactValue } from '../../../text/index.ts';
import { IBAN_REGISTRY } from './registry.ts';
import { ibanCharacterClasses } from './structure.ts';

/** Characters of an IBAN with its spaces; a longer text is no IBAN at its beginning. */
const MOST_CHARACTERS = 60;
/** Fewer digits behind an IBAN may belong to it, and another digit is the one too many. */
const FEWEST_DIGITS = 4;

/**
 * The IBAN that a text begins with, if something else follows: "DE89 3704 0044 0532 0130 00 COBADEFF".
 *
 * @param isIban whether a compact number is a registered country's, with its check digits
 */
export function ibanBeforeOther(
  text: string,
  isIban: (compact: string) => boolean,
): string | undefined {
  const start = text.slice(0, MOST_CHARACTERS);
  const country = IBAN_REGISTRY[compactValue(start).slice(0, 2)];
  if (country === undefined) return undefined;
  const { length } = ibanCharacterClasses(country);
  for (let end = length; end < start.length; end += 1) {
    const iban = compactValue(start.slice(0, end));
    if (iban.length < length) continue;
    const rest = start.slice(end);
    const isOther = /[^\s\d]/.test(rest) || (rest.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS;
    const isApart = /^[^\p{Alpha}\d]/u.test(rest);
    return isApart && isOther && isIban(iban) ? iban : undefined;
  }
  return undefined;
}
