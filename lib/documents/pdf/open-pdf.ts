/** Opens PDF files with pdf.js, which runs no script of a file and loads nothing from the network. */
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { DocumentError } from '../document-error.ts';
import type { PlacedText } from './lines.ts';

/** Pages whose text is read. */
export const MAX_PAGES = 200;
/** Pixels of a picture in a file; larger ones are not drawn. */
const MAX_IMAGE_PIXELS = 50_000_000;
/** How long a file may take to open, and a page to be read, ms. */
const MAX_MS = 20_000;
/** How long a worker may take to forget a file, ms. */
const MAX_CLOSING_MS = 2_000;
/** Texts of one page. Where each letter is one, a full page has some thousand. */
const MAX_TEXTS = 20_000;

/** The workers in which PDF files are read: one that ended a file well reads the next one too. */
export interface PdfWorkers {
  readonly take: () => Worker;
  /** @param isHealthy false: it may be busy for ever */
  readonly giveBack: (worker: Worker, isHealthy: boolean) => void;
}

export function createPdfWorkers(): PdfWorkers {
  let idle: Worker | undefined;
  return {
    take: () => {
      const worker =
        idle ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      idle = undefined;
      return worker;
    },
    giveBack: (worker, isHealthy) => {
      if (isHealthy && !idle) idle = worker;
      else worker.terminate();
    },
  };
}

export interface PdfPage {
  readonly texts: readonly PlacedText[];
  readonly page: PDFPageProxy;
  readonly viewport: PageViewport;
}

/** A file inside a PDF file. */
export interface Attachment {
  readonly name: string;
  readonly read: () => Promise<Uint8Array | null>;
}

export interface Pdf {
  /** Number of pages, also of those that are not read. */
  readonly pageCount: number;
  /** The text of a page, counted from 0. */
  readonly readPage: (index: number) => Promise<PdfPage>;
  readonly attachments: () => Promise<readonly Attachment[]>;
  readonly close: () => void;
}

export interface OpenOptions {
  /** Asks the person for the password; `again`: the last one was wrong. Null: there is none. */
  readonly askPassword: (again: boolean) => Promise<string | null>;
  /** Absent in tests, which read in their own thread. */
  readonly workers?: PdfWorkers;
  /** Address of the tables and decoders that pdf.js loads, with a slash at its end. */
  readonly assets?: string;
}

/** pdf.js is loaded when the first file is opened. */
const loadPdfJs = () => import('pdfjs-dist/legacy/build/pdf.mjs');

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value));

/** A promise that is rejected after a time, unless it is called off. */
function deadline() {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentError('slow')), MAX_MS);
  promise.catch(() => undefined);
  return { promise, reject, callOff: () => clearTimeout(timer) };
}

const asProblem = (error: unknown): DocumentError =>
  error instanceof DocumentError ? error : new DocumentError('damaged');

/** The texts of a page with their places, in the page's own units from its upper edge. */
async function readTexts(page: PDFPageProxy, viewport: PageViewport): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  if (items.length > MAX_TEXTS) throw new DocumentError('complex');
  const [a, b, c, d, e, f] = viewport.transform as [number, number, number, number, number, number];
  return items
    .filter((item) => 'str' in item)
    .map(({ str, transform, width, height, dir }) => {
      const [ta, tb, tc, td, te, tf] = transform as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const [x, y] = [a * te + c * tf + e, b * te + d * tf + f];
      const angle = Math.atan2(b * ta + d * tb, a * ta + c * tb);
      // Along the text's own direction, so that turned pages read like others.
      const start = x * Math.cos(angle) + y * Math.sin(angle);
      const baseline = y * Math.cos(angle) - x * Math.sin(angle);
      const size = height || Math.hypot(tc, td) || 1;
      const length = dir === 'ttb' ? size : width;
      const direction = Math.round((angle * 180) / Math.PI);
      return { text: str, start, end: start + length, baseline, size, direction };
    });
}

/** @throws DocumentError */
export async function openPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { askPassword, workers, assets = new URL('/pdf/', location.href).href }: OpenOptions,
): Promise<Pdf> {
  const pdfjs = await loadPdfJs();
  const thread = workers?.take();
  const worker = thread && pdfjs.PDFWorker.create({ port: thread });
  const task = pdfjs.getDocument({
    data: bytes,
    ...(worker ? { worker } : {}),
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

  return {
    pageCount: file.numPages,
    readPage: (index) =>
      guarded(
        file.getPage(index + 1).then(async (page) => {
          const viewport = page.getViewport({ scale: 1 });
          return { page, viewport, texts: await readTexts(page, viewport) };
        }),
      ),
    attachments: async () => {
      const found = await guarded(file.getAttachments());
      return [...(found ?? [])].map(([id, { filename }]) => ({
        name: filename,
        read: () => guarded(file.getAttachmentContent(id)),
      }));
    },
    close: () => void close(),
  };
}
