/** Merges the answers of a list lookup into the list's offline verdicts. */

import type { Failure } from '../../domain/index.ts';
import { valueKey, withNote } from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import type { ListAnswer, ListQuestion } from '../messages/index.ts';

type Answered = Extract<ListAnswer, { state: 'answered' }>;

/** The last answer, failure or retry of each question, by `valueKey`; and the answer before a failure. */
export type ListAnswers = ReadonlyMap<string, ListAnswer & { readonly earlier?: Answered }>;

const answerOf = (entry: (ListAnswer & { readonly earlier?: Answered }) | undefined) =>
  entry?.state === 'answered' ? entry : entry?.earlier;

/** Adds entries to a copy of `before`; the last entry of a question wins. */
export function addListAnswers(
  before: ListAnswers,
  entries: readonly ListAnswer[],
  questions: readonly ListQuestion[],
): ListAnswers {
  const next = new Map(before);
  for (const entry of entries) {
    const question = questions[entry.n];
    if (!question) continue;
    const key = valueKey(question);
    const earlier = answerOf(next.get(key));
    // Last in the map, whose order is that of the entries.
    next.delete(key);
    next.set(key, entry.state === 'answered' || !earlier ? entry : { ...entry, earlier });
  }
  return next;
}

/** A value with its answer; the same object without one. */
export function applyAnswer(found: FoundValue, answers: ListAnswers): FoundValue {
  if (answers.size === 0) return found;
  const answer = answerOf(answers.get(valueKey(found.verdict)));
  if (!answer) return found;
  const { verdict, answeredAt, shared } = answer;
  // The person may have looked the value up again since.
  if ((found.offer.answeredAt ?? 0) > answeredAt) return found;
  const { shared: _, ...rest } = found.offer;
  const offer = { ...rest, credits: 0, answeredAt, ...(shared ? { shared } : {}) };
  return { ...found, verdict: withNote(verdict, found.note), offer };
}

/** Why a value's lookup failed; null where it did not. */
export function listFailureOf(found: FoundValue | null, answers: ListAnswers): Failure | null {
  const answer = found && answers.size > 0 ? answers.get(valueKey(found.verdict)) : undefined;
  return answer?.state === 'failed' ? answer.failure : null;
}

/** Whether the failed lookup may have been billed. */
export const mayBeBilled = ({ billed, kind }: Failure): boolean =>
  billed !== 'no' || kind === 'possibly-billed-before';

/** Credits to retry the failed questions; `billed`: those that may have been billed, else the others. */
export function retryPrice(
  questions: readonly ListQuestion[],
  answers: ListAnswers,
  billed: boolean,
): number {
  return questions.reduce((sum, question) => {
    const answer = answers.get(valueKey(question));
    const isRetried = answer?.state === 'failed' && mayBeBilled(answer.failure) === billed;
    return isRetried ? sum + (lookupCredits(question.kind, 'standard') ?? 0) : sum;
  }, 0);
}

/** The pace is measured over this many last answers. */
const RECENT_ANSWERS = 40;

/**
 * Ms until the remaining questions are answered; null with fewer than five answers.
 * @param since when the lookup was started: earlier answers say nothing about its pace
 */
export function estimateTimeLeft(
  answers: ListAnswers,
  remaining: number,
  since = 0,
): number | null {
  const recent = [...answers.values()].slice(-RECENT_ANSWERS);
  const times = recent.map(({ at }) => at).filter((at) => at >= since);
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < 5) return null;
  return ((last - first) / (times.length - 1)) * remaining;
}
