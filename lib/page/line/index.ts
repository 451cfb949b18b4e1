export type { CornerMark } from './corner-marks.ts';
export { fieldGroupOf } from './field-group.ts';
export { createFieldLine } from './field-line.ts';
export type {
  ButtonRows,
  FieldLine,
  LineAction,
  LineChoice,
  LineField,
  LineHandlers,
  LineView,
} from './view.ts';
