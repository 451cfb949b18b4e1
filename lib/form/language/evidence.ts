import type { FieldRules } from '../../kinds/shared/field-rules.ts';

/** Classes of words that win over a kind's name, in the order in which they are looked for. */
export const VETO_CLASSES = ['search', 'code', 'secret', 'part'] as const;

/** What a text says that its field is for; null where it says nothing. */
export type Evidence =
  | {
      readonly is: 'kind';
      readonly rules: FieldRules;
      /** The field takes another thing as well. */
      readonly loose: boolean;
      /** An identifier that goes on with a word nobody knows (`email_header_image`). */
      readonly weak?: true;
    }
  /** Certainly no whole value: a code, a secret, a piece of one, a search. */
  | { readonly is: 'veto'; readonly of: (typeof VETO_CLASSES)[number] }
  /**
   * Something else with a name of its own: an address, a date, an order number. A guess, where
   * only "number" is understood ("Aadhaar number", "Medarbejdernr."), or where another noun than
   * the kind's is the `head` ("Phone greeting").
   */
  | { readonly is: 'other'; readonly guess?: 'number' | 'head' }
  | null;
