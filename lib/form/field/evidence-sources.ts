/** Collects the texts that name a field, strongest first: visible text, then identifiers. */
import {
  attributeOf,
  labelsOf,
  native,
  nearbyText,
  shadowHostOf,
} from '../../reading/dom/index.ts';
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
