/** Determines the region for national numbers in a phone field. */

import { dialCodeOf, dialRegions, regionsOfDialCode } from '../../../domain/index.ts';
import { elementsOfList, isElementOfAnyRealm, native } from '../../../reading/dom/index.ts';
import { foldText } from '../../../values/text/index.ts';

const DIAL = /(?:\+|\b00)[\s\u00a0]?(\d{1,3})(?!\d)/;
const COUNTRY_NAME =
  /country|countri|(?:^|[_\W])(?:land|pays|pais|paese|nazione|kraj|zeme|krajina|ulke|maa|stat|riik|valsts|salis|tara|orszag|drzava)(?:$|[_\W\d])|地域|国|國/i;
const WIDGETS =
  'select,input,button,[role="combobox"],[role="button"],[class*="flag"],[class*="dial"],[class*="prefix"],[class*="prepend"],[class*="addon"],[class*="input-group-text"],[class*="country"]';

/** Options of a list widget, whose text does not show what is chosen. */
const CHOICES = '[role="option"],[role="listbox"],[role="menuitem"],li';

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** Country names in a language, folded → region. Built once per language, on first use. */
function countryNames(language: string): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  try {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const region of dialRegions()) names.set(foldText(display.of(region) ?? ''), region);
  } catch {
    // The page's `lang` may not be a valid language tag.
  }
  namesByLanguage.set(language, names);
  return names;
}

function regionOfCode(text: string, about: string, language: string): string | null {
  const regions = regionsOfDialCode(text);
  if (regions.length < 2) return regions[0] ?? null;
  // +1 and +44 are shared; the country name next to the code decides between the countries.
  return regionOfName(about, language) ?? regionCodeIn(about, regions) ?? regions[0] ?? null;
}

function regionCodeIn(text: string, among: readonly string[]): string | null {
  for (const word of text.match(/\b[A-Z]{2}\b/g) ?? []) if (among.includes(word)) return word;
  return null;
}

