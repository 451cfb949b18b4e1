import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const domainKind = {
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  typed: { hasUnderscores: true },
  lookup: {
    options: [
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
    deep: { wants: ['certificates'] },
    maxAgeMs: { standard: 7 * DAY_MS, deep: 7 * DAY_MS },
  },
} satisfies KindDefinition;
