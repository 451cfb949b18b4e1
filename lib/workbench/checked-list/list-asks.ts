/** What the page asks the worker: about a text or file that is opened, and about the open list. */
import { type Delimiter, valueKey } from '../../domain/index.ts';
import {
  bodyRows,
  type ExportedChanges,
  exportColumns,
  listToCsv,
  parseSheet,
  pricedAgainOf,
  pricedQuestionsOf,
  rowsByValue,
  type Sheet,
} from '../list/index.ts';
import type { SourceFile } from '../messages/index.ts';
import { holdsPayments, type PaidAccounts, paidAccountsOf } from '../payments/index.ts';
import { listToWorkbook, markedWorkbook, patchWorkbook } from '../workbook/index.ts';
import { attentionOf } from './attention.ts';
import { type ReadList, readListFile } from './list-file.ts';
import type { ListModel } from './list-model.ts';
import type { SheetToCome } from './list-state.ts';
import { readPaymentFiles } from './payment-list.ts';

/** Cells that are sent in one go: the page does not stop while it takes them. */
const CELLS_AT_ONCE = 10_000;
export const rowsAtOnce = ({ width }: Pick<Sheet, 'width'>): number =>
  Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, width)));

/** Rows with a value that have a button of their own. */
const MAX_ROWS_OF_VALUE = 3;

export type ExportFormat = 'xlsx' | 'csv' | 'marked';

/** U+FEFF at the start tells spreadsheets that the text is UTF-8 (Unicode, 23.8). */
const BYTE_ORDER_MARK = '\ufeff';

const textFile = (type: string, text: string) =>
  new Blob([text], { type: `${type};charset=utf-8` });

export function createListAsks(model: ListModel) {
  function keep({ rows, ...sheet }: Sheet): SheetToCome {
    model.setParsed(rows);
    return { ...sheet, total: rows.length };
  }
  const kept = (read: ReadList) => (read.ok ? { ...read, sheet: keep(read.sheet) } : read);
  const exported = (changes: ExportedChanges | null, chosen?: readonly string[]) => ({
    ...model.exported(),
    ...(changes && { changes }),
    ...(chosen && { chosen: new Set(chosen) }),
  });

  /** All rows, whatever is selected. */
  const whole = () => ({ ...model.exported(), rows: model.checked().rows });

  return {
    /** Parses a text. */
    parse: (text: string, delimiter?: Delimiter): SheetToCome => keep(parseSheet(text, delimiter)),

    /** Reads a file. */
    read: async (file: File, wanted?: string) => kept(await readListFile(file, wanted)),

    /** For each file, whether it is a payment file or a bank statement. */
    paymentFiles: (files: readonly File[]): Promise<readonly boolean[]> =>
      Promise.all(files.map(holdsPayments)),

    /** Reads payment files or bank statements as one list. */
    readPayments: async (files: readonly File[]) => kept(await readPaymentFiles(files)),

    /** The accounts that were paid, by the statements of the list; null: none. */
    paidAccounts: (): PaidAccounts | null => {
      const { sheet, layout } = model.exported();
      const { payments } = layout;
      return payments?.is === 'statement'
        ? paidAccountsOf(bodyRows(sheet, layout), payments)
        : null;
    },

    /** Rows of what was parsed or read last. */
    parsedRows: model.parsedRows,

    /** The questions of the selected rows, whatever their verdict, or of the whole list. */
    questions: () => pricedQuestionsOf(model.chosen(), model.hasSelection()),

    /** What looking up again asks: values of all, the shown or the selected rows. */
    again: (of: 'all' | 'shown' | 'selected', before: number | null) => {
      const rows =
        of === 'all' ? model.checked().rows : of === 'shown' ? model.inView() : model.chosen();
      return pricedAgainOf(rows, before);
    },

    /** What a report says besides the counts. */
    report: () => {
      const { rows } = model.checked();
      const saved = rows
        .flatMap(({ lines }) => lines)
        .filter(
          ({ repeatsRow, found }) => repeatsRow === null && found?.verdict.basis.includes('api'),
        ).length;
      return { ...attentionOf(rows), saved };
    },

    /** For each value, by `valueKey`: how many rows have it, the first of them, and its verdict. */
    rowsOf: (keys: readonly string[]) =>
      new Map(
        [...rowsByValue(model.checked().rows, new Set(keys))].map(([key, rows]) => [
          key,
          {
            count: rows.length,
            first: rows
              .slice(0, MAX_ROWS_OF_VALUE)
              .map(({ index, row }) => ({ index, number: row.number })),
            verdict: rows[0]?.lines.find(({ found }) => found && valueKey(found.verdict) === key)
              ?.found?.verdict,
          },
        ]),
      ),

    /** The columns that an export adds. */
    addedColumns: (changes: ExportedChanges | null) =>
      exportColumns(exported(changes)).flatMap(({ id, name, isOwn, about }) =>
        isOwn ? [] : { id, name, about: about ?? null },
      ),

    /** A file of the selected rows, else of all, and how many of its cells were marked as text. */
    save(
      format: ExportFormat,
      changes: ExportedChanges | null,
      chosen?: readonly string[],
    ): { readonly blob: Blob; readonly escaped: number } {
      const content = exported(changes, chosen);
      if (format === 'xlsx') return { blob: listToWorkbook(content), escaped: 0 };
      if (format === 'marked') return { blob: markedWorkbook(whole()), escaped: 0 };
      const { text, escaped } = listToCsv(content);
      return { blob: textFile('text/csv', BYTE_ORDER_MARK + text), escaped };
    },

    /** The person's own file with marks, notes and changes in its cells; null: they cannot be written into it. */
    patch: async ({ blob, sheet }: SourceFile) => {
      try {
        return await patchWorkbook(blob, sheet, whole());
      } catch {
        // The page offers a copy of the values instead.
        return null;
      }
    },
  };
}

export type ListAsks = ReturnType<typeof createListAsks>;
