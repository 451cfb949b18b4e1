import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const vatKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  lookup: {
    options: [{ endpoint: 'vat', tells: ['registration', 'company'] }],
    wants: ['registration', 'company'],
    // Registrations change rarely, but a deregistration matters.
    maxAgeMs: { standard: 7 * DAY_MS, deep: 7 * DAY_MS },
    // The API asks VIES, which covers neither these countries nor the one-stop shops.
    notCovered: /^(?:GB|UK|CH|NO|EU|IM)/i,
  },
} satisfies KindDefinition;
