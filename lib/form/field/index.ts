export { readAutocomplete } from './autocomplete.ts';
export type { FieldClassification } from './classification.ts';
export { classifyByEvidence } from './classify-field.ts';
export { visibleEvidence } from './evidence-sources.ts';
export { isOutOfSight, stateVetoOf } from './field-state.ts';
export { fieldTypeOf, TEXT_FIELD_TYPES } from './text-types.ts';
