/** The ordered rules: what the attributes and words of a field, taken together, say it asks for. */
import type { Kind } from '../kinds.ts';
import type { AutocompleteReading } from './field-autocomplete.ts';
import { hostOf, labelsOf, nearbyText, textOf } from './field-label.ts';
import { readLabel, readName, type Said } from './field-phrase.ts';
import { isOtherSample, sampleKind } from './field-sample.ts';

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

/** Shorter than any whole value: one box of a number typed in pieces. */
const SHORTEST: Readonly<Record<Kind, number>> = {
  email: 6,
  phone: 6,
  vat: 8,
  iban: 15,
  domain: 4,
  ip: 7,
};

interface Source {
  readonly rule: string;
  readonly said: Said;
}

function attribute(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').slice(0, 200);
}

/** What people read on the field, strongest first. */
function seen(element: Element): Source | null {
  const sources: readonly [string, () => readonly string[]][] = [
    ['label', () => labelsOf(element)],
    ['placeholder', () => [attribute(element, 'placeholder')]],
    ['title', () => [attribute(element, 'title')]],
    ['host', () => hostWords(element)],
    ['nearby', () => nearbyText(element)],
    ['host', () => nearbyHost(element)],
  ];
  for (const [rule, texts] of sources) {
    for (const text of texts()) {
      const said = readLabel(text);
      if (said !== null) return { rule, said };
    }
    if (rule === 'placeholder') {
      const kind = sampleKind(attribute(element, 'placeholder'));
      if (kind !== null) return { rule, said: { is: 'kind', kind, loose: false } };
      if (isOtherSample(attribute(element, 'placeholder'))) return { rule, said: { is: 'other' } };
    }
  }
  return null;
}

/** What developers called it. */
function named(element: Element, hint: string): Source | null {
  const sources: readonly [string, string][] = [
    ['autocomplete', hint],
    ['name', attribute(element, 'name')],
    ['id', attribute(element, 'id')],
    ['name', attribute(element, 'formcontrolname') || attribute(element, 'ng-model')],
    ['name', attribute(element, 'data-testid') || attribute(element, 'data-qa')],
    ['host', hostName(element)],
  ];
  for (const [rule, text] of sources) {
    const said = readName(text);
    if (said !== null) return { rule, said };
  }
  return null;
}

/** Web components keep the words on the host, around or above a bare input. */
function hostWords(element: Element): string[] {
  let at: Element | null = element.parentElement;
  for (let level = 0; at !== null && level < 3 && !at.localName.includes('-'); level += 1) {
    at = at.parentElement;
  }
  const hosts = [at?.localName.includes('-') === true ? at : null, hostOf(element)];
  return hosts
    .filter((host) => host !== null)
    .flatMap((host) => [
      ...['label', 'aria-label', 'placeholder'].map((name) => attribute(host, name)),
      ...labelsOf(host),
    ])
    .filter((text) => text !== '');
}

/** Where the component itself is labelled from outside. */
function nearbyHost(element: Element): string[] {
  const host = hostOf(element);
  return host === null ? [] : nearbyText(host);
}

/** The host's name, where the input inside has none of its own. */
function hostName(element: Element): string {
  const host = hostOf(element);
  return host === null ? '' : attribute(host, 'name') || attribute(host, 'id');
}

/** Titles and text nearby are no labels: against a name that asks for a kind they veto nothing. */
function weigh(label: Source | null, name: Source | null): Source | null {
  const weak = label !== null && /^(?:title|host|nearby)$/.test(label.rule);
  return weak && label.said?.is !== 'kind' && name?.said?.is === 'kind' ? null : label;
}

