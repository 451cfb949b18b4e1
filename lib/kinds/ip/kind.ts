import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const ipKind = {
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  lookup: {
    options: [
      { endpoint: 'intelligenceIp', tells: ['risk', 'network', 'location'] },
      { endpoint: 'ip', tells: ['risk', 'network', 'location'] },
    ],
    wants: ['risk', 'network', 'location'],
    // Reputation changes within a day.
    maxAgeMs: { standard: DAY_MS, deep: DAY_MS },
  },
} satisfies KindDefinition;
