import { useCallback, useEffect, useRef, useState } from 'react';
import {
  createScanReader,
  type DocumentReading,
  type PagePart,
  type ReadLine,
  type ScanReader,
} from '../../lib/documents/index.ts';

/** What reads the pixels of the document that is open. */
export interface Scannable {
  readonly pixels: (index: number) => Promise<ImageData | null>;
  readonly add: (
    page: number,
    lines: readonly ReadLine[],
    shape: number,
  ) => Promise<DocumentReading>;
  /** Pixels of an inch; null if nobody knows. */
  readonly dpi: number | null;
}

export type ScanState =
  | { readonly step: 'idle' | 'failed' | 'done' }
  | { readonly step: 'reading'; readonly done: number };

/** Pixels around a piece, so that its signs can be compared. */
const MARGIN = 6;
/** Pages that are read. */
const MAX_PAGES = 50;

/** Names a piece of a page. */
export const pieceKey = (page: number, { left, top }: PagePart): string =>
  [page, left, top].join(' ');

/** A part of a page as a picture of its own; null: it is nowhere. */
async function pieceOf(pixels: ImageData, part: PagePart): Promise<string | null> {
  const { width, height } = pixels;
  const left = Math.max(0, Math.floor(part.left * width) - MARGIN);
  const top = Math.max(0, Math.floor(part.top * height) - MARGIN);
  const right = Math.min(width, Math.ceil((part.left + part.width) * width) + MARGIN);
  const bottom = Math.min(height, Math.ceil((part.top + part.height) * height) + MARGIN);
  if (right - left < 2 || bottom - top < 2) return null;
  const canvas = new OffscreenCanvas(right - left, bottom - top);
  canvas.getContext('2d')?.putImageData(pixels, -left, -top);
  return URL.createObjectURL(await canvas.convertToBlob());
}

/** The parts of a page that a person is to compare with what was read. */
const partsOf = ({ checked }: DocumentReading, page: number): PagePart[] => [
  ...checked.unsure.filter((each) => each.page === page).map(({ part }) => part),
  ...checked.values.flatMap(({ scan }) =>
    scan?.page === page && scan.certainty !== 'read' ? scan.part : [],
  ),
];

/** Reads the pixels of a document as text when the person asks for it. @param pages to read, by their index */
export function useScan({ pixels, add, dpi }: Scannable, pages: readonly number[]) {
  const [state, setState] = useState<ScanState>({ step: 'idle' });
  const [pieces, setPieces] = useState<ReadonlyMap<string, string>>(new Map());
  const reader = useRef<ScanReader | null>(null);
  const urls = useRef<string[]>([]);
  const cancel = useCallback(() => {
    reader.current?.end();
    reader.current = null;
    setState({ step: 'idle' });
  }, []);
  useEffect(
    () => () => {
      reader.current?.end();
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const wanted = pages.slice(0, MAX_PAGES);

  const addPieces = useCallback(async (page: number, image: ImageData, parts: PagePart[]) => {
    for (const part of parts) {
      const url = await pieceOf(image, part);
      if (!url) continue;
      urls.current.push(url);
      setPieces((known) => new Map([...known, [pieceKey(page, part), url]]));
    }
  }, []);

  const start = useCallback(async () => {
    const own = createScanReader();
    reader.current = own;
    const isWanted = () => reader.current === own;
    try {
      for (const [done, page] of wanted.entries()) {
        setState({ step: 'reading', done });
        const image = await pixels(page);
        const lines = image && (await own.read({ pixels: image, dpi }));
        if (!isWanted()) return;
        // It is counted as not read.
        if (!lines) continue;
        const reading = await add(page, lines, image.height / image.width);
        await addPieces(page, image, partsOf(reading, page));
      }
      if (isWanted()) setState({ step: 'done' });
    } catch {
      if (isWanted()) setState({ step: 'failed' });
    } finally {
      own.end();
    }
  }, [add, addPieces, dpi, pixels, wanted]);

  return { state, pieces, count: wanted.length, start, cancel };
}

export type Scan = ReturnType<typeof useScan>;
