/** The worker that reads the text of pictures: what it takes, it takes from nobody else. */
import { createTextReader, type PictureToRead } from '../scan/index.ts';
import { type CallPacket, createCalls } from './calls.ts';
import { loadAsset } from './surroundings.ts';

async function loadData(): Promise<Uint8Array> {
  const packed = new Blob([await loadAsset('scan/english.data')]).stream();
  const data = packed.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(data).arrayBuffer());
}

const readText = createTextReader({
  loadTesseract: async () =>
    (await import('tesseract.js-core/tesseract-core-simd-lstm.js')).default,
  loadWasm: () => loadAsset('scan/tesseract.wasm'),
  loadData,
});

const { take } = createCalls({ read: (picture: PictureToRead) => readText(picture) }, (packet) =>
  postMessage(packet),
);

addEventListener('message', ({ data }: MessageEvent<CallPacket>) => take(data));
