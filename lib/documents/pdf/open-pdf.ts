/** Opens PDF files with pdf.js, which runs no script of a file and loads nothing from the network. */
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { DocumentInitParameters } from 'pdfjs-dist/types/src/display/api.js';
import { DocumentError } from '../document-error.ts';
import type { PlacedText } from './lines.ts';
import { itemsOf, placedTexts } from './page-items.ts';

/** Pages whose text is read. */
export const MAX_PAGES = 200;
/** Pixels of a picture in a file; larger ones are not drawn. */
const MAX_IMAGE_PIXELS = 50_000_000;
/** How long a file may take to open, and a page to be read, ms. */
const MAX_MS = 20_000;
/** How long a worker may take to forget a file, ms. */
const MAX_CLOSING_MS = 2_000;

/** A worker in which PDF files are read. */
export interface PdfWorker {
  readonly port: MessagePort;
  readonly end: () => void;
}

/** One that ended a file well reads the next one too. */
export interface PdfWorkers {
  readonly take: () => Promise<PdfWorker>;
  /** @param isHealthy false: it may be busy for ever */
  readonly giveBack: (worker: PdfWorker, isHealthy: boolean) => void;
}

export function createPdfWorkers(open: () => Promise<PdfWorker>): PdfWorkers {
  let idle: PdfWorker | undefined;
  return {
    take: async () => {
      const worker = idle;
      idle = undefined;
      return worker ?? open();
    },
    giveBack: (worker, isHealthy) => {
      if (isHealthy && !idle) idle = worker;
      else worker.end();
    },
  };
}

export interface PdfPage {
  readonly page: PDFPageProxy;
  readonly viewport: PageViewport;
  readonly width: number;
  readonly height: number;
}

/** A page whose text was read. */
export interface ReadPdfPage extends PdfPage {
  readonly texts: readonly PlacedText[];
}

/** A file inside a PDF file. */
export interface Attachment {
  readonly name: string;
  readonly read: () => Promise<Uint8Array | null>;
}

export interface Pdf {
  /** Number of pages, also of those that are not read. */
  readonly pageCount: number;
  /** A page, counted from 0, to be drawn. */
  readonly page: (index: number) => Promise<PdfPage>;
  /** A page with its text. */
  readonly readPage: (index: number) => Promise<ReadPdfPage>;
  readonly attachments: () => Promise<readonly Attachment[]>;
  /** Its content is a form of XFA, which only programs of Adobe show; the pages may say nothing but that. */
  readonly isXfa: () => Promise<boolean>;
  readonly close: () => void;
}

export interface OpenOptions {
  /** Asks the person for the password; `again`: the last one was wrong. Null: there is none. */
  readonly askPassword: (again: boolean) => Promise<string | null>;
  /** Absent in tests, which read in their own thread. */
  readonly workers?: PdfWorkers;
  /** Address of the tables and decoders that pdf.js loads, with a slash at its end. */
  readonly assets?: string;
  /** What pdf.js uses instead of a page's document, in a worker. */
  readonly surroundings?: Surroundings;
}

export type Surroundings = Pick<
  DocumentInitParameters,
  'CanvasFactory' | 'FilterFactory' | 'BinaryDataFactory' | 'ownerDocument'
>;

/** pdf.js is loaded when the first file is opened. */
const loadPdfJs = () => import('pdfjs-dist/legacy/build/pdf.mjs');

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value));

/** A promise that is rejected after a time, unless it is called off. */
function deadline() {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentError('slow')), MAX_MS);
  // Work that ends before does not wait for it.
  promise.catch(() => undefined);
  return { promise, reject, callOff: () => clearTimeout(timer) };
}

const asProblem = (error: unknown): DocumentError =>
  error instanceof DocumentError ? error : new DocumentError('damaged');

/** @throws DocumentError */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  {
    askPassword,
    workers,
    surroundings,
    assets = new URL('/pdf/', location.href).href,
  }: OpenOptions,
): Promise<Pdf> {
  const pdfjs = await loadPdfJs();
  const thread = await workers?.take();
  // pdf.js only sends and takes messages by it, as a port does.
  const port = thread?.port as Worker | undefined;
  const worker = port && pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    data: bytes,
    ...(worker ? { worker } : {}),
    ...surroundings,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    cMapUrl: `${assets}cmaps/`,
    cMapPacked: true,
    wasmUrl: `${assets}wasm/`,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
    isOffscreenCanvasSupported: false,
  });
  let isClosed = false;
  const close = async (isHealthy = true) => {
    if (isClosed) return;
    isClosed = true;
    const ended = task.destroy().then(
      () => isHealthy,
      () => false,
    );
    if (!thread) return;
    const inTime = isHealthy && (await Promise.race([ended, after(MAX_CLOSING_MS, false)]));
    workers?.giveBack(thread, inTime);
  };
  const guarded = async <T>(work: Promise<T>, limit = deadline()): Promise<T> => {
    try {
      return await Promise.race([work, limit.promise]);
    } catch (error) {
      const problem = asProblem(error);
      // Its worker may be busy for ever.
      if (problem.problem === 'slow') void close(false);
      throw problem;
    } finally {
      limit.callOff();
    }
  };
  const opening = deadline();
  task.onPassword = async (answer: (password: string) => void, reason: number) => {
    // A person may take any time to type.
    opening.callOff();
    const password = await askPassword(reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
    if (password === null) opening.reject(new DocumentError('password'));
    else answer(password);
  };
  const file = await guarded(task.promise, opening).catch((error: unknown) => {
    void close(false);
    throw error;
  });

  const page = async (index: number): Promise<PdfPage> => {
    const opened = await file.getPage(index + 1);
    const viewport = opened.getViewport({ scale: 1 });
    return { page: opened, viewport, width: viewport.width, height: viewport.height };
  };
  return {
    pageCount: file.numPages,
    page,
    readPage: (index) =>
      guarded(
        page(index).then(async (opened) => ({
          ...opened,
          texts: placedTexts(await itemsOf(opened)),
        })),
      ),
    attachments: async () => {
      const found = await guarded(file.getAttachments());
      return [...(found ?? [])].map(([id, { filename }]) => ({
        name: filename,
        read: () => guarded(file.getAttachmentContent(id)),
      }));
    },
    isXfa: async () => {
      const { info } = await guarded(file.getMetadata());
      return 'IsXFAPresent' in info && info.IsXFAPresent === true;
    },
    close: () => void close(),
  };
}
