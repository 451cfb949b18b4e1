/** The worker of documents: whatever a file does, the page goes on. */
import { createPdfWorkers } from '../pdf/index.ts';
import type { CallPacket } from './calls.ts';
import { serveDocuments } from './serve-documents.ts';
import { workerSurroundings } from './surroundings.ts';

const take = serveDocuments((packet, transfer = []) => postMessage(packet, { transfer }), {
  workers: createPdfWorkers(),
  surroundings: workerSurroundings(),
});

addEventListener('message', ({ data }: MessageEvent<CallPacket>) => take(data));
