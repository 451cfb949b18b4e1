import { DAY, type KindRow } from '../kind-row.ts';

export const vat = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: {
    pattern: /^(?:[a-z]{2}|che)[\s.-]?(?=(?:\D*\d){6})(?:[\s.-]?[a-z\d]){7,13}$/i,
    rank: 4,
  },
  lookup: {
    asks: [{ endpoint: 'vat', tells: ['registration', 'company'] }],
    wants: ['registration', 'company'],
    // Registrations change rarely, but a deregistration matters.
    keeps: { standard: 7 * DAY, deep: 7 * DAY },
    askable: /^[A-Z]{2}/,
  },
} satisfies KindRow;
