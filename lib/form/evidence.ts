/** The ordered rules: what the attributes and words of a field, taken together, say it asks for. */
import type { FieldRules } from '../kinds/field-rules.ts';
import { attribute } from '../reading/controls.ts';
import type { AutocompleteReading } from './autocomplete.ts';
import { isLabelled } from './labelled.ts';
import { sampleOf } from './sample.ts';
import { type FieldReading, settle, veto } from './settle.ts';
import { named, type Source, seen } from './sources.ts';
import { rulesOfType } from './text-types.ts';

const NONE: FieldReading = { kind: null, why: 'none' };

/** The rules in their order: autocomplete, type, inputmode, then label and name together. */
export function readEvidence(element: Element, autocomplete: AutocompleteReading): FieldReading {
  const type = attribute(element, 'type').toLowerCase();
  const mode = attribute(element, 'inputmode').toLowerCase();
  if (autocomplete.says === 'kind') {
    return declared(element, autocomplete.rules, `autocomplete:${autocomplete.token}`);
  }
  if (autocomplete.says === 'part') return veto(autocomplete.token);
  const typed = rulesOfType(type);
  if (typed !== undefined && !typed.markup?.isKeypad) {
    return declared(element, typed, `type:${type}`);
  }
  const name = named(element, autocomplete.says === 'hint' ? autocomplete.words : '');
  const label = weigh(seen(element), name);
  const labelled = label?.said?.is === 'kind';
  if (autocomplete.says === 'other' && !labelled) return veto(autocomplete.token);
  if (label?.said?.is === 'veto') return veto(label.said.of);
  if (!labelled && name?.said?.is === 'veto') return veto(name.said.of);
  const moded = rulesOfType(mode);
  const why = typed === undefined ? `inputmode:${mode}` : `type:${type}`;
  const keys = typed ?? moded;
  if (keys?.markup?.isKeypad) {
    return keypad(element, keys, why, label, name) ?? pick(element, label, name);
  }
  if (keys !== undefined) {
    const loose = label?.said?.is === 'other' || (label?.said?.is === 'kind' && label.said.loose);
    return settle(element, keys, why, loose);
  }
  if (autocomplete.says === 'username' && !labelled) return veto('username');
  return pick(element, label, name);
}

/** Titles and text nearby are no labels: against a name that asks for a kind they veto nothing. */
function weigh(label: Source | null, name: Source | null): Source | null {
  const said = label?.said;
  const weak =
    label !== null &&
    (/^(?:title|host|nearby)$/.test(label.rule) ||
      (said?.is === 'other' && said.guess !== undefined));
  const knows = name?.said?.is === 'kind' && name.said.weak !== true;
  return weak && label.said?.is !== 'kind' && knows ? null : label;
}

/** Declared in so many words: a label can only widen it ("Email or phone"), or make it a search. */
function declared(element: Element, rules: FieldRules, why: string): FieldReading {
  const said = seen(element)?.said;
  if (said?.is === 'veto' && said.of === 'search') return veto('search');
  return settle(element, rules, why, said?.is === 'kind' && said.loose);
}

/** A kind's keypad: that kind, unless words say that it is there for others. Null: they decide. */
function keypad(
  element: Element,
  rules: FieldRules,
  why: string,
  label: Source | null,
  name: Source | null,
): FieldReading | null {
  const read = label?.said ?? null;
  const called = name?.said ?? null;
  const own = read?.is === 'kind' ? read : read === null && called?.is === 'kind' ? called : null;
  if (own === null) {
    // "Phone greeting": on a keypad the phone after all.
    const isGuess = read?.is === 'other' && read.guess === 'head';
    const isOther = read?.is === 'other' || called?.is === 'other' || isLabelled(element);
    return isOther && !isGuess ? veto('other') : settle(element, rules, why, false);
  }
  if (own.rules === rules) return settle(element, rules, why, own.loose);
  // "Email or phone" on a telephone keypad.
  return own.rules.winsBeside && own.loose ? settle(element, rules, why, true) : null;
}

/** Label and name together: where they disagree, what people read wins. */
function pick(element: Element, label: Source | null, name: Source | null): FieldReading {
  const read = label?.said ?? null;
  const called = name?.said ?? null;
  if (read?.is === 'kind' && label !== null) {
    const agrees = called?.is === 'kind' && called.rules === read.rules && name !== null;
    const { rule } = agrees ? name : label;
    return settle(element, read.rules, `${rule}:${read.rules.kind}`, read.loose);
  }
  if (read?.is === 'other') return veto(label?.rule ?? 'label');
  if (called?.is === 'kind' && called.weak === true && isLabelled(element)) return NONE;
  if (called?.is === 'kind' && name !== null) {
    return settle(element, called.rules, `${name.rule}:${called.rules.kind}`, called.loose);
  }
  if (called?.is === 'other') return veto('other');
  const rules = sampleOf(attribute(element, 'pattern'));
  return rules === null ? NONE : settle(element, rules, `pattern:${rules.kind}`, false);
}
