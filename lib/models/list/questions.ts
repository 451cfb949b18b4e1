/** What of a list can be asked, and what that costs. */

import { isDoubtful } from '../../domain/index.ts';
import type { FoundValue, ListQuestion } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupCredits } from '../../kinds/index.ts';
import { type ListLine, valueKey } from './lines.ts';

export interface PricedQuestions {
  /** Distinct values, in the order of the list, that are not answered yet. */
  readonly questions: readonly ListQuestion[];
  /** Credits for all of them. */
  readonly price: number;
  /** Values whose answer is kept: they cost nothing. */
  readonly answered: number;
}

/** Whether the API can be asked about it at all. */
export function isAskable({ verdict }: Pick<FoundValue, 'verdict'>): boolean {
  const { lookup } = KIND_DEFINITIONS[verdict.kind];
  return lookup?.acceptedFormat.test(verdict.value) === true;
}

/**
 * The questions of some lines. What is wrong or probably mistyped already is left out (`all: false`),
 * for nobody pays to hear that.
 */
export function pricedQuestionsOf(lines: readonly ListLine[], all = false): PricedQuestions {
  const questions: ListQuestion[] = [];
  const seen = new Set<string>();
  let price = 0;
  let known = 0;
  for (const { found } of lines) {
    if (!found || seen.has(valueKey(found)) || !isAskable(found)) continue;
    seen.add(valueKey(found));
    if (found.offer.answeredAt !== undefined) {
      known += 1;
    } else if (all || !isDoubtful(found.verdict)) {
      const { kind, value } = found.verdict;
      questions.push({ kind, value });
      price += lookupCredits(kind, 'standard') ?? 0;
    }
  }
  return { questions, price, answered: known };
}
