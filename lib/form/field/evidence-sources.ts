/** Collects the texts that name a field, strongest first: visible text, then identifiers. */
import {
  attributeOf,
  labelsOf,
  native,
  nearbyText,
  shadowHostOf,
} from '../../reading/dom/index.ts';
import { foldText } from '../../reading/text/index.ts';
import { FIELD_RULES } from '../language/kinds.ts';
import { readLabel } from '../language/read-label.ts';
import { readName } from '../language/read-name.ts';
import type { Evidence } from '../language/read-phrase.ts';
import {
  fieldTypeOf,
  isOtherSample,
  rulesOfBegunValue,
  rulesOfSample,
  TEXT_FIELD_TYPES,
} from './markup.ts';

/** The first text with evidence, and the name of its source (`label`, `placeholder`, `name` …). */
export interface SourcedEvidence {
  readonly rule: string;
  readonly evidence: Evidence;
}

/** Primary language subtag of a field. */
function languageOf(element: Element): string {
  const lang = native(native(element).closest('[lang]'))?.getAttribute('lang') ?? '';
  return /^[a-z]+/.exec(lang.toLowerCase())?.[0] ?? '';
}

/** Attributes from which assistive technology or scripts take the text that an empty field shows. */
const SCRIPT_LABELS = ['aria-placeholder', 'data-placeholder', 'data-label', 'alt'];

/** Evidence from visible text, strongest first. */
export function visibleEvidence(element: Element): SourcedEvidence | null {
  const lang = languageOf(element);
  const sources: readonly [string, () => readonly string[]][] = [
    ['label', () => labelsOf(element)],
    ['placeholder', () => [attributeOf(element, 'placeholder')]],
    ['placeholder', () => SCRIPT_LABELS.map((name) => attributeOf(element, name))],
    ['title', () => [attributeOf(element, 'title')]],
    ['host', () => hostWords(element)],
    ['nearby', () => nearbyText(element)],
    ['host', () => nearbyHost(element)],
  ];
  for (const [rule, texts] of sources) {
    for (const text of texts()) {
      const evidence = readLabel(text, lang);
      if (evidence?.is === 'other') {
        return (
          sampleEvidence(element) ??
          (evidence.guess && placeholderEvidence(element, lang)) ?? { rule, evidence }
        );
      }
      if (evidence !== null) return { rule, evidence };
    }
    if (rule === 'placeholder') {
      const sample = attributeOf(element, 'placeholder') || maskOf(element);
      const rules = rulesOfSample(sample);
      if (rules !== null) return { rule, evidence: { is: 'kind', rules, loose: false } };
      if (isOtherSample(sample)) return { rule, evidence: { is: 'other' } };
    }
  }
  return null;
}

