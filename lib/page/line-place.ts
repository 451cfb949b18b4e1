/** Finds the verdict line a place by its field that leaves the site's own controls free. */
import type { Overlay } from './overlay.ts';
import { type LineRoom, lineRooms, lineSpot, type Spot } from './place.ts';

/** What was decided, and the layout it was decided for. */
export interface LinePlace {
  readonly layout: string;
  readonly room: LineRoom | undefined;
}

const CONTROLS =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role=checkbox],[contenteditable]';

/** What sends the field's own form: covered, it would take the person's next step away. */
const sends = (control: Element, field: Element) =>
  control.matches('button,input[type=submit i],input[type=image i]') &&
  'form' in control &&
  'form' in field &&
  control.form !== null &&
  control.form === field.form;

/** Points of a spot that lie on the site's controls count much, those on its labels little. */
function covered(host: Element, field: Element, { x, y }: Spot, width: number, height: number) {
  let cost = 0;
  for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) {
    for (const down of [0.05, 0.5, 0.95]) {
      const stack = document.elementsFromPoint(x + width * across, y + height * down);
      const hit = stack.find((element) => element !== host);
      const control = hit?.closest(CONTROLS);
      if (control && control !== field && !control.contains(field)) {
        cost += sends(control, field) ? 100 : 10;
      } else if (hit?.closest('label')) cost += 1;
    }
  }
  return cost;
}

/**
 * Puts the line by its field. A side once chosen is kept while the field only moves, so that a line
 * does not jump while the page scrolls.
 */
export function placeLine(
  { host, moveTo }: Overlay,
  line: HTMLElement,
  field: Element,
  before: LinePlace | undefined,
): LinePlace {
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
  const spotIn = (room: LineRoom) => {
    line.style.maxWidth = `${room.width / zoom}px`;
    const size = line.getBoundingClientRect();
    const spot = lineSpot(box, size, view, isRightToLeft, room.side);
    return spot && { room, spot, size };
  };

  line.style.display = '';
  let best = isSeen && before?.room ? spotIn(before.room) : null;
  if (isSeen && !best) {
    const spots = lineRooms(box, view, isRightToLeft).flatMap((room) => spotIn(room) ?? []);
    // Hit tests take note of where things are: one seen in the wrong place is a layout shift later.
    line.style.display = 'none';
    let least = Number.POSITIVE_INFINITY;
    for (const found of spots) {
      const cost = covered(host, field, found.spot, found.size.width, found.size.height);
      if (cost >= least) continue;
      least = cost;
      best = found;
    }
    if (best) line.style.maxWidth = `${best.room.width / zoom}px`;
  }
  if (best) moveTo(best.spot.x, best.spot.y);
  line.style.display = best ? '' : 'none';
  layout[4] = line.offsetHeight;
  return { layout: layout.join(' '), room: best?.room };
}
