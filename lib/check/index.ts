import type { Kind } from '../kinds.ts';
import type { Verdict } from '../verdict.ts';

export interface CheckOptions {
  /** ISO 3166-1 alpha-2 in which a national phone number or bare VAT number is read. */
  readonly region?: string;
}

/** The free, offline judgement of a value. Never throws. */
export function check(kind: Kind, value: string, _options: CheckOptions = {}): Verdict {
  return {
    kind,
    value,
    standing: 'unknown',
    reason: 'not-checked',
    headline: '',
    facts: [],
    basis: [],
  };
}
