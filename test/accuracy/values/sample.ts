/** Right values, and the ways in which people write them. */
import type { Kind } from '../../../lib/domain/index.ts';

export type SampleKind = Extract<Kind, 'iban' | 'vat' | 'bic' | 'phone' | 'email'>;

export interface Sample {
  readonly kind: SampleKind;
  /** The form that a lookup sends; VAT numbers without the Swiss or Norwegian suffix. */
  readonly value: string;
  /** ISO 3166-1 alpha-2 country of the value; '' for an email address. */
  readonly country: string;
  /** Spellings that need no context. */
  readonly written: readonly string[];
  /** Spellings that need a label and the country of the document. */
  readonly national: readonly string[];
}
