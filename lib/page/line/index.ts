export { createFieldLine, type FieldLine, type LineHandlers } from './field-line.ts';
export type { ButtonRows, LineAction, LineChoice, LineField, LineView } from './view.ts';
