import type { FormType, Kind } from '../kinds.ts';

/** Why a field was taken for a kind, or vetoed. */
export interface FieldReading {
  readonly kind: Kind | null;
  /** Stable name of the rule that decided, e.g. `autocomplete:email`, `veto:password`. */
  readonly why: string;
}

export function readField(_element: Element): FieldReading {
  return { kind: null, why: 'none' };
}

/** The kind of value a form field asks for, or null. */
export function fieldKind(element: Element): Kind | null {
  return readField(element).kind;
}

/** What the form around a field is for. */
export function formType(_element: Element): FormType {
  return 'other';
}
