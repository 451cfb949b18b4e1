export { findCandidates, type ReadingTools } from './candidates.ts';
export type { EvaluationContext, ValueEvaluator, ValueRef } from './evaluate-values.ts';
export { createValues, type ValuesApi } from './module.ts';
export type { TextParser } from './text-parser.ts';
