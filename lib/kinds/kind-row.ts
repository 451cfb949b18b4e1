import type { Depth, Policy } from '../policy.ts';

/** One kind of value, as everybody needs to know it: words, prices, what may be done with it. */
export interface KindRow {
  /** The word for one value, in a sentence: "this email address". */
  readonly noun: string;
  /** The word on a badge or tab. */
  readonly label: string;
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

export interface KindLookup {
  /** Credits by depth (contract, Endpoints); `deep` is absent where the API has nothing deeper. */
  readonly credits: { readonly standard: number; readonly deep?: number };
  /** How long an answer stands, ms, by how fast the facts behind it change. */
  readonly keeps: Readonly<Record<Depth, number>>;
  /** What the API takes (contract, Endpoints); a value of another shape can only be checked. */
  readonly askable: RegExp;
  /** What a value that is not askable lacks, as a sentence. */
  readonly lacks: string;
}

export const DAY = 24 * 3_600_000;

/**
 * The most that may be wished for: nothing to ask about a kind without a lookup, and `auto` is for
 * what a person types in fields.
 */
export function highestPolicy({ lookup, inFields }: KindRow): Policy {
  if (lookup === null) return 'check';
  return inFields ? 'auto' : 'ask';
}
