/**
 * The records of a list in the store `listRows`, under `id/…`. `head`: how the list is read and shown. `part/n`:
 * some hundred rows. `row/n`: a row that changed since, by its number, so that two tabs that change rows of
 * one list overwrite nothing of each other. `originals`: what the changed cells were. `file`: the workbook it came from.
 * Only the background writes `asked`, the questions, and of a list of suppliers `suppliers`, what is compared, and
 * `accepted`, the accounts that the person changed there; the page writes all others.
 */
import type { Snapshot, Transaction } from '../../service/storage/index.ts';
import type { ListQuestion, ListRow, SourceFile, ValueList } from '../messages/index.ts';

/** Rows of a part: small enough that the page does not stop while one is copied. */
const PART_ROWS = 500;
/** Rows that are written in one go; more are written in steps of so many records. */
const ROWS_AT_ONCE = 500;
const RECORDS_IN_STEP = 100;

const numbered = (name: string, n: number): string => `${name}/${String(n).padStart(8, '0')}`;

type PartName = 'asked' | 'head' | 'originals' | 'file' | 'suppliers' | 'accepted';
export const partOf = (id: string, name: PartName): string => `${id}/${name}`;
export const rowsRange = (id: string, name: '' | 'part/' | 'row/' = ''): IDBKeyRange =>
  IDBKeyRange.bound(`${id}/${name}`, `${id}/${name}\uffff`);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The state of a list that was not looked up. */
export const DRAFT = {
  state: 'draft',
  total: 0,
  budget: 0,
  account: '',
  failure: null,
  until: null,
  round: null,
} as const;

type ListHead = Omit<ValueList, 'rows' | 'originals' | 'file'> & {
  /** When the list was last changed, ms since the epoch. */
  readonly at: number;
  /** Number of rows below the header. */
  readonly total: number;
};

function headOf(
  { rows: { length }, originals: _, file: _file, ...list }: ValueList,
  at: number,
): ListHead {
  const { header, above = 0 } = list.choice;
  return { ...list, at, total: Math.max(0, length - above - (header ? 1 : 0)) };
}

type Rows = Pick<ValueList, 'rows' | 'delimiter'>;

/** The rows that changed; null: they are others. */
export function changedRows({ rows, delimiter }: Rows, before: Rows | null): ListRow[] | null {
  if (before?.delimiter !== delimiter || before.rows.length !== rows.length) return null;
  const isSame = rows.every((row, i) => row.number === before.rows[i]?.number);
  return isSame ? rows.filter((row, i) => row !== before.rows[i]) : null;
}

/** The names and values of the records that differ from those of `saved`; all where that is null. */
function changedRecords(list: ValueList, saved: ValueList | null, at: number) {
  const { rows, originals } = list;
  const records: [string, unknown][] = [['head', headOf(list, at)]];
  if (originals !== saved?.originals) records.push(['originals', originals]);
  const changed = changedRows(list, saved);
  const isWhole = changed === null;
  for (const row of changed ?? []) records.push([numbered('row', row.number), row]);
  for (let from = 0; isWhole && from < rows.length; from += PART_ROWS)
    records.push([numbered('part', from), rows.slice(from, from + PART_ROWS)]);
  return { records, isWhole, isLong: (changed ?? rows).length > ROWS_AT_ONCE };
}

/** Whether so much differs that it is written in steps, which a browser gives up when the page ends. */
export const isLong = (list: ValueList, saved: ValueList | null): boolean =>
  changedRecords(list, saved, 0).isLong;

/** Writes what differs from what was saved before; `saved` null: all. */
export async function writeList(
  tx: Transaction,
  id: string,
  [list, saved, at]: [ValueList, ValueList | null, number],
): Promise<void> {
  const store = tx.objectStore('listRows');
  const { records, isWhole, isLong } = changedRecords(list, saved, at);
  const writes: Promise<unknown>[] = [];
  if (isWhole)
    writes.push(store.delete(rowsRange(id, 'part/')), store.delete(rowsRange(id, 'row/')));
  for (const [name, value] of records) {
    writes.push(store.put(value, `${id}/${name}`));
    if (isLong && (isWhole || writes.length === RECORDS_IN_STEP))
      await Promise.all(writes.splice(0));
  }
  // Otherwise a browser gives the transaction up when the page ends.
  if (!isLong) tx.commit();
  await Promise.all(writes);
}

const isRow = (value: unknown): value is ListRow =>
  isObject(value) &&
  typeof value.number === 'number' &&
  Array.isArray(value.cells) &&
  value.cells.every((cell) => typeof cell === 'string');

