/** Opens payment files and bank statements, one or several together. */
import type { PaymentListKind } from '../messages/index.ts';
import {
  formatOfFile,
  type PaymentFile,
  readPaymentFile,
  tableOfPayments,
  unpacked,
} from '../payments/index.ts';
import { paymentsText } from '../texts.ts';
import { FileError, type FileProblem } from '../workbook/index.ts';
import { listRead, type ReadList } from './list-file.ts';

const PROBLEM_TEXTS = {
  damaged: ['damaged', 'damagedAction'],
  large: ['tooLarge', 'tooLargeAction'],
  empty: ['noPayments', 'noPaymentsAction'],
} as const;

function refuse(name: string, problem: FileProblem): ReadList {
  const isNamed = problem === 'large' || problem === 'empty';
  const [message, action] = PROBLEM_TEXTS[isNamed ? problem : 'damaged'];
  return { ok: false, message: paymentsText(message, { name }), action: paymentsText(action) };
}

/** A name that no other file has: their rows are told apart by it. */
function nameAmong(others: readonly PaymentFile[], wanted: string): string {
  const taken = new Set(others.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted} (${count})`;
  return name;
}

/** The kind that the first file has: an order to pay is the first thing to look at. */
const ORDER: readonly PaymentListKind[] = ['transfers', 'collections', 'statement'];

/** @param given files that hold payments; those of the kind that comes first become one list */
export async function readPaymentFiles(given: readonly File[]): Promise<ReadList> {
  // A file may be gone, or its archive damaged.
  const opened = await unpacked(given).catch(() => null);
  if (!opened) return refuse(given[0]?.name ?? '', 'damaged');
  const { files, left: others } = opened;
  // What cannot be read is none of them.
  const formats = await Promise.all(files.map((file) => formatOfFile(file).catch(() => null)));
  const is = ORDER.find((kind) => formats.some((format) => format?.is === kind));
  const read: PaymentFile[] = [];
  const left = [...others];
  for (const [i, file] of files.entries()) {
    const format = formats[i];
    if (!format || format.is !== is) {
      left.push(file);
      continue;
    }
    try {
      read.push(await readPaymentFile(file, format, nameAmong(read, file.name)));
    } catch (error) {
      return refuse(file.name, error instanceof FileError ? error.problem : 'damaged');
    }
  }
  const [first] = read;
  const hasNone = read.every(({ payments, faults }) => payments.length + faults.length === 0);
  if (!first || is === undefined || hasNone) return refuse(given[0]?.name ?? '', 'empty');
  const name = paymentsText('listName', { name: first.name, count: read.length - 1 });
  return listRead({ name, ...tableOfPayments(is, read), left });
}
