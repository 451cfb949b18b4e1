/** Rows of a list that sum up others, and so have no values of their own. */
import { foldText } from '../../values/text/index.ts';
import type { ListRow } from '../messages/index.ts';
import { amountIn, isCounter } from './amounts.ts';

/** Folded words of sums in the languages of the interface, and what stands beside them. */
const SUM =
  '(?:(?:sub|grand|sum|sous|sub|over ?all) ?)?(?:totals?|totaux|totale[sn]?|totali|totais|totaal)|subtotaal|subtotale|eindtotaal|totaalbedrag|' +
  'sums?|(?:end|gesamt|zwischen|teil)?summen?|gesamt(?:betrag)?|insgesamt|zwischentotal|endbetrag|' +
  'sommes?|suma|sumy|somma|som|soma|razem|lacznie|ogolem|overall';
const BESIDE =
  'general|generale|geral|generalny|amount|amounts|betrag|betrage|bedrag|importe|importo|montant|kwota|valor|gross|net|brutto|netto|bruto|neto|ttc|ht|incl|inkl|excl|exkl|vat|mwst|tva|iva|btw|' +
  'all|alle|of|der|de|des|del|di|da|rows|invoices|payments|rechnungen|zahlungen|factures|facturas|fatture|facturen|faktur|faturas|czesciowa|ogolna|parcial|partiel|parziale|' +
  'eur|usd|gbp|chf|pln|brl|sek|nok|dkk|czk|huf|ron|euro|\\d+';
const TOTAL = new RegExp(`^ (?:(?:${BESIDE}) ){0,2}(?:${SUM}) (?:(?:${BESIDE}) ){0,3}$`);
/** No heading of a sum is longer. */
const MAX_LENGTH = 40;

/** Whether a cell says that its row is a sum: “Total”, “Summe:”, “Sous-total TTC”. */
export const isTotalText = (cell: string): boolean => {
  const text = cell.trim();
  if (text === 'Σ') return true;
  return text !== '' && text.length <= MAX_LENGTH && TOTAL.test(foldText(text));
};

const isBlank = (cell: string): boolean => cell.trim() === '';

/** A row that may be a sum. */
export interface MaybeTotal {
  /** Below the header, from 0. */
  readonly position: number;
  readonly row: ListRow;
}

/** Whether what a row says is that it is a sum, and its read cells say nothing else. */
const saysTotal = (row: ListRow, isRead: (column: number) => boolean): boolean =>
  row.cells.some(isTotalText) &&
  row.cells.every(
    (cell, column) =>
      !isRead(column) || isBlank(cell) || isTotalText(cell) || amountIn(row, column) !== null,
  );

/** Whether a row has nothing but numbers. */
const isOfNumbers = (row: ListRow): boolean =>
  row.cells.every((cell, column) => isBlank(cell) || amountIn(row, column) !== null);

/** Half of the smallest part of a currency: sums of fractions are not exact. */
const TOLERANCE = 0.005;
/** The fewest numbers that a sum adds up. */
const MIN_SUMMED = 2;

/** Adds up the columns of a list from the top. A row that is a sum begins a new part. */
function createColumnSums(columns: readonly number[]) {
  const nothing = () => new Map(columns.map((column) => [column, { sum: 0, count: 0 }]));
  const whole = nothing();
  let part = nothing();
  /** The amounts of a row, each with what is above it: all of it, and that since the last sum. */
  const amountsOf = (row: ListRow) =>
    columns.flatMap((column) => {
      const amount = amountIn(row, column);
      if (amount === null) return [];
      return [whole, part].flatMap((sums) => {
        const above = sums.get(column);
        return above ? { amount, above } : [];
      });
    });
  return {
    isSum: (row: ListRow): boolean =>
      amountsOf(row).some(
        ({ amount, above: { sum, count } }) =>
          count >= MIN_SUMMED && Math.abs(sum - amount) <= TOLERANCE,
      ),
    add: (row: ListRow) => {
      for (const { amount, above } of amountsOf(row)) {
        above.sum += amount;
        above.count += 1;
      }
    },
    beginPart: () => {
      part = nothing();
    },
  };
}

/**
 * The positions of the rows that sum up others: those that say so, and those of numbers alone, or at the end, with
 * the sum of a column above them.
 * @param maybe the rows in which no value was found, in order
 */
export function totalsAmong(
  maybe: readonly MaybeTotal[],
  body: readonly ListRow[],
  isRead: (column: number) => boolean,
): ReadonlySet<number> {
  const totals = new Set<number>();
  if (maybe.length === 0) return totals;
  const columns = new Set(
    maybe.flatMap(({ row }) =>
      row.cells.flatMap((_, column) =>
        !isRead(column) && amountIn(row, column) !== null ? column : [],
      ),
    ),
  );
  const sums = createColumnSums([...columns].filter((column) => !isCounter(body, column)));
  let next = 0;
  const last = maybe.at(-1)?.position ?? 0;
  for (const [position, row] of body.slice(0, last + 1).entries()) {
    const isCandidate = maybe[next]?.position === position;
    if (isCandidate) next += 1;
    const maySum = isCandidate && (position === body.length - 1 || isOfNumbers(row));
    if (isCandidate && (saysTotal(row, isRead) || (maySum && sums.isSum(row)))) {
      totals.add(position);
      sums.beginPart();
    } else sums.add(row);
  }
  return totals;
}
