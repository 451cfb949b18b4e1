import type { Kind } from '../../domain/index.ts';

/**
 * What `lib/form` needs to recognise fields of a kind. Optional traits default to off. The kinds
 * and their order are listed in `lib/form/language/kinds.ts`.
 */
export interface FieldRules {
  readonly kind: Kind;
  readonly words: KindWords;
  readonly markup?: HtmlHints;
  /**
   * Patterns of placeholder values and `pattern` attributes that only this kind has:
   * "you@example.com", `\d{3}-…`.
   */
  readonly samples: readonly RegExp[];
  /** Beginning of a value that a page puts into the field: "+7". */
  readonly begun?: RegExp;
  /** Length of the shortest whole value. A field that takes fewer characters is for a part of it. */
  readonly minLength: number;
  /** Why a field that seems to ask for this kind must be ignored (`veto:…`), or null. */
  readonly vetoReason?: (element: Element) => string | null;
  /**
   * Whether a folded label that names this kind also accepts other values, such as a national tax
   * number.
   */
  readonly isLoose?: (folded: string) => boolean;

  /** Wins over all other kinds named in the same text: labels never mention "VAT" in passing. */
  readonly winsEverywhere?: true;
  /** Wins when named right after another kind ("Phone or email"), except on that kind's keypad. */
  readonly winsWhenAdjacent?: true;
  /**
   * Codes are sent to values of this kind: "Code sent to your email" asks for the code, while
   * "Codice IBAN" asks for the IBAN.
   */
  readonly receivesCodes?: true;
  /** Newsletters are sent to values of this kind. */
  readonly receivesNewsletters?: true;
  /** Values are also called addresses: `address` in `email_address` names no other kind. */
  readonly isAddress?: true;
  /** Values are often usernames: "Username or email" asks for this kind, "Username or phone" does not. */
  readonly isUsername?: true;
  /** Values are only digits, so `type="number"` can take them. */
  readonly isNumeric?: true;
  /**
   * A sample value under another label shows that the field takes both: "Account number" with an
   * IBAN as placeholder.
   */
  readonly isAlternative?: true;

  /** How the kind's noun combines with others: "Phone greeting" asks for a greeting. */
  readonly nounForms?: NounForms;
  /** Words related to the kind ("Where can we reach you?"), which name it together with a word for number. */
  readonly relatedWords?: RegExp;
  /** Class names of widgets that are only for this kind. */
  readonly widgetClasses?: RegExp;
}

/** Words by primary language subtag; phrases in the notation of `lib/form/language/word-search.ts`. */
export type KindWords = Readonly<
  Record<
    string,
    {
      /** Names of the kind. */
      readonly names?: string;
      /**
       * Parts or attributes of the value that a field may ask for instead: an extension, a rate.
       * They win over a name.
       */
      readonly parts?: string;
    }
  >
>;

/** HTML attributes of the kind (WHATWG HTML, 4.10.5.1, 4.10.18.7 and 6.8.7). */
interface HtmlHints {
  /** `autocomplete` tokens of whole values. */
  readonly tokens: readonly string[];
  /** `autocomplete` tokens of parts, which cannot be checked alone. */
  readonly pieces?: readonly string[];
  /** The `type`, and the `inputmode` of the same name. */
  readonly type: string;
  /** Whether the type only selects a keypad, which is also used for other numbers. */
  readonly isKeypad?: true;
}

/**
 * The forms of a kind's noun that show its relation to another noun
 * (`lib/form/language/head-noun.ts`). The patterns match the end of folded text.
 */
export interface NounForms {
  /** Forms in English, where the last noun is the head: "Phone model". */
  readonly english: RegExp;
  /** Stems that form compounds: "Telefonkosten", "E-Mail-Betreff". */
  readonly stem: RegExp;
  /** Inflected forms, adjectives and verbs that modify a noun before them: "номер телефона". */
  readonly oblique: RegExp;
  /** The same for Slavic languages in Latin script; in other languages, these forms mean something else. */
  readonly obliqueSlavic: RegExp;
  /** By language: case forms that modify a noun after them. */
  readonly obliqueFirst: Readonly<Record<string, RegExp>>;
  /** Adjectives made from the noun, followed by the head noun. */
  readonly adjective: RegExp;
  /** Adjectives that may also follow their noun: "Abonament telefoniczny". */
  readonly adjectiveBehind?: RegExp;
  /** The noun in ideographs, as alternatives of a regular expression. Used for repetitions such as 携帯電話の機種. */
  readonly ideographs: string;
  /** Folded nouns that still name the value, separated by spaces; `*` for any word ending. */
  readonly values: string;
  /** Values also stand for a device: "Which phone do you use?" does not ask for a number. */
  readonly isThing?: true;
}
