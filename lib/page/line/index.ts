export { fieldGroupOf } from './field-group.ts';
export { createFieldLine } from './field-line.ts';
export type {
  ButtonRows,
  FieldLine,
  FormView,
  LineAction,
  LineChoice,
  LineField,
  LineHandlers,
  LineRequest,
  LineView,
  MomentView,
  ValueView,
} from './view.ts';
