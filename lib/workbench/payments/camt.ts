/** Bank statements: ISO 20022 camt.053, and camt.052 and .054, which have the same entries. */
import { FileError } from '../workbook/index.ts';
import { parseDecimal } from './money.ts';
import { accountOf, bicOf, remittanceOf } from './pain.ts';
import {
  addFaults,
  type FaultInFile,
  MAX_PAYMENTS,
  type Payment,
  provided,
} from './payment-file.ts';
import { addTo, balanceFaults, noTotal, totalFaults } from './totals.ts';
import { type RecordElement, type RecordHandler, recordAt, textAt } from './xml-records.ts';

const isDebit = (element: RecordElement): boolean => textAt(element, 'CdtDbtInd') === 'DBIT';

/** Before version 08 a name is in the party, since then in `Pty` below it. */
const nameOf = (parties: RecordElement, role: string): string =>
  textAt(parties, `${role}/Nm`, `${role}/Pty/Nm`, `${role}/Agt/FinInstnId/Nm`);

const EMPTY: RecordElement = { name: '', currency: '', children: [], text: '' };
const first = (from: RecordElement, path: string): RecordElement =>
  recordAt(from, path)[0] ?? EMPTY;

/** The side of a transaction that is not the person's own: who was paid, or who paid. */
function counterparty(transaction: RecordElement, isPaid: boolean, own: string) {
  const parties = first(transaction, 'RltdPties');
  const agents = first(transaction, 'RltdAgts');
  const side = (role: 'Cdtr' | 'Dbtr') => ({
    name: nameOf(parties, role) || nameOf(parties, `Ultmt${role}`),
    ...accountOf(parties, `${role}Acct`),
    bic: bicOf(agents, `${role}Agt`),
  });
  const [usual, other] = isPaid ? [side('Cdtr'), side('Dbtr')] : [side('Dbtr'), side('Cdtr')];
  const isNothing = usual.name === '' && usual.iban === '' && usual.account === '';
  // What came back has the parties of the first booking.
  const isOwn = usual.iban !== '' && usual.iban === own;
  const isKnown = other.iban !== own || other.iban === '';
  return (isNothing || isOwn) && isKnown && (other.name !== '' || other.iban !== '')
    ? other
    : usual;
}

const dateOf = (entry: RecordElement): string =>
  textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);

/** Why an entry is no usual booking, as in `PaymentRole`; empty: it is one. */
function stateOf(entry: RecordElement, transaction: RecordElement): string {
  const isReversed = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  if (isReversed || recordAt(transaction, 'RtrInf').length > 0) return 'returned';
  const status = textAt(entry, 'Sts/Cd', 'Sts');
  return status === '' || status === 'BOOK' ? '' : 'pending';
}

/** The amount of a transaction in the currency of the account; null: it does not say. */
function amountOf(transaction: RecordElement) {
  const [amount] = recordAt(transaction, 'Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt');
  return amount ? { amount: amount.text.trim(), currency: amount.currency } : null;
}

/** With a minus for what was paid out. An amount that is none stays as it is written. */
function signed(amount: string, isPaid: boolean): string {
  const units = parseDecimal(amount);
  return units === null || !isPaid ? amount : `-${amount.replace(/^[+-]/, '')}`;
}

/** A transaction, whose entry says the rest when it ends. */
interface Part {
  readonly payment: Payment;
  readonly isPaid: boolean;
  readonly own: ReturnType<typeof amountOf>;
}

function partOf(entry: RecordElement, transaction: RecordElement, own: string): Part {
  const isPaid = isDebit(textAt(transaction, 'CdtDbtInd') === '' ? entry : transaction);
  const { reference, text } = remittanceOf(transaction);
  const payment = {
    ...counterparty(transaction, isPaid, own),
    reference,
    text: text || textAt(transaction, 'AddtlTxInf'),
    date: dateOf(entry),
    code: textAt(transaction, 'Purp/Cd', 'Purp/Prtry'),
    mandate: textAt(transaction, 'Refs/MndtId'),
    id: provided(textAt(transaction, 'Refs/EndToEndId')),
    own,
    state: stateOf(entry, transaction),
  };
  return { payment, isPaid, own: amountOf(transaction) };
}

/** Opening and closing balances of a statement (ISO 20022, ExternalBalanceType1Code). */
const OPENING = new Set(['OPBD', 'PRCD']);
const CLOSING = 'CLBD';
/** Of a page of several. */
const INTERIM = 'ITBD';

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);

