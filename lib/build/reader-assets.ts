/** The programs that read payment codes and scans, as WebAssembly, with the data of printed text; workers load them. */
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', '..', 'node_modules');

export const readerAssets = () => [
  {
    absoluteSrc: join(packages, 'zxing-wasm', 'dist', 'reader', 'zxing_reader.wasm'),
    relativeDest: 'codes/zxing_reader.wasm',
  },
  {
    absoluteSrc: join(packages, 'tesseract.js-core', 'tesseract-core-simd-lstm.wasm'),
    relativeDest: 'scan/tesseract.wasm',
  },
  {
    absoluteSrc: join(
      ...[packages, '@tesseract.js-data', 'eng', '4.0.0_best_int', 'eng.traineddata.gz'],
    ),
    relativeDest: 'scan/english.data',
  },
];
