/** The texts of form fields and text notes of a page, which are not part of its own text (ISO 32000-2, 12.5 and 12.7). */
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { PageItem } from './lines.ts';

/** Flags of what is not shown: hidden, and no view (ISO 32000-2, table 167). */
const NOT_SHOWN = 2 | 32;

/** Annotations of a page, letters of one and lines of one: far more than a form has. */
const MAX_ANNOTATIONS = 5_000;
const MAX_LENGTH = 20_000;
const MAX_LINES = 1_000;

/** What pdf.js says of an annotation, as far as it is needed. */
interface Annotation {
  readonly subtype: string;
  /** Left, lower, right and upper edge, in the page's own units from below. */
  readonly rect: readonly [number, number, number, number];
  readonly annotationFlags?: number;
  /** Degrees, against the clock. */
  readonly rotation?: number;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly multiLine?: boolean;
  readonly password?: boolean;
  /** One sign in each of `maxLen` boxes. */
  readonly comb?: boolean;
  readonly maxLen?: number;
  readonly defaultAppearanceData?: { readonly fontSize?: number };
  readonly contentsObj?: { readonly str?: string };
}

/** What a person reads in it; '' for buttons, passwords and other annotations. */
function textOf({ subtype, fieldType, fieldValue, password, contentsObj }: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? '';
  if (subtype !== 'Widget' || !/^(?:Tx|Ch)$/.test(fieldType ?? '') || password) return '';
  const values: readonly unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.filter((value) => typeof value === 'string').join('\n');
}

/** Sizes for fields whose size follows their box, and the distance of lines, as parts of the box and the size. */
const PART_OF_BOX = 0.7;
const USUAL_SIZE = 12;
const LINE = 1.2;
/** Width of a letter, and the space before the first, as parts of the size: fonts of fields are not known. */
const LETTER = 0.55;
const ASCENT = 0.8;
const INSET = 2;

/** The lines of a field as texts at their places, in the units of the viewport. */
function itemsOfField(annotation: Annotation, viewport: PageViewport): PageItem[] {
  const { rect, subtype, rotation = 0, multiLine, comb, maxLen = 0 } = annotation;
  const [left, lower, right, upper] = rect;
  const isAcross = rotation % 180 !== 0;
  const [width, height] = isAcross ? [upper - lower, right - left] : [right - left, upper - lower];
  const lines = textOf(annotation)
    .slice(0, MAX_LENGTH)
    .split(/\r\n?|\n/, MAX_LINES)
    .map((line) => line.trim());
  const isOneLine = !multiLine && subtype === 'Widget' && lines.length === 1;
  const size =
    annotation.defaultAppearanceData?.fontSize ||
    Math.min(USUAL_SIZE, (height / lines.length) * PART_OF_BOX);
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [(left + right) / 2, (lower + upper) / 2];
  const [a = 1, b = 0, c = 0, d = 1] = viewport.transform as number[];
  return lines.map((text, i) => {
    // From the middle of the box, along and across its own direction.
    const along = -width / 2 + INSET;
    const down = isOneLine
      ? (ASCENT - 0.5) * size
      : -height / 2 + INSET + (i * LINE + ASCENT) * size;
    const [x, y] = viewport.convertToViewportPoint(
      middleX + along * cos + down * sin,
      middleY + along * sin - down * cos,
    );
    const length =
      comb && maxLen > 0
        ? (width * text.length) / maxLen
        : Math.min(width - INSET, text.length * size * LETTER);
    return {
      text,
      x,
      y,
      angle: Math.atan2(b * cos + d * sin, a * cos + c * sin),
      size,
      ascent: ASCENT * size,
      length: Math.max(length, 1),
      isRtl: false,
      endsLine: true,
    };
  });
}

/** @param most how many texts are read */
export async function formTextsOf(
  page: PDFPageProxy,
  viewport: PageViewport,
  most: number,
): Promise<PageItem[]> {
  const items: PageItem[] = [];
  const annotations: readonly Annotation[] = await page.getAnnotations({ intent: 'display' });
  for (const annotation of annotations.slice(0, MAX_ANNOTATIONS)) {
    if (items.length >= most) break;
    const isShown = ((annotation.annotationFlags ?? 0) & NOT_SHOWN) === 0;
    if (isShown && textOf(annotation).trim() !== '')
      items.push(...itemsOfField(annotation, viewport));
  }
  return items.slice(0, most);
}
