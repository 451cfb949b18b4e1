/** Which parts of a page are near the viewport. Reads layout, changes nothing. */

import { native } from '../../reading/dom/index.ts';
import type { ScanSteps, SubtreeRoot } from '../dom/index.ts';

/** If an element has more children than this, the near ones are found by binary search. */
const BINARY_SEARCH_FROM = 64;
/** An element higher than this, in screens, is read in parts. */
const LARGE_SCREENS = 5;

/** `none`: the element has no box, and no event tells when it gets one. */
type Proximity = 'near' | 'large' | 'far' | 'none';

/** @param screens how far from the viewport counts as near, in screens */
export function proximityOf(element: Element, screens: number): Proximity {
  const { top, width, height } = native(element).getBoundingClientRect();
  if (!width && !height) {
    return native(element).checkVisibility() || getComputedStyle(element).display === 'contents'
      ? 'large'
      : 'none';
  }
  // Content can overflow the box.
  const bottom = top + Math.max(height, native(element).scrollHeight);
  const above = screens * innerHeight;
  if (bottom < -above || top > innerHeight + above) return 'far';
  return bottom - top > LARGE_SCREENS * innerHeight ? 'large' : 'near';
}

/** The first near child, and a test for the first child that is below all near ones. */
type ChildRange = readonly [from: Node | null, isPast?: (child: Element) => boolean];

/**
 * The range of near children. If there are many, and each is below the one before, found by binary
 * search; else all children. Yields between steps, because indexing into `children` makes the
 * browser iterate over them.
 */
export function* findNearChildren(tree: SubtreeRoot, screens: number): ScanSteps<ChildRange> {
  const { children, firstChild } = native(tree);
  if (!children[BINARY_SEARCH_FROM]) return [firstChild];
  const above = -screens * innerHeight;
  const boxOf = (i: number) => native(children[i])?.getBoundingClientRect();
  const first = boxOf(0);
  let low = 0;
  // At the top of a page the first child is near, and counting the others would take long.
  let high = first?.height && first.bottom >= above ? 0 : children.length;
  let lowest = Number.NEGATIVE_INFINITY;
  while (low < high) {
    yield true;
    const middle = (low + high) >> 1;
    const box = boxOf(middle);
    // A child without a box gives no direction, so the search goes up: at worst it reads too much.
    if (box?.height && box.bottom < above) {
      if (box.top < lowest) return [firstChild];
      low = middle + 1;
      lowest = box.top;
    } else high = middle;
  }
  return [
    // Starts one child earlier: the text before the first near child may be near too.
    children[low - 1] ?? firstChild,
    (child) => native(child).getBoundingClientRect().top > innerHeight - above,
  ];
}
