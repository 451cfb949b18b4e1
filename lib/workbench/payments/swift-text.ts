/** What the field `:86:` of a bank statement says of an entry. Banks write it in three ways, or in plain words. */
import { ibanStructures } from '../../values/detect/page-detector.ts';
import { clean, compact, isIban, looksLikeIban, type Payment, provided } from './payment-file.ts';

type Said = Pick<
  Payment,
  'name' | 'iban' | 'bic' | 'account' | 'reference' | 'text' | 'mandate' | 'id'
>;

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

const asIban = (text: string): string => (looksLikeIban(compact(text)) ? compact(text) : '');

/** The account as IBAN, else as it is. */
const accountOf = (...texts: readonly string[]): Pick<Said, 'iban' | 'account'> => {
  const iban = texts.map(asIban).find(Boolean) ?? '';
  return { iban, account: iban === '' ? clean(texts.find((text) => clean(text) !== '')) : '' };
};

/** Marks of the fields of a SEPA payment in the words of its purpose (DFÜ-Abkommen, annex 3, field 86). */
const MARKS = /(?<![A-Z])(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|NAME)\+/g;

/** What stands behind each mark of a text, up to the next; behind one that occurs again, the first time. */
function partsBehind(text: string, marks: readonly RegExpExecArray[]): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [i, { 0: mark, 1: name = '', index }] of marks.entries()) {
    const part = text.slice(index + mark.length, marks[i + 1]?.index ?? text.length);
    if (!parts.has(name)) parts.set(name, part);
  }
  return parts;
}

function saidByMarks(text: string): Said {
  const marks = [...text.matchAll(MARKS)];
  const parts = partsBehind(text, marks);
  const of = (mark: string) => clean(parts.get(mark));
  return {
    name: of('NAME'),
    ...accountOf(of('IBAN')),
    bic: provided(of('BIC')),
    text: of('SVWZ') || clean(text.slice(0, marks[0]?.index)),
    mandate: of('MREF'),
    id: provided(of('EREF')),
  };
}

/** Characters of a part, and of a line, that is full: a word may go on after it. */
const FULL_PART = 27;
const FULL_LINE = 65;

/** The parts of one text, which is cut after so many characters. */
const joined = (parts: readonly string[], full = FULL_PART): string =>
  clean(parts.map((part) => (part.length < full ? `${part} ` : part)).join(''));

/**
 * `166?00SEPA CREDIT?20EREF+…?32NAME`: a code of three digits, then parts, each after a sign and two digits. Any sign
 * divides. ?20 to ?29 and ?60 to ?63: the purpose; ?30: bank; ?31: account; ?32, ?33: name; ?38: IBAN.
 */
function saidByNumbers(text: string): Said | null {
  const sign = /^\d{3}([^\p{Alpha}\p{N}\s/])(?=\d\d)/u.exec(text)?.[1];
  if (sign === undefined) return null;
  const parts = text
    .slice(3)
    .split(sign)
    .flatMap((part) => (/^\d\d/.test(part) ? { n: part.slice(0, 2), text: part.slice(2) } : []));
  const from = (isWanted: (n: number) => boolean) =>
    parts.filter(({ n }) => isWanted(Number(n))).map((part) => part.text);
  const marked = saidByMarks(joined(from((n) => (n >= 20 && n < 30) || (n >= 60 && n < 64))));
  const [bank = ''] = from((n) => n === 30);
  const [account = ''] = from((n) => n === 31);
  const [iban = ''] = from((n) => n === 38);
  return {
    ...marked,
    name: joined(from((n) => n === 32 || n === 33)) || marked.name,
    ...accountOf(iban, account, marked.iban ?? '', marked.account ?? ''),
    bic: provided(BIC.test(clean(bank)) ? clean(bank) : (marked.bic ?? '')),
    text: marked.text || clean(from((n) => n === 0)[0]),
  };
}

/** Names of parts between slashes, as banks in the Netherlands write them. */
const SLASHED =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|BENM|ORDP|CNTP|KREF|PREF|SVCL|PURP|ULTC|ULTD|ISDT|RTRN|ADDR|ID|TRCD|CSTS)\//g;

function saidBySlashes(text: string): Said | null {
  const names = [...text.matchAll(SLASHED)];
  if (names[0]?.index !== 0) return null;
  const parts = partsBehind(text, names);
  const of = (name: string) => clean(parts.get(name)?.replace(/(?<!\/)\/+$/, ''));
  // `CNTP/account/BIC/name/city` of ING.
  const [account = '', bic = '', name = ''] = (parts.get('CNTP') ?? '').split('/');
  const remittance = of('REMI').replace(/^(?:USTD|STRD)\/\/?(?:CUR\/)?/, '');
  return {
    name: of('NAME') || clean(name),
    ...accountOf(of('IBAN'), account),
    bic: provided(of('BIC') || clean(bic)),
    text: remittance,
    mandate: of('MARF'),
    id: provided(of('EREF')),
  };
}

/** Signs that may stand in an IBAN of 34 places in groups. */
const LONGEST_WRITTEN = 50;

/** The IBAN that a text begins with, of as many places as its country has; empty: it begins with none. */
function ibanAtStart(text: string): string {
  const places = ibanStructures().get(text.slice(0, 2))?.length;
  if (places === undefined) return '';
  const iban = text.replace(/ /g, '').slice(0, places + 4);
  return iban.length === places + 4 && isIban(iban) ? iban : '';
}

/** In plain words, an account is known only if it is the only one with the right check digits. */
function saidInWords(text: string, own: string): Said {
  const starts = [...text.matchAll(/(?<![A-Za-z\d])[A-Z]{2}\d\d/g)];
  const ibans = new Set(
    starts.map(({ index }) => ibanAtStart(text.slice(index, index + LONGEST_WRITTEN))),
  );
  for (const none of ['', own]) ibans.delete(none);
  const [iban = ''] = ibans;
  return { iban: ibans.size === 1 ? iban : '', text };
}

/** @param lines of the field, without line breaks. @param own the account of the statement */
export function readDetails(lines: readonly string[], own: string): Said {
  const whole = lines.join('');
  const said = saidByNumbers(whole) ?? saidBySlashes(whole);
  if (said) return said;
  const words = joined(lines, FULL_LINE);
  return words.search(MARKS) >= 0 ? saidByMarks(words) : saidInWords(words, own);
}
