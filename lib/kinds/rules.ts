import { text } from '../texts/facts.ts';
import type { Standing, Verdict } from '../verdict.ts';
import { type Facts, known } from './facts.ts';
import type { Kind } from './index.ts';

/** What an answer of the API may say: when `when` holds, the verdict is the rest. */
export interface Rule {
  readonly when: boolean;
  readonly standing: Standing;
  /** Stable, kebab-case. */
  readonly reason: string;
  readonly headline: string;
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
    headline: rule?.headline ?? text('notSettled'),
    facts: known(facts),
    basis: ['api'],
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
