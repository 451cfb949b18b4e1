import type { Fact, Kind, Standing, Verdict } from '../../domain/index.ts';
import { factsText, mapTexts } from '../../texts/references.ts';
import { type FactRows, knownFacts } from './facts.ts';

/** A rule of a verdict: if `when` is true, the other members are the verdict. */
export interface VerdictRule {
  readonly when: boolean;
  readonly standing: Standing;
  /** Stable, kebab-case. */
  readonly reason: string;
  readonly headline: string;
}

/** Characters of a fact. The answer, which is stored with the verdict, has the whole text. */
const MAX_FACT_LENGTH = 2_000;

const shortened = (fact: Fact): Fact => ({
  ...fact,
  value: mapTexts(fact.value, (text) =>
    text.length <= MAX_FACT_LENGTH ? text : `${text.slice(0, MAX_FACT_LENGTH).toWellFormed()}…`,
  ),
});

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
    facts: knownFacts(facts).map(shortened),
    basis: ['api'],
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
