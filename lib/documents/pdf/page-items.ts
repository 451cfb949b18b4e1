/** The texts of a page with their places. */
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type {
  TextContent,
  TextItem,
  TextMarkedContent,
  TextStyle,
} from 'pdfjs-dist/types/src/display/api.js';
import { DocumentError } from '../document-error.ts';
import { formTextsOf } from './form-texts.ts';
import type { PageItem, PlacedText } from './lines.ts';

/** Texts of one page. Where each letter is one, a full page has some thousand. */
const MAX_TEXTS = 20_000;
/** Part of a font above the baseline, as in most. */
const ASCENT = 0.8;

interface Page {
  readonly page: PDFPageProxy;
  readonly viewport: PageViewport;
}

const isTextItem = (item: TextItem | TextMarkedContent): item is TextItem => 'str' in item;

/** A page's texts with their styles; a page of too many is not read to its end. */
async function readContent({ page }: Page) {
  const items: TextItem[] = [];
  const styles: Record<string, TextStyle> = {};
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { items, styles };
    Object.assign(styles, value.styles);
    items.push(...value.items.filter(isTextItem));
    if (items.length <= MAX_TEXTS) continue;
    await reader.cancel(new Error('Too many texts'));
    throw new DocumentError('complex');
  }
}

type Matrix = [number, number, number, number, number, number];

/**
 * The texts that the page draws, then those of its form fields and notes.
 * @throws DocumentError
 */
export async function itemsOf(page: Page): Promise<PageItem[]> {
  const drawn = await drawnItemsOf(page);
  return [...drawn, ...(await formTextsOf(page.page, page.viewport, MAX_TEXTS - drawn.length))];
}

async function drawnItemsOf(page: Page): Promise<PageItem[]> {
  const { items, styles } = await readContent(page);
  const [a, b, c, d, e, f] = page.viewport.transform as Matrix;
  return items.map(({ str, transform, width, height, dir, fontName, hasEOL }) => {
    const [ta, tb, tc, td, te, tf] = transform as Matrix;
    const isVertical = styles[fontName]?.vertical === true;
    const turn = isVertical ? Math.PI / 2 : 0;
    const size = height || Math.hypot(tc, td) || 1;
    return {
      text: str,
      x: a * te + c * tf + e,
      y: b * te + d * tf + f,
      angle: Math.atan2(b * ta + d * tb, a * ta + c * tb) + turn,
      size: isVertical ? Math.hypot(tc, td) || 1 : size,
      ascent: ASCENT * size,
      length: isVertical ? height : width,
      isRtl: dir === 'rtl',
      endsLine: hasEOL,
    };
  });
}

/** The texts of a page with their places, in the page's own units from its upper edge. */
export const placedTexts = (items: readonly PageItem[]): PlacedText[] =>
  items.map(({ text, x, y, angle, size, length }) => {
    // Along the text's own direction, so that turned pages read like others.
    const start = x * Math.cos(angle) + y * Math.sin(angle);
    const baseline = y * Math.cos(angle) - x * Math.sin(angle);
    const direction = Math.round((angle * 180) / Math.PI);
    return { text, start, end: start + length, baseline, size, direction };
  });
