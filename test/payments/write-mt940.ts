/** Writes statements as MT940 and MT942, with the field `:86:` as banks write it. */
import type { MadeFile, MadePayment } from './make-payments.ts';

export type Details = 'numbers' | 'marks' | 'slashes' | 'words';

export interface Mt940Options {
  readonly details?: Details;
  /** The sign that divides the parts of `numbers`. */
  readonly sign?: string;
  /** In blocks of SWIFT, `{1:…}{4:…-}`. */
  readonly isInBlocks?: boolean;
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
const day = (date: string): string => date.slice(2).replace(/-/g, '');
const side = (cents: number): string => (cents < 0 ? 'D' : 'C');

/** Cut after so many characters, as these fields are. */
const pieces = (text: string, length: number): string[] =>
  text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];

const purpose = ({ reference, text, id }: MadePayment): string =>
  `EREF+${id}SVWZ+${reference || text}`;

const DETAILS: Readonly<Record<Details, (payment: MadePayment, sign: string) => string>> = {
  numbers: (payment, sign) => {
    const words = pieces(purpose(payment), 27).map((piece, i) => `${sign}${20 + i}${piece}`);
    const [first = '', second = ''] = pieces(payment.name, 27);
    const name = `${sign}32${first}${second && `${sign}33${second}`}`;
    const bank = payment.bic === '' ? '' : `${sign}30${payment.bic}`;
    return `${payment.isPaid ? '116' : '166'}${sign}00SEPA${words.join('')}${bank}${sign}31${payment.iban}${name}${sign}34000`;
  },
  marks: (payment) =>
    `SEPA NAME+${payment.name} IBAN+${payment.iban} BIC+${payment.bic || 'NOTPROVIDED'} EREF+${payment.id} SVWZ+${payment.reference || payment.text}`,
  slashes: ({ name, iban, bic, id, reference, text }) =>
    `/TRTP/SEPA OVERBOEKING/IBAN/${iban}${bic && `/BIC/${bic}`}/NAME/${name}/REMI/${reference || text}/EREF/${id}`,
  words: ({ name, iban, reference, text }) => `${name} ${iban} ${reference || text}`,
};

const entryOf = (
  payment: MadePayment,
  { details = 'numbers', sign = '?' }: Mt940Options,
): string[] => {
  const { date, isPaid, cents } = payment;
  const written = `${day(date)}${day(date).slice(2)}${isPaid ? 'D' : 'C'}${amount(cents)}NTRFNONREF`;
  const [first = '', ...others] = pieces(DETAILS[details](payment, sign), 65);
  return [`:61:${written}`, `:86:${first}`, ...others];
};

const inBlocks = (lines: readonly string[], isInBlocks: boolean): string =>
  isInBlocks
    ? `{1:F01BANKDEFFAXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\r\n${lines.join('\r\n')}\r\n-}\r\n`
    : `${lines.join('\r\n')}\r\n-\r\n`;

export function mt940(file: MadeFile, options: Mt940Options = {}): string {
  const payments = file.blocks.flatMap((block) => block.payments);
  const balance = (cents: number) => `${side(cents)}260131EUR${amount(Math.abs(cents))}`;
  const lines = [
    ':20:STARTUMS',
    `:25:${file.own}`,
    ':28C:1/1',
    `:60F:${balance(file.opening)}`,
    ...payments.flatMap((payment) => entryOf(payment, options)),
    `:62F:${balance(file.closing)}`,
  ];
  return inBlocks(lines, options.isInBlocks === true);
}

/** @param stated what it says of money that was paid */
export function mt942(
  file: MadeFile,
  stated: { readonly count: number; readonly cents: number },
  options: Mt940Options = {},
): string {
  const payments = file.blocks.flatMap((block) => block.payments);
  const received = payments.filter(({ isPaid }) => !isPaid);
  const sum = received.reduce((total, { cents }) => total + cents, 0);
  return inBlocks(
    [
      ':20:DAILY',
      `:25:${file.own}`,
      ':28C:7',
      ':34F:EUR0,',
      ':13D:2601311200+0100',
      ...payments.flatMap((payment) => entryOf(payment, options)),
      `:90D:${stated.count}EUR${amount(stated.cents)}`,
      `:90C:${received.length}EUR${amount(sum)}`,
    ],
    options.isInBlocks === true,
  );
}
