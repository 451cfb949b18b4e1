import type { ValueForm } from '../shared/value-form.ts';

export const domainForm = {
  // Nearly every word with a dot has this shape.
  shape: null,
  checkDigits: null,
  isNumeric: false,
  written: { isName: true, keepsCharacters: true },
  cell: /^\S+\.\S+$/,
  complete: /\./,
} satisfies ValueForm;
