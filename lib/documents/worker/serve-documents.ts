/** What the worker does for the page: it opens messages, reads documents and draws their pages. */
import type { SendToBackground } from '../../extension/index.ts';
import { DocumentError, MAX_FILE_BYTES } from '../document-error.ts';
import { isMail, type Mail, openMail } from '../mail/index.ts';
import { openPages } from '../open-document.ts';
import type { PageSource } from '../page-source.ts';
import type { DrawnPage, PdfWorker, PdfWorkers, TextPlace } from '../pdf/index.ts';
import {
  type AddScan,
  type DocumentReading,
  type ReadOptions,
  readDocument,
} from '../read-document.ts';
import { type CallPacket, createCalls } from './calls.ts';
import type { HostedPdfWorker } from './pdf-host.ts';

/** A file that was opened: a message may have several documents. */
export interface OpenedFile {
  readonly mail: Mail | null;
  readonly files: readonly File[];
  /** It took too long or was too long: its attachments were not read. */
  readonly isStopped: boolean;
}

/** A page to draw. `password`: what the person typed. */
export interface DrawRequest {
  readonly file: File;
  readonly password: string | null;
  readonly index: number;
  readonly scale: number;
  readonly places: readonly TextPlace[];
}

/** A page whose pixels are read. */
export interface PixelsRequest extends Pick<DrawRequest, 'file' | 'password' | 'index'> {
  readonly dpi: number;
}

export type WorkerCalls = {
  /** Answers as soon as the worker is loaded. */
  readonly ready: () => void;
  readonly open: (file: File) => Promise<OpenedFile>;
  readonly read: (file: File | null, mail: Mail | null) => Promise<DocumentReading>;
  readonly draw: (request: DrawRequest) => Promise<DrawnPage>;
  readonly pixels: (request: PixelsRequest) => Promise<ImageData | null>;
  readonly addScan: AddScan;
};

export type PageCalls = {
  readonly send: (...args: Parameters<SendToBackground>) => ReturnType<SendToBackground>;
  readonly askPassword: (again: boolean) => Promise<string | null>;
  readonly update: (reading: DocumentReading) => void;
  readonly openPdfWorker: () => Promise<HostedPdfWorker>;
  readonly endPdfWorker: (id: number) => void;
};

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MAX_FILE_BYTES) throw new DocumentError('large');
  return new Uint8Array(await file.arrayBuffer());
}

export interface WorkerOptions extends Omit<ReadOptions, 'askPassword' | 'send' | 'workers'> {
  /** Absent where there are no workers: PDF files are read in the same thread. */
  readonly pdfWorkers?: (open: () => Promise<PdfWorker>) => PdfWorkers;
}

/** @returns takes the messages of the page */
export function serveDocuments(
  post: (packet: CallPacket, transfer?: Transferable[]) => void,
  { pdfWorkers, ...given }: WorkerOptions,
): (packet: CallPacket) => void {
  const workers = pdfWorkers?.(async () => {
    const { id, port } = await page.call('openPdfWorker');
    port.start();
    return { port, end: () => void page.call('endPdfWorker', id) };
  });
  const options = { ...given, ...(workers && { workers }) };
  /** What is open; null: its file is opened again to be drawn. */
  let open: Promise<PageSource> | null = null;
  /** Null: the document that was read is gone. */
  let addScan: AddScan | null = null;
  const pagesOf = (file: File, password: string | null): Promise<PageSource> => {
    open ??= bytesOf(file).then((bytes) =>
      openPages(bytes, { ...options, askPassword: async (again) => (again ? null : password) }),
    );
    return open;
  };
  const close = () => {
    void open?.then(
      (pages) => pages.close(),
      // What could not be opened needs not be closed.
      () => undefined,
    );
    open = null;
  };
  const readOptions: ReadOptions = {
    ...options,
    askPassword: (again) => page.call('askPassword', again),
    send: ((...args: Parameters<SendToBackground>) =>
      page.call('send', ...args)) as SendToBackground,
  };
  const page = createCalls<PageCalls>(
    {
      ready: () => undefined,
      open: async (file: File): Promise<OpenedFile> => {
        if (!isMail(file.name)) return { mail: null, files: [file], isStopped: false };
        const bytes = await bytesOf(file);
        return openMail({ name: file.name, bytes }, async (mail) => {
          const reading = await readDocument(null, mail, readOptions);
          void page.call('update', { ...reading, isReading: true });
        });
      },
      read: async (file: File | null, mail: Mail | null): Promise<DocumentReading> => {
        close();
        const source = file && { name: file.name, bytes: await bytesOf(file) };
        return readDocument(source, mail, {
          ...readOptions,
          onUpdate: (reading) => void page.call('update', reading),
          onCheck: (add) => {
            addScan = add;
          },
          onPages: (pages) => {
            open = Promise.resolve(pages);
          },
        });
      },
      draw: async ({ file, password, index, scale, places }: DrawRequest): Promise<DrawnPage> => {
        const pages = await pagesOf(file, password);
        return pages.draw(index, scale, places);
      },
      pixels: async ({ file, password, index, dpi }: PixelsRequest) =>
        (await pagesOf(file, password)).pixels(index, dpi),
      addScan: async (...scan: Parameters<AddScan>): Promise<DocumentReading> => {
        if (!addScan) throw new DocumentError('other');
        return addScan(...scan);
      },
    } satisfies WorkerCalls,
    post,
  );
  return page.take;
}
