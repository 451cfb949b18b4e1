/** Places the verdict line by its field so that it covers none of the site's controls and labels. */

import { native } from '../../reading/dom/index.ts';
import type { GetShadowRoot } from '../dom/index.ts';
import {
  type BoxEdges,
  coveringPosition,
  freePositions,
  type LineSlot,
  linePosition,
  lineSlots,
  type Overlay,
  type Point,
  type Size,
  shortestLink,
} from '../overlay/index.ts';
import { type FieldGroup, fieldBoxes, fieldGroupOf } from './field-group.ts';
import { createOcclusionMap, OCCLUSION_COST, type OcclusionMap } from './occlusion.ts';
import type { Link } from './pointer.ts';
import { textScaleOf } from './text-scale.ts';

interface FieldSlot extends LineSlot {
  /** Beyond the field's label or description, instead of directly next to the field. */
  readonly isPastText?: boolean;
}

/** A placement, and the layout it was computed for. */
export interface LinePlacement {
  readonly layout: string;
  readonly slot: FieldSlot | undefined;
  readonly group: FieldGroup;
  /** Where the line is, CSS px in the viewport, and the link to its field. */
  readonly box: BoxEdges | undefined;
  readonly link: Link | undefined;
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
  /** The person asked for the line or must answer it: if no position is free, it may cover something. */
  readonly isWanted: boolean;
  /** The person looks at the line, not at the field: if nothing else is possible, it may cover the field. */
  readonly mayCoverField: boolean;
}

interface CandidatePosition {
  readonly position: Point;
  readonly size: Size;
  readonly slot: FieldSlot;
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

/** The best position next to the field that covers no control or label; else the nearest such position elsewhere. */
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
 * Positions the line by its field, or hides it. While the field only moves, the line stays on the
 * same side: it must not jump when the page scrolls.
 */
export function placeLine(request: LinePlacementRequest): LinePlacement {
  const { overlay, line, field, previous, isWanted } = request;
  const { host, moveTo } = overlay;
  const group = previous?.group ?? fieldGroupOf(field);
  const box = group.drawn.getBoundingClientRect();
  const view = { width: innerWidth, height: innerHeight };
  const around = native(group.described.at(-1))?.getBoundingClientRect().height;
  const layout = [box.x, box.y, box.width, box.height, line.offsetHeight, around, view.width];
  layout.push(view.height);
  if (previous?.layout === layout.join(' ')) return previous;

  const isInView =
    box.width > 0 &&
    box.bottom > 0 &&
    box.top < view.height &&
    box.right > 0 &&
    box.left < view.width;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  const zoom = host.currentCSSZoom ?? 1;
  const { whole } = isInView ? fieldBoxes(group) : { whole: box };
  const measureLine = (maxWidth: number): Size => {
    line.style.maxWidth = `${maxWidth / zoom}px`;
    const { width, height } = line.getBoundingClientRect();
    return { width, height };
  };
  const positionsIn = (slot: FieldSlot): CandidatePosition[] => {
    const size = measureLine(slot.width);
    const at = slot.isPastText ? whole : box;
    const position = linePosition(at, size, view, isRightToLeft, slot.side);
    return position ? [{ slot, position, size, isDetached: false }] : [];
  };

  line.style.display = '';
  const canKeep = isInView && previous?.slot && !previous.isDetached;
  let chosen = canKeep ? positionsIn(previous.slot)[0] : undefined;
  let link: Link | undefined;
  if (isInView && !chosen) {
    const slots = lineSlots(box, view, isRightToLeft, zoom * textScaleOf(host));
    const adjacent = withSlotsPastText(slots, box, whole).flatMap(positionsIn);
    const detached = slots.slice(0, 1).flatMap((slot) => {
      const size = measureLine(slot.width);
      const positions = freePositions(box, size, view, request.maxDistance, isRightToLeft);
      return positions.map((position) => ({ slot, position, size, isDetached: true }));
    });
    // Hidden, so that hit tests find the page's elements. They force layout: a line in the wrong
    // position would count as a layout shift.
    line.style.display = 'none';
    const occlusion = () => createOcclusionMap(field, request.getShadowRoot, isWanted, group);
    chosen = choosePosition({
      adjacent,
      detached,
      occlusion,
      isWanted,
    });
    const [slot] = slots;
    if (!chosen && slot && request.mayCoverField) {
      line.style.display = '';
      const size = measureLine(slot.width);
      const position = coveringPosition(box, size, view);
      if (position) chosen = { slot, position, size, isDetached: true };
    }
    if (chosen) line.style.maxWidth = `${chosen.slot.width / zoom}px`;
    if (chosen?.isDetached) link = clearestLink(chosen, box, isRightToLeft, occlusion());
  }
  const lineBox = chosen && edgesOf(chosen);
  if (lineBox) link ??= shortestLink(chosen?.slot.isPastText ? whole : box, lineBox, isRightToLeft);
  if (chosen) moveTo(chosen.position.x, chosen.position.y);
  line.style.display = chosen ? '' : 'none';
  layout[4] = line.offsetHeight;
  return {
    layout: layout.join(' '),
    slot: chosen?.slot,
    group,
    box: lineBox,
    link,
    isDetached: chosen?.isDetached === true,
  };
}

const edgesOf = ({ position: { x, y }, size }: CandidatePosition): BoxEdges => ({
  left: x,
  top: y,
  right: x + size.width,
  bottom: y + size.height,
});

/** Distance between the start points that are tried for a link, CSS px. */
const LINK_STEP = 28;

/** The link from a detached line to its field that covers least; the first of several. */
function clearestLink(
  chosen: CandidatePosition,
  field: BoxEdges,
  isRightToLeft: boolean,
  { cost }: OcclusionMap,
): Link {
  const line = edgesOf(chosen);
  let best = shortestLink(field, line, isRightToLeft);
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 20; at < chosen.size.width && lowest > 0; at += LINK_STEP) {
    const link = shortestLink(field, line, isRightToLeft, at);
    const [x, y] = [Math.min(link.from.x, link.to.x), Math.min(link.from.y, link.to.y)];
    const [width, height] = [Math.abs(link.to.x - link.from.x), Math.abs(link.to.y - link.from.y)];
    const covered = cost({ x: x - 3, y, width: width + 6, height }, lowest);
    if (covered < lowest) [best, lowest] = [link, covered];
  }
  return best;
}

/**
 * Adds positions beyond the field's text: below a description right after `under`, above a label
 * only after all sides of the field.
 */
function withSlotsPastText(
  slots: readonly LineSlot[],
  box: BoxEdges,
  whole: BoxEdges,
): readonly FieldSlot[] {
  const [before, after]: [FieldSlot[], FieldSlot[]] = [[], []];
  for (const slot of slots) {
    before.push(slot);
    if (slot.side === 'under' && whole.bottom > box.bottom)
      before.push({ ...slot, isPastText: true });
    if (slot.side === 'over' && whole.top < box.top) after.push({ ...slot, isPastText: true });
  }
  return [...before, ...after];
}

/** Whether the line is completely in this frame's viewport, with 1 px tolerance for rounding. */
export function isInViewport(line: HTMLElement): boolean {
  const box = line.getBoundingClientRect();
  const isWithinX = box.left >= -1 && box.right <= innerWidth + 1;
  const isWithinY = box.top >= -1 && box.bottom <= innerHeight + 1;
  return box.width > 0 && isWithinX && isWithinY;
}
