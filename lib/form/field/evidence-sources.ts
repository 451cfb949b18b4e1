/** The texts that name a field, strongest first: what people read on it, what developers called it. */
import { attributeOf, labelsOf, nearbyText, shadowHostOf } from '../../reading/dom/index.ts';
import { type Evidence, readLabel, readName } from '../language/index.ts';
import { isOtherSample, rulesOfSample } from './sample-values.ts';
import { TEXT_FIELD_TYPES } from './text-types.ts';

/** The text that spoke first, by the name of its rule (`label`, `placeholder`, `name` …). */
export interface SourcedEvidence {
  readonly rule: string;
  readonly evidence: Evidence;
}

/** The primary subtag of the language that a field stands in. */
function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^[a-z]+/.exec(lang.toLowerCase())?.[0] ?? '';
}

/** What people read on the field, strongest first. */
export function visibleEvidence(element: Element): SourcedEvidence | null {
  const lang = languageOf(element);
  const sources: readonly [string, () => readonly string[]][] = [
    ['label', () => labelsOf(element)],
    ['placeholder', () => [attributeOf(element, 'placeholder')]],
    ['title', () => [attributeOf(element, 'title')]],
    ['host', () => hostWords(element)],
    ['nearby', () => nearbyText(element)],
    ['host', () => nearbyHost(element)],
  ];
  for (const [rule, texts] of sources) {
    for (const text of texts()) {
      const said = readLabel(text, lang);
      if (said?.is === 'other') {
        return (
          sampleEvidence(element) ??
          (said.guess && placeholderEvidence(element, lang)) ?? { rule, evidence: said }
        );
      }
      if (said !== null) return { rule, evidence: said };
    }
    if (rule === 'placeholder') {
      const sample = attributeOf(element, 'placeholder');
      const rules = rulesOfSample(sample);
      if (rules !== null) return { rule, evidence: { is: 'kind', rules, loose: false } };
      if (isOtherSample(sample)) return { rule, evidence: { is: 'other' } };
    }
  }
  return null;
}

/** "Account number", and an IBAN for an example: what the field takes, among other things. */
function sampleEvidence(element: Element): SourcedEvidence | null {
  const rules = rulesOfSample(attributeOf(element, 'placeholder'));
  return rules?.isAlternative
    ? { rule: 'placeholder', evidence: { is: 'kind', rules, loose: true } }
    : null;
}

/** "Get email offers", and "Enter your email" in the field: a label that only looks like another thing. */
function placeholderEvidence(element: Element, lang: string): SourcedEvidence | null {
  const said = readLabel(attributeOf(element, 'placeholder'), lang);
  return said?.is === 'kind' ? { rule: 'placeholder', evidence: said } : null;
}

/** `tel-123`: what form builders call a field by its type says no more than the type. */
function withoutTypeName(name: string): string {
  return TEXT_FIELD_TYPES.has(/^([a-z]+)-\d+$/.exec(name)?.[1] ?? '') ? '' : name;
}

/** What developers called it. */
export function identifierEvidence(element: Element, hint: string): SourcedEvidence | null {
  const sources: readonly [string, string][] = [
    ['autocomplete', hint],
    ['name', withoutTypeName(attributeOf(element, 'name'))],
    ['id', attributeOf(element, 'id')],
    ['name', attributeOf(element, 'formcontrolname') || attributeOf(element, 'ng-model')],
    ['name', attributeOf(element, 'data-testid') || attributeOf(element, 'data-qa')],
    ['name', attributeOf(element, 'data-automation-id') || attributeOf(element, 'data-fieldname')],
    ['host', hostName(element)],
  ];
  for (const [rule, text] of sources) {
    const said = readName(text);
    if (said !== null) return { rule, evidence: said };
  }
  return null;
}

/** Web components keep the words on the host, around or above a bare input. */
function hostWords(element: Element): string[] {
  let at: Element | null = element.parentElement;
  for (let level = 0; at !== null && level < 3 && !at.localName.includes('-'); level += 1) {
    at = at.parentElement;
  }
  const hosts = [at?.localName.includes('-') === true ? at : null, shadowHostOf(element)];
  return hosts
    .filter((host) => host !== null)
    .flatMap((host) => [
      ...['label', 'aria-label', 'placeholder'].map((name) => attributeOf(host, name)),
      ...labelsOf(host),
    ])
    .filter((text) => text !== '');
}

/** Where the component itself is labelled from outside. */
function nearbyHost(element: Element): string[] {
  const host = shadowHostOf(element);
  return host === null ? [] : nearbyText(host);
}

/** The host's name, where the input inside has none of its own. */
function hostName(element: Element): string {
  const host = shadowHostOf(element);
  return host === null ? '' : attributeOf(host, 'name') || attributeOf(host, 'id');
}