function regionOfName(text: string, language: string): string | null {
  const name = foldText(text.replace(/\(?\+[\d\s-]+\)?/, ' ').replace(/\(.*/, ' '));
  if (name === '') return null;
  return countryNames(language).get(name) ?? countryNames('en').get(name) ?? null;
}

function isRegion(text: string): boolean {
  return /^[A-Za-z]{2}$/.test(text) && dialCodeOf(text) !== undefined;
}

/** The region of a value such as "DE", "+49", "49", "DE_49" with its text "Germany (+49)". */
function regionOf(value: string, text: string, language: string, dialed: boolean): string | null {
  const about = `${text} ${value}`.slice(0, 120);
  const iso = value.match(/(?:^|[^A-Za-z])([A-Za-z]{2})(?:$|[^A-Za-z])/)?.[1];
  if (iso !== undefined && isRegion(iso)) return iso.toUpperCase();
  const code = about.match(DIAL)?.[1] ?? (dialed && /^\d{1,3}$/.test(value) ? value : undefined);
  if (code !== undefined) return regionOfCode(code, text, language);
  return regionOfName(text, language) ?? regionCodeIn(text, dialRegions());
}

function languageOf(element: Element): string {
  const tagged = native(native(element).closest('[lang]'))?.getAttribute('lang') ?? '';
  return tagged === '' ? 'en' : tagged;
}

function regionOfSelect(select: Element, language: string, dialed: boolean): string | null {
  const option = elementsOfList('selectedOptions' in select ? select.selectedOptions : null, 1)[0];
  if (option === undefined) return null;
  for (const { name, value } of Array.from(option.attributes).slice(0, 8)) {
    if (/^data-.*(?:iso|country|code2|region)/.test(name) && isRegion(value)) {
      return value.toUpperCase();
    }
  }
  const text = (option.textContent ?? '').trim();
  return regionOf((option.getAttribute('value') ?? text).trim(), text, language, dialed);
}

function regionOfWidget(widget: Element, language: string): string | null {
  if (native(widget).localName === 'select') return regionOfSelect(widget, language, true);
  if (native(widget).localName === 'input') {
    const about = `${native(widget).getAttribute('name') ?? ''} ${native(widget).id} ${native(widget).getAttribute('autocomplete') ?? ''}`;
    if (!/country|dial|prefix|vorwahl|indicatif|prefijo|prefisso|code/i.test(about)) return null;
    return 'value' in widget ? regionOf(String(widget.value).trim(), '', language, true) : null;
  }
  const attributes = [
    'data-country-code',
    'data-country',
    'data-iso',
    'data-dial-code',
    'title',
    'aria-label',
  ]
    .map((name) => native(widget).getAttribute(name) ?? '')
    .filter((text) => text !== '');
  const content = native(widget).querySelector(CHOICES)
    ? ''
    : (native(widget).textContent ?? '').trim().slice(0, 80);
  for (const text of [...attributes, content]) {
    if (isRegion(text)) return text.toUpperCase();
    const code = text.match(DIAL)?.[1];
    if (code !== undefined) {
      const region = regionOfCode(code, text.replace(/[:,].*/, ''), language);
      if (region !== null) return region;
    }
  }
  const flag = (native(widget).getAttribute('class') ?? '').match(
    /(?:iti__|flag-icon-|flag[-_]|fi-|flag )([a-z]{2})(?:\s|$)/,
  )?.[1];
  return flag !== undefined && isRegion(flag) ? flag.toUpperCase() : null;
}

/** Whether a select offers calling codes or countries. */
function isCountrySelect(select: Element): boolean {
  const about = ['name', 'id', 'autocomplete', 'aria-label', 'class']
    .map((name) => select.getAttribute(name) ?? '')
    .join(' ');
  return (
    COUNTRY_NAME.test(about) ||
    /dial|prefix|phone|tel|vorwahl|indicatif|prefijo/i.test(about) ||
    /\+\d/.test((select.textContent ?? '').slice(0, 400))
  );
}

/**
 * ISO 3166-1 alpha-2 region of a phone field, upper case: from the calling-code select, text or
 * flag in its wrapper, or the country chosen in the same form; null if unknown.
 */
export function phoneFieldRegion(element: Element): string | null {
  const language = languageOf(element);
  let wrapper = native(element).parentElement;
  for (let level = 0; wrapper !== null && level < 4; level += 1) {
    if (/^(?:form|body|fieldset|table)$/.test(native(wrapper).localName)) break;
    let looked = 0;
    for (const widget of native(wrapper).querySelectorAll(WIDGETS)) {
      looked += 1;
      if (looked > 12) break;
      if (widget === element || (native(widget).localName === 'select' && !isCountrySelect(widget)))
        continue;
      if (native(widget).closest('[role="option"]:not([aria-selected="true"])')) continue;
      const region = regionOfWidget(widget, language);
      if (region !== null) return region;
    }
    const before = native(element).previousSibling;
    const lead = (before !== null && !isElementOfAnyRealm(before) ? before.nodeValue : null)?.match(
      DIAL,
    )?.[1];
    if (level === 0 && lead !== undefined) return regionOfCode(lead, '', language);
    wrapper = native(wrapper).parentElement;
  }
  return countryOfForm(element, language);
}

/** Country fields that do not show where the user is (birth, nationality), and fields for calling codes. */
const OTHER_COUNTRY =
  /dial|prefix|phone|tel|birth|national|citizen|geburt|naissance|nascita|nacim/i;

/** The country chosen in a form: ISO 3166-1 alpha-2, upper case; null if none or several are chosen. */
export function countryChosenIn(form: Element): string | null {
  const found = new Set<string>();
  for (const select of elementsOfList(native(form).querySelectorAll('select'), 12)) {
    const about = ['name', 'id', 'autocomplete', 'aria-label']
      .map((name) => select.getAttribute(name) ?? '')
      .join(' ');
    if (!COUNTRY_NAME.test(about) || OTHER_COUNTRY.test(about)) continue;
    const region = regionOfSelect(select, languageOf(select), false);
    if (region !== null) found.add(region);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

function countryOfForm(element: Element, language: string): string | null {
  const form = native(element).closest('form');
  if (form === null) return null;
  let looked = 0;
  for (const select of native(form).querySelectorAll('select')) {
    looked += 1;
    if (looked > 12) return null;
    if (!isCountrySelect(select)) continue;
    const region = regionOfSelect(select, language, false);
    if (region !== null) return region;
  }
  return null;
}
