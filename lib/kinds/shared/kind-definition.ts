import type { Depth, EndpointName, Policy } from '../../domain/index.ts';

/** One kind of value, as everybody needs to know it: prices, what may be done with it. Its words: lib/texts/kinds.ts. */
export interface KindDefinition {
  /** Looked for in running text. The others are only parsed from a selection or a paste. */
  readonly inText: boolean;
  /** Looked for in form fields. */
  readonly inFields: boolean;
  /** What is wished for until the person chooses; `lib/service/policy.ts` lowers it without a key. */
  readonly defaultPolicy: Policy;
  /**
   * How a mistyped value still looks; null where nothing tells. Of several kinds whose shape a text
   * has, the one of the lowest `rank` is meant.
   */
  readonly shape: { readonly pattern: RegExp; readonly rank: number } | null;
  /** Null for a kind that the API knows nothing of. */
  readonly lookup: KindLookup | null;
}

/** What an answer can tell of a value; questions are planned by what is wanted of it. */
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

/** What one endpoint tells of a value of this kind. */
export interface LookupOption {
  readonly endpoint: EndpointName;
  readonly tells: readonly AnswerTopic[];
  /** What a switch adds at the same price, for seconds more. `parameter`: null where the person names it. */
  readonly more?: { readonly parameter: string | null; readonly tells: readonly AnswerTopic[] };
}

export interface KindLookup {
  readonly options: readonly LookupOption[];
  /** What a standard question wants to know. */
  readonly wants: readonly AnswerTopic[];
  /** Where the API has more to tell. */
  readonly deep?: {
    readonly wants: readonly AnswerTopic[];
  };
  /** How long an answer stands, ms, by how fast the facts behind it change. */
  readonly maxAgeMs: Readonly<Record<Depth, number>>;
  /** What the API takes (contract, Endpoints); a value of another shape can only be checked. */
  readonly acceptedFormat: RegExp;
}

export const DAY_MS = 24 * 3_600_000;

/**
 * The most that may be wished for: nothing to ask about a kind without a lookup, and `auto` is for
 * what a person types in fields.
 */
export function highestPolicy({ lookup, inFields }: KindDefinition): Policy {
  if (lookup === null) return 'check';
  return inFields ? 'auto' : 'ask';
}
