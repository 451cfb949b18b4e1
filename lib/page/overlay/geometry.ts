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

/** A side of the field, and the greatest width of a line there. */
export interface LineSlot {
  readonly side: 'under' | 'over' | 'after' | 'before';
  readonly width: number;
}

/** The smallest usable width of a slot, and the largest width of a line, at normal zoom and text size. */
const MIN_LINE_WIDTH = 180;
const MAX_LINE_WIDTH = 540;

/**
 * The sides of a field with enough width for a line, best first.
 * @param scale the factor by which the line's text and buttons are enlarged
 */
export function lineSlots(
  field: BoxEdges,
  view: Size,
  isRightToLeft: boolean,
  scale = 1,
): LineSlot[] {
  const maxWidth = MAX_LINE_WIDTH * scale;
  const width = Math.min(maxWidth, view.width - 2 * EDGE_MARGIN);
  const rightWidth = view.width - field.right - 2 * EDGE_MARGIN;
  const leftWidth = field.left - 2 * EDGE_MARGIN;
  const slots: LineSlot[] = [
    { side: 'under', width },
    { side: 'over', width },
    { side: 'after', width: Math.min(maxWidth, isRightToLeft ? leftWidth : rightWidth) },
    { side: 'before', width: Math.min(maxWidth, isRightToLeft ? rightWidth : leftWidth) },
  ];
  return slots.filter((slot) => slot.width >= Math.min(MIN_LINE_WIDTH * scale, width));
}

/** The position of a line on one side of its field; null if it would leave the viewport. */
export function linePosition(
  field: BoxEdges,
  size: Size,
  view: Size,
  isRightToLeft: boolean,
  side: LineSlot['side'],
  gap = LINE_GAP,
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

/** Extra distance that a position counts if it is over the field, or does not start at the field's first edge. */
const DETOUR = { over: 12, acrossStart: 24 } as const;

/** Candidate positions all over the viewport that do not cover the field, nearest to it first. */
export function freePositions(
  field: BoxEdges,
  size: Size,
  view: Size,
  maxDistance: number,
  isRightToLeft = false,
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
  const columnAt = (column: number) => Math.round(clamp(column, EDGE_MARGIN, maxX));
  const startColumn = columnAt(isRightToLeft ? field.right - size.width : field.left);
  for (const x of new Set(columns.map(columnAt))) {
    for (let y = EDGE_MARGIN; y <= maxY; y += GRID_STEP) {
      const across = gapBetween(x, x + size.width, field.left, field.right);
      const down = gapBetween(y, y + size.height, field.top, field.bottom);
      const coversField = across < 3 && down < 3;
      const distance = across + down;
      if (coversField || distance > maxDistance) continue;
      const detour =
        (y < field.top ? DETOUR.over : 0) + (x === startColumn ? 0 : DETOUR.acrossStart);
      candidates.push({ position: { x, y }, distance: distance + detour });
    }
  }
  return candidates.sort((a, b) => a.distance - b.distance).map(({ position }) => position);
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

/**
 * The position of a small mark centred on a corner of the field: the upper corner at the field's
 * end, or the next corner where the mark does not touch the line. Null if there is none.
 */
export function cornerMarkPosition(
  field: BoxEdges,
  side: number,
  isRightToLeft: boolean,
  line?: BoxEdges,
): Point | null {
  const [start, end] = isRightToLeft ? [field.right, field.left] : [field.left, field.right];
  for (const [x, y] of [
    [end, field.top],
    [end, field.bottom],
    [start, field.bottom],
    [start, field.top],
  ] as const) {
    const corner = { x: x - side / 2, y: y - side / 2 };
    const touches =
      line &&
      corner.x < line.right &&
      corner.x + side > line.left &&
      corner.y < line.bottom &&
      corner.y + side > line.top;
    if (!touches) return corner;
  }
  return null;
}

/**
 * The shortest connection between two boxes. If they overlap horizontally, it is vertical, at this
 * distance (CSS px) from the start of the overlap.
 */
export function shortestLink(
  field: BoxEdges,
  line: BoxEdges,
  isRightToLeft: boolean,
  distance = 20,
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
    Math.min(distance, Math.max((high - low) / 2, high - low - 20));
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
