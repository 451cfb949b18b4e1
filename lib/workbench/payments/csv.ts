/** Recognises the entries of a bank account in a CSV file, as online banking and banking programs export them. */
import { foldText } from '../../values/text/index.ts';
import { kindByShape, readAmount, type Sheet, sheetFromRows } from '../list/index.ts';
import type { ListLayout, ListRow, PaymentRole } from '../messages/index.ts';
import { isoDayOf, saysPaid } from './cells.ts';
import { compact } from './payment-file.ts';

/** Folded words of headings, the most telling first, in the languages of the interface. */
const HEADINGS: readonly (readonly [PaymentRole, RegExp])[] = [
  [
    'name',
    / (?:beguenstigter|begunstigter|zahlungspflichtiger|zahlungsempfanger|empfanger|auftraggeber|counterparty|payee|beneficiary|partner|tegenpartij|contrepartie|beneficiaire|beneficiario|destinatario|kontrahent|odbiorca|favorecido) /,
  ],
  ['name', / (?:name|naam|nom|nombre|nome|nazwa) /],
  [
    'text',
    / (?:verwendungszweck|purpose|payment details|reason|libelle|motif|concepto|causale|omschrijving|mededelingen|tytul|descricao|description|details) /,
  ],
  ['currency', / (?:wahrung|waehrung|currency|devise|divisa|moneda|munt|waluta|moeda) /],
];
/** A column of what is left on the account, and not of what was paid. */
const BALANCE = / (?:saldo|balance|solde|kontostand|stan) /;
/** Columns of what was paid, and of what came in. */
const DEBIT =
  / (?:soll|belastung(?:en)?|lastschrift(?:en)?|ausgang|ausgaben?|debits?|debet|debe|debito|money out|paid out|withdrawals?|cargos?|addebiti?|uscite|obciazenia?|wydatki|saidas?) /;
const CREDIT =
  / (?:haben|gutschrift(?:en)?|eingang|einnahmen?|credits?|credit|haber|credito|money in|paid in|deposits?|abonos?|accrediti?|entrate|uznania?|wplywy|entradas?) /;
/** Rows above the headings, such as the account and its balance. */
const MAX_ABOVE = 20;
/** Rows by which columns are recognised, and the least share of their filled cells. */
const SAMPLE_ROWS = 200;
const MIN_SHARE = 0.8;

interface Column {
  readonly index: number;
  readonly heading: string;
  readonly cells: readonly string[];
}

const shareOf = ({ cells }: Column, is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length;

function columnsOf(headings: ListRow, body: readonly ListRow[]): Column[] {
  return headings.cells.map((heading, index) => ({
    index,
    heading: foldText(heading),
    cells: body
      .slice(0, SAMPLE_ROWS)
      .map(({ cells }) => (cells[index] ?? '').trim())
      .filter(Boolean),
  }));
}

const isIbans = (column: Column): boolean =>
  shareOf(column, (cell) => kindByShape(cell) === 'iban') >= MIN_SHARE;
const isConstant = ({ cells }: Column): boolean => new Set(cells.map(compact)).size === 1;

/** Where the amounts are: signed, in two columns, or beside a word that says which way; null: nowhere. */
function amountsOf(
  columns: readonly Column[],
): Partial<Record<'amount' | 'debit' | 'side', number>> | null {
  const money = columns.filter(
    (column) =>
      !BALANCE.test(column.heading) &&
      shareOf(column, (cell) => /\d[.,]\d\d\D*$/.test(cell) && readAmount(cell) !== null) >=
        MIN_SHARE,
  );
  const signed = money.find(({ cells }) => cells.some((cell) => (readAmount(cell) ?? 0) < 0));
  if (signed) return { amount: signed.index };
  const debit = money.find(({ heading }) => DEBIT.test(heading) && !CREDIT.test(heading));
  const credit = money.find((column) => column !== debit && CREDIT.test(column.heading));
  if (debit && credit) return { amount: credit.index, debit: debit.index };
  const side = columns.find(
    ({ cells }) => cells.some(saysPaid) && cells.every((cell) => saysPaid(cell) !== null),
  );
  const [amount] = money;
  return side && amount ? { amount: amount.index, side: side.index } : null;
}

/** The columns of the roles; null: these are no entries of an account. */
function rolesOf(columns: readonly Column[]): Partial<Record<PaymentRole, number>> | null {
  const date = columns.find(
    (column) => shareOf(column, (cell) => isoDayOf(cell) !== '') >= MIN_SHARE,
  );
  const amounts = amountsOf(columns);
  const ibans = columns.filter(isIbans);
  const iban = ibans.find((column) => !isConstant(column));
  const own = ibans.find((column) => column !== iban && isConstant(column));
  const bics = columns.filter((column) => / (?:bic|swift) /.test(column.heading));
  const bic = bics.find((column) => column.cells.length > 0 && !isConstant(column));
  if (!date || !amounts || !iban) return null;
  const found: Partial<Record<PaymentRole, number>> = {
    date: date.index,
    ...amounts,
    iban: iban.index,
    ...(own && { own: own.index }),
    ...(bic && { bic: bic.index }),
  };
  const taken = new Set(Object.values(found));
  for (const [role, pattern] of HEADINGS) {
    const named = columns.find(({ index, heading }) => !taken.has(index) && pattern.test(heading));
    if (!named || found[role] !== undefined) continue;
    found[role] = named.index;
    taken.add(named.index);
  }
  return found.name === undefined ? null : found;
}

/** Enough that it is no accident. */
const MIN_HEADINGS = 4;

/**
 * The sheet from its headings on, and how it is read; null: it has no entries of a bank account, which have a day, an
 * amount that was paid for some, the account and the name of the other side.
 */
export function statementIn(
  sheet: Sheet,
  file: string,
): { readonly sheet: Sheet; readonly layout: ListLayout } | null {
  for (const [above, headings] of sheet.rows.slice(0, MAX_ABOVE).entries()) {
    const isHeadings = ({ cells }: ListRow): boolean => {
      const words = cells.filter((cell) => cell.trim() !== '');
      return (
        words.length >= MIN_HEADINGS &&
        words.every((cell) => readAmount(cell) === null && isoDayOf(cell.trim()) === '')
      );
    };
    if (!isHeadings(headings)) continue;
    const rows = sheet.rows.slice(above);
    const columns = rolesOf(columnsOf(headings, rows.slice(1)));
    if (!columns) return null;
    const { iban, bic } = columns;
    const kindOf = (index: number) => (index === iban ? 'iban' : index === bic ? 'bic' : null);
    return {
      sheet: { ...sheetFromRows(rows, sheet.delimiter), rowsOmitted: sheet.rowsOmitted },
      layout: {
        header: true,
        columns: headings.cells.map((_, index) => kindOf(index)),
        payments: {
          is: 'statement',
          columns,
          files: [{ name: file, format: 'CSV' }],
          faults: [],
          linesAbove: above,
          isFixed: false,
        },
      },
    };
  }
  return null;
}
