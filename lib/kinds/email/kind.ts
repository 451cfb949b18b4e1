import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const emailKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: { pattern: /^[^\s@]+@[^\s]+$/, rank: 1 },
  lookup: {
    options: [
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
    maxAgeMs: { standard: 7 * DAY_MS, deep: 3 * DAY_MS },
    acceptedFormat: /@/,
  },
} satisfies KindDefinition;
