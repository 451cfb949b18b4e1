export { createFieldLine, type FieldLine, type LineHandlers } from './field-line.ts';
export type { LineAction, LineView } from './view.ts';
