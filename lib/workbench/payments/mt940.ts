/** Bank statements in the formats MT940 and MT942 of SWIFT, also several in one file and in blocks `{1:…}{4:…-}`. */
import { FileError } from '../workbook/index.ts';
import { parseDecimal } from './money.ts';
import { addFaults, type FaultInFile, type Payment } from './payment-file.ts';
import { readDetails } from './swift-text.ts';
import { addTo, type Balance, balanceFaults, noTotal, totalFaults } from './totals.ts';

interface Field {
  readonly tag: string;
  readonly lines: string[];
}

const TAG = /^:(\d\d[A-Z]?):(.*)$/;
/** What begins or ends a message: `{1:…`, `-}`, `-`, `-----`. */
const AROUND = /^(?:\{[1-5]:|-\}|-{5}|-?$)/;
/** Lines of one field; SWIFT allows 6 of 65 characters, banks write more. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 5_000;

/** The fields of the file in order. What stands around a message ends a field. */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  for (const line of linesOf(text)) {
    if (line.length > MAX_LINE_LENGTH) throw new FileError('large');
    const [, tag, rest = ''] = TAG.exec(line) ?? [];
    if (tag !== undefined) {
      if (field) yield field;
      field = { tag, lines: [rest] };
    } else if (AROUND.test(line)) {
      if (field) yield field;
      field = null;
    } else if (field && field.lines.push(line) > MAX_LINES) throw new FileError('large');
  }
  if (field) yield field;
}

/** Without an array of them all. A block may begin on the line of its first field. */
function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    const line = text
      .slice(from, end)
      .replace(/\r$/, '')
      .replace(/^\{[^:]{0,9}:.{0,400}\{4:(?=:)/, '');
    yield line;
    from = end + 1;
  }
}

/** `C260131EUR1234,56`: which side, the day and the balance. */
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,3})/;
/** An entry: day, booking day, side, amount, kind of booking, references (SWIFT Standards, MT940, field 61). */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15},\d{0,3})([NFS][A-Z0-9]{3})?(.*)$/;

/** With a point, as ISO 20022 writes it: `1234,` is `1234`. */
const pointed = (amount: string): string => amount.replace(',', '.').replace(/\.$/, '');
const amountIn = (text: string): bigint | null => parseDecimal(pointed(text));
const balanceIn = (text: string): Balance | null => {
  const [, side, , currency = '', amount = ''] = BALANCE.exec(text) ?? [];
  const units = side === undefined ? null : amountIn(amount);
  return units === null ? null : { currency, units: side === 'D' ? -units : units };
};

/** YYMMDD of this century. */
const dayOf = (text: string): string =>
  `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;

/** The booking day has no year: that of the value date, or the one beside it around New Year. */
function bookedOn(valueDate: string, monthDay: string | undefined): string {
  if (monthDay === undefined) return dayOf(valueDate);
  const [year, month] = [Number(valueDate.slice(0, 2)), Number(valueDate.slice(2, 4))];
  const gap = Number(monthDay.slice(0, 2)) - month;
  const ofYear = gap > 6 ? year - 1 : gap < -6 ? year + 1 : year;
  return dayOf(`${String(ofYear).padStart(2, '0')}${monthDay}`);
}

/** The account of a statement: `bank code/number`, or an IBAN that may have a currency after it. */
const accountIn = (text: string): string => {
  const [, iban] = /(?:^|\/)([A-Z]{2}\d\d[A-Z\d]{11,30})/.exec(text.replace(/\s/g, '')) ?? [];
  return iban?.replace(/(?<=\d)[A-Z]{3}$/, '') ?? text.trim();
};

/** Codes of bookings that came back (DFÜ-Abkommen, annex 3: 108, 109 direct debits, 159 transfers). */
const RETURNS: ReadonlySet<string> = new Set(['108', '109', '159', '184']);

/** A statement, from its number `:20:` to the next. */
function createStatement() {
  return {
    own: '',
    currency: '',
    opening: null as Balance | null,
    booked: 0n,
    isPartial: false,
    paid: noTotal(),
    received: noTotal(),
    entry: null as Payment | null,
  };
}

export function readMt940(text: string, add: (payment: Payment) => void): FaultInFile[] {
  const faults: FaultInFile[] = [];
  let statement = createStatement();

  function endEntry(): void {
    const { entry } = statement;
    statement.entry = null;
    if (entry) add(entry);
  }

  function addEntry([line = '', more = '']: readonly string[]): void {
    endEntry();
    const [, day, monthDay, side = '', , amount = '', , references = ''] = ENTRY.exec(line) ?? [];
    const units = amountIn(amount);
    const { own, currency } = statement;
    if (day === undefined || units === null) {
      statement.isPartial = true;
      statement.entry = { text: line, amount: '', currency, own };
      return;
    }
    // RC takes a credit back, RD a debit.
    const isPaid = side === 'D' || side === 'RC' || side === 'ED';
    const written = pointed(amount);
    statement.booked += isPaid ? -units : units;
    addTo(isPaid ? statement.paid : statement.received, written);
    const [reference = ''] = references.split('//');
    statement.entry = {
      amount: isPaid ? `-${written}` : written,
      currency,
      date: bookedOn(day, monthDay),
      id: /^(?:NONREF)?$/.test(reference.trim()) ? '' : reference.trim(),
      text: more.trim(),
      own,
      state: side.startsWith('R') ? 'returned' : '',
    };
  }

  function addDetails(lines: readonly string[]): void {
    if (!statement.entry) return;
    const said = readDetails(lines, statement.own);
    const { text, id } = statement.entry;
    const isReturned = /^\d{3}/.test(lines[0] ?? '') && RETURNS.has((lines[0] ?? '').slice(0, 3));
    statement.entry = {
      ...statement.entry,
      ...said,
      text: said.text || (text ?? ''),
      id: said.id || (id ?? ''),
      ...(isReturned && { state: 'returned' }),
    };
    endEntry();
  }

  function endWith(balance: Balance | null): void {
    endEntry();
    const { opening, booked, own, isPartial } = statement;
    if (!balance || !opening || isPartial) return;
    addFaults(faults, balanceFaults(opening, booked, balance, own));
  }

  for (const { tag, lines } of fieldsOf(text)) {
    const [line = ''] = lines;
    if (tag === '61') addEntry(lines);
    else if (tag === '86') addDetails(lines);
    else if (tag === '20') {
      endEntry();
      statement = createStatement();
    } else if (tag === '25') statement.own = accountIn(line);
    else if (tag === '60F' || tag === '60M') {
      statement.opening = balanceIn(line);
      statement.currency = statement.opening?.currency ?? '';
      statement.booked = 0n;
    } else if (tag === '34F') statement.currency ||= line.slice(0, 3);
    else if (tag === '62F' || tag === '62M') endWith(balanceIn(line));
    else if (tag === '90D' || tag === '90C') {
      endEntry();
      const [, entries = '', sum = ''] = /^(\d{1,5})[A-Z]{3}(\d{1,15},\d{0,3})/.exec(line) ?? [];
      const stated = { count: entries, sum: pointed(sum) };
      const total = tag === '90D' ? statement.paid : statement.received;
      addFaults(faults, totalFaults(stated, total, statement.own));
    } else endEntry();
  }
  endEntry();
  return faults;
}
