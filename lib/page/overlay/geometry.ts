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

/** Free space between our interface and the viewport's edge, and next to a field. */
const EDGE_MARGIN = 8;

/** A side of the field, and the greatest width of a line there. */
export interface LineSlot {
  readonly side: 'under' | 'over' | 'after' | 'before';
  readonly width: number;
}

/** A side with less width than this is not used. */
const MIN_LINE_WIDTH = 180;
const MAX_LINE_WIDTH = 540;

/** The sides of a field with enough width for a line, best first. */
export function lineSlots(field: BoxEdges, view: Size, isRightToLeft: boolean): LineSlot[] {
  const width = Math.min(MAX_LINE_WIDTH, view.width - 2 * EDGE_MARGIN);
  const rightWidth = view.width - field.right - 2 * EDGE_MARGIN;
  const leftWidth = field.left - 2 * EDGE_MARGIN;
  const slots: LineSlot[] = [
    { side: 'under', width },
    { side: 'over', width },
    { side: 'after', width: Math.min(MAX_LINE_WIDTH, isRightToLeft ? leftWidth : rightWidth) },
    { side: 'before', width: Math.min(MAX_LINE_WIDTH, isRightToLeft ? rightWidth : leftWidth) },
  ];
  return slots.filter((slot) => slot.width >= Math.min(MIN_LINE_WIDTH, width));
}

/** The position of a line on one side of its field; null if it would leave the viewport. */
export function linePosition(
  field: BoxEdges,
  size: Size,
  view: Size,
  isRightToLeft: boolean,
  side: LineSlot['side'],
  gap = 3,
): Point | null {
  const start = isRightToLeft ? field.right - size.width : field.left;
  const x = clamp(start, EDGE_MARGIN, Math.max(EDGE_MARGIN, view.width - size.width - EDGE_MARGIN));
  const isRight = (side === 'after') !== isRightToLeft;
  const position =
    side === 'under'
      ? { x, y: field.bottom + gap }
      : side === 'over'
        ? { x, y: field.top - gap - size.height }
        : {
            x: isRight ? field.right + EDGE_MARGIN : field.left - EDGE_MARGIN - size.width,
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
  return fits ? position : null;
}

/** Vertical distance between candidate positions. */
const GRID_STEP = 12;

const gapBetween = (from: number, to: number, start: number, end: number) =>
  Math.max(0, start - to, from - end);

/** Candidate positions all over the viewport that do not cover the field, nearest to it first. */
export function freePositions(
  field: BoxEdges,
  size: Size,
  view: Size,
  maxDistance: number,
): Point[] {
  const maxY = view.height - size.height - EDGE_MARGIN;
  const maxX = view.width - size.width - EDGE_MARGIN;
  if (maxY < 0 || maxX < 0) return [];
  const columns = [
    field.left,
    field.right - size.width,
    EDGE_MARGIN,
    maxX,
    field.right + EDGE_MARGIN,
  ];
  const candidates: { readonly position: Point; readonly distance: number }[] = [];
  for (const x of new Set(columns.map((column) => Math.round(clamp(column, EDGE_MARGIN, maxX))))) {
    for (let y = EDGE_MARGIN; y <= maxY; y += GRID_STEP) {
      const across = gapBetween(x, x + size.width, field.left, field.right);
      const down = gapBetween(y, y + size.height, field.top, field.bottom);
      const coversField = across < 3 && down < 3;
      const distance = across + down;
      if (!coversField && distance <= maxDistance)
        candidates.push({ position: { x, y }, distance });
    }
  }
  return candidates.sort((a, b) => a.distance - b.distance).map(({ position }) => position);
}

/** The position of a small mark centred on the field's upper end corner. */
export function cornerMarkPosition(field: BoxEdges, side: number, isRightToLeft: boolean): Point {
  const x = (isRightToLeft ? field.left : field.right) - side / 2;
  return { x, y: field.top - side / 2 };
}

/** The position of a card: under its anchor, else over it, else next to it, always in the viewport. */
export function cardPosition(anchor: BoxEdges, size: Size, view: Size, gap = 8): Point {
  const maxY = Math.max(EDGE_MARGIN, view.height - size.height - EDGE_MARGIN);
  const maxX = Math.max(EDGE_MARGIN, view.width - size.width - EDGE_MARGIN);
  const x = clamp(anchor.left, EDGE_MARGIN, maxX);
  if (anchor.bottom + gap <= maxY) return { x, y: Math.max(EDGE_MARGIN, anchor.bottom + gap) };
  const yOver = anchor.top - gap - size.height;
  if (yOver >= EDGE_MARGIN) return { x, y: Math.min(yOver, maxY) };
  const y = clamp(anchor.top, EDGE_MARGIN, maxY);
  const xAfter = anchor.right + gap;
  if (xAfter <= maxX) return { x: xAfter, y };
  const xBefore = anchor.left - gap - size.width;
  return xBefore >= EDGE_MARGIN ? { x: xBefore, y } : { x, y: maxY };
}
