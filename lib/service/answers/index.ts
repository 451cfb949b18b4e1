export type { AnswerCache } from './cache.ts';
export { combineVerdicts } from './combine-verdicts.ts';
export type { LookupHistory } from './history.ts';
export { interpretAnswer } from './interpret-answer.ts';
export type { NotFoundInterpreter } from './not-found.ts';
export type { PaidCall, PaidResult } from './paid-result.ts';
export { questionKey } from './question-key.ts';
export type { OutcomeRecorder } from './record-outcome.ts';
export { type AnswersApi, createAnswers } from './room.ts';