export function createCamtReader(
  add: (payment: Payment) => void,
): RecordHandler & { readonly faults: () => FaultInFile[] } {
  const faults: FaultInFile[] = [];
  /** The transactions of the entry that is read, each with its own amount. */
  let pending: Part[] = [];
  /** The account of the statement, which stands before its entries; null: nobody has looked yet. */
  let own: string | null = null;
  const ownIn = (statement: RecordElement): string => {
    if (own !== null) return own;
    const { iban, account } = accountOf(statement, 'Acct');
    own = iban || account;
    return own;
  };
  let booked = 0n;
  let isPartial = false;
  let [all, paid, received] = [noTotal(), noTotal(), noTotal()];

  function addEntry(entry: RecordElement, statement: RecordElement): void {
    const [whole] = recordAt(entry, 'Amt');
    const amount = whole?.text.trim() ?? '';
    const units = parseDecimal(amount);
    addTo(all, amount);
    addTo(isDebit(entry) ? paid : received, amount);
    if (units === null) isPartial = true;
    else if (stateOf(entry, EMPTY) !== 'pending') booked += isDebit(entry) ? -units : units;
    const parts = pending.length > 0 ? pending : [partOf(entry, EMPTY, ownIn(statement))];
    for (const { payment, isPaid, own: ofPart } of parts) {
      // One transaction alone is the entry, whose amount is the one that was booked.
      const isAlone = parts.length === 1;
      const { amount: written, currency } = (isAlone ? null : ofPart) ?? {
        amount: isAlone ? amount : '',
        currency: whole?.currency ?? '',
      };
      add({
        ...payment,
        text: payment.text || textAt(entry, 'AddtlNtryInf'),
        amount: signed(written, isPaid),
        currency,
      });
    }
    pending = [];
  }

  /** The balance that a statement ends with, if its first and its last are both in it. */
  function faultsOfBalance(statement: RecordElement): FaultInFile[] {
    const balances = recordAt(statement, 'Bal').map((balance) => {
      const units = parseDecimal(textAt(balance, 'Amt'));
      const { currency } = first(balance, 'Amt');
      const code = textAt(balance, 'Tp/CdOrPrtry/Cd', 'Tp/Cd');
      const had = units === null ? null : { currency, units: isDebit(balance) ? -units : units };
      return { code, had };
    });
    const opening = balances.find(({ code }) => OPENING.has(code))?.had;
    const closing = balances.find(({ code }) => code === CLOSING)?.had;
    if (isPartial || !opening || !closing || balances.some(({ code }) => code === INTERIM))
      return [];
    return balanceFaults(opening, booked, closing, ownIn(statement));
  }

  function endStatement(statement: RecordElement): void {
    // A page of several has neither all entries nor both balances.
    const page = textAt(statement, 'StmtPgntn/PgNb', 'RptPgntn/PgNb', 'NtfctnPgntn/PgNb');
    const isPage =
      (page !== '' && page !== '1') ||
      textAt(statement, 'StmtPgntn/LastPgInd', 'RptPgntn/LastPgInd') === 'false';
    const summary = first(statement, 'TxsSummry');
    const stated = (name: string) => ({
      count: textAt(summary, `${name}/NbOfNtries`),
      sum: textAt(summary, `${name}/Sum`),
    });
    const account = ownIn(statement);
    const [total] = [
      ...totalFaults(stated('TtlNtries'), all, account),
      ...totalFaults(stated('TtlDbtNtries'), paid, account),
      ...totalFaults(stated('TtlCdtNtries'), received, account),
    ];
    if (!isPage) addFaults(faults, [...(total ? [total] : []), ...faultsOfBalance(statement)]);
    booked = 0n;
    own = null;
    isPartial = false;
    [all, paid, received] = [noTotal(), noTotal(), noTotal()];
    statement.children.splice(0);
  }

  return {
    records: new Set(['Ntry', 'TxDtls']),
    parts: STATEMENTS,
    onEnd(element, above) {
      if (element.name === 'TxDtls') {
        const [statement = EMPTY, entry = EMPTY] = above.slice(-3);
        pending.push(partOf(entry, element, ownIn(statement)));
        if (pending.length > MAX_PAYMENTS) throw new FileError('large');
      } else if (element.name === 'Ntry') addEntry(element, above.at(-1) ?? EMPTY);
      else endStatement(element);
    },
    faults: () => faults,
  };
}
