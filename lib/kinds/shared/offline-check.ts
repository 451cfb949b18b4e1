import type { Basis, Kind, Standing, Verdict } from '../../domain/index.ts';
import { type FactRows, knownFacts } from './facts.ts';

export interface CheckOptions {
  /** ISO 3166-1 alpha-2 in which a national phone number or bare VAT number is read. */
  readonly region?: string;
}

/** What every kind's `check.ts` exports: the free, offline judgement of a value as people write it. */
export type OfflineCheck = (text: string, options?: CheckOptions) => Verdict;

/** What a check found out, before it is a verdict of a kind. */
export interface CheckResult {
  /** The normalised value; what was given, cleaned, where it cannot be normalised. */
  readonly value: string;
  readonly standing: Standing;
  /** Stable kebab-case name. */
  readonly reason: string;
  /** One sentence for the person. */
  readonly headline: string;
  readonly basis: readonly Basis[];
  readonly facts?: FactRows;
  readonly suggestion?: string | undefined;
}

/** A verdict of `kind`; a suggestion equal to the value itself is no suggestion. */
export function verdictOfCheck(
  kind: Kind,
  { suggestion, facts = [], ...rest }: CheckResult,
): Verdict {
  const made = { kind, ...rest, facts: knownFacts(facts) };
  return suggestion === undefined || suggestion === rest.value ? made : { ...made, suggestion };
}
