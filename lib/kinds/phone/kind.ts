import { DAY_MS, type KindDefinition } from '../shared/kind-definition.ts';

export const phoneKind = {
  inText: true,
  inFields: true,
  defaultPolicy: 'ask',
  shape: /^(?:\+|00|\(?0)(?:[\s()./-]*\d){4,18}$/,
  checkDigits: null,
  isNumeric: true,
  written: {
    signs: { pattern: /(?<=\d) ?[_\u00b7•'’*] ?(?=\d)/g, gap: ' ' },
    quietSigns: /^[\s().\-/]*$/,
    // Programs that read numbers strip what stands before the first digit.
    quietSteps: ['apostrophe-removed', 'brackets-removed', 'plus-added', 'zero-added'],
    otherLabel: /^(?:ph|[TMF])[.:]? +(?=[+(\d])/i,
  },
  cell: 1,
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
    acceptedFormat: /^\+\d/,
  },
} satisfies KindDefinition;
