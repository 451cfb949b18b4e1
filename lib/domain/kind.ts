/** Kinds of values, in the order in which the UI shows them. */
export const KINDS = ['email', 'domain', 'ip', 'phone', 'vat', 'iban', 'bic'] as const;

export type Kind = (typeof KINDS)[number];

/** Identifies a value, however it is written. @param value as a verdict names it */
export const valueKey = ({ kind, value }: { readonly kind: Kind; readonly value: string }) =>
  `${kind} ${value}`;
