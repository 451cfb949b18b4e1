import { DAY, type KindRow } from '../kind-row.ts';

export const domain = {
  noun: 'domain',
  label: 'Domain',
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  // Nearly every word with a dot in it looks like one.
  shape: null,
  lookup: {
    credits: { standard: 2 },
    keeps: { standard: 7 * DAY, deep: 7 * DAY },
    askable: /\./,
    lacks: 'It has no dot.',
  },
} satisfies KindRow;
