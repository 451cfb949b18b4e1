/** Where our interface goes beside something in the viewport. Plain geometry, CSS px. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Kept free between the interface and the viewport's edge. */
const EDGE = 8;

/** A place for a line and the widest it may be there. */
export interface LineRoom {
  readonly side: 'under' | 'over' | 'after' | 'before';
  readonly width: number;
}

/** Narrower than this a line beside its field reads badly. */
const NARROWEST = 180;
const WIDEST = 540;

/** Where a line may go by a field, best first: under it, over it, after it, before it. */
export function lineRooms(field: Box, view: Size, isRightToLeft: boolean): LineRoom[] {
  const width = Math.min(WIDEST, view.width - 2 * EDGE);
  const right = view.width - field.right - 2 * EDGE;
  const left = field.left - 2 * EDGE;
  const rooms: LineRoom[] = [
    { side: 'under', width },
    { side: 'over', width },
    { side: 'after', width: Math.min(WIDEST, isRightToLeft ? left : right) },
    { side: 'before', width: Math.min(WIDEST, isRightToLeft ? right : left) },
  ];
  return rooms.filter((room) => room.width >= Math.min(NARROWEST, width));
}

/** The spot for a line of a size on one side of its field; null where it would leave the viewport. */
export function lineSpot(
  field: Box,
  size: Size,
  view: Size,
  isRightToLeft: boolean,
  side: LineRoom['side'],
  gap = 3,
): Spot | null {
  const start = isRightToLeft ? field.right - size.width : field.left;
  const x = clamp(start, EDGE, Math.max(EDGE, view.width - size.width - EDGE));
  const isRight = (side === 'after') !== isRightToLeft;
  const spot =
    side === 'under'
      ? { x, y: field.bottom + gap }
      : side === 'over'
        ? { x, y: field.top - gap - size.height }
        : {
            x: isRight ? field.right + EDGE : field.left - EDGE - size.width,
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
const GRID = 12;

const apartBy = (from: number, to: number, start: number, end: number) =>
  Math.max(0, start - to, from - end);

/** Spots all over the viewport that leave the field itself free, the nearest to it first. */
export function freeSpots(field: Box, size: Size, view: Size, furthest: number): Spot[] {
  const low = view.height - size.height - EDGE;
  const right = view.width - size.width - EDGE;
  if (low < 0 || right < 0) return [];
  const columns = [field.left, field.right - size.width, EDGE, right, field.right + EDGE];
  const spots: { readonly spot: Spot; readonly far: number }[] = [];
  for (const x of new Set(columns.map((each) => Math.round(clamp(each, EDGE, right))))) {
    for (let y = EDGE; y <= low; y += GRID) {
      const across = apartBy(x, x + size.width, field.left, field.right);
      const down = apartBy(y, y + size.height, field.top, field.bottom);
      const isOver = across < 3 && down < 3;
      if (!isOver && across + down <= furthest) spots.push({ spot: { x, y }, far: across + down });
    }
  }
  return spots.sort((a, b) => a.far - b.far).map(({ spot }) => spot);
}

/** The spot for a small mark in a corner of a field: half of it stands out over the edge. */
export function cornerSpot(field: Box, side: number, isRightToLeft: boolean): Spot {
  const x = (isRightToLeft ? field.left : field.right) - side / 2;
  return { x, y: field.top - side / 2 };
}

/** The spot for a card: under the anchor, else over it, else beside it, always in the viewport. */
export function cardSpot(anchor: Box, size: Size, view: Size, gap = 8): Spot {
  const highest = Math.max(EDGE, view.height - size.height - EDGE);
  const furthest = Math.max(EDGE, view.width - size.width - EDGE);
  const x = clamp(anchor.left, EDGE, furthest);
  if (anchor.bottom + gap <= highest) return { x, y: Math.max(EDGE, anchor.bottom + gap) };
  const over = anchor.top - gap - size.height;
  if (over >= EDGE) return { x, y: Math.min(over, highest) };
  const beside = anchor.right + gap;
  const y = clamp(anchor.top, EDGE, highest);
  if (beside <= furthest) return { x: beside, y };
  const before = anchor.left - gap - size.width;
  return before >= EDGE ? { x: before, y } : { x, y: highest };
}
