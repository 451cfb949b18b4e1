/** Right values and the ways in which people write them. */
import type { Kind } from '../../../lib/domain/index.ts';

export type SampleKind = Extract<Kind, 'iban' | 'vat' | 'bic' | 'phone' | 'email'>;

export interface Sample {
  readonly kind: SampleKind;
  /** As a lookup sends it; VAT numbers without the suffix of Switzerland and Norway. */
  readonly value: string;
  /** ISO 3166-1 alpha-2 country that it belongs to; '' for an email address. */
  readonly country: string;
  /** Ways to write it that stand for themselves. */
  readonly written: readonly string[];
  /** Ways to write it that need a label and the country of the document. */
  readonly national: readonly string[];
}
