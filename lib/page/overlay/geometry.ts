/** Positions for the line, the corner mark and the card in the viewport. All lengths in CSS px. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type BoxEdges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Free space at the viewport's edges and next to a field. */
const EDGE_MARGIN = 8;
/** Space between a field and the line under or over it: the height of the line's pointer. */
const LINE_GAP = 7;
/** Space between the card and its anchor. */
const CARD_GAP = 8;

/** A side of the field, and the width of a line there. */
export interface LineSlot {
  readonly side: 'under' | 'over' | 'after' | 'before';
  readonly width: number;
  /** Space between field and line, CSS px; the usual one if left out. */
  readonly gap?: number;
}

/** Space between a field and the line beside it, at normal zoom: more than a corner mark needs. */
const BESIDE_GAP = 13;

/** The usual, the smallest and the largest width of a line, at normal zoom and text size. */
const LINE_WIDTH = { usual: 345, min: 240, max: 540 } as const;

/**
 * The sides of a field with enough width for a line, best first. Under and over its field, a line is as
 * wide as the field.
 * @param scale the factor by which the line's text and buttons are enlarged
 */
export function lineSlots(
  field: BoxEdges,
  view: Size,
  isRightToLeft: boolean,
  scale = 1,
): LineSlot[] {
  const usual = LINE_WIDTH.usual * scale;
  const ofField = clamp(field.right - field.left, usual, LINE_WIDTH.max * scale);
  const width = Math.min(ofField, view.width - 2 * EDGE_MARGIN);
  const gap = BESIDE_GAP * scale;
  const rightWidth = view.width - field.right - EDGE_MARGIN - gap;
  const leftWidth = field.left - EDGE_MARGIN - gap;
  const lateral: LineSlot[] = [
    { side: 'after', gap, width: Math.min(usual, isRightToLeft ? leftWidth : rightWidth) },
    { side: 'before', gap, width: Math.min(usual, isRightToLeft ? rightWidth : leftWidth) },
  ];
  return [
    { side: 'under', width },
    { side: 'over', width },
    ...lateral.filter((slot) => slot.width >= LINE_WIDTH.min * scale),
  ];
}

/**
 * The position of a line on one side of its field; none if it would leave the viewport.
 * @param gap space between field and line; negative if the line may cover the field's padding
 */
export function linePosition(
  field: BoxEdges,
  size: Size,
  view: Size,
  isRightToLeft: boolean,
  side: 'under' | 'over' | 'after' | 'before',
  gap = LINE_GAP,
): Point[] {
  const start = isRightToLeft ? field.right - size.width : field.left;
  const x = clamp(start, EDGE_MARGIN, Math.max(EDGE_MARGIN, view.width - size.width - EDGE_MARGIN));
  const isRight = (side === 'after') !== isRightToLeft;
  const position =
    side === 'under'
      ? { x, y: field.bottom + gap }
      : side === 'over'
        ? { x, y: field.top - gap - size.height }
        : {
            x: isRight ? field.right + gap : field.left - gap - size.width,
            // Centred on the field, but moved to stay in the viewport.
            y: clamp(
              (field.top + field.bottom - size.height) / 2,
              0,
              Math.max(0, view.height - size.height),
            ),
          };
  const fits =
    position.x >= 0 &&
    position.y >= 0 &&
    position.x + size.width <= view.width &&
    position.y + size.height <= view.height;
  return fits ? [position] : [];
}

/**
 * The position nearest to under the field in the viewport, even if it covers the field; null if the
 * line is larger than the viewport.
 */
export function coveringPosition(field: BoxEdges, size: Size, view: Size): Point | null {
  const [maxX, maxY] = [view.width - size.width, view.height - size.height];
  if (maxX < 0 || maxY < 0) return null;
  return { x: clamp(field.left, 0, maxX), y: clamp(field.bottom, 0, maxY) };
}

/** Whether two boxes share more than an edge. */
export const overlaps = (a: BoxEdges, b: BoxEdges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The position of a small mark, always centred on the upper corner at the field's end. */
export function cornerMarkPosition(field: BoxEdges, side: number, isRightToLeft: boolean): Point {
  const x = isRightToLeft ? field.left : field.right;
  return { x: x - side / 2, y: field.top - side / 2 };
}

/**
 * The shortest connection between two boxes. If they overlap horizontally, it is vertical, near
 * the start of the overlap.
 */
export function shortestLink(
  field: BoxEdges,
  line: BoxEdges,
  isRightToLeft: boolean,
): { readonly from: Point; readonly to: Point } {
  const along = (
    [fieldStart, fieldEnd]: readonly [number, number],
    [lineStart, lineEnd]: readonly [number, number],
    pick: (low: number, high: number) => number,
  ): readonly [number, number] => {
    const [low, high] = [Math.max(fieldStart, lineStart), Math.min(fieldEnd, lineEnd)];
    if (low > high) return lineStart > fieldEnd ? [fieldEnd, lineStart] : [fieldStart, lineEnd];
    const shared = pick(low, high);
    return [shared, shared];
  };
  const inset = (low: number, high: number) =>
    Math.min(20, Math.max((high - low) / 2, high - low - 20));
  const [fromX, toX] = along([field.left, field.right], [line.left, line.right], (low, high) =>
    isRightToLeft ? high - inset(low, high) : low + inset(low, high),
  );
  const [fromY, toY] = along(
    [field.top, field.bottom],
    [line.top, line.bottom],
    (low, high) => (low + high) / 2,
  );
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

/** The position of a card: under its anchor, else over it, else next to it; always in the viewport. */
export function cardPosition(anchor: BoxEdges, size: Size, view: Size): Point {
  const maxY = Math.max(EDGE_MARGIN, view.height - size.height - EDGE_MARGIN);
  const maxX = Math.max(EDGE_MARGIN, view.width - size.width - EDGE_MARGIN);
  const x = clamp(anchor.left, EDGE_MARGIN, maxX);
  if (anchor.bottom + CARD_GAP <= maxY)
    return { x, y: Math.max(EDGE_MARGIN, anchor.bottom + CARD_GAP) };
  const yOver = anchor.top - CARD_GAP - size.height;
  if (yOver >= EDGE_MARGIN) return { x, y: Math.min(yOver, maxY) };
  const y = clamp(anchor.top, EDGE_MARGIN, maxY);
  const xAfter = anchor.right + CARD_GAP;
  if (xAfter <= maxX) return { x: xAfter, y };
  const xBefore = anchor.left - CARD_GAP - size.width;
  return xBefore >= EDGE_MARGIN ? { x: xBefore, y } : { x, y: maxY };
}
