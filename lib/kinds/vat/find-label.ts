import type { Finding } from '../../finding.ts';
import { isLetter, learnLabels, VAT_LABEL, vatLabel } from '../../reading/borders.ts';
import { codeAt, LETTER } from '../../reading/characters.ts';
import { countryNumber } from '../../reading/prefix.ts';
import { COUNTRIES, type Country } from '../countries.ts';
import type { Knowledge } from '../knowledge.ts';
import { vatAt } from './find.ts';

/** What a VAT number is called, dots left out, and the countries that call it so, the likeliest first. */
const LABELS =
  'vat:GBIECYMT|tax:|ust:DEAT|mwst:DEATCH|umsatzsteuer:DEAT|uid:AT|piva:ITESPT|iva:ITESPT|nif:ESPT|nie:ES|nipc:PT|contribuinte:PT|fiscal:ROITESPT|cif:ESRO|cui:RO|btw:NLBE|onderneming:BE|entreprise:BE|tva:FRBELURO|moms:DKSEFI|cvr:DK|se-nr:DK|αφμ:EL|afm:EL|ελ:EL|dič:CZSK|dic:CZSK|ič dph:SK|nip:PL|alv:FI|tunnus:FI|зддс:BG|ддс:BG|еик:BG|pvm:LT|pvn:LV|kmkr:EE|käibemaks:EE|ddv:SI|davčna:SI|oib:HR|pdv:HR|adószám:HU|áfa:HU';

/** ISO 3166-1 alpha-2, or a prefix of VAT numbers. */
const countryOf = (code: string) => COUNTRIES[countryNumber(code)];

const BY_LABEL = new Map<string, readonly Country[]>();
for (const row of LABELS.split('|')) {
  const [label = '', codes = ''] = row.split(':');
  BY_LABEL.set(label, `${codes}NO`.match(/../g)?.flatMap((code) => countryOf(code) ?? []) ?? []);
}
learnLabels([...BY_LABEL.keys()], VAT_LABEL);

const LABEL = new RegExp(`(?<!\\p{L})(${LABELS.replace(/:[A-Z]*/g, '')})[^\\d\\n]{0,30}$`, 'iu');
/** Where nothing says the country: what its suffix says. */
const NORWAY = BY_LABEL.get('tax') ?? [];

/** What was last asked for. */
let lastNear = '';
let lastRegion = '';
let lastCountries = NORWAY;

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
  return vatAt(text, start, start, lastCountries, 2, knowledge);
}

/** The countries that the label at the end of a text can mean, the likeliest first. */
function countriesOf(before: string, region: string): readonly Country[] {
  const label = LABEL.exec(before)?.[1]?.toLowerCase() ?? '';
  const countries = BY_LABEL.get(label) ?? NORWAY;
  const own = countryOf(region);
  return own && (label === 'vat' || label === 'tax' || countries.includes(own))
    ? [own, ...countries]
    : countries;
}
