/** Determines which kind of value a form field asks for, and why: from autocomplete, type, names and words. */
import type { CorrectedKind, Kind } from '../domain/index.ts';
import { classifyByEvidence, type FieldClassification } from './field/classify-field.ts';
import { visibleEvidence } from './field/evidence-sources.ts';
import { isOutOfSight, stateVetoOf } from './field/field-state.ts';
import { fieldTypeOf, readAutocomplete, TEXT_FIELD_TYPES } from './field/markup.ts';
import { isSecretField } from './field-gate.ts';

export type { FieldClassification } from './field/classify-field.ts';
export { phoneFieldRegion } from './language/kinds.ts';
export { bestHit, kindsNamedIn } from './language/word-search.ts';
export { formTypeOf } from './purpose/classify-form.ts';
export { formGroupOf } from './purpose/form-controls.ts';

/** Types of text fields that Fieldmark ignores unless the person chooses a kind for them. */
const OVERLOOKED_TYPES = /^(?:search|url)$/;

const isTextField = (element: Element): boolean => {
  if (element.localName === 'textarea') return true;
  const type = fieldTypeOf(element);
  return (
    element.localName === 'input' && (TEXT_FIELD_TYPES.has(type) || OVERLOOKED_TYPES.test(type))
  );
};

/** Why a field is never read, even if the person chooses a kind for it; null if it may be read. */
function secretVetoOf(element: Element): string | null {
  const type = fieldTypeOf(element);
  if (type === 'password' || type === 'hidden') return type;
  const autocomplete = readAutocomplete(element.getAttribute('autocomplete'));
  if (autocomplete.says === 'secret') return autocomplete.token;
  if (isSecretField(element)) return 'secret';
  // A label may say so: "Card number", "PIN".
  return classifyByEvidence(element, autocomplete).why === 'veto:secret' ? 'secret' : null;
}

/** Whether the person may choose a kind for a field: any text field except those that are never read. */
export const correctability = (element: Element): 'correctable' | 'secret' | 'not-a-text-field' => {
  if (!isTextField(element)) {
    return isSecretField(element) ? 'secret' : 'not-a-text-field';
  }
  return secretVetoOf(element) !== null || isOutOfSight(element) ? 'secret' : 'correctable';
};

/**
 * @param correction the kind that the person chose for the field. It overrides every rule, except
 * that passwords, codes, cards and hidden fields are never read
 */
export function readField(element: Element, correction?: CorrectedKind): FieldClassification {
  if (correction !== undefined && correctability(element) === 'correctable') {
    return { kind: correction === 'none' ? null : correction, why: 'person' };
  }
  const state = stateVetoOf(element);
  if (state !== null) return { kind: null, why: `veto:${state}` };
  const autocomplete = readAutocomplete(element.getAttribute('autocomplete'));
  if (autocomplete.says === 'secret') return { kind: null, why: `veto:${autocomplete.token}` };
  if (isSecretField(element)) return { kind: null, why: 'veto:secret' };
  const found = classifyByEvidence(element, autocomplete);
  const also = found.loose && otherKindNamed(element, found.kind);
  return also ? { ...found, also } : found;
}

/** The other kind that the label of a field names: "Mobile number or email". */
function otherKindNamed(element: Element, kind: Kind | null): Kind | undefined {
  const named = visibleEvidence(element)?.evidence;
  if (named?.is !== 'kind') return undefined;
  return [named.rules.kind, named.also].find((other) => other !== kind);
}

/** The kind of value a form field asks for, or null. */
export function fieldKind(element: Element): Kind | null {
  return readField(element).kind;
}

export { type AddressListField, readAddressListField } from './address-list-field.ts';
export { isEditable, isSecretField, mayBeValueField } from './field-gate.ts';
export { fieldKeyOf } from './field-key.ts';
export { readFormContext } from './form-context.ts';
