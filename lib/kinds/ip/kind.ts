import { DAY, type KindRow } from '../kind-row.ts';

export const ip = {
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  shape: {
    pattern: /^\d{1,4}(?:\.\d{1,4}){3}$|^(?=.*\d)[\da-f]{0,5}(?::[\da-f]{0,5}){3,8}$/i,
    rank: 2,
  },
  lookup: {
    asks: [
      { endpoint: 'intelligenceIp', tells: ['risk', 'network', 'location'] },
      { endpoint: 'ip', tells: ['risk', 'network', 'location'] },
    ],
    wants: ['risk', 'network', 'location'],
    // Reputation turns within a day.
    keeps: { standard: DAY, deep: DAY },
    askable: /[.:]/,
  },
} satisfies KindRow;
