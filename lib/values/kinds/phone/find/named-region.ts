/**
 * The country that the text right before a number names: "Suisse : 044 …", "Tel. (UK) 020 …",
 * "A-1010 Wien, Tel. 01 …". Its numbering plan counts there, whatever the page's country.
 */
import { dialCodeOf, dialRegions, type Finding } from '../../../domain/index.ts';
import { isLetterAt, lazy } from '../../../text/index.ts';
import type { Finder, TextScan } from '../../shared/finder.ts';
import { PHONE_LABEL } from './context.ts';
import { findExactPlan } from './exact-plans.ts';
import { ownCodePrefix } from './own-code.ts';

/** How far before a number its country and label may be, UTF-16 code units. */
const REACH = 64;
/** Most words of a country's name. */
const MOST_WORDS = 4;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];

/** Other common names of countries, in lower case. */
const NAMES: Readonly<Record<string, string>> = {
  GB: 'uk|england|scotland|wales|northern ireland|nordirland|irlande du nord|irlanda del norte|irlanda del nord|noord-ierland|irlandia północna|irlanda do norte|britain|great britain|großbritannien|grande-bretagne|gran bretaña|gran bretagna|groot-brittannië|wielka brytania|grã-bretanha',
  US: 'usa',
  NL: 'holland|the netherlands|holandia|holanda|olanda',
  CZ: 'czech republic|tschechische republik|république tchèque|república checa|repubblica ceca',
};

/** Countries whose English names are also those of people and American states. */
const AMBIGUOUS = new Set(['GE', 'JE', 'JO', 'TD']);

/** Codes before a postcode: those of ISO 3166-1, and of vehicles where they differ. */
const VEHICLE_CODES: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
  UK: 'GB',
};

const regionsByName = lazy(() => {
  const regions = new Map<string, string>();
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const region of dialRegions())
      if (!AMBIGUOUS.has(region)) regions.set((display.of(region) ?? '').toLowerCase(), region);
  }
  for (const [region, names] of Object.entries(NAMES))
    for (const name of names.split('|')) regions.set(name, region);
  return regions;
});

/** The last words of the names, which rule out most texts without a search. */
const lastWords = lazy(
  () => new Set(Array.from(regionsByName().keys(), (name) => /[^\s-]+$/.exec(name)?.[0] ?? '')),
);

const LABEL = new RegExp(`^(?:${PHONE_LABEL})`, 'iu');
/** What may be between a number and its label or country; a name that ends a sentence is not its label. */
const SIGNS = ' \xa0\n:.()|/–-';
const SIGNS_BEFORE_LABEL = ' \xa0\n,:|)–-';
const MOST_SIGNS = 4;
const LONGEST_WORD = 24;
/** A postcode with its country, and a town: "CH-8001 Zürich". */
const POSTAL =
  /(?<![\p{Alpha}\p{N}-])([A-Z]{1,3})[-–]\d{4,6},?\s\p{Upper}[\p{Alpha} .'’/-]{1,30}$/u;
const LAST_WORDS = /(?:[\p{Alpha}'’-]+\s){0,3}[\p{Alpha}'’-]+$/u;
/** Another country may be before these words; after "from" and "in", the sentence is about something else. */
const OTHER_BEFORE =
  /(?:^|\s)(?:und|and|et|y|e|en|i|oder|or|ou|o|of|lub|in|from|aus|nach|to|new)$/iu;

/** The offset before a few signs; -1 if no word is before them. */
function beforeSigns(text: string, end: number, signs: string): number {
  let at = end;
  while (at > end - MOST_SIGNS && at > 0 && signs.includes(text.charAt(at - 1))) at--;
  return at < end && isLetterAt(text, at - 1) ? at : -1;
}

function wordStart(text: string, end: number): number {
  let start = end;
  while (start > end - LONGEST_WORD && isLetterAt(text, start - 1)) start--;
  return start;
}

/** Where the text before a number and its label ends; -1 if no word is there. */
function nameEnd(text: string, start: number): number {
  const end = beforeSigns(text, start, SIGNS);
  if (end < 0) return -1;
  const label = wordStart(text, end);
  return LABEL.test(text.slice(label, end)) ? beforeSigns(text, label, SIGNS_BEFORE_LABEL) : end;
}

/** The region whose name is at the end of a text. */
function regionAtEnd(text: string): string {
  const words = LAST_WORDS.exec(text)?.[0].split(/\s/) ?? [];
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const name = words.slice(-count).join(' ');
    const region = /^\p{Upper}/u.test(name) ? regionsByName().get(name.toLowerCase()) : undefined;
    if (region) return OTHER_BEFORE.test(text.slice(0, -name.length).trimEnd()) ? '' : region;
  }
  return '';
}

/** The region that the text right before a number names, ISO 3166-1 alpha-2; '' if none. */
export function namedRegion(text: string, start: number): string {
  const end = nameEnd(text, start);
  if (end < 0) return '';
  const before = text.slice(Math.max(0, end - REACH), end);
  if (lastWords().has(text.slice(wordStart(text, end), end).toLowerCase()))
    return regionAtEnd(before);
  const [, code = ''] = (/[-–]/.test(before) && POSTAL.exec(before)) || [];
  const region = VEHICLE_CODES[code] ?? code;
  return dialCodeOf(region) === undefined ? '' : region;
}

/** A scan of the same text in another region. */
const scanIn = (scan: TextScan, region: string): TextScan =>
  Object.create(scan, { region: { value: region } });

/** A number with the calling code of its region: without one, the check would read it in the region of the text. */
function withCode(found: Finding, region: string): Finding {
  const { value, raw } = found;
  const plan = value.startsWith('+') ? undefined : findExactPlan(region);
  return plan ? { ...found, value: (ownCodePrefix(value, plan, raw, true) ?? '') + value } : found;
}

/** Reads national numbers after the name of a country as that country's. */
export const withNamedRegion = (finder: Finder): Finder => ({
  ...finder,
  atDigits(scan, run) {
    const region = namedRegion(scan.text, run.first.start);
    if (!region || region === scan.region) return finder.atDigits?.(scan, run) ?? null;
    const found = finder.atDigits?.(scanIn(scan, region), run) ?? null;
    return found && 'kind' in found ? withCode(found, region) : found;
  },
});
