import type { Fact, Standing, Verdict } from '../verdict.ts';
import { type Facts, fact, known } from './facts.ts';
import type { Kind } from './index.ts';

/** A score from which on the API itself is taken to warn (contract: 0-100, no threshold given). */
const HIGH_SCORE = 75;

/** One row of a kind's reading: when `when` holds, the verdict is the rest. The first row wins. */
export interface Rule {
  readonly when: boolean;
  readonly standing: Standing;
  /** Stable, kebab-case. */
  readonly reason: string;
  readonly headline: string;
}

/** A yes-or-no fact; `yes` and `no` are what either speaks for, absent when for nothing. */
export function flag(
  label: string,
  value: boolean | null | undefined,
  speaks: { readonly yes?: Standing; readonly no?: Standing } = {},
): Fact | null {
  if (typeof value !== 'boolean') return null;
  return fact(label, value ? 'yes' : 'no', value ? speaks.yes : speaks.no);
}

/** A yes-or-no fact that is worth a line only when it is a yes. */
export function note(
  label: string,
  value: boolean | null | undefined,
  standing?: Standing,
): Fact | null {
  return value === true ? fact(label, 'yes', standing) : null;
}

/** A 0-100 score; only a high one speaks against the value. */
export function score(label: string, value: number | null | undefined): Fact | null {
  if (typeof value !== 'number') return null;
  return fact(label, `${value} of 100`, value >= HIGH_SCORE ? 'caution' : undefined);
}

export function isHigh(value: number | null | undefined): boolean {
  return typeof value === 'number' && value >= HIGH_SCORE;
}

/** Words of the API as a person reads them: `fixed_line` → `fixed line`. */
export function words(text: string | null | undefined): string {
  return (text ?? '').replace(/[_\s]+/g, ' ').trim();
}

/** The verdict of the first rule that holds; no rule holding is `unknown`, never an invention. */
export function judge(
  kind: Kind,
  value: string,
  rules: readonly Rule[],
  facts: Facts,
  suggestion?: string,
): Verdict {
  const rule = rules.find((row) => row.when);
  return {
    kind,
    value,
    standing: rule?.standing ?? 'unknown',
    reason: rule?.reason ?? 'not-told',
    headline: rule?.headline ?? 'The API’s answer does not settle this.',
    facts: known(facts),
    basis: ['api'],
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
