export type { EvaluationContext, ValueEvaluator } from './evaluate-values.ts';
export { createValues, type ValuesApi } from './room.ts';
export type { TextParser } from './text-parser.ts';
