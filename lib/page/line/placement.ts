/** Places the verdict line by its field so that it covers none of the site's controls and labels. */

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

/** A placement, and the layout it was computed for. */
export interface LinePlacement {
  readonly layout: string;
  readonly slot: LineSlot | undefined;
  /** The line is not next to its field, which then gets a corner mark. */
  readonly isDetached: boolean;
}

export interface LinePlacementRequest {
  readonly overlay: Pick<Overlay, 'host' | 'moveTo'>;
  readonly line: HTMLElement;
  readonly field: Element;
  readonly previous: LinePlacement | undefined;
  readonly getShadowRoot: GetShadowRoot;
  /** How far from its field the line may be, CSS px, if no side of the field is free. */
  readonly maxDistance: number;
  /** The person asked for the line or must answer it: it may cover something if no position is free. */
  readonly isWanted: boolean;
}

interface CandidatePosition {
  readonly position: Point;
  readonly size: Size;
  readonly slot: LineSlot;
  readonly isDetached: boolean;
}

interface PlacementSearch {
  readonly adjacent: readonly CandidatePosition[];
  readonly detached: readonly CandidatePosition[];
  readonly occlusion: () => OcclusionMap;
  readonly isWanted: boolean;
}

/** The candidate with the lowest cost; undefined if none costs less than `limit`. */
function leastOccluding(
  candidates: readonly CandidatePosition[],
  { cost }: OcclusionMap,
  limit: number,
): CandidatePosition | undefined {
  let best: CandidatePosition | undefined;
  let lowest = limit;
  for (const candidate of candidates) {
    const candidateCost = cost({ ...candidate.position, ...candidate.size }, lowest);
    if (candidateCost >= lowest) continue;
    [best, lowest] = [candidate, candidateCost];
    if (lowest === 0) break;
  }
  return best;
}

/** The best position next to the field without a control or label; else the nearest such position elsewhere. */
function choosePosition({
  adjacent,
  detached,
  occlusion,
  isWanted,
}: PlacementSearch): CandidatePosition | undefined {
  const map = occlusion();
  const free = leastOccluding(adjacent, map, OCCLUSION_COST.label);
  if (free) return free;
  for (const candidate of detached) {
    const cost = map.cost({ ...candidate.position, ...candidate.size }, OCCLUSION_COST.label);
    if (cost < OCCLUSION_COST.label) return candidate;
  }
  // A new map: the first one may have used up its hit tests.
  return isWanted ? leastOccluding(adjacent, occlusion(), Number.POSITIVE_INFINITY) : undefined;
}

/**
 * Positions the line by its field, or hides it. Keeps the side while the field only moves, so that the
 * line does not jump while the page scrolls.
 */
export function placeLine(request: LinePlacementRequest): LinePlacement {
  const { overlay, line, field, previous, isWanted } = request;
  const { host, moveTo } = overlay;
  const box = field.getBoundingClientRect();
  const view = { width: innerWidth, height: innerHeight };
  const layout = [box.x, box.y, box.width, box.height, line.offsetHeight, ...Object.values(view)];
  if (previous?.layout === layout.join(' ')) return previous;

  const isInView =
    box.width > 0 &&
    box.bottom > 0 &&
    box.top < view.height &&
    box.right > 0 &&
    box.left < view.width;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  const zoom = host.currentCSSZoom ?? 1;
  const measureLine = (maxWidth: number): Size => {
    line.style.maxWidth = `${maxWidth / zoom}px`;
    const { width, height } = line.getBoundingClientRect();
    return { width, height };
  };
  const positionsIn = (slot: LineSlot): CandidatePosition[] => {
    const size = measureLine(slot.width);
    const position = linePosition(box, size, view, isRightToLeft, slot.side);
    return position ? [{ slot, position, size, isDetached: false }] : [];
  };

  line.style.display = '';
  const canKeep = isInView && previous?.slot && !previous.isDetached;
  let chosen = canKeep ? positionsIn(previous.slot)[0] : undefined;
  if (isInView && !chosen) {
    const slots = lineSlots(box, view, isRightToLeft);
    const adjacent = slots.flatMap(positionsIn);
    const detached = slots.slice(0, 1).flatMap((slot) => {
      const size = measureLine(slot.width);
      const positions = freePositions(box, size, view, request.maxDistance);
      return positions.map((position) => ({ slot, position, size, isDetached: true }));
    });
    // Hidden, so that hit tests see the page; and they force layout, in which a line in the wrong
    // position would count as a layout shift.
    line.style.display = 'none';
    chosen = choosePosition({
      adjacent,
      detached,
      occlusion: () => createOcclusionMap(field, request.getShadowRoot, isWanted),
      isWanted,
    });
    if (chosen) line.style.maxWidth = `${chosen.slot.width / zoom}px`;
  }
  if (chosen) moveTo(chosen.position.x, chosen.position.y);
  line.style.display = chosen ? '' : 'none';
  layout[4] = line.offsetHeight;
  return { layout: layout.join(' '), slot: chosen?.slot, isDetached: chosen?.isDetached === true };
}
