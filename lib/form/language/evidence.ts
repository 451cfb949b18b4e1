import type { Kind } from '../../domain/index.ts';
import type { FieldRules } from '../../kinds/shared/field-rules.ts';

/** Word classes that win over a kind's name, in search order. */
export const VETO_CLASSES = ['search', 'code', 'secret', 'part'] as const;

/** What a text shows about its field; null if nothing. */
export type Evidence =
  | {
      readonly is: 'kind';
      readonly rules: FieldRules;
      /** The field takes other values as well. */
      readonly loose: boolean;
      /** Another kind that the text names: "Mobile number or email". */
      readonly also?: Kind;
      /** The identifier continues with an unknown word (`email_header_image`). */
      readonly weak?: true;
    }
  /** Not a whole value: a code, a secret, a part, a search. */
  | { readonly is: 'veto'; readonly vetoClass: (typeof VETO_CLASSES)[number] }
  /**
   * Another value: an address, a date, an order number. `guess`: `number` if only the word "number"
   * is understood ("Aadhaar number", "Medarbejdernr."), `head` if the head noun is not the kind's
   * ("Phone greeting").
   */
  | { readonly is: 'other'; readonly guess?: 'number' | 'head' }
  | null;
