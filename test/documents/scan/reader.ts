/** Reads the text of pictures as the worker does, without a browser. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { createTextReader } from '../../../lib/documents/scan/text-reader.ts';

const require = createRequire(import.meta.url);
const core = 'node_modules/tesseract.js-core/tesseract-core-simd-lstm';

export const readText = createTextReader({
  loadTesseract: async () => require(`../../../${core}.js`),
  loadWasm: async () => new Uint8Array(await readFile(`${core}.wasm`)).buffer,
  loadData: async () =>
    gunzipSync(
      await readFile('node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
    ),
});
