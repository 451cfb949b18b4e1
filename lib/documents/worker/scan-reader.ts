/** Reads the text of pictures in a worker of its own, within a limit of time. */
import type { PictureToRead, ReadLine } from '../scan/index.ts';
import { createCalls } from './calls.ts';
import { connectTo } from './document-reader.ts';

type ScanCalls = { readonly read: (picture: PictureToRead) => Promise<ReadLine[]> };

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

export function createScanReader(): ScanReader {
  const port = connectTo(
    // In one expression, by which the build finds the worker.
    new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' }),
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
