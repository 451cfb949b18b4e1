/**
 * Places the message about a form: near its first wrong field, near the pressed button or the focused field, in
 * the field's row, in the nearest corner. At each place a shorter message is tried before the next place.
 */
import { native } from '../../reading/dom/index.ts';
import {
  type BoxEdges,
  type Overlay,
  overlaps,
  type Point,
  shortestLink,
} from '../overlay/index.ts';
import { type FormLength, textScaleOf } from './elements.ts';
import { type FieldGroup, fieldBoxes, fieldGroupOf, parentOf } from './field-group.ts';
import {
  distanceBetween,
  type FormArea,
  type FormSide,
  type FormSlotRequest,
  formPositions,
  formSides,
} from './form-slots.ts';
import { createOcclusionMap, OCCLUSION_COST, type OcclusionMap } from './occlusion.ts';
import type { LinePlacement } from './placement.ts';

export interface FormPlacementRequest {
  readonly overlay: Pick<Overlay, 'host' | 'mount' | 'moveTo'>;
  readonly line: HTMLElement;
  /** What the message may stand by, best first. */
  readonly near: readonly Element[];
  /** The wrong fields, which it must not cover. */
  readonly problems: readonly Element[];
  /** The lengths that the message can have, longest first. */
  readonly lengths: readonly FormLength[];
  setLength(length: FormLength): void;
  /** Whether the message is cut at its present size. */
  isCut(): boolean;
  /** Whether the page may be scrolled. */
  readonly mayScroll: boolean;
}

/** The most time that hit tests may take at one place of the page, ms, and all places together. */
const [TIME_LIMIT_MS, TOTAL_LIMIT_MS] = [50, 1500] as const;
/** In a lower window, CSS px, the upper and the lower edge leave room where the middle does not. */
const LOW_WINDOW = 520;
/** A link to an element that is farther away, CSS px, would cross others. */
const MAX_LINK = 24;

interface Spot {
  readonly anchor: Element;
  readonly length: FormLength;
  readonly side: FormSide;
  readonly position: Point;
  readonly cost: number;
  readonly scroll: () => void;
}

const isInView = ({ left, right, top, bottom }: BoxEdges) =>
  right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

/** @returns undefined if there is no place at all */
export function placeForm(request: FormPlacementRequest): FormPlacement | undefined {
  const { overlay, line, near, lengths, setLength, mayScroll } = request;
  const deadline = performance.now() + TOTAL_LIMIT_MS;
  const groups = new Map<Element, FieldGroup>();
  const groupOf = (anchor: Element) => {
    const group = groups.get(anchor) ?? fieldGroupOf(anchor);
    groups.set(anchor, group);
    return group;
  };
  const zoom = overlay.host.currentCSSZoom ?? 1;
  const shape = (length: FormLength, { width }: FormSide) => {
    setLength(length);
    line.style.inlineSize = length === 'strip' ? 'max-content' : `${width / zoom}px`;
  };
  const slotRequest = (anchor: Element): FormSlotRequest => {
    const { drawn, whole } = fieldBoxes(groupOf(anchor));
    return {
      box: drawn,
      whole,
      view: { width: innerWidth, height: innerHeight },
      isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
      scale: zoom * textScaleOf(overlay.mount),
    };
  };
  let best: Spot | undefined;
  const mapAt = (anchor: Element) =>
    createOcclusionMap(
      anchor,
      performance.now() + TIME_LIMIT_MS,
      groupOf(anchor),
      request.problems,
    );
  let current: (() => void) | undefined;
  /** Looks for a place that covers nothing. @returns whether there is one */
  const tryArea = (area: FormArea, anchor: Element, scroll: () => void): boolean => {
    if (best && performance.now() > deadline) return false;
    if (current !== scroll) scroll();
    current = scroll;
    const at = slotRequest(anchor);
    if (!isInView(at.box)) return false;
    let map: OcclusionMap | undefined;
    for (const length of lengths) {
      const spots: { side: FormSide; position: Point; box: DOMRect }[] = [];
      line.style.display = '';
      for (const side of formSides(area, at)) {
        if (length === 'strip' && /after|before|top|bottom/.test(side.side)) continue;
        shape(length, side);
        const box = line.getBoundingClientRect();
        if (box.height === 0 || box.width === 0 || request.isCut()) continue;
        for (const position of formPositions(area, side, box, length === 'strip', at))
          spots.push({ side, position, box });
      }
      // Hidden, so that hit tests find the page's elements.
      line.style.display = 'none';
      map ??= mapAt(anchor);
      for (const { side, position, box } of spots) {
        const rect = { ...position, width: box.width, height: box.height };
        const lowest = best?.cost ?? Number.POSITIVE_INFINITY;
        const cost = map.cost(rect, lowest);
        if (cost >= lowest) continue;
        best = { anchor, length, side, position, cost, scroll };
        if (cost === 0) return true;
      }
    }
    return false;
  };

  const [first] = near;
  const backs = near.map(scrollBack);
  const stay = () => {
    for (const back of backs) back();
  };
  const scrolls = new Map(near.map((anchor) => [anchor, scrollsTo(anchor, mayScroll, stay)]));
  const scrollsOf = (anchor: Element) => scrolls.get(anchor) ?? [];
  void (
    near.some((anchor) => scrollsOf(anchor).some((scroll) => tryArea('near', anchor, scroll))) ||
    // Covering the field's own label is better than standing far away.
    (best !== undefined && best.cost < OCCLUSION_COST.label) ||
    (first && scrollsOf(first).some((scroll) => tryArea('row', first, scroll))) ||
    near.some((anchor) => scrollsOf(anchor).some((scroll) => tryArea('corner', anchor, scroll)))
  );
  if (!best) {
    line.style.display = 'none';
    return undefined;
  }
  const { anchor, length, side, position, scroll } = best;
  if (current !== scroll) scroll();
  shape(length, side);
  line.style.display = '';
  const { box } = slotRequest(anchor);
  return moveLine(request, { anchor, side }, box, position);
}

