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

/**
 * Spots for a slim line by a field, best first: under it, over it, after it, before it. Only those
 * that lie in the viewport; aligned with the field's start edge.
 */
export function lineSpots(
  field: Box,
  size: Size,
  view: Size,
  isRightToLeft: boolean,
  gap = 4,
): Spot[] {
  const start = isRightToLeft ? field.right - size.width : field.left;
  const x = clamp(start, EDGE, Math.max(EDGE, view.width - size.width - EDGE));
  const middle = (field.top + field.bottom - size.height) / 2;
  const after = { x: field.right + gap * 2, y: middle };
  const before = { x: field.left - gap * 2 - size.width, y: middle };
  const sides = isRightToLeft ? [before, after] : [after, before];
  return [{ x, y: field.bottom + gap }, { x, y: field.top - gap - size.height }, ...sides].filter(
    (spot) =>
      spot.x >= 0 &&
      spot.y >= 0 &&
      spot.x + size.width <= view.width &&
      spot.y + size.height <= view.height,
  );
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
