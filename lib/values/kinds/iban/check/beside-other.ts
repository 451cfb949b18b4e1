/** An IBAN beside something else, as both stand in one cell: its BIC, a bank, a name, a currency, itself once more. */
import { compactValue } from '../../../text/index.ts';
import { IBAN_REGISTRY } from './registry.ts';
import { ibanCharacterClasses } from './structure.ts';

/** Characters of an IBAN with its spaces; a longer text is no IBAN at its beginning. */
const MOST_CHARACTERS = 60;
/** Fewer digits behind an IBAN may belong to it, and another digit is the one too many. */
const FEWEST_DIGITS = 4;
/** Characters before an IBAN, and digits: with more, another account may be meant. */
const MOST_BEFORE = 80;
const MOST_DIGITS = 9;

type IsIban = (compact: string) => boolean;

/** The IBAN at `from`, if nothing or something else follows. */
function ibanAt(text: string, from: number, isIban: IsIban): string | undefined {
  const start = text.slice(from, from + MOST_CHARACTERS);
  const country = IBAN_REGISTRY[compactValue(start).slice(0, 2)];
  if (country === undefined) return undefined;
  const { length } = ibanCharacterClasses(country);
  for (let end = length; end <= start.length; end += 1) {
    const iban = compactValue(start.slice(0, end));
    if (iban.length < length) continue;
    const rest = start.slice(end);
    const isOther = /[^\s\d]/.test(rest) || (rest.match(/\d/g)?.length ?? 0) >= FEWEST_DIGITS;
    const isApart = rest === '' || (isOther && /^[^\p{Alpha}\d]/u.test(rest));
    return (isApart || compactValue(rest) === iban) && isIban(iban) ? iban : undefined;
  }
  return undefined;
}

/**
 * The IBAN of a text in which something else follows it or stands before it: "DE89 3704 0044 0532 0130 00 COBADEFF",
 * "Max Muster DE89 …", "DEDE89 …". Undefined if it may be one of several.
 *
 * @param isIban whether a compact number is a registered country's, with its check digits
 */
export function ibanBesideOther(text: string, isIban: IsIban): string | undefined {
  let first: string | undefined;
  for (let from = 0; from < Math.min(text.length, MOST_BEFORE); from += 1) {
    const before = text.slice(0, from);
    if (first === undefined && before.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
    const isStart = /(?:^|[^\p{Alpha}\d])$/u.test(before) || text.startsWith(before, from);
    const iban = isStart ? ibanAt(text, from, isIban) : undefined;
    first ??= iban;
    if (iban !== undefined && iban !== first) return undefined;
  }
  return first;
}
