/** The texts that name a field, strongest first: what people read on it, what developers called it. */
import { attribute, hostOf } from '../reading/controls.ts';
import { labelsOf, nearbyText } from '../reading/labels-of.ts';
import { readLabel } from './label.ts';
import { readName } from './name.ts';
import type { Said } from './said.ts';
import { isOtherSample, sampleOf } from './sample.ts';
import { TEXT_TYPES } from './text-types.ts';

/** The text that spoke first, by the name of its rule (`label`, `placeholder`, `name` …). */
export interface Source {
  readonly rule: string;
  readonly said: Said;
}

/** The primary subtag of the language that a field stands in. */
function languageOf(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  return /^[a-z]+/.exec(lang.toLowerCase())?.[0] ?? '';
}

/** What people read on the field, strongest first. */
export function seen(element: Element): Source | null {
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
      const sample = attribute(element, 'placeholder');
      const rules = sampleOf(sample);
      if (rules !== null) return { rule, said: { is: 'kind', rules, loose: false } };
      if (isOtherSample(sample)) return { rule, said: { is: 'other' } };
    }
  }
  return null;
}

/** "Account number", and an IBAN for an example: what the field takes, among other things. */
function sampled(element: Element): Source | null {
  const rules = sampleOf(attribute(element, 'placeholder'));
  return rules?.isAlternative
    ? { rule: 'placeholder', said: { is: 'kind', rules, loose: true } }
    : null;
}

/** "Get email offers", and "Enter your email" in the field: a label that only looks like another thing. */
function asked(element: Element, lang: string): Source | null {
  const said = readLabel(attribute(element, 'placeholder'), lang);
  return said?.is === 'kind' ? { rule: 'placeholder', said } : null;
}

/** `tel-123`: what form builders call a field by its type says no more than the type. */
function numbered(name: string): string {
  return TEXT_TYPES.has(/^([a-z]+)-\d+$/.exec(name)?.[1] ?? '') ? '' : name;
}

/** What developers called it. */
export function named(element: Element, hint: string): Source | null {
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
