import { type ReactNode, useCallback, useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import type { ListAsks } from '../../lib/workbench/checked-list/index.ts';
import type { ListLayout } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { useLatest } from '../ui/index.ts';
import type { ListClient } from './list/list-client.ts';
import type { ListHandle } from './list/use-open-list.ts';

/** Reads documents, such as invoices, into a list. */
export interface DocumentListReader {
  /** File extensions and MIME types, as in HTML's `accept`. */
  readonly accept: string;
  readonly isDocument: (file: File) => boolean;
  /** A row for each document, with a header; null once it is not wanted. */
  readonly list: (
    files: readonly File[],
    onProgress: (words: string) => void,
    isWanted: () => boolean,
  ) => Promise<{
    readonly name: string;
    readonly table: Table;
    readonly kinds: ListLayout['columns'];
    readonly notes: number;
    readonly note: ReactNode;
  } | null>;
}

type Table = readonly (readonly string[])[];

interface HandedTable {
  readonly name: string;
  readonly table: Table;
  /** By default, the first column has values of any kind. */
  readonly kinds?: ListLayout['columns'];
  readonly notes?: number;
}

const ANY = ['any'] as const;

export interface Problem {
  readonly message: string;
  readonly action: string;
}

type ReadAnswer = Awaited<ReturnType<ListAsks['read']>>;
type OpenedList = Extract<ReadAnswer, { ok: true }>;

/** A workbook with several filled sheets, of which one is open. */
interface OpenWorkbook {
  readonly sheets: OpenedList['sheets'];
  readonly place: string;
  readonly choose: (place: string) => void;
}

export interface FilesNeeds {
  readonly client: ListClient;
  readonly documents: DocumentListReader | undefined;
  readonly open: Pick<ListHandle, 'openSheet' | 'openRows'>;
  /** Called before a list is shown. */
  readonly onOpen: () => void;
}

/** Opens what the person dropped or chose: payments or documents as one list, or another list. */
export function useFiles({ client, documents, open, onOpen }: FilesNeeds) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [note, setNote] = useState<ReactNode>(null);
  /** Files that were not opened, because others were. */
  const [left, setLeft] = useState<readonly File[]>([]);
  const [workbook, setWorkbook] = useState<OpenWorkbook | null>(null);
  /** Files that are ready after another list was opened are dropped. */
  const latest = useLatest();

  /** Something is opened. Returns whether nothing else was since. */
  const begin = useCallback(() => {
    setProgress(null);
    return latest.begin();
  }, [latest]);
  const show = useCallback(() => {
    setProblem(null);
    setNote(null);
    setLeft([]);
    setWorkbook(null);
    onOpen();
  }, [onOpen]);

  const openTable = ({ name, table, kinds = ANY, notes }: HandedTable) => {
    show();
    const rows = table.map((cells, i) => ({ number: i + 1, cells }));
    const choice = { columns: kinds, header: true };
    if (notes === undefined) return open.openRows({ name, rows, choice });
    // Each row says what its cell of this column says.
    const arrangement = [{ id: `cell ${notes}`, isShown: false }];
    open.openRows({ name, rows, choice: { ...choice, notes }, arrangement });
  };
  /** Opens what the worker reads. */
  const openRead = async (reading: Promise<ReadAnswer>, others: readonly File[]) => {
    const isWanted = begin();
    setProgress(commonText('checking'));
    const read = await reading;
    const sheet = read.ok ? await client.sheetOf(read.sheet) : null;
    if (!isWanted()) return;
    setProgress(null);
    if (!read.ok || !sheet) return setProblem(read.ok ? null : read);
    show();
    setLeft([...read.left, ...others]);
    open.openSheet({ ...read, sheet }, read.layout);
    return read;
  };
  const openList = async (file: File, others: readonly File[], place?: string) => {
    const read = await openRead(client.ask('read', file, place), others);
    if (!read?.file || read.sheets.length < 2) return;
    const choose = (wanted: string) => void openList(file, others, wanted);
    setWorkbook({ sheets: read.sheets, place: read.file.sheet, choose });
  };
  const openDocuments = async (
    reader: DocumentListReader,
    files: readonly File[],
    others: readonly File[],
  ) => {
    const isWanted = begin();
    const listed = await reader
      .list(files, (words) => isWanted() && setProgress(words), isWanted)
      .finally(() => isWanted() && setProgress(null));
    if (!isWanted() || !listed) return;
    openTable(listed);
    setNote(listed.note);
    setLeft(others);
  };
  const openFiles = async (files: readonly File[]): Promise<void> => {
    const isWanted = begin();
    const arePayments = await client.ask('paymentFiles', files);
    if (!isWanted()) return;
    const payments = files.filter((_, i) => arePayments[i]);
    const others = files.filter((file) => !payments.includes(file));
    if (payments.length > 0) void openRead(client.ask('readPayments', payments), others);
    else openOthers(files);
  };
  const openOthers = (files: readonly File[]): void => {
    const wanted = documents ? files.filter(documents.isDocument) : [];
    const lists = files.filter((file) => !wanted.includes(file));
    const [list, ...others] = lists;
    if (documents && wanted.length > 0) void openDocuments(documents, wanted, lists);
    else if (list) void openList(list, others);
  };
  const [first, ...more] = left;
  const leftOut = first && workbenchText('filesLeft', { name: first.name, count: more.length + 1 });
  return {
    openFiles: (files: readonly File[]) => void openFiles(files),
    openTable,
    begin,
    show,
    problem,
    setProblem,
    progress,
    note,
    leftOut,
    workbook,
  };
}

export type Files = ReturnType<typeof useFiles>;
