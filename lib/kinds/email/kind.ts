import { DAY, type KindRow } from '../kind-row.ts';

export const email = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: { pattern: /^[^\s@]+@[^\s]+$/, rank: 1 },
  lookup: {
    asks: [
      { endpoint: 'intelligenceEmail', tells: ['risk', 'dns', 'providers'] },
      { endpoint: 'intelligenceEmailq', tells: ['risk', 'dns', 'providers', 'mailbox'] },
      {
        endpoint: 'email',
        tells: ['risk', 'dns'],
        more: { parameter: 'qualification_check', tells: ['mailbox', 'catch-all'] },
      },
    ],
    wants: ['risk', 'dns'],
    deep: {
      wants: ['mailbox', 'catch-all'],
    },
    // A domain's mail set-up turns within a week, a mailbox within days.
    keeps: { standard: 7 * DAY, deep: 3 * DAY },
    askable: /@/,
  },
} satisfies KindRow;
