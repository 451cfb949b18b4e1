/** The worker of documents: whatever a file does, the page goes on. */
import { createCodeFinder } from '../codes/index.ts';
import { createPdfWorkers } from '../pdf/index.ts';
import type { CallPacket } from './calls.ts';
import { serveDocuments } from './serve-documents.ts';
import { loadAsset, workerSurroundings } from './surroundings.ts';

const take = serveDocuments((packet, transfer = []) => postMessage(packet, { transfer }), {
  pdfWorkers: createPdfWorkers,
  surroundings: workerSurroundings(),
  findCodes: createCodeFinder(() => loadAsset('codes/zxing_reader.wasm')),
});

addEventListener('message', ({ data }: MessageEvent<CallPacket>) => take(data));
