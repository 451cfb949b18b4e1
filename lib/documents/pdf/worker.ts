/** The worker in which pdf.js reads a file, for whoever has the other end of the port. The limit is set before pdf.js starts. */
import './memory-limit.ts';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

addEventListener(
  'message',
  ({ data }: MessageEvent<MessagePort>) => {
    WorkerMessageHandler.initializeFromPort(data);
    data.start();
  },
  { once: true },
);
