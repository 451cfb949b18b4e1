/** EPC069-12, version 3.1: the code of a SEPA credit transfer, in Germany GiroCode, in Austria Stuzza. */
import { cleaned, codeAccountOf, faultsOf, linesOf, type PaymentCode } from './payment-code.ts';
import { isRfReference } from './references.ts';

/** The character set of line 3, in labels of the Encoding standard. */
const CHARSETS = [
  'utf-8',
  ...['iso-8859-1', 'iso-8859-2', 'iso-8859-4', 'iso-8859-5'],
  ...['iso-8859-7', 'iso-8859-10', 'iso-8859-15'],
];
const MAX_BYTES = 331;
const MAX_NAME = 70;
const MAX_REFERENCE = 35;
const MAX_TEXT = 140;
/** Up to the IBAN. */
const LEAST_LINES = 7;
const AMOUNT = /^EUR(\d{1,9}(?:\.\d{1,2})?)$/;

/** @returns null for a text that is no such code */
export function readEpc(bytes: Uint8Array): PaymentCode | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 40));
  if (!/^BCD\r?\n/.test(head)) return null;
  const charset = CHARSETS[Number(linesOf(head)[2]) - 1];
  const text = new TextDecoder(charset ?? 'utf-8').decode(bytes);
  const lines = linesOf(text);
  const [, version = '', , scheme = '', bic, name, iban, written = ''] = lines;
  const [structured = '', unstructured = ''] = lines.slice(9, 11).map(cleaned);
  const payee = cleaned(name);
  const amount = AMOUNT.exec(written.trim())?.[1] ?? '';
  const isLong =
    bytes.length > MAX_BYTES ||
    payee.length > MAX_NAME ||
    structured.length > MAX_REFERENCE ||
    unstructured.length > MAX_TEXT;
  return {
    standard: 'epc',
    accounts: iban ? [codeAccountOf(iban, bic)] : [],
    payee,
    amount,
    currency: amount && 'EUR',
    reference: structured,
    message: unstructured,
    faults: faultsOf({
      version: !/^00[12]$/.test(version.trim()) || scheme.trim() !== 'SCT',
      charset: charset === undefined,
      lines: lines.length < LEAST_LINES,
      noBic: version.trim() === '001' && !bic?.trim(),
      noPayee: payee === '',
      amount: written.trim() !== '' && !(Number(amount) >= 0.01),
      reference: /^RF\d\d/i.test(structured) && !isRfReference(structured),
      references: structured !== '' && unstructured !== '',
      long: isLong,
    }),
  };
}