/** The pattern that an input mask shows while the person types: "(000) 000-0000", "(999) 999-9999". */
function maskOf(element: Element): string {
  const given = ['data-mask', 'data-inputmask', 'data-inputmask-mask']
    .map((name) => attributeOf(element, name))
    .find((text) => text !== '');
  return (/['"]mask['"]?\s*:\s*['"]([^'"]+)/.exec(given ?? '')?.[1] ?? given ?? '').replace(
    /[09]/g,
    '#',
  );
}

/** Evidence from a sample value. "Account number" with an IBAN as placeholder: the field also takes IBANs. */
function sampleEvidence(element: Element): SourcedEvidence | null {
  const rules = rulesOfSample(attributeOf(element, 'placeholder'));
  return rules?.isAlternative
    ? { rule: 'placeholder', evidence: { is: 'kind', rules, loose: true } }
    : null;
}

/**
 * Evidence from a placeholder if it names a kind. With "Enter your email" as placeholder, the label
 * "Get email offers" is misleading.
 */
function placeholderEvidence(element: Element, lang: string): SourcedEvidence | null {
  const evidence = readLabel(attributeOf(element, 'placeholder'), lang);
  return evidence?.is === 'kind' ? { rule: 'placeholder', evidence } : null;
}

/** Ignores names such as `tel-123`, which form builders generate from the type. */
function withoutTypeName(name: string): string {
  return TEXT_FIELD_TYPES.has(/^([a-z]+)-\d+$/.exec(name)?.[1] ?? '') ? '' : name;
}

/** A type that browsers do not know, and take for text. It may name the kind. */
function unknownTypeOf(element: Element): string {
  const type = attributeOf(element, 'type').toLowerCase();
  return type === fieldTypeOf(element) ? '' : type;
}

/** Evidence from identifiers. */
export function identifierEvidence(element: Element, hint: string): SourcedEvidence | null {
  const sources: readonly [string, string][] = [
    ['autocomplete', hint],
    ['name', withoutTypeName(attributeOf(element, 'name'))],
    ['id', attributeOf(element, 'id')],
    ['name', attributeOf(element, 'formcontrolname') || attributeOf(element, 'ng-model')],
    ['name', attributeOf(element, 'data-testid') || attributeOf(element, 'data-qa')],
    ['name', attributeOf(element, 'data-automation-id') || attributeOf(element, 'data-fieldname')],
    ['name', attributeOf(element, 'x-autocompletetype') || attributeOf(element, 'vcard_name')],
    ['type', unknownTypeOf(element)],
    ['host', hostName(element)],
  ];
  for (const [rule, text] of sources) {
    const evidence = readName(text);
    if (evidence !== null) return { rule, evidence };
  }
  return null;
}

/** The kind named by a default value ("Your email"), by one that is the beginning of a value, or by a class of a validator or component. */
export function weakEvidence(element: Element): SourcedEvidence | null {
  const value = readLabel(attributeOf(element, 'value'), languageOf(element));
  if (value?.is === 'kind') return { rule: 'value', evidence: value };
  const begun = rulesOfBegunValue(attributeOf(element, 'value'));
  if (begun) return { rule: 'value', evidence: { is: 'kind', rules: begun, loose: false } };
  for (const token of attributeOf(element, 'class').split(/\s+/)) {
    const [, word = ''] = CLASS.exec(token) ?? [];
    const evidence = readName(word);
    if (evidence?.is === 'kind') return { rule: 'class', evidence };
  }
  return null;
}

const CLASS =
  /^(?:(?:js|input|form|field|validate|required|mask)[-_])?(e-?mail|phone|telephone|tel|mobile)(?:[-_](?:input|field|control|mask|us))?$/i;

/** Labels on the host of a component that contains an input without a label. */
function hostWords(element: Element): string[] {
  let ancestor: Element | null = native(element).parentElement;
  for (
    let level = 0;
    ancestor !== null && level < 3 && !native(ancestor).localName.includes('-');
    level += 1
  ) {
    ancestor = native(ancestor).parentElement;
  }
  const hosts = [
    native(ancestor)?.localName.includes('-') === true ? ancestor : null,
    shadowHostOf(element),
  ];
  return hosts
    .filter((host) => host !== null)
    .flatMap((host) => [
      ...['label', 'aria-label', 'placeholder'].map((name) => attributeOf(host, name)),
      ...labelsOf(host),
    ])
    .filter((text) => text !== '');
}

/** Text near the component that contains the field. */
function nearbyHost(element: Element): string[] {
  const host = shadowHostOf(element);
  return host === null ? [] : nearbyText(host);
}

/** The name of a component's host, for an input without a name. */
function hostName(element: Element): string {
  const host = shadowHostOf(element);
  return host === null ? '' : attributeOf(host, 'name') || attributeOf(host, 'id');
}

/**
 * Finds labels that no rule understands. With such a label, a keypad or a doubtful name proves
 * nothing.
 */

/** Numbers of things or persons whose names are written like a country code. */
const OTHER_NUMBERS = /^\s*(?:VIN|NIK|SSN|PIN|ZIP|IČO?|OIB|JMB|CNP|RUT|RUC|CUI|UID|EAN|ISBN)\W*$/;

/** Two letters of a script whose words for telephones the word lists cover. */
const WORD =
  /(?:[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}\p{sc=Deva}\p{sc=Thai}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Taml}\p{sc=Telu}\p{sc=Mlym}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}\p{sc=Ethi}\p{sc=Armn}\p{sc=Geor}].*){2}/u;

/** "Number", "Your number" (folded): on a telephone keypad these mean the phone number. */
const JUST_NUMBER = new Set(
  'your my enter type please a the here valid digit digits optional required ihr ihre meine deine uw je dit mit votre tu su din ваш номер number numero nummer numer numeris numurs szam cislo broj stevilka numar αριθμος numara رقم מספר 号码 號碼 番号 번호 contact kontakt contacto contato contatto контакт no nr n home work office business direct line private daytime evening primary secondary alternative alternate emergency privat dienstlich geschaftlich bureau travail domicile casa trabajo ufficio lavoro werk thuis dom praca ნომერი համար նոմեր নম্বর எண் నంబర్ નંબર നമ്പർ ਨੰਬਰ លេខ ເບີ နံပါတ် ቁጥር'.split(
    ' ',
  ),
);

/** Whether a text names something unrelated to the kinds. Calling codes, country codes and samples do not. */
function isWordy(text: string): boolean {
  if (OTHER_NUMBERS.test(text)) return true;
  if (!WORD.test(text) || /\+\d|^\s*[A-Z]{2,3}\s*$/.test(text)) return false;
  const folded = foldText(text);
  const words = folded.split(' ').filter((word) => /\p{Alpha}/u.test(word));
  // "Under which number are you?" asks for a phone number; "EAN-Nummer" does not.
  if (words.length > 3 && / (?:number|nummer) /.test(folded)) return false;
  const isNear = FIELD_RULES.some(({ relatedWords }) => relatedWords?.test(folded));
  return !isNear && !words.every((word) => JUST_NUMBER.has(word));
}

/** Whether a field that neither label nor name explains has a label that no rule understands. */
export function hasUnknownLabel(element: Element): boolean {
  const around = native(element).parentElement ?? element;
  const widget = `${attributeOf(element, 'class')} ${attributeOf(around, 'class')}`;
  if (FIELD_RULES.some((rules) => rules.widgetClasses?.test(widget))) return false;
  const labels = [...labelsOf(element), attributeOf(element, 'placeholder')];
  // Nearby text counts as a label only if it is short.
  const texts = labels.some((text) => /\p{Alpha}/u.test(text))
    ? labels
    : nearbyText(element).filter((text) => text.length <= 40);
  return texts.some(isWordy);
}
