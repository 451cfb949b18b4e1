import { IDENTIFIER_SIGNS, type ValueForm } from '../shared/value-form.ts';

export const vatForm = {
  shape: /^(?:[a-z]{2}|che)[\s.-]?(?=(?:\D*\d){6})(?:[\s.-]?[a-z\d]){7,13}$/i,
  // They also fit one order number in ten.
  checkDigits: 'weak',
  isNumeric: true,
  written: {
    signs: IDENTIFIER_SIGNS,
    // The Swiss UID, and the numbers of Belgian, Polish and Finnish companies.
    printed:
      /^(?:CHE-?\d{3}\.\d{3}\.\d{3}(?: .*)?|(?:BE ?)?[01]?\d{3}\.\d{3}\.\d{3}|(?:PL ?)?\d{3}-(?:\d{3}-\d\d-\d\d|\d\d-\d\d-\d{3})|(?:FI ?)?\d{7}-\d)$/i,
  },
  cell: 1,
  complete: /^[A-Z]{2}/,
} satisfies ValueForm;
