/**
 * When page text is looked at: after it changed, came into sight or something else came near, in idle time,
 * in slices, only while the tab is seen. Attributes are not watched. Time is bounded whatever the page does.
 */
import { isElement } from './inline.ts';
import { isShown, isWritten } from './readable.ts';
import { elementOf, type Tree } from './tree.ts';

/** Pauses between two looks, ms: the shortest, and the longest, which follow a costly look. */
const PAUSE = 200;
const LONGEST_PAUSE = 1000;
/** What a slice may take, ms of the clock, whatever idle time the browser has to give. */
const SLICE = 4;

/** After these, and when the page takes more or less room, something else may be in sight. */
const MOVES = ['scroll', 'toggle', 'transitionend', 'click', 'visibilitychange'];

/** Yields true where the next step asks layout: then best at the time at which the page does it anyway. */
export type Steps<T = void> = Generator<boolean | undefined, T>;

/** Who reads the page: first whether there is anything, then what it is. Must not throw. */
export interface Reader {
  /** One look at what is near and not yet read. */
  look(): Steps;
  /** The look is over. */
  looked(): void;
  /** Something changed in an element, before the next paint; without a record: it came into sight. */
  changed(element: Element, record?: MutationRecord): void;
}

export interface Attention {
  /** Has the page looked at again. */
  again(): void;
  /** Has it looked at again when an element without a box comes into sight, or something in a root changes. */
  heed(tree: Tree): void;
}

/** @param reader who reads the page by now */
export function attend(signal: AbortSignal, reader: () => Reader): Attention {
  let isBusy = false;
  let isWanted = false;
  let spent = 0;
  let steps: Steps;

  const slice = () => {
    if (signal.aborted) return;
    // The first step may have to wait for layout, which the page needs all the same.
    let step = steps.next();
    const start = performance.now();
    while (!step.done && performance.now() - start < SLICE) step = steps.next();
    spent += performance.now() - start;
    if (!step.done) {
      go(step.value === true);
      return;
    }
    isBusy = false;
    reader().looked();
    schedule();
  };

  const go = (asksLayout: boolean) => {
    if (asksLayout) requestAnimationFrame(slice);
    else requestIdleCallback(slice, { timeout: 1000 });
  };

  const schedule = () => {
    if (isBusy || !isWanted || document.hidden) return;
    isBusy = true;
    const begin = () => {
      isWanted = false;
      spent = 0;
      steps = reader().look();
      go(true);
    };
    setTimeout(begin, Math.min(Math.max(PAUSE, spent * 20), LONGEST_PAUSE));
  };

  const again = () => {
    isWanted = true;
    schedule();
  };

  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      const element = elementOf(target);
      if (!element || isWritten(element)) continue;
      reader().changed(element, record);
      again();
    }
  });

  const sizes = new ResizeObserver(again);
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Text that is invisible where it stands is looked at again when something else happens.
      if (!isIntersecting || !isShown(target)) continue;
      sight.unobserve(target);
      reader().changed(target);
      again();
    }
  });

  const heed = (node: Node) =>
    isElement(node)
      ? sight.observe(node)
      : changes.observe(node, { childList: true, characterData: true, subtree: true });
  const begin = () => {
    heed(document);
    // Tells at the first paint, then when the page takes more or less room: a root can be attached to what
    // is long there, and no change tells of it.
    for (const top of document.children) sizes.observe(top);
  };
  for (const type of MOVES) addEventListener(type, again, { capture: true, signal });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { signal });
  else begin();
  signal.addEventListener('abort', () => {
    for (const observer of [changes, sight, sizes]) observer.disconnect();
  });
  return { again, heed };
}
