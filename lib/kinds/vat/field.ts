/** Which form fields ask for a VAT number. */
import { attributeOf, labelsOf, native } from '../../reading/dom/index.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { VAT_WORDS } from './field-words.ts';

/** Slovak forms have both DIČ (income tax) and IČ DPH (VAT); in Czech forms DIČ is the VAT number. */
function isSlovakTaxNumber(element: Element): boolean {
  if (!/^sk\b/i.test(native(native(element).closest('[lang]'))?.getAttribute('lang') ?? ''))
    return false;
  const words = [
    ...labelsOf(element),
    attributeOf(element, 'name'),
    attributeOf(element, 'id'),
  ].join(' ');
  return !/dph|vat|pridan/i.test(words);
}

/** Labels that also ask for the national form, which VIES does not accept. */
function isNational(folded: string): boolean {
  return (
    / (?:adoszam|cui|cod fiscal|contribuinte|dni) /.test(folded) &&
    !/ (?:kozossegi|eu|unios) /.test(folded)
  );
}

export const vatFieldRules: FieldRules = {
  kind: 'vat',
  words: VAT_WORDS,
  samples: [
    /\(?AT\)?\??U\[?(?:0-9|\\d)/,
    /(?:^|[\s:(])(?:AT ?U|BE ?[01]|[A-Z]{2})\d{7,12}(?:B\d{2})?$/,
  ],
  minLength: 8,
  vetoReason: (element) => (isSlovakTaxNumber(element) ? 'tax-number' : null),
  isLoose: isNational,
  winsEverywhere: true,
};
