/** Reads documents in a worker, within limits of time: no file can block the page that opens it. */
import type { SendToBackground } from '../../extension/index.ts';
import { DocumentError } from '../document-error.ts';
import type { Mail } from '../mail/index.ts';
import type { DrawnPage } from '../pdf/index.ts';
import type { AddScan, DocumentReading } from '../read-document.ts';
import { type CallPacket, type Calls, createCalls } from './calls.ts';
import { createPdfHost } from './pdf-host.ts';
import type {
  DrawRequest,
  OpenedFile,
  PageCalls,
  PixelsRequest,
  WorkerCalls,
} from './serve-documents.ts';

/** Connects to a worker. `onFailure`: it cannot be loaded, or has ended. */
export type ConnectWorker = (
  onMessage: (packet: CallPacket) => void,
  onFailure: () => void,
) => {
  readonly post: (packet: CallPacket, transfer?: Transferable[]) => void;
  readonly end: () => void;
};

export function connectTo(worker: Worker, ...[onMessage, onFailure]: Parameters<ConnectWorker>) {
  worker.onmessage = ({ data }: MessageEvent<CallPacket>) => onMessage(data);
  worker.onerror = onFailure;
  return {
    post: (packet: CallPacket, transfer: Transferable[] = []) =>
      worker.postMessage(packet, transfer),
    end: () => worker.terminate(),
  };
}

// The worker in one expression, by which the build finds it.
const connectToDocumentWorker: ConnectWorker = (...listeners) =>
  connectTo(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), ...listeners);

/** Limits of time, ms: without a result until it is said, so that the page says something within 10 s; in all; to draw a page. */
const READ_LIMITS = { untold: 9_000, all: 60_000, draw: 10_000 } as const;

export interface DocumentReader {
  /**
   * @param onUpdate gets what the beginning of a long message says
   * @throws DocumentError
   */
  readonly open: (file: File, onUpdate?: (reading: DocumentReading) => void) => Promise<OpenedFile>;
  /**
   * @param file null: only the message
   * @throws DocumentError
   */
  readonly read: (
    file: File | null,
    mail: Mail | null,
    onUpdate?: (reading: DocumentReading) => void,
  ) => Promise<DocumentReading>;
  /** Null: it cannot be drawn, or takes too long. */
  readonly draw: (request: Omit<DrawRequest, 'password'>) => Promise<DrawnPage | null>;
  /** The pixels of a page, to be read; null: it cannot be drawn. */
  readonly pixels: (request: Omit<PixelsRequest, 'password'>) => Promise<ImageData | null>;
  /** @throws DocumentError if the document is not open any more */
  readonly addScan: AddScan;
  readonly end: () => void;
}

export interface ReaderNeeds {
  readonly send: SendToBackground;
  /** Asks the person; `again`: the last one was wrong. Null: there is none. */
  readonly askPassword: (again: boolean) => Promise<string | null>;
  /** There is no result yet after 9 s; it is read for up to 60 s. */
  readonly onSlow?: () => void;
  readonly connect?: ConnectWorker;
}

/** What the worker does at the moment, besides drawing. */
interface Task {
  /** What it has told so far. */
  last: DocumentReading | null;
  readonly onUpdate: ((reading: DocumentReading) => void) | undefined;
}

export function createDocumentReader({
  send,
  askPassword,
  onSlow,
  connect = connectToDocumentWorker,
}: ReaderNeeds): DocumentReader {
  let worker: { readonly calls: Calls<WorkerCalls>; readonly end: () => void } | null = null;
  let task: Task | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let password: string | null = null;
  let drawing: Promise<unknown> = Promise.resolve();
  const pdfHost = createPdfHost();

  function stop(problem: 'slow' | 'other'): void {
    worker?.end();
    worker?.calls.end(problem);
    pdfHost.endAll();
    worker = null;
  }

  function start(): Calls<WorkerCalls> {
    if (worker) return worker.calls;
    const port = connect(
      (packet) => calls.take(packet),
      () => stop('other'),
    );
    const calls = createCalls<WorkerCalls>(
      {
        send,
        askPassword: async (again: boolean) => {
          // A person may take any time to type.
          timers.forEach(clearTimeout);
          password = await askPassword(again);
          startClock();
          return password;
        },
        update: (reading: DocumentReading) => {
          if (task) task.last = reading;
          task?.onUpdate?.(reading);
        },
        openPdfWorker: pdfHost.open,
        endPdfWorker: pdfHost.end,
      } satisfies PageCalls,
      port.post,
    );
    worker = { calls, end: port.end };
    return calls;
  }

  function startClock(): void {
    if (!task) return;
    const { untold, all } = READ_LIMITS;
    timers = [
      setTimeout(() => !task?.last && onSlow?.(), untold),
      setTimeout(() => stop('slow'), all),
    ];
  }

  /** @param cut makes the result of what was told before it took too long */
  async function timed<T>(
    work: (calls: Calls<WorkerCalls>) => Promise<T>,
    cut: (last: DocumentReading) => T,
    onUpdate: Task['onUpdate'],
  ): Promise<T> {
    const calls = start();
    // That the worker takes long to be loaded is not the file's fault.
    const loading = setTimeout(() => stop('slow'), READ_LIMITS.all);
    await calls.call('ready').finally(() => clearTimeout(loading));
    const own: Task = { last: null, onUpdate };
    task = own;
    startClock();
    try {
      return await work(calls);
    } catch (error) {
      const isSlow = error instanceof DocumentError && error.problem === 'slow';
      if (own.last && isSlow) return cut(own.last);
      throw error;
    } finally {
      timers.forEach(clearTimeout);
      if (task === own) task = null;
    }
  }

  async function draw(request: Omit<DrawRequest, 'password'>): Promise<DrawnPage | null> {
    const timer = setTimeout(() => stop('slow'), READ_LIMITS.draw);
    try {
      return await start().call('draw', { ...request, password });
    } catch {
      // Its texts and values are shown all the same.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    open: (file, onUpdate) =>
      timed(
        (calls) => calls.call('open', file),
        ({ read }) => ({ mail: read.mail, files: [], isStopped: true }),
        onUpdate,
      ),
    read: (file, mail, onUpdate) => {
      password = null;
      return timed(
        (calls) => calls.call('read', file, mail),
        (last) => ({ ...last, isReading: false, isStopped: true }),
        onUpdate,
      );
    },
    // One after the other, so that only the page that hangs is not drawn.
    draw: (request) => {
      const drawn = drawing.then(() => draw(request));
      drawing = drawn;
      return drawn;
    },
    pixels: async (request) => start().call('pixels', { ...request, password }),
    addScan: async (...scan) => start().call('addScan', ...scan),
    end: () => stop('other'),
  };
}
