/** Amounts of money in the cells of a list. */
import { foldText } from '../../values/text/index.ts';
import type { ListRow } from '../messages/index.ts';
import { cellText, isBlankCell } from './header.ts';
import { typeIn } from './sheet.ts';

/** Signs, codes and words of currencies around an amount. */
const CURRENCY =
  /^(?:[A-Z]{0,2}\p{Sc}|[A-Z]{3}(?![A-Z]))+\s*|\s*(?:\p{Sc}|zł|Kč|kr\.?|[A-Z]{3})+$/giu;
/** Characters of the longest amount. */
const LONGEST = 64;
const NUMBER = /^[+-]?\d[\d.,' ]*$/;

/** The separator of decimals in an amount; empty: it has none. */
function decimalSign(digits: string): string {
  const last = /[.,](?=\d*$)/.exec(digits)?.[0] ?? '';
  if (last === '') return '';
  const other = last === '.' ? ',' : '.';
  if (digits.includes(other)) return digits.split(last).length === 2 ? last : '';
  // 1.234.567 and 1,234 are whole; 0,125 is not.
  const isGrouped = /^[+-]?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  return isGrouped || digits.split(last).length > 2 ? '' : last;
}

/**
 * The number that a written amount is, however its thousands and decimals are separated; null: it is none.
 * @param isNumber the cell is kept as a number, whose decimal sign is a point
 */
export function readAmount(text: string, isNumber = false): number | null {
  const written = text.trim();
  if (written === '') return null;
  if (isNumber) return Number.isFinite(Number(written)) ? Number(written) : null;
  const normal = written.normalize('NFKC');
  if (normal.length > LONGEST) return null;
  const plain = normal
    .replace(/[−–]/g, '-')
    .replace(/[’`´]/g, "'")
    .replace(/^([+-]?)\s*/, '$1')
    .replace(CURRENCY, '')
    .replace(/\s+/g, ' ')
    .trim();
  // 12.50- and (12.50) are negative.
  const [, bracketed, before] = /^(?:\((.+)\)|(.+?)\s*-)$/.exec(plain) ?? [];
  const negative = bracketed ?? before;
  const digits = (negative === undefined ? plain : negative).replace(/^([+-]) /, '$1');
  if (!NUMBER.test(digits)) return null;
  const compact = digits.replace(/[' ]/g, '');
  const sign = decimalSign(compact);
  const whole = compact.replace(/[.,]/g, (each, at: number) =>
    each === sign && at === compact.lastIndexOf(sign) ? '.' : '',
  );
  const value = Number(whole) * (negative === undefined ? 1 : -1);
  return Number.isFinite(value) ? value : null;
}

/** The amount in a cell of a row. */
export const amountIn = (row: ListRow, column: number): number | null =>
  readAmount(cellText(row, column), typeIn(row, column) === 'n');

/** Folded words of headings above amounts, in the languages of the interface, the most telling first. */
const HEADINGS: readonly RegExp[] = [
  / (?:amount(?: due)?|payable|betrag|zahlbetrag|rechnungsbetrag|montant|importe|importo|bedrag|kwota|montante|quantia) /,
  / (?:total|gross|brutto|gesamt|summe|endbetrag|ttc|totale|bruto|totaal|suma|wartosc|valor|value|sum|price|preis|prix|precio|prezzo|prijs|cena|preco|net|netto|ht|eur|usd|gbp|chf|pln|brl) /,
];

/** Rows by which a column of amounts is recognised, and the least share of its filled cells. */
const SAMPLE_ROWS = 200;
const MIN_SHARE = 0.8;

/**
 * The index of the column with amounts, by its heading, else the only one whose numbers have decimals; null: there
 * is none.
 * @param isRead whether the cells of a column are read as values
 */
export function amountColumnOf(
  body: readonly ListRow[],
  headings: readonly string[] | null,
  width: number,
  isRead: (column: number) => boolean,
): number | null {
  const sample = body.slice(0, SAMPLE_ROWS);
  const shareOf = (column: number, isAmount: (row: ListRow) => boolean): number => {
    const filled = sample.filter((row) => !isBlankCell(row, column));
    return filled.length === 0 ? 0 : filled.filter(isAmount).length / filled.length;
  };
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) =>
      !isRead(column) && shareOf(column, (row) => amountIn(row, column) !== null) >= MIN_SHARE,
  );
  for (const pattern of HEADINGS) {
    const named = columns.find((column) => pattern.test(foldText(headings?.[column] ?? '')));
    if (named !== undefined) return named;
  }
  const withDecimals = columns.filter(
    (column) => shareOf(column, (row) => /\d[.,]\d\d\D*$/.test(cellText(row, column))) >= MIN_SHARE,
  );
  return withDecimals.length === 1 ? (withDecimals[0] ?? null) : null;
}

/** Whether a column numbers the rows: each number in it is one more than the last. */
export function isCounter(body: readonly ListRow[], column: number): boolean {
  let last: number | null = null;
  let count = 0;
  for (const row of body) {
    const text = cellText(row, column).trim();
    if (text === '') continue;
    const number = /^\d{1,9}\.?$/.test(text) ? Number.parseInt(text, 10) : null;
    if (number === null || (last !== null && number !== last + 1)) return false;
    last = number;
    count += 1;
  }
  return count > 1;
}
