import { DAY, type KindRow } from '../kind-row.ts';

export const phone = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: { pattern: /^(?:\+|00|\(?0)(?:[\s()./-]*\d){4,18}$/, rank: 5 },
  lookup: {
    asks: [{ endpoint: 'phone', tells: ['risk', 'line', 'location'] }],
    wants: ['line'],
    // Carriers change over months.
    keeps: { standard: 30 * DAY, deep: 30 * DAY },
    askable: /^\+\d/,
  },
} satisfies KindRow;
