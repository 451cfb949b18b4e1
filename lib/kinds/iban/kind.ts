import { DAY_MS, IDENTIFIER_SIGNS, type KindDefinition } from '../shared/kind-definition.ts';

export const ibanKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: /^[a-z]{2}[\s.-]?\d{2}(?:[\s.-]?[a-z\d]){9,32}$/i,
  checkDigits: 'strong',
  isNumeric: true,
  written: { signs: IDENTIFIER_SIGNS },
  // Only IBANs have more letters than digits.
  cell: 2,
  lookup: {
    options: [{ endpoint: 'iban', tells: ['bank'] }],
    wants: ['bank'],
    // Bank directories change over months.
    maxAgeMs: { standard: 60 * DAY_MS, deep: 60 * DAY_MS },
    acceptedFormat: /^[A-Z]{2}/,
  },
} satisfies KindDefinition;
