/** The final classification: rejects parts of numbers, local parts, amounts and fields that only look like a kind. */

import type { Kind } from '../../domain/index.ts';
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { attributeOf } from '../../reading/dom/index.ts';

/** The classification of a field, and the rule that decided it. */
export interface FieldClassification {
  readonly kind: Kind | null;
  /** Stable name of the deciding rule, e.g. `autocomplete:email`, `veto:password`. */
  readonly why: string;
  /**
   * The field also takes other values (a username, several addresses, a tax number), so a value
   * that does not look like the kind is not an error.
   */
  readonly loose?: true;
  /** Another kind that the label of a loose field names: what is typed decides. */
  readonly also?: Kind;
}

export function vetoed(rule: string): FieldClassification {
  return { kind: null, why: `veto:${rule}` };
}

/** Classifies the field as the kind, if it takes whole values of it. */
export function classifyAs(
  element: Element,
  rules: FieldRules,
  why: string,
  loose: boolean,
): FieldClassification {
  const longest = Number.parseInt(attributeOf(element, 'maxlength'), 10);
  if (longest > 0 && longest < rules.minLength) return vetoed('part');
  if (attributeOf(element, 'inputmode').toLowerCase() === 'decimal') return vetoed('amount');
  const refusal = rules.vetoReason?.(element) ?? null;
  if (refusal !== null) return vetoed(refusal);
  if (attributeOf(element, 'type') === 'number' && !rules.isNumeric) return vetoed('number');
  const { kind } = rules;
  return loose || element.hasAttribute('multiple') ? { kind, why, loose: true } : { kind, why };
}
