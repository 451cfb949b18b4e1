/** The accounts that were paid before, by the entries of bank statements. */
import { foldName } from '../list/index.ts';
import type { ListLayout, ListRow, PaymentFacts, PaymentRole } from '../messages/index.ts';
import { paymentsText } from '../texts.ts';
import { createCells, isoDayOf, type PaymentCells } from './cells.ts';
import { compact, isIban } from './payment-file.ts';

/** The accounts that were paid, as a list of suppliers. */
export interface PaidAccounts {
  /** Accounts; several rows may have one, if it had several names. */
  readonly count: number;
  /** The years in which they were paid, the first and the last. */
  readonly years: readonly [number, number];
  /** Paid accounts that are no IBANs, and are left out. */
  readonly withoutIban: number;
  readonly rows: readonly ListRow[];
  readonly layout: ListLayout;
}

interface Paid {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  readonly first: string;
  readonly last: string;
  readonly times: number;
}

/** What came back was not paid: as many payments of its account and amount do not count. */
function cameBackOf(
  body: readonly ListRow[],
  { text, units: unitsIn }: PaymentCells,
): Map<string, number> {
  const cameBack = new Map<string, number>();
  for (const row of body) {
    const units = unitsIn(row);
    if (units === null || units <= 0n || text(row, 'state') === '') continue;
    const key = `${compact(text(row, 'iban'))} ${units}`;
    cameBack.set(key, (cameBack.get(key) ?? 0) + 1);
  }
  return cameBack;
}

const SAME_ENTRY = 'own date iban account amount currency name reference text state'.split(
  ' ',
) as PaymentRole[];

/** The entries without those that another statement has too, because its days are partly the same. */
function withoutRepeated(body: readonly ListRow[], { text }: PaymentCells): readonly ListRow[] {
  const seen = new Map<string, { readonly inFile: Map<string, number>; kept: number }>();
  return body.filter((row) => {
    const key = JSON.stringify(SAME_ENTRY.map((role) => text(row, role)));
    const entry = seen.get(key) ?? { inFile: new Map(), kept: 0 };
    seen.set(key, entry);
    const file = text(row, 'file');
    const count = (entry.inFile.get(file) ?? 0) + 1;
    entry.inFile.set(file, count);
    if (count <= entry.kept) return false;
    entry.kept = count;
    return true;
  });
}

/**
 * @param entries the entries of statements
 * @returns null: no account was paid
 */
export function paidAccountsOf(
  entries: readonly ListRow[],
  facts: PaymentFacts,
): PaidAccounts | null {
  const cells = createCells(facts);
  const body = withoutRepeated(entries, cells);
  const { text, units: unitsIn } = cells;
  const own = new Set(body.map((row) => compact(text(row, 'own'))));
  const cameBack = cameBackOf(body, cells);
  const paid = new Map<string, Paid>();
  const others = new Set<string>();
  for (const row of body) {
    const units = unitsIn(row);
    if (units === null || units >= 0n || text(row, 'state') !== '') continue;
    const [name, iban] = [text(row, 'name'), compact(text(row, 'iban'))];
    if (own.has(iban)) continue;
    if (name === '' || !isIban(iban)) {
      if (text(row, 'account') !== '') others.add(compact(text(row, 'account')));
      continue;
    }
    const returned = `${iban} ${-units}`;
    const left = cameBack.get(returned) ?? 0;
    if (left > 0) {
      cameBack.set(returned, left - 1);
      continue;
    }
    const key = `${iban} ${foldName(name)}`;
    const before = paid.get(key);
    const date = isoDayOf(text(row, 'date'));
    const isLater = !before || date > before.last;
    paid.set(key, {
      iban,
      name: isLater ? name : before.name,
      bic: text(row, 'bic') || (before?.bic ?? ''),
      first: before && before.first < date ? before.first : date,
      last: isLater ? date : before.last,
      times: (before?.times ?? 0) + 1,
    });
  }
  return paid.size === 0 ? null : listOf([...paid.values()], others.size);
}

function listOf(paid: readonly Paid[], withoutIban: number): PaidAccounts {
  const hasBics = paid.some(({ bic }) => bic !== '');
  const roles = ['name', 'iban', ...(hasBics ? (['bic'] as const) : []), 'last', 'times'] as const;
  const days = paid.flatMap(({ first, last }) => [first, last]).toSorted();
  const yearOf = (day: string | undefined) => Number(day?.slice(0, 4)) || 0;
  const header = {
    number: 1,
    cells: roles.map((role) =>
      paymentsText('column', { role: role === 'name' ? 'supplier' : role }),
    ),
  };
  const sorted = paid.toSorted((a, b) => (a.last < b.last ? 1 : a.last > b.last ? -1 : 0));
  return {
    count: new Set(paid.map(({ iban }) => iban)).size,
    years: [yearOf(days.find(Boolean)), yearOf(days.at(-1))],
    withoutIban,
    rows: [
      header,
      ...sorted.map(({ name, iban, bic, last, times }, i) => ({
        number: i + 2,
        cells: [name, iban, ...(hasBics ? [bic] : []), last, String(times)],
        types: hasBics ? 'ttttn' : 'tttn',
      })),
    ],
    layout: {
      header: true,
      columns: roles.map((role) => (role === 'iban' || role === 'bic' ? role : null)),
    },
  };
}
