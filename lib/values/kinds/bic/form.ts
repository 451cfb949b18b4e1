import { IDENTIFIER_SIGNS, type ValueForm } from '../shared/value-form.ts';

/**
 * The countries of ISO 3166-1 alpha-2, and XK for Kosovo, which ISO 9362 also uses; alternatives of
 * a regular expression.
 */
export const BIC_COUNTRY_PATTERN =
  'A[DEFGILMOQRSTUWXZ]|B[ABDEFGHIJLMNOQRSTVWYZ]|C[ACDFGHIKLMNORUVWXYZ]|D[EJKMOZ]|E[CEGHRST]|F[IJKMOR]|G[ABDEFGHILMNPQRSTUWY]|H[KMNRTU]|I[DELMNOQRST]|J[EMOP]|K[EGHIMNPRWYZ]|L[ABCIKRSTUVY]|M[ACDEFGHKLMNOPQRSTUVWXYZ]|N[ACEFGILOPRUZ]|OM|P[AEFGHKLMNRSTWY]|QA|R[EOSUW]|S[ABCDEGHIJKLMNORSTVXYZ]|T[CDFGHJKLMNORTVWZ]|U[AGMSYZ]|V[ACEGINU]|W[FS]|XK|Y[ET]|Z[AMW]';

export const bicForm = {
  // Upper-case words have the same shape: "ELECTRICITY" would be Turkish. So a digit or a final XXX
  // is required, and with a digit in the prefix, which part numbers have too, a final XXX.
  shape: new RegExp(
    `^(?:(?=.*\\d|.*XXX$)[A-Z]{4}|(?=.*XXX$)[A-Z\\d]{4})(?:${BIC_COUNTRY_PATTERN})[A-Z\\d]{2}(?:[A-Z\\d]{3})?$`,
  ),
  checkDigits: null,
  isNumeric: false,
  written: { signs: IDENTIFIER_SIGNS },
  cell: /^[A-Za-z\d]{7,12}$/,
} satisfies ValueForm;
