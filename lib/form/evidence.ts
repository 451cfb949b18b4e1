/** The ordered rules: what the attributes and words of a field, taken together, say it asks for. */
import type { Kind } from '../kinds/index.ts';
import { hostOf, labelsOf, nearbyText } from '../reading/labels-of.ts';
import { fold } from '../reading/words.ts';
import type { AutocompleteReading } from './autocomplete.ts';
import { REACHES } from './head.ts';
import { readName } from './name.ts';
import { readLabel, type Said } from './phrase.ts';
import { isOtherSample, sampleKind } from './sample.ts';
import { attribute, type FieldReading, settle, veto } from './settle.ts';

interface Source {
  readonly rule: string;
  readonly said: Said;
}

/** The primary subtag of the language that a field stands in. */
function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^[a-z]+/.exec(lang.toLowerCase())?.[0] ?? '';
}

/** What people read on the field, strongest first. */
function seen(element: Element): Source | null {
  const lang = languageOf(element);
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
      const said = readLabel(text, lang);
      if (said?.is === 'other') {
        return sampled(element) ?? (said.guess && asked(element, lang)) ?? { rule, said };
      }
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

/** "Account number", and an IBAN for an example: what the field takes, among other things. */
function sampled(element: Element): Source | null {
  const kind = sampleKind(attribute(element, 'placeholder'));
  return kind === 'iban' || kind === 'email'
    ? { rule: 'placeholder', said: { is: 'kind', kind, loose: true } }
    : null;
}

/** "Get email offers", and "Enter your email" in the field: a label that only looks like another thing. */
function asked(element: Element, lang: string): Source | null {
  const said = readLabel(attribute(element, 'placeholder'), lang);
  return said?.is === 'kind' ? { rule: 'placeholder', said } : null;
}

/** `tel-123`: what form builders call a field by its type says no more than the type. */
function numbered(name: string): string {
  return /^(?:text|tel|email|number)-\d+$/.test(name) ? '' : name;
}

/** What developers called it. */
function named(element: Element, hint: string): Source | null {
  const sources: readonly [string, string][] = [
    ['autocomplete', hint],
    ['name', numbered(attribute(element, 'name'))],
    ['id', attribute(element, 'id')],
    ['name', attribute(element, 'formcontrolname') || attribute(element, 'ng-model')],
    ['name', attribute(element, 'data-testid') || attribute(element, 'data-qa')],
    ['name', attribute(element, 'data-automation-id') || attribute(element, 'data-fieldname')],
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
  const said = label?.said;
  const weak =
    label !== null &&
    (/^(?:title|host|nearby)$/.test(label.rule) ||
      (said?.is === 'other' && said.guess !== undefined));
  const knows = name?.said?.is === 'kind' && name.said.weak !== true;
  return weak && label.said?.is !== 'kind' && knows ? null : label;
}

/** The rules in their order: autocomplete, type, inputmode, then label and name together. */
export function readEvidence(element: Element, autocomplete: AutocompleteReading): FieldReading {
  const type = attribute(element, 'type').toLowerCase();
  const mode = attribute(element, 'inputmode').toLowerCase();
  if (autocomplete.says === 'kind') {
    return declared(element, autocomplete.kind, `autocomplete:${autocomplete.token}`);
  }
  if (autocomplete.says === 'part') return veto(autocomplete.token);
  if (type === 'email') return declared(element, 'email', 'type:email');
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

/** Declared in so many words: a label can only widen it ("Email or phone"), or make it a search. */
function declared(element: Element, kind: Kind, why: string): FieldReading {
  const said = seen(element)?.said;
  if (said?.is === 'veto' && said.of === 'search') return veto('search');
  return settle(element, kind, why, said?.is === 'kind' && said.loose);
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
  // "Phone greeting": on a keypad the phone after all.
  if (own === null && read?.is === 'other' && read.guess === 'head') {
    return settle(element, 'phone', why, false);
  }
  if (own === null) {
    const isOther = read?.is === 'other' || called?.is === 'other' || isLabelled(element);
    return isOther ? veto('other') : settle(element, 'phone', why, false);
  }
  if (own.kind === 'phone') return settle(element, 'phone', why, own.loose);
  // "Email or phone" on a telephone keypad.
  if (own.kind === 'email' && own.loose) return settle(element, 'phone', why, true);
  return pick(element, label, name);
}

/** Two letters of a script that the word lists know: their words for telephones are all in there. */
const WORD =
  /(?:[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}\p{sc=Deva}\p{sc=Thai}].*){2}/u;

/** "Number", "Your number" (folded): on a telephone keypad nothing else. */
const JUST_NUMBER = new Set(
  'your my enter type please a the here valid digit digits optional required ihr ihre meine deine uw je dit mit votre tu su din ваш номер number numero nummer numer numeris numurs szam cislo broj stevilka numar αριθμος numara رقم מספר 号码 號碼 番号 번호 contact kontakt contacto contato contatto контакт no nr n'.split(
    ' ',
  ),
);

/** Is this a label that speaks of no telephone? Calling codes, country codes and samples are none. */
function isWordy(text: string): boolean {
  if (!WORD.test(text) || /\+\d|^\s*[A-Z]{2,3}\s*$/.test(text)) return false;
  const folded = fold(text);
  const words = folded.split(' ').filter((word) => /\p{L}/u.test(word));
  // "Under which number are you?" is a telephone's; "EAN-Nummer" is not.
  if (words.length > 3 && / (?:number|nummer) /.test(folded)) return false;
  return !words.every((word) => JUST_NUMBER.has(word)) && !REACHES.test(folded);
}

/** Has a keypad that neither label nor name explains a label all the same? */
function isLabelled(element: Element): boolean {
  const around = element.parentElement ?? element;
  const widget = `${attribute(element, 'class')} ${attribute(around, 'class')}`;
  if (/phone|(?:^|[\s_-])(?:i?tel|iti|vti)(?:$|[\s_-])/i.test(widget)) return false;
  const labels = [...labelsOf(element), attribute(element, 'placeholder')];
  // What stands by is a label only if it is as short as one.
  const texts = labels.some((text) => /\p{L}/u.test(text))
    ? labels
    : nearbyText(element).filter((text) => text.length <= 40);
  return texts.some(isWordy);
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
  if (called?.is === 'kind' && called.weak === true && isLabelled(element)) {
    return { kind: null, why: 'none' };
  }
  if (called?.is === 'kind' && name !== null)
    return settle(element, called.kind, `${name.rule}:${called.kind}`, called.loose);
  if (called?.is === 'other') return veto('other');
  const kind = sampleKind(attribute(element, 'pattern'));
  return kind === null
    ? { kind: null, why: 'none' }
    : settle(element, kind, `pattern:${kind}`, false);
}
