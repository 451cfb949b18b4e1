/** Compares values that stand together with the known suppliers. In doubt it says nothing. */
import type { Kind } from '../domain/index.ts';
import {
  hasOtherVat,
  isSameSupplier,
  type KnownSuppliers,
  type Supplier,
  vatKey,
} from './known-suppliers.ts';
import { sendersIn } from './sender-in-lines.ts';

interface Value {
  readonly kind: Kind;
  readonly value: string;
}

/** Values that stand together, none of them bad. */
export interface Together {
  readonly values: readonly Value[];
  /** The name of the company that they are said to belong to. */
  readonly name?: string | undefined;
  /** The lines of the document that they are in, one of which may name it. */
  readonly lines?: readonly string[] | undefined;
  /** They are about one company: a row, a form. Else they are all those of a page or a text. */
  readonly isRecord: boolean;
  /** Id of the list that they are in, which is not compared with itself. */
  readonly list?: string | undefined;
}

/** What identifies the supplier, the surest first. */
export const SIGNS = ['vat', 'name', 'email'] as const;
export type Sign = (typeof SIGNS)[number];

export type SupplierFinding = { readonly about: Value; readonly list: string } & (
  | { readonly is: 'known-account' }
  | {
      readonly is: 'other-account';
      readonly by: Sign;
      readonly supplier: Supplier;
      readonly known: readonly string[];
    }
  | { readonly is: 'look-alike'; readonly domain: string }
);

/** On a page, more accounts that nobody knows are a table of accounts, and not those of one supplier. */
const MOST_ACCOUNTS = 3;

type Matches = Readonly<Record<Sign, readonly Supplier[]>>;

const ibansOf = (suppliers: readonly Supplier[]) => [
  ...new Set(suppliers.flatMap(({ accounts }) => accounts.map(({ iban }) => iban))),
];

function matchesOf({ values, name, lines, list }: Together, known: KnownSuppliers): Matches {
  const ofKind = (kind: Kind) => values.flatMap((each) => (each.kind === kind ? each.value : []));
  const vats = ofKind('vat').map(vatKey);
  const isOther = (supplier: Supplier) => supplier.list.id !== list;
  const isPossible = (supplier: Supplier) => isOther(supplier) && !hasOtherVat(supplier, { vats });
  const vat = vats.flatMap(known.ofVat).filter(isOther);
  const email = ofKind('email').flatMap(known.ofEmail).filter(isPossible);
  // A name on a page is the weakest sign.
  const ibans = ofKind('iban');
  const isRead = name === undefined && vat.length + email.length === 0 && ibans.length > 0;
  const named = isRead ? sendersIn(lines ?? [], ibans, known) : known.ofName(name ?? '');
  return { vat, name: named.filter(isPossible), email };
}

/** The rows in groups, each of one supplier. */
function groupsOf(suppliers: readonly Supplier[]): Supplier[][] {
  const groups: Supplier[][] = [];
  for (const supplier of new Set(suppliers)) {
    const group = groups.find((each) => each.some((other) => isSameSupplier(other, supplier)));
    if (group) group.push(supplier);
    else groups.push([supplier]);
  }
  return groups;
}

/**
 * The suppliers whose account must be among the values and is not; in a record, any of their accounts is compared. On
 * a page, only where it can be about one alone.
 */
function withoutAccount(
  { values, isRecord }: Together,
  all: readonly Supplier[],
): readonly Supplier[] {
  const accounts = new Set(values.flatMap(({ kind, value }) => (kind === 'iban' ? value : [])));
  const isShown = (group: readonly Supplier[]) => ibansOf(group).some((iban) => accounts.has(iban));
  if (isRecord) return all;
  const [open = [], second] = groupsOf(all).filter((group) => !isShown(group));
  return second ? [] : open;
}

/** Whether so many accounts may all be those of one supplier. */
function areOfOne({ values, isRecord }: Together, count: number, known: KnownSuppliers): boolean {
  if (isRecord) return true;
  const isStrange = ({ kind, value }: Value) => kind === 'vat' && known.ofVat(value).length === 0;
  return count <= (values.some(isStrange) ? 1 : MOST_ACCOUNTS);
}

function accountFindings(
  together: Together,
  known: KnownSuppliers,
  matches: Matches,
): SupplierFinding[] {
  const all = SIGNS.flatMap((sign) => matches[sign]);
  const holdersOf = (iban: string) =>
    all.filter(({ accounts }) => accounts.some((account) => account.iban === iban));
  const accounts = together.values.filter(({ kind }) => kind === 'iban');
  const found = accounts.flatMap((about): SupplierFinding[] => {
    const [holder] = holdersOf(about.value);
    return holder ? [{ about, is: 'known-account', list: holder.list.name }] : [];
  });
  const others = accounts.filter(
    ({ value }) =>
      holdersOf(value).length === 0 && (together.isRecord || known.ofIban(value).length === 0),
  );
  const suspects = withoutAccount(together, all).filter((each) => each.accounts.length > 0);
  const by = SIGNS.find((sign) => matches[sign].some((each) => suspects.includes(each)));
  if (by === undefined || !areOfOne(together, others.length, known)) return found;
  const meant = matches[by].filter((each) => suspects.includes(each));
  const [supplier] = meant;
  if (!supplier) return found;
  const doubtful = others.map(
    (about): SupplierFinding => ({
      about,
      is: 'other-account',
      by,
      supplier,
      known: ibansOf(meant),
      list: supplier.list.name,
    }),
  );
  return [...found, ...doubtful];
}

function lookAlikeFindings(
  together: Together,
  known: KnownSuppliers,
  { vat, name }: Matches,
): SupplierFinding[] {
  const isMeant = (domain: string) =>
    together.isRecord && [...vat, ...name].some(({ domains }) => domains.includes(domain));
  return together.values.flatMap((about) => {
    const domain = about.kind === 'email' ? known.lookAlikeOf(about.value, isMeant) : undefined;
    const [supplier] = domain === undefined ? [] : known.ofDomain(domain);
    if (domain === undefined || !supplier || supplier.list.id === together.list) return [];
    return [{ about, is: 'look-alike', domain, list: supplier.list.name } as const];
  });
}

/** What the suppliers say about these values; nothing about most. */
export function compareWithSuppliers(
  together: Together,
  known: KnownSuppliers,
): readonly SupplierFinding[] {
  const matches = matchesOf(together, known);
  const accounts = accountFindings(together, known, matches);
  // With the right account, another address is a second one of the supplier.
  if (accounts.some(({ is }) => is === 'known-account')) return accounts;
  return [...accounts, ...lookAlikeFindings(together, known, matches)];
}
