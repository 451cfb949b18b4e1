import { readBySquare } from './by-square.ts';
import { readEpc } from './epc.ts';
import { readHub3 } from './hub3.ts';
import { readPaymentLink } from './links.ts';
import type { PaymentCode } from './payment-code.ts';
import { readSpayd } from './spayd.ts';
import { readSwiss } from './swiss.ts';
import { readUpn } from './upn.ts';

/** Bytes of a code: QR codes have room for 2,953 and PDF417 for 1,108 (ISO/IEC 18004, ISO/IEC 15438). */
const MAX_BYTES = 4_096;

/**
 * The payments that a code asks for; none for any other code.
 *
 * @param bytes its content as it is, before a character set is assumed
 */
export function readCode(bytes: Uint8Array): PaymentCode[] {
  if (bytes.length > MAX_BYTES) return [];
  const text = new TextDecoder().decode(bytes).trim();
  const read =
    readEpc(bytes) ??
    readSwiss(bytes) ??
    readUpn(bytes) ??
    readHub3(bytes) ??
    readSpayd(text) ??
    readPaymentLink(text);
  return read ? [read] : readBySquare(text);
}
