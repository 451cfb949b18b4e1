/** The parts that every document needs: words of its language, labels, values, numbers of business letters. */
import type { Language } from '../languages/index.ts';
import { type Random, textFrom } from '../random.ts';
import type { Plant, ValueContext } from '../values/plant.ts';
import type { SampleKind } from '../values/sample.ts';
import type { Part } from './sections.ts';

export type Author = ReturnType<typeof createAuthor>;

export interface AuthorNeeds {
  readonly random: Random;
  readonly language: Language;
  /** ISO 3166-1. */
  readonly country: string;
  readonly plant: Plant;
}

export function createAuthor({ random, language, country, plant }: AuthorNeeds) {
  const value = (kind: SampleKind, context: ValueContext): Part =>
    plant(kind, { context, country });

  function labelOf(kind: SampleKind): string {
    const { vat } = language.labels;
    return random.pick(kind === 'vat' ? (vat[country] ?? vat.any) : language.labels[kind]);
  }
  const oneOf = (...patterns: readonly string[]) =>
    random.pick(patterns.map((pattern) => textFrom(random, pattern)));
  const two = (n: number) => String(n).padStart(2, '0');

  return {
    random,
    language,
    country,
    value,
    labelOf,
    /** A label and its value. */
    pair: (kind: SampleKind): readonly [label: string, value: Part] => [
      labelOf(kind),
      value(kind, 'label'),
    ],
    /** A sentence with values in its gaps: `{iban}`, or `{iban!}` after a label. */
    sentence: (text: string): Part[] =>
      text.split(/(\{\w+!?\})/).map((piece) => {
        const [, kind, sign] = /^\{(iban|vat|bic|phone|email)(!?)\}$/.exec(piece) ?? [];
        return kind === 'iban' ||
          kind === 'vat' ||
          kind === 'bic' ||
          kind === 'phone' ||
          kind === 'email'
          ? value(kind, sign === '!' ? 'label' : 'none')
          : piece;
      }),
    date: (): string => {
      const [day, month, year] = [
        1 + random.below(28),
        1 + random.below(12),
        2024 + random.below(3),
      ];
      return random.pick([
        `${two(day)}.${two(month)}.${year}`,
        `${two(day)}/${two(month)}/${year}`,
        `${year}-${two(month)}-${two(day)}`,
      ]);
    },
    price: (): string => oneOf('{1-99}.###,## €', '{1-999},##', '€ {1-9999}.##'),
    /** Numbers of invoices, articles and customers, which are values of no kind. */
    reference: (): string =>
      oneOf('{RE|INV|F|A}-2026-#####', '2026/####', '@@@-####-@', 'K#####', '######'),
  };
}
