/** Reads documents with the codes on their pages, drawn as in the worker, without a browser. */
import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createCodeFinder } from '../../../lib/documents/codes/index.ts';

/** What the worker has of a browser to draw with. */
class Canvas {
  constructor(width: number, height: number) {
    // biome-ignore lint/correctness/noConstructorReturn: a canvas of Node instead
    return createCanvas(width, height) as never;
  }
}
async function decode(file: Blob, { resizeWidth, resizeHeight }: ImageBitmapOptions = {}) {
  const image = await loadImage(Buffer.from(await file.arrayBuffer()));
  const canvas = createCanvas(resizeWidth ?? image.width, resizeHeight ?? image.height);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return Object.assign(canvas, { close: () => undefined });
}
Object.assign(globalThis, { OffscreenCanvas: Canvas, createImageBitmap: decode });

export const findCodes = createCodeFinder(async () => {
  const file = await readFile('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');
  return new Uint8Array(file).buffer;
});
