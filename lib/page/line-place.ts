/** Finds the verdict line a place by its field that leaves the site's own controls and labels free. */
import { COST, type Ground, groundAround } from './ground.ts';
import type { Overlay } from './overlay.ts';
import { freeSpots, type LineRoom, lineRooms, lineSpot, type Size, type Spot } from './place.ts';
import type { RootOf } from './roots.ts';

/** What was decided, and the layout it was decided for. */
export interface LinePlace {
  readonly layout: string;
  readonly room: LineRoom | undefined;
  /** It stands apart from its field, which then gets a mark. */
  readonly isApart: boolean;
}

export interface LineWish {
  readonly overlay: Pick<Overlay, 'host' | 'moveTo'>;
  readonly line: HTMLElement;
  readonly field: Element;
  readonly before: LinePlace | undefined;
  readonly rootOf: RootOf;
  /** How far from its field it may stand, CSS px, where there is no room beside it. */
  readonly reach: number;
  /** A person asked for it, or is asked: rather over something of the site's than nowhere. */
  readonly isWanted: boolean;
}

interface Found {
  readonly spot: Spot;
  readonly size: Size;
  readonly room: LineRoom;
  readonly isApart: boolean;
}

interface Search {
  readonly sides: readonly Found[];
  readonly apart: readonly Found[];
  readonly ground: () => Ground;
  readonly isWanted: boolean;
}

/** Of these the one that covers least, and nothing that costs `most`. */
function leastOf(spots: readonly Found[], { cost }: Ground, most: number): Found | undefined {
  let best: Found | undefined;
  let least = most;
  for (const found of spots) {
    const now = cost({ ...found.spot, ...found.size }, least);
    if (now >= least) continue;
    [best, least] = [found, now];
    if (least === 0) break;
  }
  return best;
}

/** The first side that covers nothing, else the nearest free spot, else what covers least. */
function search({ sides, apart, ground, isWanted }: Search): Found | undefined {
  const here = ground();
  const free = leastOf(sides, here, COST.label);
  if (free) return free;
  for (const found of apart) {
    if (here.cost({ ...found.spot, ...found.size }, COST.label) < COST.label) return found;
  }
  return isWanted ? leastOf(sides, ground(), Number.POSITIVE_INFINITY) : undefined;
}

/**
 * Puts the line by its field. A side once chosen is kept while the field only moves, so that a line
 * does not jump while the page scrolls.
 */
export function placeLine(wish: LineWish): LinePlace {
  const { overlay, line, field, before, isWanted } = wish;
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
  const spotIn = (room: LineRoom): Found[] => {
    const size = sizeIn(room.width);
    const spot = lineSpot(box, size, view, isRightToLeft, room.side);
    return spot ? [{ room, spot, size, isApart: false }] : [];
  };

  line.style.display = '';
  const kept = isSeen && before?.room && !before.isApart ? spotIn(before.room) : [];
  let found = kept[0];
  if (isSeen && !found) {
    const rooms = lineRooms(box, view, isRightToLeft);
    const sides = rooms.flatMap(spotIn);
    const apart = rooms.slice(0, 1).flatMap((room) => {
      const size = sizeIn(room.width);
      const spots = freeSpots(box, size, view, wish.reach);
      return spots.map((spot) => ({ room, spot, size, isApart: true }));
    });
    // Hit tests take note of where things are: one seen in the wrong place is a layout shift later.
    line.style.display = 'none';
    found = search({
      sides,
      apart,
      ground: () => groundAround(field, wish.rootOf, isWanted),
      isWanted,
    });
    if (found) line.style.maxWidth = `${found.room.width / zoom}px`;
  }
  if (found) moveTo(found.spot.x, found.spot.y);
  line.style.display = found ? '' : 'none';
  layout[4] = line.offsetHeight;
  return { layout: layout.join(' '), room: found?.room, isApart: found?.isApart === true };
}
