import { compactValue } from '../../../reading/text/index.ts';
import { VAT_COUNTRIES } from './countries.ts';

/** A VAT number in two: its prefix as VAT_COUNTRIES has it, and what follows, compact. */
export interface VatParts {
  readonly prefix: string;
  readonly rest: string;
}

/** Prefixes as people write them, to those of the numbers themselves. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', UK: 'GB' };

/** Regions (ISO 3166-1) to the prefix of their numbers, where it is another; IM is the Isle of Man here. */
const REGIONS: Readonly<Record<string, string>> = {
  ...PREFIXES,
  AX: 'FI',
  GP: 'FR',
  IM: 'GB',
  MC: 'FR',
  MQ: 'FR',
  RE: 'FR',
};

/** What forms and invoices write before a number, once its dots and spaces are gone. */
const LABEL =
  /^N?(?:VAT|TAX|UST|UMSATZSTEUER|MWST|TVA|BTW|P?IVA|UID|NIF|CIF|NIP|DI[CČ]|MOMS|ALV|ΑΦΜ|AFM)(?:REG(?:ISTRATION)?)?(?:ID(?:ENT)?)?/u;
const NUMBER_WORD = /^(?:NR|NO|NUMBER|NUMMER)(?=[0-9A-Z])/;

/** Numbers of older, shorter form with the zero they have since been given. */
function padded({ prefix, rest }: VatParts): VatParts {
  const short =
    (prefix === 'BE' && /^[0-9]{9}$/.test(rest)) || (prefix === 'EL' && /^[0-9]{8}$/.test(rest));
  return short ? { prefix, rest: `0${rest}` } : { prefix, rest };
}

function isWhole(parts: VatParts | null): parts is VatParts {
  return parts !== null && VAT_COUNTRIES.get(parts.prefix)?.shape.test(parts.rest) === true;
}

function fits(parts: VatParts | null): boolean {
  return isWhole(parts) && VAT_COUNTRIES.get(parts.prefix)?.fits(parts.rest) !== false;
}

/** By the letters at the front, or the suffix of Norwegian and Swiss numbers. */
function withPrefix(text: string): VatParts | null {
  if (/^[0-9]{9}MVA$/.test(text)) return { prefix: 'NO', rest: text };
  if (/^[0-9]{9}(MWST|TVA|IVA)+$/.test(text)) return padSwiss(text);
  const letters = text.startsWith('CHE') ? 'CHE' : text.slice(0, 2);
  const prefix = PREFIXES[letters] ?? letters;
  if (!/^[A-Z]{2,3}$/.test(prefix)) return null;
  const rest = text.slice(letters.length);
  return prefix === 'CHE' ? padSwiss(rest) : padded({ prefix, rest });
}

/** Some write the suffix in all three languages; one is enough. */
function padSwiss(rest: string): VatParts {
  return { prefix: 'CHE', rest: rest.replace(/(MWST|TVA|IVA)(?:MWST|TVA|IVA)+$/, '$1') };
}

function parsePlain(text: string, home: string | undefined): VatParts | null {
  const own = withPrefix(text);
  if (home === undefined || !VAT_COUNTRIES.has(home)) return own;
  // "ESB12345678" has its prefix; "B12345678" with Spain as region has none.
  const bare = padded({ prefix: home, rest: text });
  const known = own !== null && VAT_COUNTRIES.has(own.prefix);
  return (isWhole(bare) && !isWhole(own)) || !known ? bare : own;
}

/**
 * A VAT number as it was typed, with or without a label and its prefix. `region` (ISO 3166-1
 * alpha-2, upper case) is the country of one without. Null: nothing tells whose it is.
 */
export function parseVatNumber(text: string, region: string | undefined): VatParts | null {
  // The prefix of Greece in Greek letters.
  const plain = compactValue(text).replace(/[()°º#№]/gu, '');
  const home = region === undefined ? undefined : (REGIONS[region] ?? region);
  const greek = (given: string) => given.replace(/^[ΕE][ΛL](?=[0-9])/u, 'EL');
  const rest = plain.replace(LABEL, '');
  if (rest === plain) return parsePlain(greek(plain), home);
  // NO after a label is Norway or "number": whichever leaves a number that fits.
  const first = parsePlain(greek(rest), home);
  const second = parsePlain(greek(rest.replace(NUMBER_WORD, '')), home);
  return fits(first) || !isWhole(second) ? first : second;
}
