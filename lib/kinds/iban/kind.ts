import { DAY, type KindRow } from '../kind-row.ts';

export const iban = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: { pattern: /^[a-z]{2}[\s.-]?\d{2}(?:[\s.-]?[a-z\d]){9,32}$/i, rank: 3 },
  lookup: {
    asks: [{ endpoint: 'iban', tells: ['bank'] }],
    wants: ['bank'],
    // Bank directories change over months.
    keeps: { standard: 60 * DAY, deep: 60 * DAY },
    askable: /^[A-Z]{2}/,
  },
} satisfies KindRow;
