/** UPN QR, the Slovenian payment order (Bank Association of Slovenia, technical standard UPN QR, 5.2). */
import {
  cleaned,
  codeAccountOf,
  faultsOf,
  fromCents,
  linesOf,
  type PaymentCode,
} from './payment-code.ts';
import { isSlovenianReference } from './references.ts';

/** Lines before the control sum, whose signs it counts, with their line breaks. */
const COUNTED = 19;

/** @returns null for a text that is no such code */
export function readUpn(bytes: Uint8Array): PaymentCode | null {
  const text = new TextDecoder('iso-8859-2').decode(bytes);
  if (!/^UPNQR\r?\n/.test(text)) return null;
  const lines = linesOf(text);
  const counted = lines.slice(0, COUNTED);
  const sum = counted.join('').length + COUNTED;
  const [amount = '', purpose, iban, reference, payee] = [8, 12, 14, 15, 16].map((at) =>
    cleaned(lines[at]),
  );
  const isAmount = /^\d{11}$/.test(amount);
  return {
    standard: 'upn',
    accounts: iban ? [codeAccountOf(iban)] : [],
    payee: payee ?? '',
    amount: isAmount && Number(amount) > 0 ? fromCents(amount) : '',
    currency: 'EUR',
    reference: reference ?? '',
    message: purpose ?? '',
    faults: faultsOf({
      lines: lines.length <= COUNTED,
      checksum: lines.length > COUNTED && Number(lines[COUNTED]) !== sum,
      amount: !isAmount,
      noPayee: !payee,
      reference: Boolean(reference) && !isSlovenianReference(reference ?? ''),
    }),
  };
}
