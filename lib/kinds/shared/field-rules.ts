import type { Kind } from '../../domain/index.ts';

/**
 * What the form engine (`lib/form`) must know of a kind to tell the fields that ask for it. Only
 * `kind`, `words`, `samples` and `shortest` are needed; a trait left out is not had. Which kinds are
 * looked for, and which comes first, says `lib/form/kinds.ts`.
 */
export interface FieldRules {
  readonly kind: Kind;
  readonly words: KindWords;
  readonly markup?: HtmlHints;
  /** Values and attribute patterns that only this kind has: "you@example.com", `\d{3}-…`. */
  readonly samples: readonly RegExp[];
  /** Characters of the shortest whole value: a field that takes fewer is one box of several. */
  readonly minLength: number;
  /** Why a field that seems to ask for it must be left alone (`veto:…`), or null. */
  readonly vetoReason?: (element: Element) => string | null;
  /** Does a folded label that names it also ask for what is none, such as a national tax number? */
  readonly isLoose?: (folded: string) => boolean;

  /** Meant wherever its word stands, whatever else is named: nobody says "VAT" by the way. */
  readonly winsEverywhere?: true;
  /**
   * Named right beside another ("Phone or email"), it is what the field takes; but on the keypad of
   * the other, that one is.
   */
  readonly winsWhenAdjacent?: true;
  /** "Code sent to your email" asks for the code. Of other kinds a code is the value: "Codice IBAN". */
  readonly receivesCodes?: true;
  /** Newsletters go to it. */
  readonly receivesNewsletters?: true;
  /** Called an address as well: in `email_address` the address is no other answer. */
  readonly isAddress?: true;
  /** Mostly what a username is: "Username or email" asks for it, "Username or phone" does not. */
  readonly isUsername?: true;
  /** Written in digits alone: `type="number"` can hold it. */
  readonly isNumeric?: true;
  /** A sample of it under another label shows that the field takes both: "Account number", an IBAN. */
  readonly isAlternative?: true;

  /** Its word is a noun that others follow or hang on: "Phone greeting" asks for a greeting. */
  readonly nounForms?: NounForms;
  /** Folded words that come near its own ("Where can we reach you?"); with a number they ask for it. */
  readonly relatedWords?: RegExp;
  /** Class names of widgets made for it alone. */
  readonly widgetClasses?: RegExp;
}

/** By the primary subtag of a language; phrases in the notation of `lib/form/match.ts`. */
export type KindWords = Readonly<
  Record<
    string,
    {
      /** What it is called. */
      readonly names?: string;
      /** What a field may ask for of it or about it instead: an extension, a rate. Wins over a name. */
      readonly parts?: string;
    }
  >
>;

/** What HTML itself says of the kind (WHATWG HTML, 4.10.5.1, 4.10.18.7 and 6.8.7). */
interface HtmlHints {
  /** `autocomplete` tokens of whole values. */
  readonly tokens: readonly string[];
  /** `autocomplete` tokens of pieces, none of which can be judged alone. */
  readonly pieces?: readonly string[];
  /** The `type`, and the `inputmode` of the same name. */
  readonly type: string;
  /** The type only brings up a keypad, which serves other digits too. */
  readonly isKeypad?: true;
}

/**
 * The forms of a kind's word, as the end of folded text, that show how it stands to another noun
 * (`lib/form/head.ts`).
 */
export interface NounForms {
  /** In English, where the last noun counts: "Phone model". */
  readonly english: RegExp;
  /** Stems that another noun is glued to: "Telefonkosten", "E-Mail-Betreff". */
  readonly stem: RegExp;
  /** In a case, or made an adjective or verb, that hangs on a noun before: "номер телефона". */
  readonly oblique: RegExp;
  /** The same, of Slavic languages in Latin script only: elsewhere these mean something else. */
  readonly obliqueSlavic: RegExp;
  /** By language: in a case that hangs on a noun behind. */
  readonly obliqueFirst: Readonly<Record<string, RegExp>>;
  /** Adjectives made of it: what follows them is the noun. */
  readonly adjective: RegExp;
  /** Adjectives that may also stand behind their noun: "Abonament telefoniczny". */
  readonly adjectiveBehind?: RegExp;
  /** The word in ideographs, as it is repeated: 携帯電話. Alternatives of a regular expression. */
  readonly ideographs: string;
  /** Folded words that keep the value what it is, apart by spaces; `*` where a word goes on. */
  readonly values: string;
  /** Also a thing that people own: "Which phone do you use?" asks for none of its values. */
  readonly isThing?: true;
}
