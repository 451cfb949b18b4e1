/** What a lookup of the list has told, put to what the check said. */
import type { Failure } from '../../domain/index.ts';
import type { FoundValue, ListAnswer, ListQuestion } from '../../extension/schemas/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import { type RowReadings, valueKey } from './lines.ts';

/** By the name of the value: its last answer, or why there is none. */
export type ListAnswers = ReadonlyMap<string, ListAnswer>;

export const listQuestionKey = ({ kind, value }: ListQuestion): string => `${kind} ${value}`;

/** The last entry about a question holds. */
export function addListAnswers(
  before: ListAnswers,
  entries: readonly ListAnswer[],
  questions: readonly ListQuestion[],
): ListAnswers {
  const next = new Map(before);
  for (const entry of entries) {
    const question = questions[entry.n];
    if (question) next.set(listQuestionKey(question), entry);
  }
  return next;
}

function applyAnswer(found: FoundValue, answers: ListAnswers): FoundValue {
  const answer = answers.get(valueKey(found));
  if (answer?.state !== 'answered') return found;
  const { verdict, answeredAt } = answer;
  // A person may have asked again since, one value by itself.
  if ((found.offer.answeredAt ?? 0) > answeredAt) return found;
  return { ...found, verdict, offer: { ...found.offer, credits: 0, answeredAt } };
}

export const applyListAnswers = (readings: RowReadings, answers: ListAnswers): RowReadings =>
  answers.size === 0
    ? readings
    : readings.map((read) => read?.map((found) => applyAnswer(found, answers)));

/** Why a value has no answer; null where none was asked for, or it has one. */
export function listFailureOf(found: FoundValue | null, answers: ListAnswers): Failure | null {
  const answer = found ? answers.get(valueKey(found)) : undefined;
  return answer?.state === 'failed' ? answer.failure : null;
}

/** Whether it may have been paid for without an answer. */
export const mayBeBilled = ({ billed, kind }: Failure): boolean =>
  billed !== 'no' || kind === 'possibly-billed-before';

/** Credits to ask the questions again that failed so. */
export function retryPrice(
  questions: readonly ListQuestion[],
  answers: ListAnswers,
  billed: boolean,
): number {
  return questions.reduce((sum, question) => {
    const answer = answers.get(listQuestionKey(question));
    const isOne = answer?.state === 'failed' && mayBeBilled(answer.failure) === billed;
    return isOne ? sum + (lookupCredits(question.kind, 'standard') ?? 0) : sum;
  }, 0);
}

/** As many answers as tell how fast they come. */
const RECENT_ANSWERS = 40;

/** Ms until the rest is answered, at the pace of the last answers; null while that is not known. */
export function estimateTimeLeft(answers: ListAnswers, left: number): number | null {
  const times = [...answers.values()].slice(-RECENT_ANSWERS).map(({ at }) => at);
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < 5) return null;
  return ((last - first) / (times.length - 1)) * left;
}
