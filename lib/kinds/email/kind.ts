import { DAY, type KindRow } from '../kind-row.ts';

export const email = {
  noun: 'email address',
  label: 'Email',
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: { pattern: /^[^\s@]+@[^\s]+$/, rank: 1 },
  lookup: {
    credits: { standard: 3, deep: 5 },
    // A domain's mail set-up turns within a week, a mailbox within days.
    keeps: { standard: 7 * DAY, deep: 3 * DAY },
    askable: /@/,
    lacks: 'It has no @.',
  },
} satisfies KindRow;
