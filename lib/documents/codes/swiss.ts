/** Swiss QR-bill: Swiss Payments Code, version 02 (Swiss Implementation Guidelines QR-bill, 2.3). */

import { isQrIban } from '../../values/payment-references.ts';
import { cleaned, codeAccountOf, faultsOf, linesOf, type PaymentCode } from './payment-code.ts';
import { isQrReference, isRfReference } from './references.ts';

/** Places of the lines, counted from 0. */
const AT = {
  ...{ version: 1, coding: 2, iban: 3, addressType: 4, payee: 5, country: 10, ultimate: 12 },
  ...{ amount: 18, currency: 19, referenceType: 27, reference: 28, message: 29, trailer: 30 },
} as const;
/** With billing information and two alternative schemes. */
const MAX_LINES = 34;
const MAX_SIGNS = 997;
const AMOUNT = /^\d{1,9}\.\d{2}$/;

/** @returns null for a text that is no such code */
export function readSwiss(bytes: Uint8Array): PaymentCode | null {
  const text = new TextDecoder().decode(bytes);
  if (!/^SPC\r?\n/.test(text)) return null;
  const lines = linesOf(text);
  const line = (name: keyof typeof AT): string => cleaned(lines[AT[name]]);
  const account = codeAccountOf(line('iban'));
  const [amount, reference, type] = [line('amount'), line('reference'), line('referenceType')];
  const isQr = isQrIban(account.iban);
  const isSound =
    (type === 'QRR' && isQrReference(reference)) ||
    (type === 'SCOR' && isRfReference(reference)) ||
    (type === 'NON' && reference === '');
  return {
    standard: 'swiss',
    accounts: account.iban ? [account] : [],
    payee: line('payee'),
    amount,
    currency: line('currency'),
    reference,
    message: line('message'),
    faults: faultsOf({
      version: !/^02\d\d$/.test(line('version')) || line('coding') !== '1',
      lines: line('trailer') !== 'EPD' || lines.length > MAX_LINES,
      country: account.iban !== '' && !/^(?:CH|LI)/.test(account.iban),
      noPayee: line('payee') === '',
      address: !/^[SK]$/.test(line('addressType')) || !/^[A-Z]{2}$/.test(line('country')),
      amount: amount !== '' && !AMOUNT.test(amount),
      currency: !/^(?:CHF|EUR)$/.test(line('currency')),
      qrIbanReference: isQr && type !== 'QRR',
      referenceQrIban: !isQr && type === 'QRR',
      reference: !isSound,
      long: text.length > MAX_SIGNS,
    }),
  };
}
