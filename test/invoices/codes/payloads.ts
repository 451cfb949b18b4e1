/** What payment codes contain, written by their standards, independently of what reads them. */
import { LZMA } from '../../../node_modules/lzma1/lib/lzma.js';

export interface Payment {
  readonly payee: string;
  readonly iban: string;
  readonly bic: string;
  /** With two decimals and a full stop. */
  readonly amount: string;
  /** Of a kind that the standard takes; '' without one. */
  readonly reference: string;
  readonly message: string;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const cents = (amount: string, length: number) => amount.replace('.', '').padStart(length, '0');

/** EPC069-12, version 2. */
export const epc = ({ payee, iban, bic, amount, reference, message }: Payment): Uint8Array =>
  utf8(
    ['BCD', '002', '1', 'SCT', bic, payee, iban, `EUR${amount}`, '', reference, message].join('\n'),
  );

/** Swiss Payments Code 0200. */
export function swiss({ payee, iban, amount, reference, message }: Payment): Uint8Array {
  const type = reference === '' ? 'NON' : reference.startsWith('RF') ? 'SCOR' : 'QRR';
  const payer = ['S', 'Muster AG', 'Hauptstrasse', '5', '3000', 'Bern', 'CH'];
  return utf8(
    [
      ...['SPC', '0200', '1', iban, 'S', payee, 'Musterweg', '1', '8000', 'Seldwyla', 'CH'],
      ...['', '', '', '', '', '', '', amount, 'CHF', ...payer],
      ...[type, reference, message, 'EPD'],
    ].join('\r\n'),
  );
}

/** CRC-32 by its definition, bit for bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffffn;
  for (const byte of bytes) {
    crc ^= BigInt(byte);
    for (let i = 0; i < 8; i += 1) crc = crc & 1n ? (crc >> 1n) ^ 0xedb88320n : crc >> 1n;
  }
  return Number(crc ^ 0xffffffffn);
}

/** SPAYD 1.0, with its checksum. */
export function spayd({ payee, iban, bic, amount, reference, message }: Payment): Uint8Array {
  const pairs = [
    `ACC:${iban}${bic && `+${bic}`}`,
    `AM:${amount}`,
    'CC:CZK',
    `MSG:${encodeURIComponent(message)}`,
    `RN:${encodeURIComponent(payee)}`,
    `X-VS:${reference}`,
  ];
  const sum = crc32(utf8(`SPD*1.0*${pairs.toSorted().join('*')}`));
  return utf8(
    ['SPD*1.0', ...pairs, `CRC32:${sum.toString(16).toUpperCase().padStart(8, '0')}`].join('*'),
  );
}

const LATIN2 = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** UPN QR, in ISO 8859-2. */
export function upn({ payee, iban, amount, reference, message }: Payment): Uint8Array {
  const lines = [
    ...['UPNQR', '', '', '', '', 'Primer kupec', 'Testna ulica 1', '1000 Ljubljana'],
    ...[cents(amount, 11), '', '', 'COST', message, '31.12.2026', iban, reference],
    ...[payee, 'Vzorčna 2', '2000 Maribor'],
  ];
  const sum = lines.join('').length + lines.length;
  const text = `${[...lines, String(sum).padStart(3, '0')].join('\n')}\n`;
  return Uint8Array.from([...text].map((sign) => LATIN2.get(sign) ?? 63));
}

/** HUB3. */
export const hub3 = ({ payee, iban, amount, reference, message }: Payment): Uint8Array =>
  utf8(
    [
      ...['HRVHUB30', 'EUR', cents(amount, 15), 'Primjer kupac', 'Ulica 1', '10000 Zagreb'],
      ...[payee, 'Vukovarska 2', '10000 Zagreb', iban, 'HR99', reference, 'COST', message],
    ].join('\n'),
  );

const BASE32 = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** PAY by square of these fields between tabs. `change`: damages the content after its checksum was made. */
export function packedSquare(text: string, change: (bytes: Uint8Array) => void = () => undefined) {
  const data = utf8(text);
  const content = new Uint8Array(4 + data.length);
  new DataView(content.buffer).setUint32(0, crc32(data), true);
  content.set(data, 4);
  change(content);
  // Without the head of the file, which has 13 bytes.
  const packed = Uint8Array.from(new LZMA().compress(content)).subarray(13);
  const bytes = [0, 0, content.length & 255, content.length >> 8, ...packed];
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.padEnd(Math.ceil(bits.length / 5) * 5, '0').match(/.{5}/g) ?? [];
  return utf8(digits.map((digit) => BASE32[Number.parseInt(digit, 2)]).join(''));
}

/** PAY by square 1.0. */
export function bySquare(payment: Payment, change?: (bytes: Uint8Array) => void): Uint8Array {
  const { payee, iban, bic, amount, reference, message } = payment;
  const fields = ['', '1', '1', amount, 'EUR', '20261231', reference, '', '', '', message];
  return packedSquare([...fields, '1', iban, bic, '0', '0', payee, '', ''].join('\t'), change);
}
