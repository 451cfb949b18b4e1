import { DAY_MS, IDENTIFIER_SIGNS, type KindDefinition } from '../shared/kind-definition.ts';

export const vatKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
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
  lookup: {
    options: [{ endpoint: 'vat', tells: ['registration', 'company'] }],
    wants: ['registration', 'company'],
    // Registrations change rarely, but a deregistration matters.
    maxAgeMs: { standard: 7 * DAY_MS, deep: 7 * DAY_MS },
    acceptedFormat: /^[A-Z]{2}/,
    // The API asks VIES, which covers neither these countries nor the one-stop shops.
    notCovered: /^(?:GB|UK|CH|NO|EU|IM)/i,
  },
} satisfies KindDefinition;