export interface FormPlacement extends Pick<LinePlacement, 'layout' | 'link'> {
  readonly anchor: Element;
  readonly side: FormSide;
  readonly box: BoxEdges;
  /** Where the message is, from the upper left corner of its element. */
  readonly offset: Point;
}

function moveLine(
  { overlay, line }: Pick<FormPlacementRequest, 'overlay' | 'line'>,
  { anchor, side }: Pick<FormPlacement, 'anchor' | 'side'>,
  around: BoxEdges,
  { x, y }: Point,
): FormPlacement {
  overlay.moveTo(x, y);
  const { width, height } = line.getBoundingClientRect();
  const box = { left: x, top: y, right: x + width, bottom: y + height };
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const isJoined = !overlaps(around, box) && distanceBetween(around, box) <= MAX_LINK;
  return {
    layout: layoutOf(line, around),
    box,
    link: isJoined ? shortestLink(around, box, isRightToLeft) : undefined,
    ...{ anchor, side },
    offset: { x: x - around.left, y: y - around.top },
  };
}

const layoutOf = (line: HTMLElement, { left, top, right, bottom }: BoxEdges): string =>
  [left, top, right, bottom, line.offsetWidth, line.offsetHeight, innerWidth, innerHeight].join(
    ' ',
  );

/**
 * Lets the message follow its element, or keeps it in its corner.
 * @returns undefined if it no longer has room there
 */
export function followForm(
  request: Pick<FormPlacementRequest, 'overlay' | 'line' | 'near'>,
  previous: FormPlacement,
): FormPlacement | undefined {
  const { line, near } = request;
  const { anchor, side } = previous;
  if (!near.includes(anchor)) return undefined;
  const around = native(fieldGroupOf(anchor).drawn).getBoundingClientRect();
  if (layoutOf(line, around) === previous.layout) return previous;
  const isInCorner = side.side === 'top' || side.side === 'bottom';
  const { width, height } = line.getBoundingClientRect();
  const { box, offset } = previous;
  const at = isInCorner ? box : { left: around.left + offset.x, top: around.top + offset.y };
  const isRoom =
    at.left >= 0 && at.top >= 0 && at.left + width <= innerWidth && at.top + height <= innerHeight;
  if (!isRoom) return undefined;
  return moveLine(request, previous, around, { x: at.left, y: at.top });
}

/** Scrolls everything around an element to where it is now. */
function scrollBack(element: Element): () => void {
  const places: (() => void)[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const scroller = native(at);
    const { scrollTop: top, scrollLeft: left } = scroller;
    places.push(() => {
      if (scroller.scrollTop !== top || scroller.scrollLeft !== left)
        scroller.scrollTo({ top, left, behavior: 'instant' });
    });
  }
  return () => {
    for (const scroll of places) scroll();
  };
}

/** Where the page may be scrolled to for a message near an element; first, where it is. */
function scrollsTo(element: Element, mayScroll: boolean, stay: () => void): (() => void)[] {
  if (!mayScroll) return [stay];
  const blocks =
    innerHeight < LOW_WINDOW ? (['center', 'start', 'end'] as const) : (['center'] as const);
  return [
    stay,
    ...blocks.map(
      (block) => () => element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' }),
    ),
  ];
}
