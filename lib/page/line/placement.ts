/**
 * Places the verdict line under, over or beside its field so that it covers none of the site's controls and
 * labels. Where there is no room, the line becomes a strip, one row high, that may cover the field's padding.
 */

import { native } from '../../reading/dom/index.ts';
import {
  type BoxEdges,
  coveringPosition,
  linePosition,
  lineSlots,
  type Overlay,
  overlaps,
  type Point,
  type Size,
  shortestLink,
} from '../overlay/index.ts';
import { textScaleOf } from './elements.ts';
import { type FieldGroup, fieldBoxes, fieldGroupOf } from './field-group.ts';
import { createOcclusionMap, OCCLUSION_COST, type OcclusionMap } from './occlusion.ts';
import type { Link } from './pointer.ts';
import { type FieldSlot, stripSlots, withSlotsPastText } from './slots.ts';

/** A placement, and the layout it was computed for. */
export interface LinePlacement {
  readonly layout: string;
  readonly slot: FieldSlot | undefined;
  readonly group: FieldGroup;
  /** Where the line is, CSS px in the viewport, and the link to its field. */
  readonly box: BoxEdges | undefined;
  readonly link: Link | undefined;
  /** What the line covers (`OCCLUSION_COST`). */
  readonly cost: number;
}

export interface LinePlacementRequest {
  readonly overlay: Pick<Overlay, 'host' | 'mount' | 'moveTo'>;
  readonly line: HTMLElement;
  readonly field: Element;
  readonly previous: LinePlacement | undefined;
  /** The person must notice the line: if no position is free, it covers as little as possible. */
  readonly isWanted: boolean;
  /** The person asked for the whole line: it does not become a strip, and may cover the field. */
  readonly isWhole: boolean;
}

interface Candidate {
  readonly position: Point;
  readonly size: Size;
  readonly slot: FieldSlot;
}

/** The most time that hit tests of one placement may take, ms. */
const TIME_LIMIT_MS = 8;

const rectOf = ({ position: { x, y }, size: { width, height } }: Candidate) => ({
  x,
  y,
  width,
  height,
});

const edgesOf = ({ position: { x, y }, size }: Candidate): BoxEdges => ({
  left: x,
  top: y,
  right: x + size.width,
  bottom: y + size.height,
});

/** The first candidate that covers no control and label; else, if the line is wanted, the one that covers least. */
function choose(
  candidates: readonly Candidate[],
  { cost }: OcclusionMap,
  isWanted: boolean,
  isBeside: (candidate: Candidate) => boolean,
): { readonly candidate: Candidate | undefined; readonly lowest: number } {
  let best: Candidate | undefined;
  let lowest = isWanted ? Number.POSITIVE_INFINITY : OCCLUSION_COST.ownLabel;
  for (const candidate of candidates) {
    const covered = cost(rectOf(candidate), lowest);
    if (covered >= lowest || isBeside(candidate)) continue;
    [best, lowest] = [candidate, covered];
    if (covered === 0) break;
  }
  return { candidate: best, lowest };
}

/**
 * Positions the line by its field, or hides it. While the field only moves, the line stays on the
 * same side: it must not jump when the page scrolls.
 */
export function placeLine(request: LinePlacementRequest): LinePlacement {
  const { overlay, line, field, previous, isWanted, isWhole } = request;
  const { host, mount, moveTo } = overlay;
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
  const scale = zoom * textScaleOf(mount);
  const { whole, above } = isInView ? fieldBoxes(group) : { whole: box, above: null };
  const shape = ({ width, isStrip = false }: FieldSlot) => {
    line.style.inlineSize = `${width / zoom}px`;
    line.classList.toggle('strip', isStrip);
  };
  const candidatesIn = (slot: FieldSlot): Candidate[] => {
    shape(slot);
    const size = line.getBoundingClientRect();
    const { side, gap, fromEnd } = slot;
    const at = slot.isPastText ? whole : box;
    const positions = linePosition(at, size, view, isRightToLeft, side, gap);
    const endX = isRightToLeft
      ? box.left + (fromEnd ?? 0)
      : box.right - (fromEnd ?? 0) - size.width;
    return positions.map(({ x, y }) => ({
      slot,
      position: { x: fromEnd === undefined ? x : endX, y },
      size,
    }));
  };

  line.style.display = '';
  // The width of a strip beside a label is that of its field's row.
  const isOtherRow =
    previous?.slot?.fromEnd !== undefined && previous.layout.split(' ')[2] !== String(box.width);
  const kept = isInView && previous?.slot && !isOtherRow ? candidatesIn(previous.slot) : [];
  let [chosen] = kept;
  let cost = chosen ? (previous?.cost ?? 0) : 0;
  if (!chosen && isInView) {
    const slots = lineSlots(box, view, isRightToLeft, scale);
    const places: FieldSlot[] = [
      ...withSlotsPastText(slots, box, whole),
      ...(isWhole ? [] : stripSlots(slots, field, box, whole, above, scale)),
    ];
    const candidates = places.flatMap(candidatesIn);
    // Hidden, so that hit tests find the page's elements. They force layout: a line in the wrong
    // position would count as a layout shift.
    line.style.display = 'none';
    const deadline = performance.now() + TIME_LIMIT_MS;
    const map = createOcclusionMap(field, deadline, group);
    // A line beside its field that reaches down to another field's row would seem to belong to that one.
    const isBesideAnother = (candidate: Candidate) => {
      if (!/after|before/.test(candidate.slot.side)) return false;
      const row = { ...rectOf(candidate), x: box.left, width: box.width };
      return map.cost(row, OCCLUSION_COST.form) >= OCCLUSION_COST.form;
    };
    const best = choose(candidates, map, isWanted, isBesideAnother);
    [chosen, cost] = [best.candidate, best.lowest];
    const [slot] = slots;
    if (!chosen && slot && isWhole) {
      line.style.display = '';
      shape(slot);
      const size = line.getBoundingClientRect();
      const position = coveringPosition(box, size, view);
      if (position) chosen = { slot, position, size };
    }
    if (chosen) shape(chosen.slot);
  }
  const lineBox = chosen && edgesOf(chosen);
  const from = chosen?.slot.isPastText ? whole : box;
  const isJoined = lineBox && !overlaps(from, lineBox);
  if (chosen) moveTo(chosen.position.x, chosen.position.y);
  line.style.display = chosen ? '' : 'none';
  layout[4] = line.offsetHeight;
  return {
    layout: layout.join(' '),
    slot: chosen?.slot,
    group,
    box: lineBox,
    link: isJoined ? shortestLink(from, lineBox, isRightToLeft) : undefined,
    cost,
  };
}

/** Whether the line is completely in this frame's viewport, with 1 px tolerance for rounding. */
export function isInViewport(line: HTMLElement): boolean {
  const box = line.getBoundingClientRect();
  const isWithinX = box.left >= -1 && box.right <= innerWidth + 1;
  const isWithinY = box.top >= -1 && box.bottom <= innerHeight + 1;
  return box.width > 0 && isWithinX && isWithinY;
}
