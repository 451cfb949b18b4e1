import type { ValueForm } from '../shared/value-form.ts';

export const emailForm = {
  shape: /^[^\s@]+@[^\s]+$/,
  checkDigits: null,
  isNumeric: false,
  written: { isName: true, keepsCharacters: true },
  cell: /^(?!.*\s\S+\s).*@/s,
  complete: /@/,
} satisfies ValueForm;
