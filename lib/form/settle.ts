/** The last word on a kind: pieces of numbers, halves of addresses, amounts and look-alikes. */
import type { FieldRules } from '../kinds/field-rules.ts';
import type { Kind } from '../kinds/index.ts';
import { attribute } from '../reading/controls.ts';

/** Why a field was taken for a kind, or vetoed. */
export interface FieldReading {
  readonly kind: Kind | null;
  /** Stable name of the rule that decided, e.g. `autocomplete:email`, `veto:password`. */
  readonly why: string;
  /**
   * The field also takes something else (a username, several addresses, a tax number): a value
   * that does not look like the kind is not wrong there.
   */
  readonly loose?: true;
}

export function veto(of: string): FieldReading {
  return { kind: null, why: `veto:${of}` };
}

/** The kind, if the field takes whole values of it. */
export function settle(
  element: Element,
  rules: FieldRules,
  why: string,
  loose: boolean,
): FieldReading {
  const longest = Number.parseInt(attribute(element, 'maxlength'), 10);
  if (longest > 0 && longest < rules.shortest) return veto('part');
  if (attribute(element, 'inputmode').toLowerCase() === 'decimal') return veto('amount');
  const refusal = rules.refuses?.(element) ?? null;
  if (refusal !== null) return veto(refusal);
  if (attribute(element, 'type') === 'number' && !rules.isDigits) return veto('number');
  const { kind } = rules;
  return loose || element.hasAttribute('multiple') ? { kind, why, loose: true } : { kind, why };
}
