/** Finds the verdict line a place by its field that leaves the site's own controls and labels free. */

import type { GetShadowRoot } from '../dom/index.ts';
import {
  freePositions,
  type LineSlot,
  linePosition,
  lineSlots,
  type Overlay,
  type Point,
  type Size,
} from '../overlay/index.ts';
import { createOcclusionMap, OCCLUSION_COST, type OcclusionMap } from './occlusion.ts';

/** What was decided, and the layout it was decided for. */
export interface LinePlacement {
  readonly layout: string;
  readonly slot: LineSlot | undefined;
  /** It stands apart from its field, which then gets a mark. */
  readonly isDetached: boolean;
}

export interface LinePlacementRequest {
  readonly overlay: Pick<Overlay, 'host' | 'moveTo'>;
  readonly line: HTMLElement;
  readonly field: Element;
  readonly previous: LinePlacement | undefined;
  readonly getShadowRoot: GetShadowRoot;
  /** How far from its field it may stand, CSS px, where there is no room beside it. */
  readonly maxDistance: number;
  /** A person asked for it, or is asked: rather over something of the site's than nowhere. */
  readonly isWanted: boolean;
}

interface CandidatePosition {
  readonly position: Point;
  readonly size: Size;
  readonly slot: LineSlot;
  readonly isDetached: boolean;
}

interface PlacementSearch {
  readonly sides: readonly CandidatePosition[];
  readonly detached: readonly CandidatePosition[];
  readonly occlusion: () => OcclusionMap;
  readonly isWanted: boolean;
}

/** Of these the one that covers least, and nothing that costs `most`. */
function leastOccluding(
  spots: readonly CandidatePosition[],
  { cost }: OcclusionMap,
  most: number,
): CandidatePosition | undefined {
  let best: CandidatePosition | undefined;
  let least = most;
  for (const found of spots) {
    const now = cost({ ...found.position, ...found.size }, least);
    if (now >= least) continue;
    [best, least] = [found, now];
    if (least === 0) break;
  }
  return best;
}

/** The first side that covers nothing, else the nearest free spot, else what covers least. */
function choosePosition({
  sides,
  detached: apart,
  occlusion: ground,
  isWanted,
}: PlacementSearch): CandidatePosition | undefined {
  const here = ground();
  const free = leastOccluding(sides, here, OCCLUSION_COST.label);
  if (free) return free;
  for (const found of apart) {
    if (
      here.cost({ ...found.position, ...found.size }, OCCLUSION_COST.label) < OCCLUSION_COST.label
    )
      return found;
  }
  return isWanted ? leastOccluding(sides, ground(), Number.POSITIVE_INFINITY) : undefined;
}

/**
 * Puts the line by its field. A side once chosen is kept while the field only moves, so that a line
 * does not jump while the page scrolls.
 */
export function placeLine(wish: LinePlacementRequest): LinePlacement {
  const { overlay, line, field, previous: before, isWanted } = wish;
  const { host, moveTo } = overlay;
  const box = field.getBoundingClientRect();
  const view = { width: innerWidth, height: innerHeight };
  const layout = [box.x, box.y, box.width, box.height, line.offsetHeight, ...Object.values(view)];
  const now = layout.join(' ');
  if (before?.layout === now) return before;

  const isSeen =
    box.width > 0 &&
    box.bottom > 0 &&
    box.top < view.height &&
    box.right > 0 &&
    box.left < view.width;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  const zoom = host.currentCSSZoom ?? 1;
  const sizeIn = (width: number): Size => {
    line.style.maxWidth = `${width / zoom}px`;
    const { width: wide, height } = line.getBoundingClientRect();
    return { width: wide, height };
  };
  const spotIn = (room: LineSlot): CandidatePosition[] => {
    const size = sizeIn(room.width);
    const spot = linePosition(box, size, view, isRightToLeft, room.side);
    return spot ? [{ slot: room, position: spot, size, isDetached: false }] : [];
  };

  line.style.display = '';
  const kept = isSeen && before?.slot && !before.isDetached ? spotIn(before.slot) : [];
  let found = kept[0];
  if (isSeen && !found) {
    const rooms = lineSlots(box, view, isRightToLeft);
    const sides = rooms.flatMap(spotIn);
    const apart = rooms.slice(0, 1).flatMap((room) => {
      const size = sizeIn(room.width);
      const spots = freePositions(box, size, view, wish.maxDistance);
      return spots.map((position) => ({ slot: room, position, size, isDetached: true }));
    });
    // Hit tests take note of where things are: one seen in the wrong place is a layout shift later.
    line.style.display = 'none';
    found = choosePosition({
      sides,
      detached: apart,
      occlusion: () => createOcclusionMap(field, wish.getShadowRoot, isWanted),
      isWanted,
    });
    if (found) line.style.maxWidth = `${found.slot.width / zoom}px`;
  }
  if (found) moveTo(found.position.x, found.position.y);
  line.style.display = found ? '' : 'none';
  layout[4] = line.offsetHeight;
  return { layout: layout.join(' '), slot: found?.slot, isDetached: found?.isDetached === true };
}
