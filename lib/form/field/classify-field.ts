/** The ordered rules: what the attributes and words of a field, taken together, say it asks for. */
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { attributeOf } from '../../reading/dom/index.ts';
import type { AutocompleteEvidence } from './autocomplete.ts';
import { classifyAs, type FieldClassification, vetoed } from './classification.ts';
import { identifierEvidence, type SourcedEvidence, visibleEvidence } from './evidence-sources.ts';
import { rulesOfSample } from './sample-values.ts';
import { rulesOfType } from './text-types.ts';
import { hasUnknownLabel } from './unknown-label.ts';

const NONE: FieldClassification = { kind: null, why: 'none' };

/** The rules in their order: autocomplete, type, inputmode, then label and name together. */
export function classifyByEvidence(
  element: Element,
  autocomplete: AutocompleteEvidence,
): FieldClassification {
  const type = attributeOf(element, 'type').toLowerCase();
  const mode = attributeOf(element, 'inputmode').toLowerCase();
  if (autocomplete.says === 'kind') {
    return classifyDeclared(element, autocomplete.rules, `autocomplete:${autocomplete.token}`);
  }
  if (autocomplete.says === 'part') return vetoed(autocomplete.token);
  const typed = rulesOfType(type);
  if (typed !== undefined && !typed.markup?.isKeypad) {
    return classifyDeclared(element, typed, `type:${type}`);
  }
  const name = identifierEvidence(element, autocomplete.says === 'hint' ? autocomplete.words : '');
  const label = weigh(visibleEvidence(element), name);
  const labelled = label?.evidence?.is === 'kind';
  if (autocomplete.says === 'other' && !labelled) return vetoed(autocomplete.token);
  if (label?.evidence?.is === 'veto') return vetoed(label.evidence.of);
  if (!labelled && name?.evidence?.is === 'veto') return vetoed(name.evidence.of);
  const moded = rulesOfType(mode);
  const why = typed === undefined ? `inputmode:${mode}` : `type:${type}`;
  const keys = typed ?? moded;
  if (keys?.markup?.isKeypad) {
    return (
      classifyByKeypad(element, keys, why, label, name) ?? classifyByWords(element, label, name)
    );
  }
  if (keys !== undefined) {
    const loose =
      label?.evidence?.is === 'other' || (label?.evidence?.is === 'kind' && label.evidence.loose);
    return classifyAs(element, keys, why, loose);
  }
  if (autocomplete.says === 'username' && !labelled) return vetoed('username');
  return classifyByWords(element, label, name);
}

/** Titles and text nearby are no labels: against a name that asks for a kind they veto nothing. */
function weigh(
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): SourcedEvidence | null {
  const said = label?.evidence;
  const weak =
    label !== null &&
    (/^(?:title|host|nearby)$/.test(label.rule) ||
      (said?.is === 'other' && said.guess !== undefined));
  const knows = name?.evidence?.is === 'kind' && name.evidence.weak !== true;
  return weak && label.evidence?.is !== 'kind' && knows ? null : label;
}

/** Declared in so many words: a label can only widen it ("Email or phone"), or make it a search. */
function classifyDeclared(element: Element, rules: FieldRules, why: string): FieldClassification {
  const said = visibleEvidence(element)?.evidence;
  if (said?.is === 'veto' && said.of === 'search') return vetoed('search');
  return classifyAs(element, rules, why, said?.is === 'kind' && said.loose);
}

/** A kind's keypad: that kind, unless words say that it is there for others. Null: they decide. */
function classifyByKeypad(
  element: Element,
  rules: FieldRules,
  why: string,
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): FieldClassification | null {
  const read = label?.evidence ?? null;
  const called = name?.evidence ?? null;
  const own = read?.is === 'kind' ? read : read === null && called?.is === 'kind' ? called : null;
  if (own === null) {
    // "Phone greeting": on a keypad the phone after all.
    const isGuess = read?.is === 'other' && read.guess === 'head';
    const isOther = read?.is === 'other' || called?.is === 'other' || hasUnknownLabel(element);
    return isOther && !isGuess ? vetoed('other') : classifyAs(element, rules, why, false);
  }
  if (own.rules === rules) return classifyAs(element, rules, why, own.loose);
  // "Email or phone" on a telephone keypad.
  return own.rules.winsWhenAdjacent && own.loose ? classifyAs(element, rules, why, true) : null;
}

/** Label and name together: where they disagree, what people read wins. */
function classifyByWords(
  element: Element,
  label: SourcedEvidence | null,
  name: SourcedEvidence | null,
): FieldClassification {
  const read = label?.evidence ?? null;
  const called = name?.evidence ?? null;
  if (read?.is === 'kind' && label !== null) {
    const agrees = called?.is === 'kind' && called.rules === read.rules && name !== null;
    const { rule } = agrees ? name : label;
    return classifyAs(element, read.rules, `${rule}:${read.rules.kind}`, read.loose);
  }
  if (read?.is === 'other') return vetoed(label?.rule ?? 'label');
  if (called?.is === 'kind' && called.weak === true && hasUnknownLabel(element)) return NONE;
  if (called?.is === 'kind' && name !== null) {
    return classifyAs(element, called.rules, `${name.rule}:${called.rules.kind}`, called.loose);
  }
  if (called?.is === 'other') return vetoed('other');
  const rules = rulesOfSample(attributeOf(element, 'pattern'));
  return rules === null ? NONE : classifyAs(element, rules, `pattern:${rules.kind}`, false);
}
