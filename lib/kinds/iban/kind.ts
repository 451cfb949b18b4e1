import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const ibanKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  lookup: {
    options: [{ endpoint: 'iban', tells: ['bank'] }],
    wants: ['bank'],
    // Bank directories change over months.
    maxAgeMs: { standard: 60 * DAY_MS, deep: 60 * DAY_MS },
  },
} satisfies KindDefinition;
