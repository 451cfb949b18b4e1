/** Structured references of payments, by their check digits. */
import {
  fitsRecursiveModulo10,
  isCreditorReference,
  isQrIban,
} from '../../values/payment-references.ts';
import { remainderOf, weightedSum } from '../../values/text/index.ts';
import { compact } from './payment-file.ts';

/** `rf`: ISO 11649; `qr`: Swiss, for QR-IBANs; `be`: Belgian; `fi`: Finnish. */
export type ReferenceKind = 'rf' | 'qr' | 'be' | 'fi';

/** Belgian structured message (Febelfin OGM-VCS): ten digits and their remainder by 97, where 0 is written 97. */
const fitsBe = (text: string): boolean =>
  (remainderOf(text.slice(0, 10), 97) || 97) === Number(text.slice(10));

/** Finnish reference (Finance Finland): weights 7, 3, 1 from the right; the last digit fills up to the next ten. */
const FI_WEIGHTS = Array.from({ length: 20 }, (_, i) => [7, 3, 1][i % 3] ?? 0);
const fitsFi = (text: string): boolean => {
  const own = [...text.slice(0, -1)].reverse().join('');
  return (10 - (weightedSum(own, FI_WEIGHTS) % 10)) % 10 === Number(text.at(-1));
};

/** Words that are one reference, in groups of four or without them. */
const RF_WRITTEN = /^RF\d\d[A-Z\d]{1,21}$|^RF\d\d(?: [A-Z\d]{4}){0,5}(?: [A-Z\d]{1,4})$/;
const isRfAlone = (text: string): boolean => text.length < 40 && RF_WRITTEN.test(text.trim());

const BE_WRITTEN = /^([+*])\1\1(\d{3})\/?(\d{4})\/?(\d{5})\1\1\1$/;

/**
 * The kind of a structured reference, by its form and the country of the account to which it is paid; null for one
 * that has no check digits that Fieldmark knows.
 * @param country of the account, ISO 3166-1 alpha-2
 */
function kindOf(text: string, country: string): ReferenceKind | null {
  if (/^RF\d\d/.test(text)) return 'rf';
  if (BE_WRITTEN.test(text) || (country === 'BE' && /^\d{12}$/.test(text))) return 'be';
  if (/^(?:CH|LI)$/.test(country) && /^\d{16,27}$/.test(text)) return 'qr';
  return country === 'FI' && /^\d{4,20}$/.test(text) ? 'fi' : null;
}

const FITS: Readonly<Record<ReferenceKind, (text: string) => boolean>> = {
  rf: isCreditorReference,
  // An older ISR reference may be shorter: zeros fill it up on the left.
  qr: fitsRecursiveModulo10,
  be: (text) => fitsBe(text.replace(/\D/g, '')),
  fi: fitsFi,
};

/**
 * What is wrong with a reference: its kind whose check digits do not fit, or `needs-qr` where the account takes only
 * payments with a QR reference; null: nothing.
 * @param reference the structured one, empty for none
 * @param text what is written in words; a reference that stands there alone is read too
 */
export function referenceProblem(
  reference: string,
  text: string,
  iban: string,
): ReferenceKind | 'needs-qr' | null {
  const country = compact(iban).slice(0, 2);
  const structured = compact(reference);
  const written = compact(text);
  const kind = structured === '' ? null : kindOf(structured, country);
  if (isQrIban(compact(iban)) && kind !== 'qr') return 'needs-qr';
  if (kind !== null) return FITS[kind](structured) ? null : kind;
  const isAlone = isRfAlone(text) || BE_WRITTEN.test(written);
  const other = structured === '' && isAlone ? kindOf(written, '') : null;
  return other === null || FITS[other](written) ? null : other;
}
