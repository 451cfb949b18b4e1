/** The questions that a list's lookup asks, and their price. */

import { isDoubtful, type Kind } from '../../domain/index.ts';
import type { FoundValue, ListQuestion } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupCredits } from '../../kinds/index.ts';
import { type ListAnswers, listFailureOf } from './answers.ts';
import type { ListLine } from './lines.ts';

export interface PricedQuestions {
  /** Distinct values that were not looked up, in the order of the list. */
  readonly questions: readonly ListQuestion[];
  /** Credits for all of them. */
  readonly price: number;
  /** Number of values that have a cached answer and so cost nothing. */
  readonly answered: number;
  /** Number of values left out because they are probably mistyped, though not bad. */
  readonly mistyped: number;
}

/** Whether the API accepts the value. */
export function isAskable({ verdict }: Pick<FoundValue, 'verdict'>): boolean {
  const { lookup } = KIND_DEFINITIONS[verdict.kind];
  return lookup?.acceptedFormat.test(verdict.value) === true;
}

/**
 * The questions of some lines. Doubtful values (see `isDoubtful`) are left out unless `all` is set.
 * Failed ones are always left out: they have a button of their own.
 */
export function pricedQuestionsOf(
  lines: readonly ListLine[],
  { all = false, answers = new Map() }: { all?: boolean; answers?: ListAnswers } = {},
): PricedQuestions {
  const questions: ListQuestion[] = [];
  const seen = new Map<Kind, Set<string>>();
  const credits = new Map<Kind, number>();
  const creditsOf = (kind: Kind): number => {
    const known = credits.get(kind) ?? lookupCredits(kind, 'standard') ?? 0;
    credits.set(kind, known);
    return known;
  };
  let price = 0;
  let answered = 0;
  let mistyped = 0;
  for (const { found } of lines) {
    if (!found) continue;
    const { kind, value } = found.verdict;
    const ofKind = seen.get(kind) ?? new Set();
    seen.set(kind, ofKind);
    if (ofKind.has(value) || !isAskable(found)) continue;
    ofKind.add(value);
    if (found.offer.answeredAt !== undefined) {
      answered += 1;
    } else if (listFailureOf(found, answers) === null && (all || !isDoubtful(found.verdict))) {
      questions.push({ kind, value });
      price += creditsOf(kind);
    } else if (found.verdict.standing !== 'bad' && isDoubtful(found.verdict)) {
      mistyped += 1;
    }
  }
  return { questions, price, answered, mistyped };
}
