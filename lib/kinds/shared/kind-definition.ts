import type { Depth, EndpointName, Policy } from '../../domain/index.ts';

/**
 * What the extension does with a kind of value: where it is searched for, its policies and its lookups. How its
 * values look is in lib/values, its texts are in lib/texts/verdict.ts.
 */
export interface KindDefinition {
  /** Whether values are found in running text. Values of other kinds are found only in selections and pastes. */
  readonly inText: boolean;
  /** Whether form fields are checked for this kind. */
  readonly inFields: boolean;
  /** The policy until the user chooses one; `lib/service/settings/policy.ts` lowers it without an API key. */
  readonly defaultPolicy: Policy;
  /** How values look while they are typed, if not like plain letters and digits. */
  readonly typed?: TypedLook;
  /** Whether a value alone may look like somebody else's, whom the person knows. */
  readonly mayLookLikeAnother?: true;
  /** Null if the API has no lookup for the kind. */
  readonly lookup: KindLookup | null;
}

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
