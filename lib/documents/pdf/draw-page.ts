/** Draws a page of a PDF, with its text above the picture so that it can be selected. */
import type { TextPlace } from './blocks.ts';
import type { PdfPage } from './open-pdf.ts';

/** A rectangle in parts of the page's width and height. */
export interface PagePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnPage {
  /** Where a part of a text is on the page; null where its text was not drawn. */
  readonly partOf: (place: TextPlace) => PagePart | null;
}

/** Pixels of a drawn page: enough for a screen of high density. */
const MAX_PIXELS = 8_000_000;

/** @param scale pixels of the screen for each unit of the page */
export async function drawPage(
  { page, viewport }: PdfPage,
  { canvas, text, scale }: { canvas: HTMLCanvasElement; text: HTMLElement; scale: number },
  signal: AbortSignal,
): Promise<DrawnPage | null> {
  const { TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const limit = Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height));
  const drawn = page.getViewport({ scale: Math.min(scale, limit) });
  canvas.width = Math.floor(drawn.width);
  canvas.height = Math.floor(drawn.height);
  const rendering = page.render({ canvas, viewport: drawn });
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container: text,
    viewport,
  });
  const stop = () => {
    rendering.cancel();
    layer.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  // A picture that cannot be drawn leaves its text.
  await Promise.all([rendering.promise.catch(() => undefined), layer.render()]);
  if (signal.aborted) return null;
  const partOf = ({ from, start, end }: TextPlace): PagePart | null => {
    const node = layer.textDivs[from]?.firstChild;
    if (!(node instanceof Text) || end > node.length) return null;
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    const box = range.getBoundingClientRect();
    const whole = text.getBoundingClientRect();
    if (whole.width === 0 || whole.height === 0) return null;
    return {
      left: (box.left - whole.left) / whole.width,
      top: (box.top - whole.top) / whole.height,
      width: box.width / whole.width,
      height: box.height / whole.height,
    };
  };
  return { partOf };
}
