/** Payment files as the workbench judges them, from their bytes to what it says. */
import { firstToRead } from '../../components/workbench/list/use-row-reading.ts';
import { detect } from '../../lib/values/detect/index.ts';
import { createListChecker } from '../../lib/workbench/checked-list/check-list.ts';
import { readPaymentFiles } from '../../lib/workbench/checked-list/payment-list.ts';
import {
  bodyRows,
  type CheckedRow,
  messageOf,
  nameColumnIn,
} from '../../lib/workbench/list/index.ts';
import type { PaymentFacts, PaymentRole, RowReading } from '../../lib/workbench/messages/index.ts';
import { checkValue } from '../check-data.ts';
import { createWorld, replyOf } from '../service/world.ts';

export const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>): File =>
  new File([content], name);

/** Opens files as one list. */
export async function openPayments(...files: readonly File[]) {
  const read = await readPaymentFiles(files);
  if (!read.ok) return { problem: read.message };
  const { sheet, layout } = read;
  if (!layout?.payments) throw new Error('The list has no payments');
  const { payments } = layout;
  return { name: read.name, sheet, layout, payments, body: bodyRows(sheet, layout) };
}

type Opened = Exclude<Awaited<ReturnType<typeof openPayments>>, { problem: string }>;

/** The list; a problem with its files is an error. */
export async function openedList(...files: readonly File[]): Promise<Opened> {
  const opened = await openPayments(...files);
  if ('problem' in opened) throw new Error(opened.problem);
  return opened;
}

export const cellIn = (cells: readonly string[], { columns }: PaymentFacts, role: PaymentRole) =>
  cells[columns[role] ?? -1] ?? '';

/** The rows as the table shows them: what is found in each. */
export async function checkedRows({ sheet, layout, body }: Opened): Promise<readonly CheckedRow[]> {
  const world = createWorld({ check: checkValue, detect });
  const nameColumn = nameColumnIn(sheet, layout);
  const readings: RowReading[] = [];
  while (readings.length < body.length) {
    const rows = firstToRead(body.slice(readings.length), layout, nameColumn);
    readings.push(...(await replyOf(world.send('readRows', { rows }))).rows);
  }
  return createListChecker()({ sheet, layout, readings, answers: new Map(), nameColumn }).rows;
}

/** What is said of the rows, in their order. */
export const saidOf = (rows: readonly CheckedRow[]): string[] =>
  rows.map((row) => messageOf(row)).filter(Boolean);
