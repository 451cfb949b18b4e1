export {
  createValueEvaluator,
  type EvaluationContext,
  type ValueEvaluator,
} from './evaluate-values.ts';
export { createFormConsistencyCheck } from './form-consistency.ts';
export { createIbanHolders } from './iban-holders.ts';
export { createCellReader } from './read-cells.ts';
export { createTextParser, type TextParser } from './text-parser.ts';
