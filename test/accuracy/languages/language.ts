/** What the generators need for a language: the words of business letters in its countries. */
import type { SampleKind } from '../values/sample.ts';

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** ISO 3166-1 countries of its documents, largest first. */
  readonly countries: readonly string[];
  /** Labels before values, without a colon. */
  readonly labels: Readonly<Record<Exclude<SampleKind, 'vat'> | 'fax', readonly string[]>> & {
    /**
     * Labels of VAT numbers with a prefix (`any`), and by country the labels of its numbers with or
     * without a prefix.
     */
    readonly vat: Readonly<Record<string, readonly string[]>> & { readonly any: readonly string[] };
  };
  /** Headers of a table's columns. */
  readonly headers: Readonly<Record<SampleKind | 'company' | 'city' | 'number', readonly string[]>>;
  readonly invoice: {
    readonly title: string;
    readonly number: string;
    readonly date: string;
    readonly due: string;
    readonly customer: string;
    readonly order: string;
    readonly columns: readonly [
      position: string,
      article: string,
      text: string,
      quantity: string,
      price: string,
      total: string,
    ];
    readonly net: string;
    readonly tax: string;
    readonly sum: string;
    readonly bank: string;
  };
  readonly imprint: readonly [title: string, register: string, responsible: string, notice: string];
  readonly mail: readonly [from: string, to: string, date: string, subject: string];
  readonly items: readonly string[];
  readonly companies: readonly string[];
  readonly people: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly string[];
  readonly greeting: readonly string[];
  readonly closing: readonly string[];
  /** Sentences without values. */
  readonly prose: readonly string[];
  /** Sentences with values: `{iban}` without a label, `{iban!}` after a label in the sentence. */
  readonly sentences: readonly string[];
}

/** The phrases of a text, separated by bars and line ends. */
export const phrases = (text: string): readonly string[] => text.trim().split(/ *[|\n] */);
