/** The cells of a payment in a list, by what they are. */
import { foldText } from '../../values/text/index.ts';
import { cellText, type RowRemark, readAmount } from '../list/index.ts';
import type { ListRow, PaymentFacts, PaymentRole } from '../messages/index.ts';
import { parseDecimal } from './money.ts';
import { compact } from './payment-file.ts';

/** Words and letters for entries that were paid, and for those that came in. */
const PAID = new Set(
  'af d db dbit debit debited debito debet dr s soll cargo uscita out wn'.split(' '),
);
const CAME_IN = new Set(
  'bij c cr crdt credit credited credito h haben abono entrata in ma'.split(' '),
);

/** Whether a word says that an entry was paid; null: it says neither that nor that it came in. */
export function saysPaid(text: string): boolean | null {
  const word = foldText(text).trim();
  return PAID.has(word) ? true : CAME_IN.has(word) ? false : null;
}

/** A day as YYYY-MM-DD; that of a CSV file is written in one of these orders. Empty: it is none. */
export function isoDayOf(text: string): string {
  const [, year, month, day] = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, first = '', second = '', last = ''] =
    /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d\d)(?!\d)/.exec(text) ?? [];
  if (last === '') return '';
  const [d, m] = Number(second) > 12 ? [second, first] : [first, second];
  const ofYear = last.length === 2 ? `20${last}` : last;
  return `${ofYear}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

export function createCells({ columns, isFixed }: PaymentFacts) {
  const text = (row: ListRow, role: PaymentRole): string => cellText(row, columns[role]).trim();
  return {
    text,
    /** The IBAN, else the other account. */
    account: (row: ListRow): string => compact(text(row, 'iban') || text(row, 'account')),
    /** The amount in hundred-thousandths; null: it is none. In a CSV file it is written as people do. */
    units: (row: ListRow): bigint | null => {
      const written = text(row, 'amount');
      if (isFixed) return parseDecimal(written);
      const paid = readAmount(text(row, 'debit')) ?? 0;
      const amount = paid === 0 ? readAmount(written) : paid;
      const isPaid = paid !== 0 || saysPaid(text(row, 'side')) === true;
      return amount === null
        ? null
        : parseDecimal((isPaid ? -Math.abs(amount) : amount).toFixed(2));
    },
    /** What is said speaks of these; the first that there is stands for the row. */
    about: (...roles: readonly PaymentRole[]): RowRemark['columns'] => {
      const [first = 0, ...others] = roles.flatMap((role) => columns[role] ?? []);
      return [first, ...others];
    },
  };
}

export type PaymentCells = ReturnType<typeof createCells>;
