/** What pdf.js takes from a page's document, for a worker, which has none. */
import type { Surroundings } from '../pdf/index.ts';

interface CanvasAndContext {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

class WorkerCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(entry: CanvasAndContext): void {
    if (entry.canvas) Object.assign(entry.canvas, { width: 0, height: 0 });
    Object.assign(entry, { canvas: null, context: null });
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

const none = () => 'none';

/** SVG filters, which only a document has. */
class WorkerFilterFactory {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addKnockoutFilter = none;
  addHighlightHCMFilter = none;
  addSelectionHCMFilter = none;
  addSelectionFilter = none;
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

type Addresses = Readonly<Record<string, string | null | undefined>>;

class WorkerDataFactory {
  readonly #addresses: Addresses;

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const folder = this.#addresses[kind];
    // Only what the extension contains.
    const url = folder ? new URL(filename, folder) : null;
    if (url?.origin !== location.origin) throw new Error(`Not in the extension: ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Not found: ${filename}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

export const workerSurroundings = (): Surroundings => ({
  CanvasFactory: WorkerCanvasFactory,
  FilterFactory: WorkerFilterFactory,
  BinaryDataFactory: WorkerDataFactory,
  // Fonts of the file are those of the worker.
  ownerDocument: {
    fonts: Reflect.get(globalThis, 'fonts'),
    createElement: () => new OffscreenCanvas(1, 1),
  } as unknown as HTMLDocument,
});

/** @param path of a file that the extension contains */
export async function loadAsset(path: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(`/${path}`, location.origin));
  if (!response.ok) throw new Error(`Not found: ${path}`);
  return response.arrayBuffer();
}
