/**
 * Recognises sample values, which work in every language: the placeholder "you@example.com" or "+49
 * 151 …", a `pattern`.
 */
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from '../language/index.ts';

/** Samples of other values that number keypads are for: cards, dates, zip codes, amounts, social security numbers. */
const OTHER_SAMPLES =
  /^(?:[\dx•*#_]{4}[ -]){2,3}[\dx•*#_]{1,7}$|^[\dx#_]{3}-[\dx#_]{2}-[\dx#_]{4}$|^(?:[\d#_]{2,6}|\d{2}-\d{3}|\d{5}-\d{3,4}|\d{3} ?\d{2})$|^(?!\d{9,12}$)[\d.,]+ ?[€$£%]?$|\b(?:mm|dd|tt|jj|yy|yyyy|aaaa|jjjj|rrrr|гггг|гг)\b|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^_+[/.]_+[/.]_+$|^(?:[\dx#_]{3}\.){2}[\dx#_]{3}-[\dx#_]{2}$/i;

/** Whether a sample value shows that the field asks for something else. */
export function isOtherSample(text: string): boolean {
  return OTHER_SAMPLES.test(text.trim());
}

/** The rules of the kind that a value begun by the page belongs to. */
export function rulesOfBegunValue(text: string): FieldRules | undefined {
  return FIELD_RULES.find(({ begun }) => begun?.test(text));
}

/** The rules of the kind that a sample value or a `pattern` attribute matches. */
export function rulesOfSample(text: string): FieldRules | null {
  if (text.length < 5) return null;
  return FIELD_RULES.find(({ samples }) => samples.some((sample) => sample.test(text))) ?? null;
}
