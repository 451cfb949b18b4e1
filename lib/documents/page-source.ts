/** What can be drawn page by page: a PDF, or a picture, which has one page. */
import { type DrawnPage, drawPage, type Pdf, pixelsOfPage, type TextPlace } from './pdf/index.ts';
import type { Picture } from './picture/index.ts';

export interface PageSource {
  /**
   * @param index counted from 0
   * @param scale pixels of the screen for each unit of the page
   */
  readonly draw: (index: number, scale: number, places: readonly TextPlace[]) => Promise<DrawnPage>;
  /**
   * The pixels of a page, to be searched; null if it cannot be drawn.
   *
   * @param dpi of a page of a PDF; a picture has the pixels that it has
   */
  readonly pixels: (index: number, dpi: number) => Promise<ImageData | null>;
  readonly close: () => void;
}

/** Units of a page in an inch (ISO 32000-2, 8.3.2.3). */
const UNITS = 72;
/** Pictures of fewer pixels are searched at twice their size: a sign of a code may be one pixel. */
const SMALL = 500_000;

export const pagesOfPdf = (pdf: Pdf): PageSource => ({
  draw: async (index, scale, places) => drawPage(await pdf.page(index), scale, places),
  pixels: async (index, dpi) => pixelsOfPage(await pdf.page(index), dpi / UNITS),
  close: pdf.close,
});

export const pagesOfPicture = (picture: Picture): PageSource => ({
  draw: async (_, scale, places) => ({
    bitmap: await picture.draw(scale),
    texts: [],
    parts: places.map(() => null),
  }),
  pixels: () => picture.pixels(picture.width * picture.height < SMALL ? 2 : 1),
  close: () => undefined,
});
