import type { Finding } from '../kinds.ts';
import { isLetter, learnLabels, VAT_LABEL, vatLabel } from './borders.ts';
import { COUNTRIES, type Country } from './countries.ts';
import { suffixed } from './digit-run.ts';
import { codeAt, LETTER } from './fold.ts';
import { countryNumber } from './head.ts';
import type { Knowledge } from './knowledge.ts';
import { vatAt } from './vat.ts';

/** What a VAT number is called, dots left out, and the countries that call it so, the likeliest first. */
const LABELS =
  'vat:GBIECYMT|tax:|ust:DEAT|mwst:DEATCH|umsatzsteuer:DEAT|uid:AT|piva:ITESPT|iva:ITESPT|nif:ESPT|nie:ES|nipc:PT|contribuinte:PT|fiscal:ROITESPT|cif:ESRO|cui:RO|btw:NLBE|onderneming:BE|entreprise:BE|tva:FRBELURO|moms:DKSEFI|cvr:DK|se-nr:DK|αφμ:EL|afm:EL|ελ:EL|dič:CZSK|dic:CZSK|ič dph:SK|nip:PL|alv:FI|tunnus:FI|зддс:BG|ддс:BG|еик:BG|pvm:LT|pvn:LV|kmkr:EE|käibemaks:EE|ddv:SI|davčna:SI|oib:HR|pdv:HR|adószám:HU|áfa:HU';

const known = (codes: readonly string[]) =>
  codes.flatMap((code) => COUNTRIES[countryNumber(code)] ?? []);

const CODES = new Map<string, readonly string[]>();
for (const row of LABELS.split('|')) {
  const [label = '', countries = ''] = row.split(':');
  CODES.set(label, `${countries}NO`.match(/../g) ?? []);
}
learnLabels([...CODES.keys()], VAT_LABEL);

const LABEL = new RegExp(`(?<!\\p{L})(${LABELS.replace(/:[A-Z]*/g, '')})[^\\d\\n]{0,30}$`, 'iu');
const NORWAY = known(['NO']);

/** How far before a number its label can begin. */
const REACH = 44;

/** Where a bare number with a letter before its first digit begins: `B-58378431`. */
export function bareStart(text: string, digit: number, floor: number): number {
  const at = isLetter(text, digit - 1) ? digit - 1 : digit - 2;
  return at < floor || !isLetter(text, at) || codeAt(text, at) >= LETTER || isLetter(text, at - 1)
    ? digit
    : at;
}

/**
 * A VAT number without prefix that begins at `start`, after a label that says what it is: its
 * country is the region where that is one of the label's, else the first whose form and digits fit.
 * In Norway the label follows: 974 760 673 MVA.
 */
export function labelledVatAt(
  text: string,
  start: number,
  region: string,
  knowledge: Knowledge,
): Finding | null {
  const from = vatLabel;
  // A table has the same label in every row.
  const near = text.slice(from < 0 ? Math.max(0, start - REACH) : from, start);
  if (near !== lastNear || region !== lastRegion) {
    lastNear = near;
    lastRegion = region;
    lastCountries = countriesOf(near.replaceAll('.', ''), region);
  }
  return lastCountries || suffixed
    ? vatAt(text, start, start, lastCountries ?? NORWAY, 2, knowledge)
    : null;
}

let lastNear = '';
let lastRegion = '';
let lastCountries: readonly Country[] | undefined;

/** The countries that the label at the end of a text can mean, the likeliest first. */
function countriesOf(before: string, region: string): readonly Country[] | undefined {
  const match = LABEL.exec(before);
  if (!match) return undefined;
  const label = match[1]?.toLowerCase() ?? '';
  const codes = CODES.get(label) ?? [];
  const own = region === 'GR' ? 'EL' : region;
  return known(label === 'vat' || label === 'tax' || codes.includes(own) ? [own, ...codes] : codes);
}
