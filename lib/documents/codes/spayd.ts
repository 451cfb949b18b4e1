/** Short Payment Descriptor 1.0, the Czech "QR Platba" (Czech Banking Association, standard 26). */
import { cleaned, codeAccountOf, decoded, faultsOf, type PaymentCode } from './payment-code.ts';

const HEAD = /^SPD\*(\d+\.\d+)\*/;
/** Pairs of a key and a value: a code has room for no more. */
const MAX_PAIRS = 100;
/** Payments in the Czech Republic name these instead of a reference. */
const SYMBOLS = { 'X-VS': 'VS', 'X-SS': 'SS', 'X-KS': 'KS' } as const;
const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;

/** CRC-32 (ISO 3309), unsigned. */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** The checksum of a code: that of its pairs in the order of the alphabet, without the checksum itself. */
function isChecked(head: string, pairs: readonly string[], checksum: string): boolean {
  const others = pairs.filter((pair) => !pair.startsWith('CRC32:')).toSorted();
  const bytes = new TextEncoder().encode(head + others.join('*'));
  return crc32(bytes) === Number.parseInt(checksum, 16);
}

const accountIn = (text: string) => {
  const [iban, bic] = text.split('+', 2);
  return codeAccountOf(iban, bic);
};

/** @returns null for a text that is no such code */
export function readSpayd(text: string): PaymentCode | null {
  const [head = '', version = ''] = HEAD.exec(text) ?? [];
  if (head === '') return null;
  const pairs = text
    .slice(head.length)
    .split('*', MAX_PAIRS)
    .filter((pair) => pair.includes(':'));
  const keys = pairs.map((pair) => pair.slice(0, pair.indexOf(':')));
  const raw = (key: string) => {
    const at = keys.indexOf(key);
    return at < 0 ? '' : (pairs[at]?.slice(key.length + 1) ?? '');
  };
  const textOf = (key: string) => cleaned(decoded(raw(key)));
  const others = raw('ALT-ACC').split(',', 2).filter(Boolean);
  const accounts = [raw('ACC'), ...others].map((each) => accountIn(cleaned(decoded(each))));
  const symbols = Object.entries(SYMBOLS).flatMap(([key, name]) =>
    raw(key) ? `${name} ${textOf(key)}` : [],
  );
  const amount = raw('AM').trim();
  return {
    standard: 'spayd',
    accounts: accounts.filter(({ iban }) => iban !== ''),
    payee: textOf('RN'),
    amount: AMOUNT.test(amount) ? amount : '',
    currency: textOf('CC') || 'CZK',
    reference: [textOf('RF'), ...symbols].filter(Boolean).join(', '),
    message: textOf('MSG'),
    faults: faultsOf({
      version: version !== '1.0',
      amount: amount !== '' && !AMOUNT.test(amount),
      currency: !/^(?:[A-Z]{3})?$/.test(raw('CC')),
      twice: new Set(keys).size < keys.length,
      checksum: raw('CRC32') !== '' && !isChecked(head, pairs, raw('CRC32')),
    }),
  };
}
