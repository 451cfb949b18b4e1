import { IDENTIFIER_SIGNS, type ValueForm } from '../shared/value-form.ts';

/** In accounts that begin with digits, without a country code, signs divide the parts: 19-2000145399/0800. */
const SIGNS = new RegExp(`(?<=^[A-Za-z].{0,80})${IDENTIFIER_SIGNS.pattern.source}`, 'g');

export const ibanForm = {
  shape: /^[a-z]{2}[\s.-]?\d{2}(?:[\s.-]?[a-z\d]){9,32}$/i,
  checkDigits: 'strong',
  isNumeric: true,
  written: { signs: { ...IDENTIFIER_SIGNS, pattern: SIGNS } },
  // Only IBANs have more letters than digits.
  cell: 2,
  complete: /^[A-Z]{2}/,
} satisfies ValueForm;
