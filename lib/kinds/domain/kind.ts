import { DAY, type KindRow } from '../kind-row.ts';

export const domain = {
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  // Nearly every word with a dot in it looks like one.
  shape: null,
  lookup: {
    asks: [
      {
        endpoint: 'intelligenceDomain',
        tells: ['risk', 'dns', 'providers', 'registration'],
        more: { parameter: null, tells: ['certificates'] },
      },
      {
        endpoint: 'domain',
        tells: ['risk', 'dns', 'registration'],
        more: { parameter: null, tells: ['certificates'] },
      },
    ],
    wants: ['risk', 'dns'],
    deep: {
      wants: ['certificates'],
    },
    keeps: { standard: 7 * DAY, deep: 7 * DAY },
    askable: /\./,
  },
} satisfies KindRow;
