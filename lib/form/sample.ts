/** Samples speak every language: a placeholder "you@example.com" or "+49 151 …", a pattern. */
import type { Kind } from '../kinds/index.ts';

const SAMPLES: readonly (readonly [Kind, RegExp])[] = [
  ['email', /(?:^|[\s:("'<])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u],
  ['email', /\[?[^\s]*@[^\s]*\\\./],
  ['iban', /(?:^|[\s:(])[A-Z]{2}\d{2}(?:[ ]?[A-Z\dX_]{4}){3,8}/],
  ['iban', /^\^?\[A-Z\]\{2\}(?:\\d|\[0-9\])\{2\}/],
  ['vat', /\(?AT\)?\??U\[?(?:0-9|\\d)/],
  ['vat', /(?:^|[\s:(])(?:AT ?U|BE ?[01]|[A-Z]{2})\d{7,12}(?:B\d{2})?$/],
  ['phone', /(?:^|[\s:(])\+\d{1,3}[ (.-]?[\d ()x_.#-]{5,}/i],
  ['phone', /^\^?\(?(?:\\\+|\[\+)/],
  ['phone', /^\(?[\dx#_]{3}\)?[ .-][\dx#_]{3}[ .-][\dx#_]{4}$/i],
];

/** Samples of what a number keypad is also used for: cards, dates, zip codes, amounts, social security. */
const OTHER_SAMPLES =
  /^(?:[\dx•*#_]{4}[ -]){2,3}[\dx•*#_]{1,7}$|^[\dx#_]{3}-[\dx#_]{2}-[\dx#_]{4}$|^(?:[\d#_]{2,6}|\d{2}-\d{3}|\d{5}-\d{3,4}|\d{3} ?\d{2})$|^[\d.,]+ ?[€$£%]?$|\b(?:mm|dd|tt|jj|yy|yyyy|aaaa|jjjj|rrrr|гггг|гг)\b|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^_+[/.]_+[/.]_+$|^(?:[\dx#_]{3}\.){2}[\dx#_]{3}-[\dx#_]{2}$/i;

/** Does a sample value show that the field asks for something else altogether? */
export function isOtherSample(text: string): boolean {
  return OTHER_SAMPLES.test(text.trim());
}

/** The kind that a sample value, or an attribute pattern, stands for. */
export function sampleKind(text: string): Kind | null {
  if (text.length < 5) return null;
  for (const [kind, pattern] of SAMPLES) if (pattern.test(text)) return kind;
  return null;
}
