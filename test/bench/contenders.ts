import { Script } from 'node:vm';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { bundle } from './bundle.ts';

/** Reads a block and returns a number that depends on its whole text, so that nothing is optimised away. */
export type Contender = (text: string) => number;

/** Detection as shipped: a single script instead of a module per file. */
const script = new Script(`(() => {${await bundle('index.ts')}\nreturn detection;})()`);
const { detect }: typeof import('../../lib/values/detect/index.ts') = script.runInThisContext();

const linkifyIt = new LinkifyIt();

const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{1,4}){3,9}\b/gi;
const VAT =
  /\b(?:ATU|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|EU|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)[ -]?[A-Z0-9](?:[ .-]?[A-Z0-9]){4,13}\b/g;

function ibans(text: string): number {
  let n = 0;
  for (const [raw] of text.matchAll(IBAN)) if (isValidIBAN(electronicFormatIBAN(raw) ?? '')) n++;
  return n;
}

function vats(text: string): number {
  let n = 0;
  for (const [raw] of text.matchAll(VAT)) if (checkVAT(raw, countries).isValid) n++;
  return n;
}

/** The baseline: only reads every code unit. */
function bare(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return sum;
}

const phones: Contender = (text) => findPhoneNumbersInText(text, 'DE').length;
const linkify: Contender = (text) => find(text, 'email').length;

export const CONTENDERS: Readonly<Record<string, Contender>> = {
  bare,
  fieldmark: (text) => detect(text, { region: 'DE' }).length,
  'linkify-it': (text) => linkifyIt.match(text)?.length ?? 0,
  linkifyjs: linkify,
  findPhoneNumbersInText: phones,
  stack: (text) => linkify(text) + phones(text) + ibans(text) + vats(text),
};
