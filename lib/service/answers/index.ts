export type { AnswerCache } from './cache.ts';
export type { LookupHistory } from './history.ts';
export { combineVerdicts } from './merged-answer.ts';
export { type AnswersApi, createAnswers } from './module.ts';
export {
  interpretAnswer,
  type NotFoundInterpreter,
  type PaidCall,
  type PaidResult,
  sharedAt,
} from './paid-result.ts';
export { questionKey } from './question-key.ts';
export type { RawAnswers } from './raw-answers.ts';
export type { OutcomeRecorder } from './record-outcome.ts';
export { fitsCard } from './stored-answers.ts';
