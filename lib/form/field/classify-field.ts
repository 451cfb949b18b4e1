/** Classifies a field by rules in a fixed order, from its attributes and words. */

import type { Kind } from '../../domain/index.ts';
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { attributeOf } from '../../reading/dom/index.ts';
import {
  identifierEvidence,
  type SourcedEvidence,
  visibleEvidence,
  weakEvidence,
} from './evidence-sources.ts';
import { type AutocompleteEvidence, fieldTypeOf, rulesOfSample, rulesOfType } from './markup.ts';
import { hasUnknownLabel } from './unknown-label.ts';

const NONE: FieldClassification = { kind: null, why: 'none' };

/** Applies the rules in order: autocomplete, type, inputmode, then label and name together. */
export function classifyByEvidence(
  element: Element,
  autocomplete: AutocompleteEvidence,
): FieldClassification {
  const type = fieldTypeOf(element);
  const mode = attributeOf(element, 'inputmode').toLowerCase();
  if (autocomplete.says === 'kind') {
    return classifyDeclared(element, autocomplete.rules, `autocomplete:${autocomplete.token}`);
  }
  if (autocomplete.says === 'part') return vetoed(autocomplete.token);
  const typeRules = rulesOfType(type);
  if (typeRules !== undefined && !typeRules.markup?.isKeypad) {
    return classifyDeclared(element, typeRules, `type:${type}`);
  }
  const name = identifierEvidence(element, autocomplete.says === 'hint' ? autocomplete.words : '');
  const label = withoutWeakLabel(visibleEvidence(element), name);
  const labelled = label?.evidence?.is === 'kind';
  if (autocomplete.says === 'other' && !labelled) return vetoed(autocomplete.token);
  if (label?.evidence?.is === 'veto') return vetoed(label.evidence.vetoClass);
  // Text near a field may be about more than the field: "Check your email" above the field `code`.
  const nameVeto = name?.evidence?.is === 'veto' ? name.evidence : null;
  if (nameVeto !== null && (!labelled || (label.rule === 'nearby' && nameVeto.weak !== true))) {
    return vetoed(nameVeto.vetoClass);
  }
  const inputModeRules = rulesOfType(mode);
  const why = typeRules === undefined ? `inputmode:${mode}` : `type:${type}`;
  const keypadRules = typeRules ?? inputModeRules;
  if (keypadRules?.markup?.isKeypad) {
    return (
      classifyByKeypad(element, keypadRules, why, label, name) ??
      classifyByWords(element, label, name)
    );
  }
  if (keypadRules !== undefined) {
    const loose =
      label?.evidence?.is === 'other' || (label?.evidence?.is === 'kind' && label.evidence.loose);
    return classifyAs(element, keypadRules, why, loose);
  }
  if (autocomplete.says === 'username' && !labelled) return vetoed('username');
  return classifyByWords(element, label, name);
}

/** Drops a title or nearby text that contradicts a name which clearly asks for a kind. */
function withoutWeakLabel(
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): SourcedEvidence | null {
  const visible = label?.evidence;
  const isWeak =
    label !== null &&
    (/^(?:title|host|nearby)$/.test(label.rule) ||
      (visible?.is === 'other' && visible.guess !== undefined));
  const isNamedClearly = name?.evidence?.is === 'kind' && name.evidence.weak !== true;
  return isWeak && label.evidence?.is !== 'kind' && isNamedClearly ? null : label;
}

/**
 * Classifies a field whose markup declares a kind. A label can only widen it ("Email or phone") or
 * make it a search.
 */
function classifyDeclared(element: Element, rules: FieldRules, why: string): FieldClassification {
  const visible = visibleEvidence(element)?.evidence;
  if (visible?.is === 'veto' && visible.vetoClass === 'search') return vetoed('search');
  return classifyAs(element, rules, why, visible?.is === 'kind' && visible.loose);
}

/**
 * Classifies a field with the keypad of a kind: that kind, unless words contradict. Null if the
 * words must decide.
 */
function classifyByKeypad(
  element: Element,
  rules: FieldRules,
  why: string,
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): FieldClassification | null {
  const visible = label?.evidence ?? null;
  const named = name?.evidence ?? null;
  const declared =
    visible?.is === 'kind' ? visible : visible === null && named?.is === 'kind' ? named : null;
  if (declared === null) {
    // "Phone greeting" on a telephone keypad still asks for a phone number.
    const isGuess = visible?.is === 'other' && visible.guess === 'head';
    const isOther = visible?.is === 'other' || named?.is === 'other' || hasUnknownLabel(element);
    return isOther && !isGuess ? vetoed('other') : classifyAs(element, rules, why, false);
  }
  if (declared.rules === rules) return classifyAs(element, rules, why, declared.loose);
  // "Email or phone" on a telephone keypad.
  return declared.rules.winsWhenAdjacent && declared.loose
    ? classifyAs(element, rules, why, true)
    : null;
}

/** Decides by label and name; if they disagree, the visible label wins. */
function classifyByWords(
  element: Element,
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): FieldClassification {
  const visible = label?.evidence ?? null;
  const named = name?.evidence ?? null;
  if (visible?.is === 'kind' && label !== null) {
    const agrees = named?.is === 'kind' && named.rules === visible.rules && name !== null;
    const { rule } = agrees ? name : label;
    return classifyAs(element, visible.rules, `${rule}:${visible.rules.kind}`, visible.loose);
  }
  if (visible?.is === 'other') return vetoed(label?.rule ?? 'label');
  if (named?.is === 'kind' && named.weak === true && hasUnknownLabel(element)) return NONE;
  if (named?.is === 'kind' && name !== null) {
    return classifyAs(element, named.rules, `${name.rule}:${named.rules.kind}`, named.loose);
  }
  if (named?.is === 'other') return vetoed('other');
  const rules = rulesOfSample(attributeOf(element, 'pattern'));
  if (rules !== null) return classifyAs(element, rules, `pattern:${rules.kind}`, false);
  const weak = visible === null && !hasUnknownLabel(element) ? weakEvidence(element) : null;
  return weak?.evidence?.is === 'kind'
    ? classifyAs(element, weak.evidence.rules, `${weak.rule}:${weak.evidence.rules.kind}`, false)
    : NONE;
}

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
