export {
  createFieldLine,
  type FieldLine,
  type LineAction,
  type LineHandlers,
  type LineView,
} from './field-line.ts';
