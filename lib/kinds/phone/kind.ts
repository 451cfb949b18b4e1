import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const phoneKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  typed: {
    lastX: 'filler',
    // A calling code without a number.
    inserted: /^\+\s?\d{1,3}[\s(-]*$/,
  },
  lookup: {
    options: [{ endpoint: 'phone', tells: ['risk', 'line', 'location'] }],
    wants: ['line'],
    // Carriers change over months.
    maxAgeMs: { standard: 30 * DAY_MS, deep: 30 * DAY_MS },
  },
} satisfies KindDefinition;
