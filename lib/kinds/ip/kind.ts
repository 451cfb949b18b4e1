import { DAY, type KindRow } from '../kind-row.ts';

export const ip = {
  noun: 'IP address',
  label: 'IP',
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  shape: {
    pattern: /^\d{1,4}(?:\.\d{1,4}){3}$|^(?=.*\d)[\da-f]{0,5}(?::[\da-f]{0,5}){3,8}$/i,
    rank: 2,
  },
  lookup: {
    credits: { standard: 2 },
    // Reputation turns within a day.
    keeps: { standard: DAY, deep: DAY },
    askable: /[.:]/,
    lacks: 'It is no IP address.',
  },
} satisfies KindRow;
