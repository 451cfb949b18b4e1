/**
 * PAY by square 1.2, the Slovak payment code: text in base 32, in it LZMA, in it a CRC-32 and fields between tabs
 * (Slovak Banking Association, PAY by square, 3 and table 15).
 */
import { Decoder } from '../../../node_modules/lzma1/lib/decoder.js';
import { InputBuffer, OutputBuffer } from '../../../node_modules/lzma1/lib/streams.js';
import {
  type CodeAccount,
  cleaned,
  codeAccountOf,
  faultsOf,
  fromCents,
  type PaymentCode,
} from './payment-code.ts';
import { crc32 } from './spayd.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
/** A header, a length and the shortest LZMA. */
const LEAST_BYTES = 20;
/** Version 1.2, counted from 0. */
const MAX_VERSION = 2;
/** Payments of a code, and accounts of a payment: more cannot be looked at. */
const MAX_PAYMENTS = 10;
const MAX_ACCOUNTS = 10;
/** Of LZMA, which the code leaves out: how it was packed, and 128 kB of memory. */
const LZMA_HEAD = [0x5d, 0, 0, 2, 0];
const SYMBOLS = ['VS', 'KS', 'SS'] as const;
/** A payment of type 4 lets the payee collect the money. */
const DIRECT_DEBIT = 4;
const STANDING_FIELDS = 4;
const DEBIT_FIELDS = 10;

function fromBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let [bits, count, at] = [0, 0, 0];
  for (const sign of text) {
    bits = ((bits << 5) | DIGITS.indexOf(sign)) & 0xfff;
    count += 5;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = bits >> count;
    at += 1;
  }
  return bytes;
}

/** What is packed; null if it is not LZMA. The length is of 16 bits, so it cannot be much. */
function unpacked(bytes: Uint8Array): Uint8Array | null {
  const [low = 0, high = 0] = bytes.subarray(2, 4);
  const head = [...LZMA_HEAD, low, high, 0, 0, 0, 0, 0, 0];
  const length = low + 256 * high;
  try {
    const output = new OutputBuffer(length);
    const input = new InputBuffer(Uint8Array.from([...head, ...bytes.subarray(4)]));
    new Decoder().decompress(input, output);
    const content = output.toArray();
    return content.length === length ? content : null;
  } catch {
    return null;
  }
}

/** One payment, and where the next one begins. */
function paymentAt(fields: readonly string[], start: number) {
  const [type = '', amount = '', currency, , ...rest] = fields.slice(start, start + 10);
  const [reference, note] = rest.slice(3, 5);
  const symbols = SYMBOLS.flatMap((name, i) => (rest[i] ? `${name} ${cleaned(rest[i])}` : []));
  const count = Math.min(Number(rest[5]) || 0, MAX_ACCOUNTS);
  let at = start + 10;
  const accounts: CodeAccount[] = [];
  for (let i = 0; i < count; i += 1, at += 2)
    accounts.push(codeAccountOf(fields[at], fields[at + 1]));
  at += fields[at] === '1' ? 1 + STANDING_FIELDS : 1;
  at += fields[at] === '1' ? 1 + DEBIT_FIELDS : 1;
  const isAmount = /^\d{1,13}(?:\.\d{1,2})?$/.test(amount);
  const [whole = '', cents = ''] = amount.split('.');
  return {
    next: at,
    accounts: accounts.filter(({ iban }) => iban !== ''),
    amount: isAmount ? fromCents(whole + cents.padEnd(2, '0')) : '',
    currency: cleaned(currency),
    reference: [cleaned(reference), ...symbols].filter(Boolean).join(', '),
    message: cleaned(note),
    faults: faultsOf({
      amount: amount !== '' && !isAmount,
      collects: (Number(type) & DIRECT_DEBIT) !== 0,
    }),
  };
}

/** @returns its payments; none for a text that is no such code */
export function readBySquare(text: string): PaymentCode[] {
  if (text.length < (LEAST_BYTES * 8) / 5 || !/^[0-9A-V]+$/.test(text)) return [];
  const bytes = fromBase32(text);
  const [first = 0, second = 0] = bytes;
  // Type 0 are payments; type 1 are invoices.
  if (first > MAX_VERSION || second !== 0) return [];
  const content = unpacked(bytes);
  if (!content) return [];
  const data = content.subarray(4);
  const payee = { standard: 'bysquare', payee: '' } as const;
  const checksum = new DataView(content.buffer, content.byteOffset).getUint32(0, true);
  if (checksum !== crc32(data)) {
    const nothing = { accounts: [], amount: '', currency: '', reference: '', message: '' };
    return [{ ...payee, ...nothing, faults: ['unread'] }];
  }
  const fields = new TextDecoder().decode(data).split('\t');
  const count = Math.min(Number(fields[1]) || 0, MAX_PAYMENTS);
  const payments: ReturnType<typeof paymentAt>[] = [];
  for (let i = 0; i < count; i += 1) payments.push(paymentAt(fields, payments.at(-1)?.next ?? 2));
  // Their payees follow, of three fields each.
  const payees = payments.at(-1)?.next ?? 2;
  return payments.map(({ next: _, ...payment }, i) => ({
    ...payee,
    ...payment,
    payee: cleaned(fields[payees + 3 * i]),
  }));
}
