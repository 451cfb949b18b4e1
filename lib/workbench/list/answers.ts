/** Merges the answers of a list lookup into the list's offline verdicts. */

import { type Failure, KINDS, valueKey, withNote } from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import type { AnsweredQuestion, ListAnswer, ListRun } from '../messages/index.ts';
import { lookupCreditsOf } from './questions.ts';

/** The last answer, failure or retry of a question, and the answer before a failure. */
export type AnswerOfValue = ListAnswer & { readonly earlier?: AnsweredQuestion };

/** By `valueKey`. */
export type ListAnswers = ReadonlyMap<string, AnswerOfValue>;

const answerOf = (entry: AnswerOfValue | undefined) =>
  entry?.state === 'answered' ? entry : entry?.earlier;

/** The entry of a question after another; an answer outlives later failures. */
export function nextAnswer(before: AnswerOfValue | undefined, entry: ListAnswer): AnswerOfValue {
  const earlier = answerOf(before);
  return entry.state === 'answered' || !earlier ? entry : { ...entry, earlier };
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

/** Whether the lookup of a list has begun and not ended. */
export const isUnderWay = ({ state }: Pick<ListRun, 'state'>): boolean =>
  state === 'running' || state === 'paused' || state === 'held';

/** Whether the failed lookup may have been billed. */
export const mayBeBilled = ({ billed, kind }: Pick<Failure, 'billed' | 'kind'>): boolean =>
  billed !== 'no' || kind === 'possibly-billed-before';

/** Credits to retry the failed questions: those that may have been billed, and the others. */
export function retryPrices(answers: ListAnswers) {
  const prices = { failed: 0, possibly: 0 };
  for (const [key, answer] of answers) {
    const kind = KINDS.find((each) => key.startsWith(`${each} `));
    if (answer.state !== 'failed' || !kind) continue;
    prices[mayBeBilled(answer.failure) ? 'possibly' : 'failed'] += lookupCreditsOf(kind);
  }
  return prices;
}
