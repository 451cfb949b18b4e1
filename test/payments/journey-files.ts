/** Two bank statements, and the payment file that comes after them: with another account, a copy and a wrong sum. */
import { createRandom } from '../accuracy/random.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { ubl } from '../invoices/xml.ts';
import { type MadeFile, type MadePayment, statedOf } from './make-payments.ts';
import { mt940 } from './write-mt940.ts';
import { camt, pain001 } from './write-xml.ts';

/** Examples of the IBAN registry and of banks. */
export const OWN = 'DE89370400440532013000';
const ALDER = 'AT611904300234573201';
const CEDRE = 'FR1420041010050500013M02606';
const EIK = 'NL91ABNA0417164300';
/** The account that is not the known one. */
export const CHANGED = 'ES9121000418450200051332';

const payment = (
  name: string,
  iban: string,
  cents: number,
  date: string,
  more: Partial<MadePayment> = {},
): MadePayment => ({
  ...{ name, iban, cents, date, bic: '', currency: 'EUR', reference: '', isPaid: true },
  text: `Invoice ${cents}`,
  id: `E-${cents}`,
  ...more,
});

const fileOf = (payments: readonly MadePayment[], opening = 1_000_000): MadeFile => ({
  own: OWN,
  ownName: 'Ahorn Handel GmbH',
  blocks: [{ id: 'BLOCK-1', payments, stated: statedOf(payments) }],
  stated: statedOf(payments),
  opening,
  closing: payments.reduce((sum, { cents, isPaid }) => sum + (isPaid ? -cents : cents), opening),
});

const JANUARY = fileOf([
  payment('Alder Papier GmbH', ALDER, 119_000, '2026-01-12'),
  payment('Cèdre Énergie SARL', CEDRE, 43_020, '2026-01-14'),
  payment('Birke Möbel GmbH', 'BE68539007547034', 250_000, '2026-01-20', { isPaid: false }),
]);
const FEBRUARY = fileOf(
  [
    payment('Alder Papier GmbH', ALDER, 98_500, '2026-02-11'),
    payment('Eik Logistiek B.V.', EIK, 67_040, '2026-02-17'),
  ],
  JANUARY.closing,
);

export const STATEMENTS = {
  'january.xml': camt(JANUARY, 'camt.053.001.08'),
  'february.sta': mt940(FEBRUARY),
};

const PAYMENTS = [
  payment('Alder Papier GmbH', CHANGED, 119_000, '2026-03-02'),
  payment('Cèdre Énergie SARL', CEDRE, 43_021, '2026-03-02'),
  payment('Eik Logistiek B.V.', EIK, 50_000, '2026-03-02', {
    text: '',
    reference: 'RF18539007547034',
  }),
  payment('Cèdre Énergie SARL', CEDRE, 43_021, '2026-03-02'),
];
const ORDER = fileOf(PAYMENTS);
export const PAYMENT_FILE = pain001(
  { ...ORDER, stated: { count: 3, cents: 212_021 } },
  'pain.001.001.09',
);

/** The invoice that names the other account. */
export const MADE_INVOICE = {
  ...makeInvoice(createRandom(12), null),
  seller: 'Alder Papier GmbH',
  iban: CHANGED,
  bic: 'CAIXESBBXXX',
};
export const INVOICE = ubl(MADE_INVOICE, 'Invoice');
