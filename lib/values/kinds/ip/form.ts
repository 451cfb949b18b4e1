import type { ValueForm } from '../shared/value-form.ts';

export const ipForm = {
  shape: /^\d{1,4}(?:\.\d{1,4}){3}$|^(?=.*\d)[\da-f]{0,5}(?::[\da-f]{0,5}){3,8}$/i,
  checkDigits: null,
  isNumeric: false,
  written: { isName: true },
  cell: 1,
  complete: /[.:]/,
} satisfies ValueForm;
