/** What of a page is near what a person sees: within so many screens of it. Asks layout, writes nothing. */

/** An element with more children than this is not gone through, but searched for those that are near. */
const MANY = 64;
/** Higher or wider than so many screens, an element is read in parts. */
const LARGE = 5;

/** `none`: it has no box, and comes into sight unannounced. */
export type Standing = 'near' | 'large' | 'far' | 'none';

/** @param screens how far from the viewport near is */
export function standingOf(element: Element, screens: number): Standing {
  const { top, left, right, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) {
    if (element.checkVisibility()) return 'large';
    return getComputedStyle(element).display === 'contents' ? 'large' : 'none';
  }
  // A box can be lower than what stands in it.
  const bottom = top + Math.max(height, element.scrollHeight);
  const above = screens * innerHeight;
  const beside = screens * innerWidth;
  if (bottom < -above || top > innerHeight + above) return 'far';
  if (right < -beside || left > innerWidth + beside) return 'far';
  return bottom - top > LARGE * innerHeight ? 'large' : 'near';
}

export interface Stretch {
  /** The first child to look at. */
  readonly from: Node | null;
  /** Whether a child, and with it all behind it, is below what is near. */
  isPast(child: Element): boolean;
}

const ALL = (element: Element): Stretch => ({ from: element.firstChild, isPast: () => false });

/** The next child with a box, from an index on; `null` where there is none before `end`. */
function boxAt(children: HTMLCollection, from: number, end: number): DOMRect | null {
  for (let i = from; i < end; i++) {
    const box = children[i]?.getBoundingClientRect();
    if (box && (box.width > 0 || box.height > 0)) return box;
  }
  return null;
}

/** The children of an element that are near, where they are many and stand one below the other; else all. */
export function nearStretch(element: Element, screens: number): Stretch {
  const { children } = element;
  const above = -screens * innerHeight;
  const below = innerHeight - above;
  if (children.length <= MANY || !Number.isFinite(screens)) return ALL(element);
  let low = 0;
  let high = children.length;
  let lowest = Number.NEGATIVE_INFINITY;
  let highest = Number.POSITIVE_INFINITY;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxAt(children, middle, high);
    if (box && (box.top < lowest || box.top > highest)) return ALL(element);
    if (box && box.bottom < above) {
      low = middle + 1;
      lowest = box.top;
    } else {
      high = middle;
      if (box) highest = box.top;
    }
  }
  // The text before the first near child may be near too.
  const before = children[low - 1];
  return {
    from: before ?? element.firstChild,
    isPast: (child) => child.getBoundingClientRect().top > below,
  };
}
