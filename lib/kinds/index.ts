export {
  type AnswerChange,
  answerChange,
  type FactChange,
  isInconclusive,
  type ReadAnswer,
} from './answer-change.ts';
export { KIND_DEFINITIONS, type LookupKind } from './definitions.ts';
export {
  lookupCredits,
  lookupPlansOf,
  planForDepth,
  topicsFor,
} from './lookup-plan.ts';
