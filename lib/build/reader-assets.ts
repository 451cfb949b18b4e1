/** The programs that read payment codes, as WebAssembly, which the document worker alone loads. */
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', '..', 'node_modules');

export const readerAssets = () => [
  {
    absoluteSrc: join(packages, 'zxing-wasm', 'dist', 'reader', 'zxing_reader.wasm'),
    relativeDest: 'codes/zxing_reader.wasm',
  },
];
