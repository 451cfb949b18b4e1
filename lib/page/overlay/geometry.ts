/** Where our interface goes beside something in the viewport. Plain geometry, CSS px. */

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

/** Kept free between the interface and the viewport's edge. */
const EDGE_MARGIN = 8;

/** A place for a line and the widest it may be there. */
export interface LineSlot {
  readonly side: 'under' | 'over' | 'after' | 'before';
  readonly width: number;
}

/** Narrower than this a line beside its field reads badly. */
const MIN_LINE_WIDTH = 180;
const MAX_LINE_WIDTH = 540;

/** Where a line may go by a field, best first: under it, over it, after it, before it. */
export function lineSlots(field: BoxEdges, view: Size, isRightToLeft: boolean): LineSlot[] {
  const width = Math.min(MAX_LINE_WIDTH, view.width - 2 * EDGE_MARGIN);
  const right = view.width - field.right - 2 * EDGE_MARGIN;
  const left = field.left - 2 * EDGE_MARGIN;
  const rooms: LineSlot[] = [
    { side: 'under', width },
    { side: 'over', width },
    { side: 'after', width: Math.min(MAX_LINE_WIDTH, isRightToLeft ? left : right) },
    { side: 'before', width: Math.min(MAX_LINE_WIDTH, isRightToLeft ? right : left) },
  ];
  return rooms.filter((room) => room.width >= Math.min(MIN_LINE_WIDTH, width));
}

/** The spot for a line of a size on one side of its field; null where it would leave the viewport. */
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
  const spot =
    side === 'under'
      ? { x, y: field.bottom + gap }
      : side === 'over'
        ? { x, y: field.top - gap - size.height }
        : {
            x: isRight ? field.right + EDGE_MARGIN : field.left - EDGE_MARGIN - size.width,
            // At the viewport's edge it stands off the field's middle rather than not at all.
            y: clamp(
              (field.top + field.bottom - size.height) / 2,
              0,
              Math.max(0, view.height - size.height),
            ),
          };
  const fits =
    spot.x >= 0 &&
    spot.y >= 0 &&
    spot.x + size.width <= view.width &&
    spot.y + size.height <= view.height;
  return fits ? spot : null;
}

/** Spots for a line are tried this far apart, CSS px. */
const GRID_STEP = 12;

const gapBetween = (from: number, to: number, start: number, end: number) =>
  Math.max(0, start - to, from - end);

/** Spots all over the viewport that leave the field itself free, the nearest to it first. */
export function freePositions(field: BoxEdges, size: Size, view: Size, furthest: number): Point[] {
  const low = view.height - size.height - EDGE_MARGIN;
  const right = view.width - size.width - EDGE_MARGIN;
  if (low < 0 || right < 0) return [];
  const columns = [
    field.left,
    field.right - size.width,
    EDGE_MARGIN,
    right,
    field.right + EDGE_MARGIN,
  ];
  const spots: { readonly spot: Point; readonly far: number }[] = [];
  for (const x of new Set(columns.map((each) => Math.round(clamp(each, EDGE_MARGIN, right))))) {
    for (let y = EDGE_MARGIN; y <= low; y += GRID_STEP) {
      const across = gapBetween(x, x + size.width, field.left, field.right);
      const down = gapBetween(y, y + size.height, field.top, field.bottom);
      const isOver = across < 3 && down < 3;
      if (!isOver && across + down <= furthest) spots.push({ spot: { x, y }, far: across + down });
    }
  }
  return spots.sort((a, b) => a.far - b.far).map(({ spot }) => spot);
}

/** The spot for a small mark in a corner of a field: half of it stands out over the edge. */
export function cornerMarkPosition(field: BoxEdges, side: number, isRightToLeft: boolean): Point {
  const x = (isRightToLeft ? field.left : field.right) - side / 2;
  return { x, y: field.top - side / 2 };
}

/** The spot for a card: under the anchor, else over it, else beside it, always in the viewport. */
export function cardPosition(anchor: BoxEdges, size: Size, view: Size, gap = 8): Point {
  const highest = Math.max(EDGE_MARGIN, view.height - size.height - EDGE_MARGIN);
  const furthest = Math.max(EDGE_MARGIN, view.width - size.width - EDGE_MARGIN);
  const x = clamp(anchor.left, EDGE_MARGIN, furthest);
  if (anchor.bottom + gap <= highest) return { x, y: Math.max(EDGE_MARGIN, anchor.bottom + gap) };
  const over = anchor.top - gap - size.height;
  if (over >= EDGE_MARGIN) return { x, y: Math.min(over, highest) };
  const beside = anchor.right + gap;
  const y = clamp(anchor.top, EDGE_MARGIN, highest);
  if (beside <= furthest) return { x: beside, y };
  const before = anchor.left - gap - size.width;
  return before >= EDGE_MARGIN ? { x: before, y } : { x, y: highest };
}
