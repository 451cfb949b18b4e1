/** Where a message about a form may stand: near one of its elements, in that element's row, or in a corner. */
import type { BoxEdges, Point, Size } from '../overlay/index.ts';

/** Space between an element and the message beside it, and under or over it, CSS px; nearest first, at most 150. */
const GAPS = { beside: [13, 60, 120], along: [7, 40, 80, 120], strip: [2, 7, 40] } as const;
/** Space at the viewport's edges, and the step between places in a row, CSS px. */
const [EDGE, ROW_STEP] = [8, 24] as const;

/** The usual, the smallest and the largest width of a message, CSS px at the default text size. */
const WIDTH = { usual: 345, min: 240, max: 540 } as const;

/** Which places are tried. */
export type FormArea = 'near' | 'row' | 'corner';

export interface FormSide {
  readonly side: 'under' | 'over' | 'after' | 'before' | 'bottom' | 'top';
  readonly width: number;
}

export interface FormSlotRequest {
  readonly box: BoxEdges;
  /** The box with the label above and the description below. */
  readonly whole: BoxEdges;
  readonly view: Size;
  readonly isRightToLeft: boolean;
  /** The factor by which the message's text is enlarged. */
  readonly scale: number;
}

const fits = ({ x, y }: Point, { width, height }: Size, view: Size) =>
  x >= EDGE / 2 &&
  y >= EDGE / 2 &&
  x + width <= view.width - EDGE / 2 &&
  y + height <= view.height - EDGE / 2;

/** The widths of a message on each side of an element, best side first. */
export function formSides(
  area: FormArea,
  { box, view, isRightToLeft, scale }: FormSlotRequest,
): FormSide[] {
  const free = view.width - 2 * EDGE;
  const usual = Math.min(WIDTH.usual * scale, free);
  const wide = Math.min(WIDTH.max * scale, free);
  const widths = wide > usual ? [usual, wide] : [usual];
  if (area === 'corner') {
    return [...new Set([usual, free])].flatMap((width) => [
      { side: 'bottom', width } as const,
      { side: 'top', width } as const,
    ]);
  }
  if (area === 'row') return widths.map((width) => ({ side: 'after', width }));
  const [least] = GAPS.beside;
  const right = view.width - box.right - EDGE - least * scale;
  const left = box.left - EDGE - least * scale;
  const [after, before] = isRightToLeft ? [left, right] : [right, left];
  const beside = (side: 'after' | 'before', room: number): FormSide[] =>
    room >= WIDTH.min * scale ? [{ side, width: Math.min(usual, room) }] : [];
  return [
    ...beside('after', after),
    ...widths.map((width) => ({ side: 'under', width }) as const),
    ...widths.map((width) => ({ side: 'over', width }) as const),
    ...beside('before', before),
  ];
}

/** Where a message of this size fits on that side, nearest first. */
export function formPositions(
  area: FormArea,
  { side }: FormSide,
  size: Size,
  isStrip: boolean,
  request: FormSlotRequest,
): Point[] {
  const { box, view } = request;
  if (area === 'row') return rowPositions(box, size, view);
  const positions =
    side === 'bottom' || side === 'top'
      ? cornerPositions(side, size, request)
      : side === 'after' || side === 'before'
        ? besidePositions(side, size, request)
        : alongPositions(side, size, isStrip, request);
  return positions.filter((position) => fits(position, size, view));
}

function cornerPositions(
  side: 'bottom' | 'top',
  size: Size,
  { box, view, isRightToLeft }: FormSlotRequest,
): Point[] {
  const y = side === 'top' ? EDGE : view.height - size.height - EDGE;
  const [left, right] = [EDGE, view.width - size.width - EDGE];
  const isLeftNearer = box.left + box.right < view.width;
  const isTie = Math.abs(box.left + box.right - view.width) < 2 * EDGE;
  return ((isTie ? isRightToLeft : isLeftNearer) ? [left, right] : [right, left]).map((x) => ({
    x,
    y,
  }));
}

function besidePositions(
  side: 'after' | 'before',
  size: Size,
  { box, view, isRightToLeft, scale }: FormSlotRequest,
): Point[] {
  const isRight = (side === 'after') !== isRightToLeft;
  const highest = view.height - size.height - EDGE;
  const middle = (box.top + box.bottom - size.height) / 2;
  return GAPS.beside.flatMap((gap) => {
    const x = isRight ? box.right + gap * scale : box.left - gap * scale - size.width;
    // Centred, level with the upper edge, level with the lower edge.
    return [middle, box.top, box.bottom - size.height].map((y) => ({
      x,
      y: Math.max(EDGE, Math.min(y, highest)),
    }));
  });
}

function alongPositions(
  side: 'under' | 'over',
  size: Size,
  isStrip: boolean,
  { box, whole, view, isRightToLeft }: FormSlotRequest,
): Point[] {
  const clamp = (x: number) => Math.max(EDGE, Math.min(x, view.width - size.width - EDGE));
  const [left, right] = [clamp(box.left), clamp(box.right - size.width)];
  const across = [...new Set(isRightToLeft ? [right, left] : [left, right])];
  const edges = side === 'under' ? [box.bottom, whole.bottom] : [box.top, whole.top];
  return [...new Set(edges)].flatMap((edge) =>
    (isStrip ? GAPS.strip : GAPS.along).flatMap((gap) =>
      across.map((x) => ({ x, y: side === 'under' ? edge + gap : edge - gap - size.height })),
    ),
  );
}

/** Beside everything that is in the element's row, nearest first. */
function rowPositions(box: BoxEdges, size: Size, view: Size): Point[] {
  const y = Math.max(
    EDGE,
    Math.min((box.top + box.bottom - size.height) / 2, view.height - size.height - EDGE),
  );
  const points: Point[] = [];
  for (let x = EDGE; x <= view.width - size.width - EDGE; x += ROW_STEP) points.push({ x, y });
  const distance = ({ x }: Point) => Math.max(box.left - x - size.width, x - box.right, 0);
  return points
    .filter((point) => fits(point, size, view))
    .sort((a, b) => distance(a) - distance(b));
}

/** The distance between two boxes, CSS px; 0 if they touch. */
export const distanceBetween = (a: BoxEdges, b: BoxEdges): number =>
  Math.hypot(
    Math.max(a.left - b.right, b.left - a.right, 0),
    Math.max(a.top - b.bottom, b.top - a.bottom, 0),
  );
