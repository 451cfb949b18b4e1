import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const ipKind = {
  inText: false,
  inFields: false,
  defaultPolicy: 'ask',
  shape: /^\d{1,4}(?:\.\d{1,4}){3}$|^(?=.*\d)[\da-f]{0,5}(?::[\da-f]{0,5}){3,8}$/i,
  checkDigits: null,
  isNumeric: false,
  written: { isName: true },
  cell: 1,
  lookup: {
    options: [
      { endpoint: 'intelligenceIp', tells: ['risk', 'network', 'location'] },
      { endpoint: 'ip', tells: ['risk', 'network', 'location'] },
    ],
    wants: ['risk', 'network', 'location'],
    // Reputation changes within a day.
    maxAgeMs: { standard: DAY_MS, deep: DAY_MS },
    acceptedFormat: /[.:]/,
  },
} satisfies KindDefinition;
