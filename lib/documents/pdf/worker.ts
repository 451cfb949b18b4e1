/** The worker in which pdf.js reads a file. The limit is set before pdf.js starts. */
import './memory-limit.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
