/** Kinds of values, in the order in which the UI shows them. */
export const KINDS = ['email', 'domain', 'ip', 'phone', 'vat', 'iban', 'bic'] as const;

export type Kind = (typeof KINDS)[number];
