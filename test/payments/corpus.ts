/** 60 payment files and statements in every format. Each fifth has a planted fault of another sort. */

import { createRandom, firstMade, type Random } from '../accuracy/random.ts';
import { ERRORS_OF } from '../accuracy/values/errors.ts';
import { checkValue } from '../check-data.ts';
import {
  type MadeFile,
  type MadePayment,
  makeFile,
  statedOf,
  withPayments,
} from './make-payments.ts';
import { type Details, mt940, mt942 } from './write-mt940.ts';
import { camt, pain001, pain008 } from './write-xml.ts';

export const FAULTS = [
  ...['count', 'sum', 'block', 'iban', 'bic', 'copy', 'no-account', 'no-name'],
  ...['reference', 'balance', 'cut', 'statement-total'],
] as const;
export type Fault = (typeof FAULTS)[number];

export interface CorpusFile {
  readonly name: string;
  readonly format: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly made: MadeFile;
  readonly fault: Fault | null;
  /** How the field :86: of an MT940 is written. */
  readonly details: Details;
}

export const SIZE = 60;

const ORDERS = [
  ...['pain.001.001.03', 'pain.001.001.04', 'pain.001.001.05', 'pain.001.001.06'],
  ...['pain.001.001.07', 'pain.001.001.08', 'pain.001.001.09', 'pain.001.001.11'],
  ...['pain.001.003.03', 'pain.001.002.03', 'pain.001.001.03.ch.02'],
  ...['pain.008.001.02', 'pain.008.001.08', 'pain.008.003.02', 'pain.008.001.02.ch.03'],
];
const STATEMENTS = [
  ...['camt.053.001.02', 'camt.053.001.04', 'camt.053.001.08', 'camt.053.001.10'],
  ...['MT940', 'MT940', 'MT940', 'MT942', 'camt.052.001.02', 'camt.054.001.08'],
];
const DETAILS: readonly Details[] = ['numbers', 'marks', 'slashes', 'words'];

/** A value with a changed sign, which makes it wrong. */
const wrongIban = (random: Random, iban: string): string =>
  firstMade(() => {
    const changed = ERRORS_OF.iban.changed?.(iban, random) ?? null;
    return changed !== null && checkValue('iban', changed).standing === 'bad' ? changed : null;
  });

const first = (change: (payment: MadePayment) => MadePayment) => (all: readonly MadePayment[]) =>
  all.map((payment, i) => (i === 0 ? change(payment) : payment));

/** Plants a fault that the file does not state itself. */
function plant(random: Random, file: MadeFile, fault: Fault): MadeFile {
  const { stated, blocks } = file;
  const [block] = blocks;
  switch (fault) {
    case 'count':
      return { ...file, stated: { ...stated, count: stated.count - 1 } };
    case 'sum':
      return { ...file, stated: { ...stated, cents: stated.cents + 100_000 } };
    case 'block':
      return block
        ? { ...file, blocks: [{ ...block, stated: { count: 99, cents: 1 } }, ...blocks.slice(1)] }
        : file;
    case 'iban':
      return withPayments(
        file,
        first((payment) => ({ ...payment, iban: wrongIban(random, payment.iban) })),
      );
    case 'bic':
      return withPayments(
        file,
        first((payment) => ({ ...payment, bic: 'DEUTDEF' })),
      );
    case 'copy':
      return withPayments(file, (all) => [...all, ...all.slice(0, 1)]);
    case 'no-account':
      return withPayments(
        file,
        first((payment) => ({ ...payment, iban: '', bic: '' })),
      );
    case 'no-name':
      return withPayments(
        file,
        first((payment) => ({ ...payment, name: '' })),
      );
    case 'reference':
      return withPayments(
        file,
        first((payment) => ({ ...payment, reference: 'RF18539007547035', text: '' })),
      );
    case 'balance':
      return { ...file, closing: file.closing + 12_300 };
    default:
      return file;
  }
}

const OF_STATEMENTS: ReadonlySet<Fault> = new Set<Fault>(['balance', 'statement-total']);

function write(
  random: Random,
  file: MadeFile,
  { format, fault, details }: Pick<CorpusFile, 'format' | 'fault' | 'details'>,
): string {
  if (format === 'MT942') {
    const paid = file.blocks.flatMap(({ payments }) => payments).filter(({ isPaid }) => isPaid);
    const { count, cents } = statedOf(paid);
    const isWrong = fault === 'statement-total';
    return mt942(file, { count: isWrong ? count + 2 : count, cents });
  }
  if (format === 'MT940')
    return mt940(file, {
      details,
      sign: random.pick(['?', '~', '<', '@']),
      isInBlocks: random.chance(0.3),
    });
  if (format.startsWith('camt')) return camt(file, format, { isBatch: random.chance(0.3) });
  const hasPrefix = random.chance(0.2);
  const options = { ...(hasPrefix && { prefix: 'p:' }) };
  return format.startsWith('pain.001')
    ? pain001(file, format, options)
    : pain008(file, format, options);
}

export function makeCorpus(seed: number): CorpusFile[] {
  const random = createRandom(seed);
  return Array.from({ length: SIZE }, (_, i): CorpusFile => {
    const fault = i % 5 === 4 ? (FAULTS[Math.floor(i / 5)] ?? null) : null;
    const isStatement = fault === null ? i % 2 === 1 : OF_STATEMENTS.has(fault);
    const formats = isStatement ? STATEMENTS : ORDERS;
    const balanced = fault === 'balance' ? 'camt.053.001.08' : 'MT942';
    const format =
      fault !== null && isStatement
        ? balanced
        : (formats[Math.floor(i / 2) % formats.length] ?? 'MT940');
    const made = makeFile(random, isStatement);
    const planted = fault ? plant(random, made, fault) : made;
    const details = DETAILS[Math.floor(i / 3) % DETAILS.length] ?? 'numbers';
    const text = write(random, planted, { format, fault, details });
    const whole = new TextEncoder().encode(text);
    const bytes = fault === 'cut' ? whole.slice(0, Math.floor(whole.length * 0.8)) : whole;
    const name = `${i}.${format.startsWith('MT') ? 'sta' : 'xml'}`;
    return { name, format, bytes, made: planted, fault, details };
  });
}
