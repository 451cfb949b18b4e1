/** What of a page is near what a person sees: within so many screens of it. Asks layout, writes nothing. */

import type { SubtreeRoot } from '../dom/index.ts';
import type { ScanSteps } from '../frame/index.ts';

/** An element with more children than this is not gone through, but searched for those that are near. */
const BINARY_SEARCH_FROM = 64;
/** Higher than so many screens, an element is read in parts. */
const LARGE_SCREENS = 5;

/** `none`: it has no box, and comes into sight unannounced. */
type Proximity = 'near' | 'large' | 'far' | 'none';

/** @param screens how far from the viewport near is */
export function proximityOf(element: Element, screens: number): Proximity {
  const { top, width, height } = element.getBoundingClientRect();
  if (!width && !height) {
    return element.checkVisibility() || getComputedStyle(element).display === 'contents'
      ? 'large'
      : 'none';
  }
  // A box can be lower than what stands in it.
  const bottom = top + Math.max(height, element.scrollHeight);
  const above = screens * innerHeight;
  if (bottom < -above || top > innerHeight + above) return 'far';
  return bottom - top > LARGE_SCREENS * innerHeight ? 'large' : 'near';
}

/** The first child to look at, and whether one, and with it all behind it, is below what is near. */
type ChildRange = readonly [from: Node | null, isPast?: (child: Element) => boolean];

/**
 * Searched for where the children are many and stand one below the other; else all of them. Pauses: to count
 * or to reach children is to walk over them, for the browser too.
 */
export function* findNearChildren(tree: SubtreeRoot, screens: number): ScanSteps<ChildRange> {
  const { children, firstChild } = tree;
  const above = -screens * innerHeight;
  let low = 0;
  let high = children.length;
  if (high <= BINARY_SEARCH_FROM) return [firstChild];
  let lowest = Number.NEGATIVE_INFINITY;
  while (low < high) {
    yield true;
    const middle = (low + high) >> 1;
    const box = children[middle]?.getBoundingClientRect();
    // One without a box tells nothing: then too many are looked at.
    if (box?.height && box.bottom < above) {
      if (box.top < lowest) return [firstChild];
      low = middle + 1;
      lowest = box.top;
    } else high = middle;
  }
  return [
    // The text before the first near child may be near too.
    children[low - 1] ?? firstChild,
    (child) => child.getBoundingClientRect().top > innerHeight - above,
  ];
}
