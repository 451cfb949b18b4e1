/** Which kind of value a form field asks for, and why: autocomplete, type, names, words. */
import type { Kind } from '../kinds/index.ts';
import { readAutocomplete } from './autocomplete.ts';
import { readEvidence } from './evidence.ts';
import { isSecret } from './gate.ts';
import type { FieldReading } from './settle.ts';
import { stateVeto } from './veto.ts';

export { phoneRegionNear } from './kinds.ts';
export type { FieldReading } from './settle.ts';
export { formType } from './type.ts';

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
