/** Reads the text of a picture with Tesseract, whose program and data are in the extension. */
import type { PagePart } from '../pdf/index.ts';

/** A word of a picture, with its place in parts of the picture. */
export interface ReadWord {
  readonly text: string;
  readonly part: PagePart;
}

export type ReadLine = readonly ReadWord[];

/** What is used of Tesseract's own interface. */
interface Tesseract {
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
  readonly TessBaseAPI: new () => {
    readonly Init: (path: string, language: string, mode: number) => number;
    readonly SetPageSegMode: (mode: number) => void;
    readonly SetImageFile: (orientation: number, angle: number) => number;
    readonly FindLines: () => void;
    readonly GetGradient: () => number;
    readonly Recognize: (monitor: null) => number;
    readonly GetJSONText: () => string;
    readonly Clear: () => void;
  };
}

type LoadTesseract = (options: {
  readonly wasmBinary: ArrayBuffer;
  readonly print: () => void;
  readonly printErr: () => void;
}) => Promise<Tesseract>;

export interface TextReaderNeeds {
  readonly loadTesseract: () => Promise<LoadTesseract>;
  readonly loadWasm: () => Promise<ArrayBuffer>;
  /** The English data, unpacked. */
  readonly loadData: () => Promise<Uint8Array>;
}

export interface PictureToRead {
  readonly pixels: ImageData;
  /** Pixels of an inch; null if nobody knows. */
  readonly dpi: number | null;
}

/** Only the neural network, which is all that the data has. */
const LSTM_ONLY = 1;
/** It finds columns by itself. */
const WITH_COLUMNS = 3;
/** Tesseract reads best what was scanned at this. */
const GOOD_DPI = 300;
/** A picture of unknown size that is narrower is enlarged: it would be a page at 150 dpi. */
const NARROW = 1_400;
const MAX_FACTOR = 2;
/** Radians: what is turned by less is read as it is. */
const LEAST_TURN = 0.004;

/** Pixels of a tile in which the paper is as light everywhere. */
const TILE = 24;
/** The part of a tile's pixels that are darker than its paper, or as dark. */
const PAPER = 0.8;

/** How light the paper is in each tile: that of a shadow is darker than the letters beside it. */
function paperOf(grey: Float32Array, width: number, height: number) {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const paper = new Float32Array(across * down);
  for (let i = 0; i < paper.length; i += 1) {
    const [left, top] = [(i % across) * TILE, Math.floor(i / across) * TILE];
    const counts = new Uint32Array(256);
    let count = 0;
    for (let y = top; y < Math.min(height, top + TILE); y += 1)
      for (let x = left; x < Math.min(width, left + TILE); x += 1, count += 1) {
        const value = Math.min(255, Math.max(0, Math.round(grey[y * width + x] ?? 0)));
        counts[value] = (counts[value] ?? 0) + 1;
      }
    let below = 0;
    let value = 0;
    for (; value < 255 && below < PAPER * count; value += 1) below += counts[value] ?? 0;
    paper[i] = Math.max(1, value);
  }
  return (x: number, y: number): number =>
    paper[Math.floor(y / TILE) * across + Math.floor(x / TILE)] ?? 255;
}

/** Makes the paper white, so that shadows do not count as ink. */
function withoutShadows(grey: Float32Array, width: number, height: number): void {
  const paper = paperOf(grey, width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      grey[i] = Math.min(255, (255 * (grey[i] ?? 0)) / paper(x, y));
    }
  }
}

/** Grey values, enlarged, as a file that Tesseract reads without a decoder (PGM). */
function greyFile({ data, width, height }: ImageData, factor: number) {
  const grey = new Float32Array(width * height);
  for (let i = 0; i < grey.length; i += 1)
    grey[i] =
      0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0);
  withoutShadows(grey, width, height);
  const [across, down] = [Math.round(width * factor), Math.round(height * factor)];
  const head = new TextEncoder().encode(`P5\n${across} ${down}\n255\n`);
  const file = new Uint8Array(head.length + across * down);
  file.set(head);
  let at = head.length;
  for (let y = 0; y < down; y += 1) {
    const top = Math.min(height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const row = Math.min(height - 2, Math.floor(top)) * width;
    const below = top - row / width;
    for (let x = 0; x < across; x += 1, at += 1) {
      const left = Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
      const column = Math.min(width - 2, Math.floor(left));
      const beside = left - column;
      const i = row + column;
      const upper = (grey[i] ?? 0) * (1 - beside) + (grey[i + 1] ?? 0) * beside;
      const lower = (grey[i + width] ?? 0) * (1 - beside) + (grey[i + width + 1] ?? 0) * beside;
      file[at] = upper * (1 - below) + lower * below;
    }
  }
  return { file, width: across, height: down };
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Found {
  readonly blocks?: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly {
        readonly words: readonly { readonly text: string; readonly bbox: Box }[];
      }[];
    }[];
  }[];
}

/** Where a box of the straightened picture is in the one that was turned by an angle about its middle. */
function partOf({ x0, y0, x1, y1 }: Box, angle: number, width: number, height: number): PagePart {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2];
  const [across, down] = [x * cos + y * sin + width / 2, y * cos - x * sin + height / 2];
  const [wide, high] = [x1 - x0, y1 - y0];
  return {
    left: (across - wide / 2) / width,
    top: (down - high / 2) / height,
    width: wide / width,
    height: high / height,
  };
}

/** @returns reads pictures, one after the other */
export function createTextReader({ loadTesseract, loadWasm, loadData }: TextReaderNeeds) {
  const start = async () => {
    const [load, wasmBinary, data] = await Promise.all([loadTesseract(), loadWasm(), loadData()]);
    const quiet = () => undefined;
    const tesseract = await load({ wasmBinary, print: quiet, printErr: quiet });
    tesseract.FS.writeFile('/eng.traineddata', data);
    const api = new tesseract.TessBaseAPI();
    if (api.Init('/', 'eng', LSTM_ONLY) !== 0) throw new Error('Tesseract has no data');
    api.SetPageSegMode(WITH_COLUMNS);
    return { api, files: tesseract.FS };
  };
  let ready: ReturnType<typeof start> | null = null;

  return async ({ pixels, dpi }: PictureToRead): Promise<ReadLine[]> => {
    ready ??= start();
    const { api, files } = await ready;
    if (pixels.width < 2 || pixels.height < 2) return [];
    const wanted = dpi === null ? (pixels.width < NARROW ? MAX_FACTOR : 1) : GOOD_DPI / dpi;
    const { file, width, height } = greyFile(pixels, Math.min(MAX_FACTOR, Math.max(1, wanted)));
    files.writeFile('/input', file);
    api.SetImageFile(1, 0);
    api.FindLines();
    const turn = api.GetGradient();
    const angle = Math.abs(turn) < LEAST_TURN ? 0 : turn;
    if (angle !== 0) api.SetImageFile(1, angle);
    api.Recognize(null);
    const found: Found = JSON.parse(api.GetJSONText());
    api.Clear();
    return (found.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .map(({ words }) =>
        words.map(({ text, bbox }) => ({ text, part: partOf(bbox, angle, width, height) })),
      );
  };
}
