/** Which kind of value a form field asks for, and why: autocomplete, type, names, words. */
import type { Kind } from '../kinds.ts';
import { readAutocomplete } from './field-autocomplete.ts';
import { isSecret } from './field-gate.ts';
import { readEvidence } from './field-rules.ts';
import type { FieldReading } from './field-settle.ts';
import { stateVeto } from './field-veto.ts';

export { formType } from './field-form.ts';
export { phoneRegionNear } from './field-region.ts';

export type { FieldReading } from './field-settle.ts';

export function readField(element: Element): FieldReading {
  const state = stateVeto(element);
  if (state !== null) return { kind: null, why: `veto:${state}` };
  const autocomplete = readAutocomplete(element.getAttribute('autocomplete'));
  if (autocomplete.says === 'secret') return { kind: null, why: `veto:${autocomplete.token}` };
  if (isSecret(element)) return { kind: null, why: 'veto:secret' };
  return readEvidence(element, autocomplete);
}

/** The kind of value a form field asks for, or null. */
export function fieldKind(element: Element): Kind | null {
  return readField(element).kind;
}
