import type { Finding } from '../kinds.ts';
import { labelText } from './borders.ts';
import { classAt, codeAt, LETTER, LOWER, UPPER } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { vatAt } from './vat.ts';

/** What a VAT number is called, and the countries that call it so, the likeliest first. */
const LABELS =
  'vat:GBIE|ust:DEAT|mwst:DEATCH|umsatzsteuer:DEAT|uid:AT|iva:ITESPT|nif:ESPT|nipc:PT|cif:ESRO|cui:RO|btw:NLBE|tva:FRBELURO|moms:DKSE|cvr:DK|αφμ:EL|α\\.φ\\.μ:EL|dič:CZSK|dic:CZSK|ič dph:SK|nip:PL|alv:FI|tunnus:FI|ддс:BG|pvm:LT|pvn:LV|kmkr:EE|käibemaks:EE|ddv:SI|oib:HR|pdv:HR|adószám:HU|áfa:HU';

const COUNTRIES = new Map(
  LABELS.split('|').map((row) => {
    const [label = '', countries = ''] = row.split(':');
    return [label.replaceAll('\\', ''), countries];
  }),
);

const LABEL = new RegExp(`(${LABELS.replace(/:[A-Z]+/g, '')})[^\\d\\n]{0,30}$`, 'i');

/** How far before a number its label can begin. */
const REACH = 44;

/**
 * A VAT number without prefix whose first digit is at `digit`, after a label that says what it is: its
 * country is the region where that is one of the label's, else the first whose form and digits fit.
 */
export function labelledVatAt(
  text: string,
  digit: number,
  floor: number,
  region: string,
  knowledge: Knowledge,
): Finding | null {
  let start = digit;
  const letter = classAt(text, digit - 1) & (UPPER | LOWER) ? digit - 1 : digit - 2;
  if (letter >= floor && classAt(text, letter) & (UPPER | LOWER) && codeAt(text, letter) < LETTER) {
    if (!(classAt(text, letter - 1) & (UPPER | LOWER))) start = letter;
  }
  const before = labelText(text, start, REACH);
  const match = before && LABEL.exec(before);
  if (!match || classAt(before, match.index - 1) & (UPPER | LOWER)) return null;
  const label = match[1]?.toLowerCase() ?? '';
  const own = region === 'GR' ? 'EL' : region;
  const countries = COUNTRIES.get(label) ?? 'DEAT';
  const wanted = label === 'vat' || countries.includes(own) ? own + countries : countries;
  for (const country of wanted.match(/../g) ?? []) {
    const found = vatAt(text, start, start, country, 2, knowledge);
    if (found) return found;
  }
  return null;
}
