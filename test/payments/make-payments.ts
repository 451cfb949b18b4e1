/** Payments that nobody made: invented companies and accounts, some with a planted fault. */
import type { Random } from '../accuracy/random.ts';
import { bicSample } from '../accuracy/values/contact.ts';
import { ibanSample } from '../accuracy/values/iban.ts';

export const COUNTRIES = ['DE', 'AT', 'FR', 'IT', 'ES', 'NL', 'PL', 'PT', 'IE', 'BE'] as const;

export interface MadePayment {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  /** In cents. */
  readonly cents: number;
  readonly currency: string;
  /** A structured reference; empty for none. */
  readonly reference: string;
  readonly text: string;
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Of a statement: it was paid, or money came in. */
  readonly isPaid: boolean;
}

/** What a file states of its payments. */
export interface Stated {
  readonly count: number;
  readonly cents: number;
}

export interface MadeFile {
  readonly own: string;
  readonly ownName: string;
  /** The blocks of a payment file; a statement has one. */
  readonly blocks: readonly {
    readonly id: string;
    readonly payments: readonly MadePayment[];
    readonly stated: Stated;
  }[];
  readonly stated: Stated;
  /** Of a statement, in cents. */
  readonly opening: number;
  readonly closing: number;
}

const FIRMS = ['Alder', 'Birke', 'Cedre', 'Faggio', 'Olmo', 'Eik', 'Lipa', 'Carvalho', 'Rowan'];
const TRADES = ['Müller', 'Papier', 'Logistik', 'Energie', 'Bürobedarf', 'Druck', 'Möbel'];

/** ISO 11649: the check digits make the whole 1 modulo 97. */
function creditorReference(own: string): string {
  const digits = [...`${own}RF00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `RF${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${own}`;
}

export const decimal = (cents: number): string => (cents / 100).toFixed(2);
const sumOf = (payments: readonly MadePayment[]): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);
export const statedOf = (payments: readonly MadePayment[]): Stated => ({
  count: payments.length,
  cents: sumOf(payments),
});

function makePayment(random: Random, i: number, isStatement: boolean): MadePayment {
  const country = random.pick(COUNTRIES);
  const day = String(random.below(28) + 1).padStart(2, '0');
  const number = `${random.pick(['RE', 'F', 'INV'])}${random.digits(6)}`;
  const hasReference = random.chance(0.3);
  return {
    // The number keeps names apart, so that no account has two.
    name: `${random.pick(FIRMS)} ${random.pick(TRADES)} ${i + 1} GmbH`,
    iban: ibanSample(random, country).value,
    bic: random.chance(0.5) ? bicSample(random, country).value : '',
    cents: random.below(900_000) + 100,
    currency: 'EUR',
    reference: hasReference ? creditorReference(number) : '',
    text: hasReference ? '' : `Rechnung ${number}`,
    id: `E2E-${i}-${random.digits(4)}`,
    date: `2026-${String(random.below(12) + 1).padStart(2, '0')}-${day}`,
    isPaid: !isStatement || random.chance(0.7),
  };
}

const balance = (opening: number, payments: readonly MadePayment[]): number =>
  payments.reduce((sum, { cents, isPaid }) => sum + (isPaid ? -cents : cents), opening);

/** @param isStatement with one block, and balances */
export function makeFile(random: Random, isStatement: boolean): MadeFile {
  const sizes = isStatement
    ? [random.below(12) + 4]
    : Array.from({ length: random.below(3) + 1 }, () => random.below(8) + 2);
  let i = 0;
  const blocks = sizes.map((size, n) => {
    const payments = Array.from({ length: size }, () => makePayment(random, i++, isStatement));
    return { id: `BLOCK-${n + 1}`, payments, stated: statedOf(payments) };
  });
  const all = blocks.flatMap(({ payments }) => payments);
  const opening = random.below(5_000_000);
  return {
    own: ibanSample(random, 'DE').value,
    ownName: 'Ahorn Handel GmbH',
    blocks,
    stated: statedOf(all),
    opening,
    closing: balance(opening, all),
  };
}

/** Changes a payment, by its place in the first block. What the file states follows, unless it says otherwise. */
export function withPayments(
  file: MadeFile,
  change: (payments: readonly MadePayment[]) => readonly MadePayment[],
): MadeFile {
  const [first, ...others] = file.blocks;
  if (!first) return file;
  const payments = change(first.payments);
  const blocks = [{ ...first, payments, stated: statedOf(payments) }, ...others];
  const all = blocks.flatMap((block) => block.payments);
  return { ...file, blocks, stated: statedOf(all), closing: balance(file.opening, all) };
}
