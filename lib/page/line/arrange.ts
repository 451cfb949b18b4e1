/** Finds room for the message about a form: where the page is scrolled to, and how much the message says. */
import { native } from '../../reading/dom/index.ts';
import { parentOf } from './field-group.ts';
import type { LineContent } from './line-content.ts';

/** No further arrangement is tried after this time, ms. */
const TIME_LIMIT_MS = 600;

/** @returns scrolls everything around an element to where it is now */
function scrollBack(element: Element | undefined): () => void {
  const places: (() => void)[] = [];
  for (let at: Element | null = element ?? null; at; at = parentOf(at)) {
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

/** At most this many elements are scrolled to. */
const MAX_TARGETS = 3;

interface Arrangement {
  scroll(): void;
  readonly isCompact: boolean;
}

/**
 * Takes the first arrangement in which the message covers nothing, else the one in which it covers least.
 * @param targets elements that the page may be scrolled to
 * @param place places the message anew; returns what it covers
 */
export function arrange(
  targets: readonly Element[],
  { setCompact }: Pick<LineContent, 'setCompact'>,
  place: () => number,
): void {
  const scrolls = targets
    .slice(0, MAX_TARGETS)
    .flatMap((target) =>
      (['center', 'start', 'end'] as const).map(
        (block) => () => target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' }),
      ),
    );
  const arrangements = [scrollBack(targets[0]), ...scrolls].flatMap((scroll): Arrangement[] => [
    { scroll, isCompact: false },
    { scroll, isCompact: true },
  ]);
  const take = ({ scroll, isCompact }: Arrangement) => {
    scroll();
    setCompact(isCompact);
    return place();
  };
  const deadline = performance.now() + TIME_LIMIT_MS;
  let [best, lowest]: [Arrangement | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  let last: Arrangement | undefined;
  for (const arrangement of arrangements) {
    if (last && performance.now() > deadline) break;
    const cost = take(arrangement);
    last = arrangement;
    if (cost >= lowest) continue;
    [best, lowest] = [arrangement, cost];
    if (cost === 0) return;
  }
  if (best && best !== last) take(best);
}
