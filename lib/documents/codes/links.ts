/** Payment links: `payto:` (RFC 8905), and `bank:`, the German BezahlCode. */
import { cleaned, codeAccountOf, decoded, faultsOf, type PaymentCode } from './payment-code.ts';

function parametersOf(text: string): (name: string) => string {
  const parameters = new URLSearchParams(text);
  return (name) => cleaned(parameters.get(name) ?? '');
}

/** `payto://iban/[BIC/]IBAN?amount=EUR:12.50&receiver-name=…&message=…` (RFC 8905, 5 and 7.3). */
function readPayto(text: string): PaymentCode | null {
  const found = /^payto:\/\/([a-z0-9-]+)\/([^?#]*)(?:\?([^#]*))?/i.exec(text);
  if (!found) return null;
  const [, type = '', path = '', query = ''] = found;
  const parts = path.split('/', 3).map(decoded);
  const parameter = parametersOf(query);
  const money = parameter('amount');
  const [, currency = '', amount = ''] =
    /^([A-Z][A-Z0-9]{1,10}):(\d{1,15}(?:\.\d{1,8})?)$/i.exec(money) ?? [];
  const isIban = type.toLowerCase() === 'iban';
  const [bic = '', iban = ''] = parts.length > 1 ? parts : ['', parts[0]];
  return {
    standard: 'payto',
    accounts: isIban && iban ? [codeAccountOf(iban, bic)] : [],
    payee: parameter('receiver-name'),
    amount,
    currency: currency.toUpperCase(),
    reference: '',
    message: parameter('message') || parameter('instruction'),
    faults: faultsOf({ noIban: !isIban || !iban, amount: money !== '' && amount === '' }),
  };
}

/** `bank://singlepaymentsepa?name=…&iban=…&bic=…&amount=12,50&currency=EUR&reason=…` (BezahlCode 1.5). */
function readBank(text: string): PaymentCode | null {
  const found = /^bank:(?:\/\/)?([a-z_]+)\/?\?([^#]*)/i.exec(text);
  if (!found) return null;
  const [, action = '', query = ''] = found;
  const parameter = parametersOf(query);
  const money = parameter('amount');
  const isAmount = /^\d{1,9}(?:[.,]\d{1,2})?$/.test(money);
  const iban = parameter('iban');
  return {
    standard: 'bank',
    accounts: iban ? [codeAccountOf(iban, parameter('bic'))] : [],
    payee: parameter('name'),
    amount: isAmount ? money.replace(',', '.') : '',
    currency: parameter('currency').toUpperCase() || 'EUR',
    reference: parameter('separeference'),
    message: parameter('reason') || parameter('reason1'),
    faults: faultsOf({
      noIban: iban === '',
      noPayee: parameter('name') === '',
      amount: money !== '' && !isAmount,
      collects: /debit/i.test(action),
    }),
  };
}

/** @returns null for a text that is no payment link */
export const readPaymentLink = (text: string): PaymentCode | null =>
  readPayto(text) ?? readBank(text);
