/**
 * Opens the workers of pdf.js, for the worker of documents. The page does it, because in Firefox a worker that
 * opens another one may hang for ever: on a busy machine, once in about 170 times.
 */
import { DocumentError } from '../document-error.ts';

/** A worker of pdf.js. `port`: reaches it. */
export interface HostedPdfWorker {
  readonly id: number;
  readonly port: MessagePort;
}

export interface PdfHost {
  /** @throws DocumentError if it cannot be loaded */
  readonly open: () => Promise<HostedPdfWorker>;
  readonly end: (id: number) => void;
  readonly endAll: () => void;
}

export function createPdfHost(): PdfHost {
  const workers = new Map<number, Worker>();
  let last = 0;
  const end = (id: number): void => {
    workers.get(id)?.terminate();
    workers.delete(id);
  };
  return {
    open: async () => {
      // In one expression, by which the build finds the worker.
      const worker = new Worker(new URL('../pdf/worker.ts', import.meta.url), { type: 'module' });
      last += 1;
      const id = last;
      workers.set(id, worker);
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(port1, [port1]);
      await new Promise<void>((resolve, reject) => {
        // pdf.js says that it is ready. Until then, it is not the file that takes long.
        worker.onmessage = () => resolve();
        worker.onerror = () => {
          end(id);
          reject(new DocumentError('other'));
        };
      });
      return { id, port: port2 };
    },
    end,
    endAll: () => {
      for (const id of [...workers.keys()]) end(id);
    },
  };
}
