/** Reads account numbers as they are written inside a country, and computes their IBAN where that is certain. */
import { remainderMod97 } from '../../../text/index.ts';
import { NATIONAL_BBAN_CHECKS } from '../check/national-checks.ts';
import { IBAN_REGISTRY } from '../check/registry.ts';
import { bbanPartsOf, misfittingPart } from '../check/structure.ts';
import { ibanCheckDigitsFit } from '../check/typo.ts';
import { DOMESTIC_FORMATS, type DomesticFormat, WITHOUT_PROOF } from './formats.ts';

export interface DomesticAccount {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The number as it is kept: without spaces where its characters alone show what it is. */
  readonly value: string;
  /** Undefined if only the bank can say. */
  readonly iban?: string;
  /** Whether its check digits and form show what it is, without a label and a region. */
  readonly isProven: boolean;
}

/** The IBAN of an account (ISO 7064 MOD 97-10). */
const ibanOf = (country: string, bban: string): string =>
  country + String(98 - remainderMod97(`${bban}${country}00`)).padStart(2, '0') + bban;

/** Characters of a country's BBAN; 0 if the country is not registered. */
function lengthOf(country: string): number {
  const registered = IBAN_REGISTRY[country];
  return registered ? bbanPartsOf(registered).reduce((sum, { length }) => sum + length, 0) : 0;
}

/** Whether an account of a country has its structure and its national check digits. */
function isAccountOf(country: string, bban: string): boolean {
  const registered = IBAN_REGISTRY[country];
  return (
    registered !== undefined &&
    bban.length === lengthOf(country) &&
    misfittingPart(bban, registered) === undefined &&
    NATIONAL_BBAN_CHECKS[country]?.(bban) === true &&
    !/^0+$/.test(bban.replace(/\D/g, ''))
  );
}

function readFormat(
  written: string,
  { countries, written: form, bban, isOwn, countryOf }: DomesticFormat,
  region: string,
): DomesticAccount | null {
  const groups = form.exec(written)?.slice(1);
  if (!groups) return null;
  const account = bban(...groups.map((group) => group ?? ''));
  const [first = '', other] = countries;
  const here = countries.includes(region);
  const country =
    countryOf?.(account) ?? (here ? region : isOwn && other === undefined ? first : undefined);
  if (country === undefined || !(isOwn || here) || !isAccountOf(country, account)) return null;
  return { country, value: written, iban: ibanOf(country, account), isProven: isOwn };
}

/**
 * An IBAN without the letters of its country, which is how Poland writes accounts (NRB): check digits, bank,
 * account. Its own check digits prove it, with those of the country or the region.
 */
function withoutLetters(compact: string, region: string): DomesticAccount | null {
  const found = Object.keys(IBAN_REGISTRY).filter((country) => {
    const bban = compact.slice(2);
    if (bban.length !== lengthOf(country) || !ibanCheckDigitsFit(country + compact)) return false;
    return country === region
      ? NATIONAL_BBAN_CHECKS[country]?.(bban) !== false
      : isAccountOf(country, bban);
  });
  const country = found.includes(region) ? region : found.length === 1 ? found[0] : undefined;
  if (country === undefined) return null;
  const isProven = NATIONAL_BBAN_CHECKS[country] !== undefined;
  return { country, value: compact, iban: country + compact, isProven };
}

/** Words before the number that the reader does not know as a label: "Numer rachunku 34 1090 …". */
const LABEL = /^(?:[^\d:]{2,32}:|[^\d:]{0,32}\p{Alpha}{3}[.:]?(?= )) ?(?=(?:[A-Z] ?)?\d)/u;

/** The account number that a text is; null if it is none, or not surely. @param region ISO 3166-1 alpha-2; '' if unknown */
export function readDomestic(text: string, region = ''): DomesticAccount | null {
  const line = text
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .toUpperCase();
  const written = line.replace(LABEL, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  const compact = written.replace(/[ .-]/g, '');
  if (/^\d{2}[A-Z\d]{11,28}$/.test(compact)) {
    const lost = withoutLetters(compact, region);
    if (lost) return lost;
  }
  for (const format of DOMESTIC_FORMATS) {
    const found = readFormat(written, format, region);
    if (found) return found;
  }
  const unproven = WITHOUT_PROOF.find((form) => form.written.test(line));
  return unproven ? { country: unproven.country, value: line, isProven: false } : null;
}
