export { findCandidates, type ReadingTools } from './candidates.ts';
export { createDisclosureLimit, type DisclosureLimit } from './disclosure-limit.ts';
export type { EvaluationContext, ValueEvaluator, ValueRef } from './evaluate-values.ts';
export { createValues, type ValuesApi } from './module.ts';
export type { Neighbours, ValueNotes } from './notes.ts';
export type { TextParser } from './text-parser.ts';