/** The rules in their order: autocomplete, type, inputmode, then label and name together. */
export function readEvidence(element: Element, autocomplete: AutocompleteReading): FieldReading {
  const type = attribute(element, 'type').toLowerCase();
  const mode = attribute(element, 'inputmode').toLowerCase();
  if (autocomplete.says === 'kind') {
    return settle(element, autocomplete.kind, `autocomplete:${autocomplete.token}`, false);
  }
  if (autocomplete.says === 'part') return veto(autocomplete.token);
  if (type === 'email') return settle(element, 'email', 'type:email', false);
  const name = named(element, autocomplete.says === 'hint' ? autocomplete.words : '');
  const label = weigh(seen(element), name);
  const labelled = label?.said?.is === 'kind';
  if (autocomplete.says === 'other' && !labelled) return veto(autocomplete.token);
  if (label?.said?.is === 'veto') return veto(label.said.of);
  if (!labelled && name?.said?.is === 'veto') return veto(name.said.of);
  if (type === 'tel') return keypad(element, 'type:tel', label, name);
  if (mode === 'tel') return keypad(element, 'inputmode:tel', label, name);
  if (mode === 'email') {
    const loose = label?.said?.is === 'other' || (label?.said?.is === 'kind' && label.said.loose);
    return settle(element, 'email', 'inputmode:email', loose);
  }
  if (autocomplete.says === 'username' && !labelled) return veto('username');
  return pick(element, label, name);
}

function veto(of: string): FieldReading {
  return { kind: null, why: `veto:${of}` };
}

/** A telephone keypad: a phone, unless words say that it is there for other digits. */
function keypad(
  element: Element,
  why: string,
  label: Source | null,
  name: Source | null,
): FieldReading {
  const read = label?.said ?? null;
  const called = name?.said ?? null;
  const own = read?.is === 'kind' ? read : read === null && called?.is === 'kind' ? called : null;
  if (own === null) {
    return read?.is === 'other' || called?.is === 'other'
      ? veto('other')
      : settle(element, 'phone', why, false);
  }
  if (own.kind === 'phone') return settle(element, 'phone', why, own.loose);
  // "Email or phone" on a telephone keypad.
  if (own.kind === 'email' && own.loose) return settle(element, 'phone', why, true);
  return pick(element, label, name);
}

/** Label and name together: where they disagree, what people read wins. */
function pick(element: Element, label: Source | null, name: Source | null): FieldReading {
  const read = label?.said ?? null;
  const called = name?.said ?? null;
  if (read?.is === 'kind' && label !== null) {
    const rule =
      called?.is === 'kind' && called.kind === read.kind && name !== null ? name.rule : label.rule;
    return settle(element, read.kind, `${rule}:${read.kind}`, read.loose);
  }
  if (read?.is === 'other') return veto(label?.rule ?? 'label');
  if (called?.is === 'kind' && name !== null)
    return settle(element, called.kind, `${name.rule}:${called.kind}`, called.loose);
  if (called?.is === 'other') return veto('other');
  const kind = sampleKind(attribute(element, 'pattern'));
  return kind === null
    ? { kind: null, why: 'none' }
    : settle(element, kind, `pattern:${kind}`, false);
}

/** "bob [@example.com]": the part before @ alone, its domain written or chosen beside the field. */
function takesLocalPart(element: Element): boolean {
  let at: Element | null = element;
  for (let level = 0; at !== null && level < 3; level += 1) {
    const next: Element | null = at.nextElementSibling;
    if (next !== null) {
      const select = next.localName === 'select' ? next : next.firstElementChild;
      const beside = select?.localName === 'select' ? select.firstElementChild : next;
      return beside !== null && /^@\s*[\p{L}\d-]+\.\p{L}/u.test(textOf(beside));
    }
    at = at.parentElement;
    if (at?.localName === 'tr') return false;
  }
  return false;
}

/** Slovak forms ask for DIČ (income tax) beside IČ DPH (VAT); in Czech ones DIČ is the VAT number. */
function isSlovakTaxNumber(element: Element): boolean {
  if (!/^sk\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '')) return false;
  const words = [...labelsOf(element), attribute(element, 'name'), attribute(element, 'id')].join(
    ' ',
  );
  return !/dph|vat|pridan/i.test(words);
}

function settle(element: Element, kind: Kind, why: string, loose: boolean): FieldReading {
  const longest = Number.parseInt(attribute(element, 'maxlength'), 10);
  if (longest > 0 && longest < SHORTEST[kind]) return veto('part');
  if (attribute(element, 'inputmode').toLowerCase() === 'decimal') return veto('amount');
  if (kind === 'email' && takesLocalPart(element)) return veto('local-part');
  if (kind === 'vat' && isSlovakTaxNumber(element)) return veto('tax-number');
  if (attribute(element, 'type') === 'number' && kind !== 'phone') return veto('number');
  return loose || element.hasAttribute('multiple') ? { kind, why, loose: true } : { kind, why };
}
