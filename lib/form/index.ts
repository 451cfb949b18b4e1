/** Which kind of value a form field asks for, and why: autocomplete, type, names, words. */
import type { Kind } from '../domain/kind.ts';
import { readAutocomplete } from './field/autocomplete.ts';
import type { FieldClassification } from './field/classification.ts';
import { classifyByEvidence } from './field/classify-field.ts';
import { stateVetoOf } from './field/field-state.ts';
import { isSecretField } from './field-gate.ts';

export type { FieldClassification } from './field/classification.ts';
export { phoneFieldRegion } from './language/kinds.ts';
export { formTypeOf } from './purpose/classify-form.ts';

export function readField(element: Element): FieldClassification {
  const state = stateVetoOf(element);
  if (state !== null) return { kind: null, why: `veto:${state}` };
  const autocomplete = readAutocomplete(element.getAttribute('autocomplete'));
  if (autocomplete.says === 'secret') return { kind: null, why: `veto:${autocomplete.token}` };
  if (isSecretField(element)) return { kind: null, why: 'veto:secret' };
  return classifyByEvidence(element, autocomplete);
}

/** The kind of value a form field asks for, or null. */
export function fieldKind(element: Element): Kind | null {
  return readField(element).kind;
}
