import { IDENTIFIER_SIGNS, type ValueForm } from '../shared/value-form.ts';

export const vatForm = {
  shape: /^(?:[a-z]{2}|che)[\s.-]?(?=(?:\D*\d){6})(?:[\s.-]?[a-z\d]){7,13}$/i,
  // They also fit one order number in ten.
  checkDigits: 'weak',
  isNumeric: true,
  written: {
    signs: IDENTIFIER_SIGNS,
    // Italian companies print the label of their tax code beside that of the VAT number: "P.IVA e C.F.".
    otherLabel:
      /^(?:(?:e|ed)\s|[/–-])?\s?(?:c\.? ?f\.?|cod(?:ice)?\.? ?fisc(?:ale)?\.?)(?:\s(?:e|ed)\s|\s?[/–:-]|\s)\s?(?=[a-z.]{0,20}[\s:]{0,3}\d)/i,
    // The Swiss UID, and the numbers of Belgian, Polish and Finnish companies.
    printed:
      /^(?:CHE-?\d{3}\.\d{3}\.\d{3}(?: .*)?|(?:BE ?)?[01]?\d{3}\.\d{3}\.\d{3}|(?:PL ?)?\d{3}-(?:\d{3}-\d\d-\d\d|\d\d-\d\d-\d{3})|(?:FI ?)?\d{7}-\d)$/i,
  },
  cell: 1,
  complete: /^[A-Z]{2}/,
} satisfies ValueForm;
