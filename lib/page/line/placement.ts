/**
 * Places the verdict line under, over or beside its field so that it covers none of the site's controls and
 * labels. Where there is no room, the line becomes a strip, one row high, that may cover the field's padding.
 */

import { native } from '../../reading/dom/index.ts';
import type { GetShadowRoot } from '../dom/index.ts';
import {
  type BoxEdges,
  coveringPosition,
  edgePositions,
  edgeSlots,
  type LineSlot,
  linePosition,
  lineSlots,
  type Overlay,
  overlaps,
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
  readonly isStrip?: boolean;
}

/** A placement, and the layout it was computed for. */
export interface LinePlacement {
  readonly layout: string;
  readonly slot: FieldSlot | undefined;
  readonly group: FieldGroup;
  /** Where the line is, CSS px in the viewport, and the link to its field. */
  readonly box: BoxEdges | undefined;
  readonly link: Link | undefined;
}

export interface LinePlacementRequest {
  readonly overlay: Pick<Overlay, 'host' | 'moveTo'>;
  readonly line: HTMLElement;
  readonly field: Element;
  readonly previous: LinePlacement | undefined;
  readonly getShadowRoot: GetShadowRoot;
  /** The person must notice the line: if no position is free, it covers as little as possible. */
  readonly isWanted: boolean;
  /** The person asked for the whole line: it does not become a strip, and may cover the field. */
  readonly isWhole: boolean;
  /** The line is about the form, not about the field: it may be at an edge of the viewport. */
  readonly isAboutForm: boolean;
}

interface Candidate {
  readonly position: Point;
  readonly size: Size;
  readonly slot: FieldSlot;
}

/** The most time that hit tests of one placement may take, ms. */
const TIME_LIMIT_MS = 8;
/** Space between a strip and its field, CSS px. */
const STRIP_GAP = 2;
/** The height of a row of text in a field, as a multiple of its font size. */
const TEXT_HEIGHT = 1.4;

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
): Candidate | undefined {
  let best: Candidate | undefined;
  let lowest = isWanted ? Number.POSITIVE_INFINITY : OCCLUSION_COST.ownLabel;
  for (const candidate of candidates) {
    const covered = cost(rectOf(candidate), lowest);
    if (covered >= lowest || isBeside(candidate)) continue;
    if (covered === 0) return candidate;
    [best, lowest] = [candidate, covered];
  }
  return best;
}

/**
 * Positions the line by its field, or hides it. While the field only moves, the line stays on the
 * same side: it must not jump when the page scrolls.
 */
export function placeLine(request: LinePlacementRequest): LinePlacement {
  const { overlay, line, field, previous, isWanted, isWhole, isAboutForm } = request;
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
  const scale = zoom * textScaleOf(host);
  const { whole } = isInView ? fieldBoxes(group) : { whole: box };
  const shape = ({ width, isStrip = false }: FieldSlot) => {
    line.style.inlineSize = `${width / zoom}px`;
    line.classList.toggle('strip', isStrip);
  };
  const candidatesIn = (slot: FieldSlot): Candidate[] => {
    shape(slot);
    const size = line.getBoundingClientRect();
    const { side, gap } = slot;
    const at = slot.isPastText ? whole : box;
    const positions =
      side === 'top' || side === 'bottom'
        ? edgePositions(size, view, isRightToLeft, side)
        : linePosition(at, size, view, isRightToLeft, side, gap);
    return positions.map((position) => ({ slot, position, size }));
  };

  line.style.display = '';
  const isAtEdge = previous?.slot?.side === 'top' || previous?.slot?.side === 'bottom';
  const mayKeep = isAtEdge ? !isInView : isInView;
  const kept = mayKeep && previous?.slot ? candidatesIn(previous.slot) : [];
  let chosen = kept.find(({ position }) => !isAtEdge || position.x === previous?.box?.left);
  if (!chosen && (isInView || isAboutForm)) {
    const slots = isInView ? lineSlots(box, view, isRightToLeft, scale) : [];
    const places: FieldSlot[] = [
      ...withSlotsPastText(slots, box, whole),
      ...(isAboutForm ? edgeSlots(view, scale) : []),
      ...(isWhole || isAboutForm ? [] : stripSlots(slots, field, box, whole)),
    ];
    const candidates = places.flatMap(candidatesIn);
    // Hidden, so that hit tests find the page's elements. They force layout: a line in the wrong
    // position would count as a layout shift.
    line.style.display = 'none';
    const deadline = performance.now() + TIME_LIMIT_MS;
    const map = createOcclusionMap(field, request.getShadowRoot, deadline, group);
    // A line beside its field that reaches down to another field's row would seem to belong to that one.
    const isBesideAnother = (candidate: Candidate) => {
      if (!/after|before/.test(candidate.slot.side)) return false;
      const row = { ...rectOf(candidate), x: box.left, width: box.width };
      return map.cost(row, OCCLUSION_COST.form) >= OCCLUSION_COST.form;
    };
    chosen = choose(candidates, map, isWanted, isBesideAnother);
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
  const isJoined =
    lineBox && !/top|bottom/.test(chosen?.slot.side ?? '') && !overlaps(from, lineBox);
  if (chosen) moveTo(chosen.position.x, chosen.position.y);
  line.style.display = chosen ? '' : 'none';
  layout[4] = line.offsetHeight;
  return {
    layout: layout.join(' '),
    slot: chosen?.slot,
    group,
    box: lineBox,
    link: isJoined ? shortestLink(from, lineBox, isRightToLeft) : undefined,
  };
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

/**
 * Strips under and over the field, then beside it. Between a field and the label of the next there is often
 * less than a row: then the strip covers the field's lower or upper padding, but none of its text. Last come
 * strips beyond the field's texts. If even that has no room, the field's own label is what it may cover first
 * (`OCCLUSION_COST`), because the person has read it and filled in the field; the next field's label and box
 * are still to be used.
 */
function stripSlots(
  slots: readonly LineSlot[],
  field: Element,
  box: BoxEdges,
  whole: BoxEdges,
): FieldSlot[] {
  const text = TEXT_HEIGHT * Number.parseFloat(getComputedStyle(field).fontSize);
  const isOneRow = field instanceof HTMLInputElement && text > 0;
  const padding = isOneRow ? Math.max((box.bottom - box.top - text) / 2, 0) : 0;
  const isVertical = ({ side }: LineSlot) => side === 'under' || side === 'over';
  const hasText = ({ side }: LineSlot) =>
    side === 'under' ? whole.bottom > box.bottom : whole.top < box.top;
  const strips = slots.map((slot) => ({ ...slot, isStrip: true }));
  const vertical = strips.filter(isVertical).map((strip) => ({ ...strip, gap: STRIP_GAP }));
  return [
    ...vertical,
    ...strips.filter((strip) => !isVertical(strip)),
    ...vertical.map((strip) => ({ ...strip, gap: -padding })),
    ...vertical.filter(hasText).map((strip) => ({ ...strip, isPastText: true })),
  ];
}

/** Whether the line is completely in this frame's viewport, with 1 px tolerance for rounding. */
export function isInViewport(line: HTMLElement): boolean {
  const box = line.getBoundingClientRect();
  const isWithinX = box.left >= -1 && box.right <= innerWidth + 1;
  const isWithinY = box.top >= -1 && box.bottom <= innerHeight + 1;
  return box.width > 0 && isWithinX && isWithinY;
}
