/** A document before it is written as text or as HTML. */
import type { PlantedValue } from '../values/plant.ts';

/** Text, or a value in it. */
export type Part = string | PlantedValue;

export type Section =
  | { readonly type: 'lines'; readonly lines: readonly (readonly Part[])[] }
  /** Labels without a colon, each with its value. */
  | { readonly type: 'pairs'; readonly pairs: readonly (readonly [label: string, value: Part])[] }
  | {
      readonly type: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly Part[])[];
    };

export interface CorpusDocument {
  readonly name: string;
  /** A key of `GENRE_SECTIONS`. */
  readonly genre: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly sections: readonly Section[];
}
