import type { Kind, Standing, Verdict } from '../../domain/index.ts';
import { factsText } from '../../texts/facts.ts';
import { type FactRows, knownFacts } from './facts.ts';

/** A rule of a verdict: if `when` is true, the other members are the verdict. */
export interface VerdictRule {
  readonly when: boolean;
  readonly standing: Standing;
  /** Stable, kebab-case. */
  readonly reason: string;
  readonly headline: string;
}

/** The verdict of the first rule that applies; `unknown` if none does. */
export function verdictByRules(
  kind: Kind,
  value: string,
  rules: readonly VerdictRule[],
  facts: FactRows,
  suggestion?: string,
): Verdict {
  const rule = rules.find((row) => row.when);
  return {
    kind,
    value,
    standing: rule?.standing ?? 'unknown',
    reason: rule?.reason ?? 'not-told',
    headline: rule?.headline ?? factsText('answerInconclusive'),
    facts: knownFacts(facts),
    basis: ['api'],
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
