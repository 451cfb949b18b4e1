export { createFieldLine, type FieldLine, type LineHandlers } from './field-line.ts';
export type { LineAction, LineChoice, LineView } from './view.ts';
