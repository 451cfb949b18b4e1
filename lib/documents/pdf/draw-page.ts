/** Draws a page of a PDF, and says where its texts are, so that they can be selected above the picture. */
import type { TextPlace } from './blocks.ts';
import type { PageItem } from './lines.ts';
import type { PdfPage } from './open-pdf.ts';
import { itemsOf } from './page-items.ts';

/** A rectangle in parts of the page's width and height. */
export interface PagePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A text above the picture; lengths in parts of the page's width and height. */
export interface PageText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  /** Size of the font in parts of the page's height. */
  readonly size: number;
  /** Stretches the text to the width that the page draws. */
  readonly stretch: number;
  /** Degrees. */
  readonly angle: number;
  readonly isRtl: boolean;
  readonly endsLine: boolean;
}

export interface DrawnPage {
  /** Null if it could not be drawn: its texts are there. */
  readonly bitmap: ImageBitmap | null;
  readonly texts: readonly PageText[];
  /** For each place that was asked for; null where its text is not on the page. */
  readonly parts: readonly (PagePart | null)[];
}

/** Pixels of a drawn page: enough for a screen of high density. */
const MAX_PIXELS = 8_000_000;
/** Pixels in one direction: a page may be as long as it likes. */
const MAX_LENGTH = 8_192;
/** Texts that can be selected; of pages with more, none. */
const MAX_TEXTS = 5_000;
/** In which the texts above the picture are set. */
const FONT_SIZE = 30;
const FONT = `${FONT_SIZE}px sans-serif`;

type Context = OffscreenCanvasRenderingContext2D;

/** Where the rectangle of a text is, from its start along its baseline. */
function boxOf(
  { x, y, angle, size, ascent }: PageItem,
  from: number,
  to: number,
  { width, height }: PdfPage,
): PagePart {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [from, -ascent],
    [to, -ascent],
    [from, size - ascent],
    [to, size - ascent],
  ].map(([along = 0, down = 0]) => [x + along * cos - down * sin, y + along * sin + down * cos]);
  const xs = corners.map(([across = 0]) => across);
  const ys = corners.map(([, down = 0]) => down);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: left / width,
    top: top / height,
    width: (Math.max(...xs) - left) / width,
    height: (Math.max(...ys) - top) / height,
  };
}

function partOf(
  item: PageItem | undefined,
  { start, end }: TextPlace,
  page: PdfPage,
  context: Context,
): PagePart | null {
  if (!item || item.text === '' || end > item.text.length) return null;
  const whole = context.measureText(item.text).width || 1;
  const at = (offset: number) =>
    (context.measureText(item.text.slice(0, offset)).width / whole) * item.length;
  const [from, to] = [at(start), at(end)];
  return item.isRtl
    ? boxOf(item, item.length - to, item.length - from, page)
    : boxOf(item, from, to, page);
}

function textOf(item: PageItem, page: PdfPage, context: Context): PageText {
  const { text, x, y, angle, size, ascent, length, isRtl, endsLine } = item;
  const set = (context.measureText(text).width / FONT_SIZE) * size;
  return {
    text,
    left: (x + ascent * Math.sin(angle)) / page.width,
    top: (y - ascent * Math.cos(angle)) / page.height,
    size: size / page.height,
    stretch: set > 0 && text.length > 1 ? length / set : 1,
    angle: (angle * 180) / Math.PI,
    isRtl,
    endsLine,
  };
}

/**
 * Draws a page on a canvas of its own; null: there is no canvas, or the page cannot be drawn.
 *
 * @param scale pixels for each unit of the page (1/72 inch)
 */
async function renderPage({ page, width, height }: PdfPage, scale: number, isRead: boolean) {
  const limit = Math.min(
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_LENGTH / Math.max(width, height),
  );
  const viewport = page.getViewport({ scale: Math.min(scale, limit) });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: isRead });
  if (!context) return null;
  // pdf.js draws in workers too, but its types know only the page's canvas.
  const onCanvas = { canvas: null, canvasContext: context as never };
  const rendering = page.render({ ...onCanvas, viewport });
  return rendering.promise.then(
    () => ({ canvas, context }),
    () => null,
  );
}

/**
 * The pixels of a page, to be searched; null if it cannot be drawn.
 *
 * @param scale pixels for each unit of the page (1/72 inch)
 */
export async function pixelsOfPage(page: PdfPage, scale: number): Promise<ImageData | null> {
  const drawn = await renderPage(page, scale, true);
  return drawn?.context.getImageData(0, 0, drawn.canvas.width, drawn.canvas.height) ?? null;
}

/** @param scale pixels of the screen for each unit of the page */
export async function drawPage(
  page: PdfPage,
  scale: number,
  places: readonly TextPlace[],
): Promise<DrawnPage> {
  const drawn = await renderPage(page, scale, false);
  // What the page left set up there does not concern the next texts.
  const bitmap = drawn?.canvas.transferToImageBitmap() ?? null;
  const measure = new OffscreenCanvas(1, 1).getContext('2d');
  const items = await itemsOf(page);
  if (!measure) return { bitmap, texts: [], parts: places.map(() => null) };
  measure.font = FONT;
  return {
    bitmap,
    texts:
      items.length > MAX_TEXTS
        ? []
        : items.flatMap((item) => (item.text.trim() === '' ? [] : textOf(item, page, measure))),
    parts: places.map((place) => partOf(items[place.from], place, page, measure)),
  };
}
