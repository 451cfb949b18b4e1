import type { Finding } from '../kinds.ts';
import { labelText, learnLabels, VAT_LABEL, vatLabel } from './borders.ts';
import { endOf } from './digit-run.ts';
import { classAt, codeAt, LETTER, LOWER, UPPER } from './fold.ts';
import type { Knowledge } from './knowledge.ts';
import { vatAt } from './vat.ts';

/** What a VAT number is called, dots left out, and the countries that call it so, the likeliest first. */
const LABELS =
  'vat:GBIECYMT|tax:|ust:DEAT|mwst:DEATCH|umsatzsteuer:DEAT|uid:AT|p?iva:ITESPT|nif:ESPT|nie:ES|nipc:PT|contribuinte:PT|fiscal:ROITESPT|cif:ESRO|cui:RO|btw:NLBE|onderneming:BE|entreprise:BE|tva:FRBELURO|moms:DKSEFI|cvr:DK|se-nr:DK|αφμ:EL|afm:EL|ελ:EL|dič:CZSK|dic:CZSK|ič dph:SK|nip:PL|alv:FI|tunnus:FI|з?ддс:BG|еик:BG|pvm:LT|pvn:LV|kmkr:EE|käibemaks:EE|ddv:SI|davčna:SI|oib:HR|pdv:HR|adószám:HU|áfa:HU';

const COUNTRIES = new Map<string, readonly string[]>();
for (const row of LABELS.split('|')) {
  const [label = '', countries = ''] = row.split(':');
  for (const name of [label.replace('?', ''), label.replace(/.\?/, '')]) {
    COUNTRIES.set(name, `${countries}NO`.match(/../g) ?? []);
  }
}
learnLabels([...COUNTRIES.keys()], VAT_LABEL);

const NAMES = `(${LABELS.replace(/:[A-Z]*/g, '')})[^\\d\\n]{0,30}$`;
const LABEL = new RegExp(NAMES, 'i');
const LABEL_FIRST = new RegExp(`^${NAMES}`, 'i');
const NORWAY = ['NO'];

/** How far before a number its label can begin. */
const REACH = 44;

const isLetter = (text: string, at: number) => (classAt(text, at) & (UPPER | LOWER)) > 0;

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
  const near = from < 0 ? labelText(text, start, REACH) : text.slice(from, start);
  let countries: readonly string[] | undefined;
  if (from <= 0 || !isLetter(text, from - 1)) {
    // A table has the same label in every row.
    if (near !== lastNear || region !== lastRegion) {
      lastNear = near;
      lastRegion = region;
      lastCountries = countriesOf(near.replaceAll('.', ''), region);
    }
    countries = lastCountries;
  }
  if (!countries && !/^.?M/i.test(text.substr(endOf(8), 2))) return null;
  return vatAt(text, start, start, countries ?? NORWAY, 2, knowledge);
}

let lastNear = '';
let lastRegion = '';
let lastCountries: readonly string[] | undefined;

/** The countries that the label at the end of a text can mean, the likeliest first. */
function countriesOf(before: string, region: string): readonly string[] | undefined {
  const match = LABEL_FIRST.exec(before) ?? LABEL.exec(before);
  if (!match || isLetter(before, match.index - 1)) return undefined;
  const label = match[1]?.toLowerCase() ?? '';
  const countries = COUNTRIES.get(label) ?? NORWAY;
  const own = region === 'GR' ? 'EL' : region;
  return label === 'vat' || label === 'tax' || countries.includes(own)
    ? [own, ...countries]
    : countries;
}
