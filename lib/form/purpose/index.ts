export { formTypeOf } from './classify-form.ts';
export { controlsOfForm, enclosingForm } from './enclosing-form.ts';
