import type { KindDefinition } from '../shared/kind-definition.ts';

export const bicKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'check',
  // `XXX` ends the BIC of a head office (ISO 9362).
  typed: { lastX: 'value' },
  lookup: null,
} satisfies KindDefinition;
