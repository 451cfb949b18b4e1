/**
 * Recognises VAT numbers without a prefix by the label before them or the suffix MVA. The label
 * also limits the countries; the region of the text shows which of them is likeliest.
 */
import {
  type DigitRun,
  FOLDED_LETTER,
  foldedAt,
  isLetterAt,
  LabelStarts,
  lazy,
  matchEnd,
} from '../../../text/index.ts';
import type { TextScan } from '../../shared/finder.ts';
import { type VatCountryForms, vatCountryForms } from './match-form.ts';

/** Labels of VAT numbers without dots, and the countries that use them, the likeliest first. */
const LABELS =
  'vat:GBIECYMTIT|tax:|ust:DEATIT|mwst:DEATCHIT|umsatzsteuer:DEATIT|uid:AT|piva:ITESPT|iva:ITESPT|nif:ESPT|nie:ES|nipc:PT|contribuinte:PT|fiscal:ROESPT|cif:ESRO|cui:RO|btw:NLBE|onderneming:BE|entreprise:BE|tva:FRBELUROIT|moms:DKSEFI|cvr:DK|se-nr:DK|αφμ:EL|afm:EL|ελ:EL|dič:CZSK|dic:CZSK|ič dph:SK|nip:PL|alv:FI|tunnus:FI|зддс:BG|ддс:BG|еик:BG|pvm:LT|pvn:LV|kmkr:EE|käibemaks:EE|ddv:SI|davčna:SI|oib:HR|pdv:HR|adószám:HU|áfa:HU';

const formsOf = (codes: string): readonly VatCountryForms[] =>
  (codes.match(/../g) ?? []).flatMap((code) => vatCountryForms().get(code) ?? []);

function labelOf(row: string): [label: string, countries: readonly VatCountryForms[]] {
  const [label = '', codes = ''] = row.split(':');
  return [label, formsOf(`${codes}NO`)];
}

const countriesByLabel = lazy(() => new Map(LABELS.split('|').map(labelOf)));
const starts = lazy(() => new LabelStarts([...countriesByLabel().keys()]));

const LABEL = new RegExp(`(?<!\\p{Alpha})(?:${LABELS.replace(/:[A-Z]*/g, '')})`, 'gu');

/** Two capitals right before a number are its prefix, even if mistyped, unless they are part of a label. */
const PREFIXED = /(?<![A-Z])(?!N[OR]|ID|UE|EU)[A-Z]{2}[ .\t-]?$/;

/** In Norway the label comes after the number: 974 760 673 MVA. */
const SUFFIX = /.?M/iy;

const hasNorwegianSuffix = (text: string, { count, end }: DigitRun) =>
  count === 9 && matchEnd(SUFFIX, text, end) > 0;

/**
 * The countries whose numbers can begin at `start` without a prefix, the likeliest first; undefined
 * if no label or suffix announces one.
 */
export function bareVatStart(text: string, digit: number, floor: number): number {
  const letterOffset = isLetterAt(text, digit - 1) ? digit - 1 : digit - 2;
  return letterOffset < floor ||
    !isLetterAt(text, letterOffset) ||
    foldedAt(text, letterOffset) >= FOLDED_LETTER ||
    isLetterAt(text, letterOffset - 1)
    ? digit
    : letterOffset;
}

/**
 * The countries whose number can begin at `start` without a prefix, the likeliest first; undefined
 * if no label or suffix says so.
 */
export function vatCountriesByLabel(
  { text, labelStart, region }: TextScan,
  run: DigitRun,
  start: number,
): readonly VatCountryForms[] | undefined {
  const label = labelStart < start ? starts().first(text, labelStart, start) : -1;
  if (label >= 0 && !PREFIXED.test(text.slice(start - 4, start)))
    return countriesOf(text.slice(label, start).replaceAll('.', ''), region);
  return hasNorwegianSuffix(text, run) ? formsOf('NO') : undefined;
}

/** The countries that the labels in a text can mean. */
function countriesOf(before: string, region: string): readonly VatCountryForms[] {
  const labels = before.toLowerCase().match(LABEL) ?? [];
  const [first = ''] = labels;
  const countries =
    labels.length < 2
      ? (countriesByLabel().get(first) ?? formsOf('NO'))
      : labels.flatMap((label) => countriesByLabel().get(label) ?? []);
  const regionForms = vatCountryForms().get(region);
  return regionForms && (/vat|tax/.test(labels.join()) || countries.includes(regionForms))
    ? [regionForms, ...countries]
    : countries;
}
