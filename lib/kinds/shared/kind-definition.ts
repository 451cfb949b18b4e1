import type { Depth, EndpointName, Policy, ReadingStep } from '../../domain/index.ts';
import type { WrittenRules } from '../../reading/text/index.ts';

/**
 * The definition of a kind of value: where it is searched for, its policies and its lookups. Its
 * texts are in lib/texts/verdict.ts.
 */
export interface KindDefinition {
  /** Whether values are found in running text. Values of other kinds are found only in selections and pastes. */
  readonly inText: boolean;
  /** Whether form fields are checked for this kind. */
  readonly inFields: boolean;
  /** The policy until the user chooses one; `lib/service/settings/policy.ts` lowers it without an API key. */
  readonly defaultPolicy: Policy;
  /**
   * A pattern that mistyped values still match; null if there is none. If a text matches the
   * patterns of several kinds, the first kind in `lib/kinds/definitions.ts` wins.
   */
  readonly shape: RegExp | null;
  /**
   * Whether values have check digits. `strong`: other numbers almost never fit. Other numbers have
   * the shape of such kinds too, so a guess needs nearly the right form, or a label.
   */
  readonly checkDigits: 'strong' | 'weak' | null;
  /** Whether values are mostly digits: mistyped values of such kinds look like each other. */
  readonly isNumeric: boolean;
  /**
   * What a cell in a column of the kind must match to be meant as a value; or, for values with
   * digits, the most letters for each digit.
   */
  readonly cell: RegExp | number;
  /** How values look while they are typed, if not like plain letters and digits. */
  readonly typed?: TypedLook;
  /** How it is written; what the reader of written text needs besides `shape` and `isNumeric`. */
  readonly written: WrittenForm;
  /** Whether a value alone may look like somebody else's, whom the person knows. */
  readonly mayLookLikeAnother?: true;
  /** Null if the API has no lookup for the kind. */
  readonly lookup: KindLookup | null;
}

interface WrittenForm
  extends Pick<WrittenRules, 'signs' | 'printed' | 'otherLabel'>,
    Partial<Pick<WrittenRules, 'isName' | 'keepsCharacters' | 'quietSigns'>> {
  /** What may be done to a written value without a word, because every receiver does the same. */
  readonly quietSteps?: readonly ReadingStep[];
}

/** The signs between the characters of identifiers, which are compared and sent without them. */
export const IDENTIFIER_SIGNS = {
  pattern: /[.,\-/_:()[\]°º#№\u00b7\u2010-\u2015\u2024\u2027\u2212']/g,
  gap: '',
} as const;

interface TypedLook {
  /** Part of every value. In a field that takes other values too, a text without it is one of those. */
  readonly sign?: string;
  /** Whether a value may contain `_`, which input masks show for what is not typed yet. */
  readonly hasUnderscores?: true;
  /** What `x` at the end is: part of the value, or always a mask's filler. Else the placeholder tells. */
  readonly lastX?: 'value' | 'filler';
  /** What masks and widgets insert before anything is typed. */
  readonly inserted?: RegExp;
}

/** The topics an answer can cover. Lookups are planned by the topics wanted. */
export type AnswerTopic =
  | 'risk'
  | 'dns'
  | 'providers'
  | 'mailbox'
  | 'catch-all'
  | 'registration'
  | 'certificates'
  | 'network'
  | 'location'
  | 'line'
  | 'company'
  | 'bank';

/** The topics that one endpoint covers for this kind. */
export interface LookupOption {
  readonly endpoint: EndpointName;
  readonly tells: readonly AnswerTopic[];
  /**
   * Topics that a parameter adds at the same price, but some seconds later. `parameter` is null if
   * the user enters its name.
   */
  readonly more?: { readonly parameter: string | null; readonly tells: readonly AnswerTopic[] };
}

export interface KindLookup {
  readonly options: readonly LookupOption[];
  /** Topics of a standard lookup. */
  readonly wants: readonly AnswerTopic[];
  /** Topics of a deep lookup, if the API has one. */
  readonly deep?: {
    readonly wants: readonly AnswerTopic[];
  };
  /** How long an answer stays valid, ms, depending on how fast the facts change. */
  readonly maxAgeMs: Readonly<Record<Depth, number>>;
  /** The format the API accepts (contract, Endpoints); other values can only be checked offline. */
  readonly acceptedFormat: RegExp;
  /** Values, as written or normalised, that the API accepts and knows nothing about (contract, Endpoints). */
  readonly notCovered?: RegExp;
}

export const DAY_MS = 24 * 3_600_000;

/**
 * The highest policy that a kind allows: `check` without a lookup, `auto` only for kinds that are
 * typed into fields.
 */
export function highestPolicy({ lookup, inFields }: KindDefinition): Policy {
  if (lookup === null) return 'check';
  return inFields ? 'auto' : 'ask';
}
