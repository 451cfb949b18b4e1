/** Reads the text of pictures in a worker of its own, within a limit of time. */
import type { PictureToRead, ReadLine } from '../scan/index.ts';
import { type CallPacket, createCalls } from './calls.ts';
import type { ConnectWorker } from './document-reader.ts';

type ScanCalls = { readonly read: (picture: PictureToRead) => Promise<ReadLine[]> };

const connectToScanWorker: ConnectWorker = (onMessage, onFailure) => {
  // In one expression, by which the build finds the worker.
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<CallPacket>) => onMessage(data);
  worker.onerror = onFailure;
  return { post: (packet) => worker.postMessage(packet), end: () => worker.terminate() };
};

/** How long a page may take, with the program loaded before the first, ms. */
const MAX_MS = 60_000;

export interface ScanReader {
  /**
   * @throws DocumentError `slow` after a minute, or when it is ended
   */
  readonly read: (picture: PictureToRead) => Promise<readonly ReadLine[]>;
  /** What is being read is given up. */
  readonly end: () => void;
}

export function createScanReader(connect: ConnectWorker = connectToScanWorker): ScanReader {
  const port = connect(
    (packet) => calls.take(packet),
    () => end('other'),
  );
  const calls = createCalls<ScanCalls>({}, port.post);
  const end = (problem: 'slow' | 'other') => {
    port.end();
    calls.end(problem);
  };
  return {
    read: async (picture) => {
      const timer = setTimeout(() => end('slow'), MAX_MS);
      return calls.call('read', picture).finally(() => clearTimeout(timer));
    },
    end: () => end('slow'),
  };
}
