/**
 * What values are compared with. It is stored with its list, so that it goes with the list, and it is read again
 * when the list has changed.
 */
import { z } from 'zod';
import type { Kind } from '../../domain/index.ts';
import { createMutex, type Ports } from '../../service/platform/index.ts';
import type { Snapshot } from '../../service/storage/index.ts';
import type { createCellReader } from '../../workbench/background/index.ts';
import { bodyRows, cellsToRead, cellText, nameColumnIn } from '../../workbench/list/index.ts';
import type { ListRow, ValueList } from '../../workbench/messages/index.ts';
import { partOf, readList } from '../../workbench/store/list-records.ts';
import {
  createKnownSuppliers,
  type KnownSuppliers,
  type SupplierList,
  type SupplierRow,
  supplierRowSchema,
} from '../known-suppliers.ts';

const headSchema = z.object({
  name: z.string(),
  at: z.number(),
  areSuppliers: z.literal(true),
});
type Head = z.infer<typeof headSchema> & { readonly id: string };
/** `at`: the time of the list that it was read from. */
const storedSchema = z.object({ at: z.number(), rows: z.array(supplierRowSchema) });

type Cells = ReturnType<typeof createCellReader>;

export interface SupplierListsNeeds {
  readonly ports: Pick<Ports, 'db' | 'loadCheck' | 'sleep'>;
  readonly cells: Pick<Cells, 'readRegion' | 'loadValuesReader'>;
}

/** What finds and checks the values of a row. */
interface RowTools {
  readonly region: string;
  readonly check: Awaited<ReturnType<Ports['loadCheck']>>;
  readonly valuesIn: Awaited<ReturnType<Cells['loadValuesReader']>>;
}

/** The kinds that identify a supplier, are its account, or say how to ask it. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>(['vat', 'email', 'iban', 'phone']);
/** Rows that are read before others of the background have a turn. */
const ROWS_AT_ONCE = 200;

export function createSupplierLists({ ports, cells }: SupplierListsNeeds) {
  const { db, loadCheck, sleep } = ports;
  const locked = createMutex();
  let last: { readonly key: string; readonly known: KnownSuppliers } | null = null;

  const headsIn = async (tx: Snapshot): Promise<Head[]> => {
    const ids = (await tx.objectStore('lists').getAllKeys()).map(String);
    const rows = tx.objectStore('listRows');
    const found = await Promise.all(ids.map((id) => rows.get(partOf(id, 'head'))));
    return found.flatMap((head, i) => {
      const read = headSchema.safeParse(head);
      return read.success ? [{ ...read.data, id: ids[i] ?? '' }] : [];
    });
  };
  /** The lists of suppliers. */
  const heads = (): Promise<Head[]> => db.snapshot(['lists', 'listRows'], headsIn);

  function readRow(
    row: ListRow,
    list: ValueList,
    name: string,
    { region, check, valuesIn }: RowTools,
  ): SupplierRow {
    const found = cellsToRead(row, list.choice).flatMap(({ text, column, kind }) => {
      if (kind !== null && !KINDS.has(kind)) return [];
      return valuesIn(text, kind, region).flatMap((value) => {
        const verdict = KINDS.has(value.kind) ? check(value.kind, value.value, {}) : null;
        return verdict && verdict.standing !== 'bad'
          ? [{ ...verdict, column, raw: value.raw }]
          : [];
      });
    });
    const ofKind = (kind: Kind) => found.filter((value) => value.kind === kind);
    const valuesOf = (kind: Kind) => ofKind(kind).map(({ value }) => value);
    const accounts = ofKind('iban').map(({ value, column }) => ({ iban: value, column }));
    const phones = ofKind('phone').map(({ raw }) => raw.trim());
    const [vats, emails] = [valuesOf('vat'), valuesOf('email')];
    return { row: row.number, name, vats, emails, phones, accounts };
  }

  async function read(list: ValueList): Promise<SupplierRow[]> {
    const nameColumn = nameColumnIn(list, list.choice);
    const tools: RowTools = {
      region: await cells.readRegion(),
      check: await loadCheck(),
      valuesIn: await cells.loadValuesReader(),
    };
    const rows: SupplierRow[] = [];
    for (const [i, row] of bodyRows(list, list.choice).entries()) {
      rows.push(readRow(row, list, cellText(row, nameColumn), tools));
      if (i % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await sleep(0);
    }
    const isUseful = ({ vats, emails, name }: SupplierRow) =>
      vats.length > 0 || emails.length > 0 || name.trim() !== '';
    return rows.filter(isUseful);
  }

  /** What is stored of a list, read again if the list has changed. */
  async function rowsOf({ id, at }: Head): Promise<SupplierRow[]> {
    const name = partOf(id, 'suppliers');
    const stored = await db.read('listRows', name, storedSchema);
    if (stored?.at === at) return stored.rows;
    const list = await db.snapshot(['listRows'], (tx) => readList(tx, id));
    const rows = list ? await read(list) : [];
    // Not for a list that was removed meanwhile, or is none of suppliers any more.
    await db.transact(['lists', 'listRows'], async (tx) => {
      const store = tx.objectStore('listRows');
      const now = headSchema.safeParse(await store.get(partOf(id, 'head')));
      const isKept = (await tx.objectStore('lists').getKey(id)) !== undefined;
      if (isKept && now.success)
        await store.put({ at, rows } satisfies z.infer<typeof storedSchema>, name);
    });
    return rows;
  }

  /** Removes what was read of a list. */
  async function forget(id: string): Promise<void> {
    last = null;
    await db.remove('listRows', partOf(id, 'suppliers'));
  }

  return {
    isOn: async (): Promise<boolean> => (await heads()).length > 0,

    /** The suppliers of all lists as they are now. */
    known: (): Promise<KnownSuppliers> =>
      locked(async () => {
        const found = await heads();
        const key = JSON.stringify(found);
        if (last?.key !== key) {
          const lists: SupplierList[] = [];
          for (const head of found) lists.push({ ...head, rows: await rowsOf(head) });
          last = { key, known: createKnownSuppliers(lists) };
        }
        return last.known;
      }),

    forget,

    /** Rows that values are compared with; null: the list is none of suppliers, and what was read of it is removed. */
    count: async (id: string): Promise<number | null> => {
      const head = (await heads()).find((each) => each.id === id);
      if (!head) {
        await forget(id);
        return null;
      }
      return (await rowsOf(head)).filter(({ accounts }) => accounts.length > 0).length;
    },
  };
}
