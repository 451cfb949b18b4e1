/** HUB3: the PDF417 code of Croatian payment slips (Croatian Banking Association, 2DBK, version 3.0). */
import {
  cleaned,
  codeAccountOf,
  faultsOf,
  fromCents,
  linesOf,
  type PaymentCode,
} from './payment-code.ts';

const LEAST_LINES = 14;

/** @returns null for a text that is no such code */
export function readHub3(bytes: Uint8Array): PaymentCode | null {
  const text = new TextDecoder().decode(bytes);
  const version = /^HRVHUB(\d\d)\r?\n/.exec(text)?.[1];
  if (version === undefined) return null;
  const lines = linesOf(text);
  const [currency = '', amount = '', payee, iban, model = '', number, message] = [
    ...[1, 2, 6, 9, 10, 11, 13],
  ].map((at) => cleaned(lines[at]));
  const isAmount = /^\d{15}$/.test(amount);
  const reference = [model, number].filter(Boolean).join(' ');
  return {
    standard: 'hub3',
    accounts: iban ? [codeAccountOf(iban)] : [],
    payee: payee ?? '',
    amount: isAmount && Number(amount) > 0 ? fromCents(amount) : '',
    currency,
    reference,
    message: message ?? '',
    faults: faultsOf({
      version: version !== '30',
      lines: lines.length < LEAST_LINES,
      // Kuna were replaced in 2023.
      currency: currency !== 'EUR',
      amount: !isAmount,
      noPayee: !payee,
      reference: reference !== '' && !/^(?:HR\d{2}|RF)/.test(reference),
    }),
  };
}
