import type { ValueForm } from '../shared/value-form.ts';

export const phoneForm = {
  shape: /^(?:\+|00|\(?0)(?:[\s()./-]*\d){4,18}$/,
  checkDigits: null,
  isNumeric: true,
  written: {
    signs: { pattern: /(?<=\d) ?[_\u00b7•'’*] ?(?=\d)|(?<=^\(?\+) ?\+(?=[ (]*\d)/g, gap: ' ' },
    quietSigns: /^[\s().\-/]*$/,
    // Programs that read numbers strip what stands before the first digit.
    quietSteps: ['apostrophe-removed', 'brackets-removed', 'plus-added', 'zero-added'],
    otherLabel: /^(?:ph|[TMF])[.:]? +(?=[+(\d])/i,
  },
  cell: 1,
  complete: /^\+\d/,
} satisfies ValueForm;
