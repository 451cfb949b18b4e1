/** What is said of a payment, by itself and beside the others of its list. */
import { foldName, type RowRemark } from '../list/index.ts';
import type { ListRow, PaymentFacts } from '../messages/index.ts';
import { paymentsText } from '../texts.ts';
import { createCells, type PaymentCells } from './cells.ts';
import { hasTooManyDecimals } from './money.ts';
import { compact } from './payment-file.ts';
import { referenceProblem } from './references.ts';

const urgent = (columns: RowRemark['columns'], text: string): RowRemark => ({
  kind: 'whole',
  columns,
  text,
});
const quiet = (columns: RowRemark['columns'], text: string): RowRemark => ({
  kind: 'aside',
  columns,
  text,
});

function amountRemarks(row: ListRow, cells: PaymentCells, facts: PaymentFacts): RowRemark[] {
  const { text, about } = cells;
  const [amount, currency] = [text(row, 'amount'), text(row, 'currency')];
  const units = cells.units(row);
  const says = (said: string) => [urgent(about('amount'), said)];
  // A CSV file may have other lines below its entries.
  if (!facts.isFixed && units === null && text(row, 'iban') === '') return [];
  if (amount === '') return says(paymentsText('noAmount'));
  if (units === null) return says(paymentsText('amountUnread'));
  if (facts.is === 'statement') return [];
  if (units <= 0n) return says(paymentsText('amountNotPositive'));
  if (currency === '') return [urgent(about('currency'), paymentsText('noCurrency'))];
  return hasTooManyDecimals(amount, currency)
    ? says(paymentsText('tooManyDecimals', { currency }))
    : [];
}

/** What a payment lacks or has wrong, apart from its IBAN and BIC. */
function remarksOfOne(row: ListRow, cells: PaymentCells, facts: PaymentFacts): RowRemark[] {
  const { text, about } = cells;
  const remarks = amountRemarks(row, cells, facts);
  if (facts.is === 'statement') return remarks;
  const iban = text(row, 'iban');
  if (iban === '' && text(row, 'account') === '')
    remarks.push(urgent(about('iban'), paymentsText('noAccount')));
  if (iban === '' && text(row, 'account') !== '')
    remarks.push(quiet(about('account'), paymentsText('accountNotChecked')));
  if (text(row, 'name') === '') remarks.push(urgent(about('name'), paymentsText('noName')));
  const reference = text(row, 'reference');
  const to = facts.is === 'transfers' ? iban : '';
  const problem = referenceProblem(reference, text(row, 'text'), to);
  if (problem === 'needs-qr')
    remarks.push(urgent(about(reference === '' ? 'iban' : 'reference'), paymentsText('needsQr')));
  else if (problem !== null)
    remarks.push(
      urgent(
        about(reference === '' ? 'text' : 'reference'),
        paymentsText('referenceWrong', { kind: problem }),
      ),
    );
  return remarks;
}

/** What a payment is compared by with others: account, amount and reference; empty: it has no account or amount. */
function keyOf(row: ListRow, { text, account: accountIn, units: unitsIn }: PaymentCells): string {
  const [account, units] = [accountIn(row), unitsIn(row)];
  if (account === '' || units === null) return '';
  const reference = compact(text(row, 'reference') || text(row, 'text'));
  return [account, String(units), text(row, 'currency'), reference].join('\n');
}

/** The first row with each name of an account. */
function namesByAccount(body: readonly ListRow[], { text, account: accountIn }: PaymentCells) {
  const accounts = new Map<string, Map<string, ListRow>>();
  for (const row of body) {
    const account = accountIn(row);
    const name = foldName(text(row, 'name'));
    if (account === '' || name === '') continue;
    const names = accounts.get(account) ?? new Map<string, ListRow>();
    accounts.set(account, names);
    if (!names.has(name)) names.set(name, row);
  }
  return accounts;
}

/** Payments of a file to an account from which it pays: how many for each. */
function paidToOwn(
  body: readonly ListRow[],
  { text, account: accountIn }: PaymentCells,
): ReadonlyMap<string, number> {
  const own = new Set(body.map((row) => compact(text(row, 'own'))).filter(Boolean));
  const counts = new Map<string, number>();
  for (const row of body) {
    const account = accountIn(row);
    if (own.has(account)) counts.set(account, (counts.get(account) ?? 0) + 1);
  }
  return counts;
}

/** @returns what is said of each row, by its position; nothing of most */
export function remarksOfPayments(
  body: readonly ListRow[],
  facts: PaymentFacts,
): ReadonlyMap<number, readonly RowRemark[]> {
  const cells = createCells(facts);
  const { text, about } = cells;
  const isOrder = facts.is !== 'statement';
  const names = isOrder ? namesByAccount(body, cells) : new Map<string, Map<string, ListRow>>();
  const own = isOrder ? paidToOwn(body, cells) : new Map<string, number>();
  const firstOf = new Map<string, number>();
  const remarks = new Map<number, readonly RowRemark[]>();
  for (const [position, row] of body.entries()) {
    const said = remarksOfOne(row, cells, facts);
    const key = isOrder ? keyOf(row, cells) : '';
    const first = key === '' ? undefined : firstOf.get(key);
    if (first !== undefined) {
      const copy = paymentsText('sameAsRow', { row: first });
      said.push({ kind: 'copy', columns: about('iban', 'amount'), text: copy });
    } else if (key !== '') firstOf.set(key, row.number);
    const account = cells.account(row);
    const toOwn = own.get(account) ?? 0;
    if (toOwn > 0)
      said.push(
        toOwn > 1
          ? urgent(about('iban'), paymentsText('ownAccountAgain', { count: toOwn }))
          : quiet(about('iban'), paymentsText('ownAccount')),
      );
    const name = foldName(text(row, 'name'));
    const other = [...(names.get(account) ?? [])].find(([each]) => each !== name)?.[1];
    if (other && name !== '')
      said.push(
        quiet(
          about('iban', 'name'),
          paymentsText('otherName', { row: other.number, name: text(other, 'name') }),
        ),
      );
    if (said.length > 0) remarks.set(position, said);
  }
  return remarks;
}
