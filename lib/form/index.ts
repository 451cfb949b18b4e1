/** Tells which kind of value a form field asks for, and why: autocomplete, type, names, words. */
import type { Kind } from '../domain/index.ts';
import {
  classifyByEvidence,
  type FieldClassification,
  readAutocomplete,
  stateVetoOf,
} from './field/index.ts';
import { isSecretField } from './field-gate.ts';

export type { FieldClassification } from './field/index.ts';
export { phoneFieldRegion } from './language/index.ts';
export { formTypeOf } from './purpose/index.ts';

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

export { isSecretField, mayBeValueField } from './field-gate.ts';
export { type FormContext, formGroupOf, readFormContext } from './form-context.ts';