const isHead = (value: unknown): value is ListHead =>
  isObject(value) &&
  typeof value.name === 'string' &&
  isObject(value.choice) &&
  Array.isArray(value.choice.columns);

const isSourceFile = (value: unknown): value is SourceFile =>
  isObject(value) &&
  value.blob instanceof Blob &&
  typeof value.extension === 'string' &&
  typeof value.sheet === 'string';

const isQuestion = (value: unknown): value is ListQuestion =>
  isObject(value) && typeof value.kind === 'string' && typeof value.value === 'string';

/** Records in the order of their ids, some at a time. */
async function inSteps(
  tx: Snapshot | Transaction,
  range: IDBKeyRange,
  atOnce: number,
): Promise<unknown[]> {
  const store = tx.objectStore('listRows');
  const all: unknown[] = [];
  for (let from: unknown = range.lower, keys: IDBValidKey[]; ; from = keys.at(-1)) {
    const rest = IDBKeyRange.bound(from, range.upper, true);
    const [next, values] = await Promise.all([
      store.getAllKeys(rest, atOnce),
      store.getAll(rest, atOnce),
    ]);
    all.push(...values);
    keys = next;
    if (keys.length < atOnce) return all;
  }
}

export async function readQuestions(tx: Snapshot, id: string): Promise<readonly ListQuestion[]> {
  const asked: unknown = await tx.objectStore('listRows').get(partOf(id, 'asked'));
  const questions = isObject(asked) && Array.isArray(asked.questions) ? asked.questions : [];
  return questions.every(isQuestion) ? questions : [];
}

/**
 * Keeps the workbook of a list, in a transaction of its own: where the browser has no room for it, the list is
 * kept without it.
 */
export const writeFile = (tx: Transaction, id: string, file: SourceFile): Promise<unknown> =>
  tx.objectStore('listRows').put(file, partOf(id, 'file'));

/** A list without the rows that cannot be read; null where there is no such list. */
export async function readList(tx: Snapshot | Transaction, id: string): Promise<ValueList | null> {
  const store = tx.objectStore('listRows');
  const head: unknown = await store.get(partOf(id, 'head'));
  const originals: unknown = await store.get(partOf(id, 'originals'));
  const file: unknown = await store.get(partOf(id, 'file'));
  if (!isHead(head)) return null;
  const parts = await inSteps(tx, rowsRange(id, 'part/'), 1);
  const changed = await inSteps(tx, rowsRange(id, 'row/'), RECORDS_IN_STEP);
  const byNumber = new Map(changed.filter(isRow).map((row) => [row.number, row]));
  const rows = parts
    .flat()
    .filter(isRow)
    .map((row) => byNumber.get(row.number) ?? row);
  const { at: _, total: _total, ...list } = head;
  return {
    ...list,
    rows,
    ...(Array.isArray(originals) ? { originals } : {}),
    ...(isSourceFile(file) && { file }),
  };
}

export interface CellChange {
  /** Number of the row, from 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly from: string;
  readonly to: string;
  readonly at: number;
  readonly accepted: unknown;
}

/** Copies all records of a list to another id. */
export async function copyRows(tx: Transaction, from: string, to: string): Promise<void> {
  const store = tx.objectStore('listRows');
  for (
    let cursor = await store.openCursor(rowsRange(from));
    cursor;
    cursor = await cursor.continue()
  )
    await store.put(cursor.value, to + String(cursor.key).slice(from.length));
}

/**
 * Changes a cell that still has the text `from`, and writes the record `accepted` with it. False: it has another
 * text, or is gone.
 */
export async function changeCell(
  tx: Transaction,
  id: string,
  { row: number, column, from, to, at, accepted }: CellChange,
): Promise<boolean> {
  const store = tx.objectStore('listRows');
  const list = await readList(tx, id);
  const row = list?.rows.find((each) => each.number === number);
  if (!list || row?.cells[column] !== from) return false;
  const cells = row.cells.with(column, to);
  const known = list.originals ?? [];
  const isKnown = known.some((cell) => cell.row === number && cell.column === column);
  const originals = isKnown ? known : [...known, { row: number, column, text: from }];
  await Promise.all([
    store.put({ ...row, cells }, `${id}/${numbered('row', number)}`),
    store.put(originals, partOf(id, 'originals')),
    store.put(headOf(list, at), partOf(id, 'head')),
    store.put(accepted, partOf(id, 'accepted')),
  ]);
  return true;
}
