/** What a value can be, in the order in which people are shown the kinds. */
export const KINDS = ['email', 'domain', 'ip', 'phone', 'vat', 'iban', 'bic'] as const;

export type Kind = (typeof KINDS)[number];
