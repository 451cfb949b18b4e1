/**
 * When page text is looked at: after it changed or something else came near, in idle time, in slices, only
 * while the tab is seen. Attributes are not watched. Time is bounded whatever the page does.
 */
import { isElement } from './inline.ts';
import { isWritten } from './readable.ts';

/** Pauses between two looks, ms: the shortest, and the longest, which follow a costly look. */
const PAUSE = 200;
const LONGEST_PAUSE = 1000;
/** What a slice may take, ms of the clock, whatever idle time the browser has to give. */
const SLICE = 4;

/** After these something else may be in sight. */
const MOVES = ['scroll', 'resize', 'toggle', 'transitionend', 'click'];

export interface AttendOptions {
  readonly signal: AbortSignal;
  /** A look begins; a step is taken in a frame where the one before said that it asks layout, else in idle time. */
  readonly look: () => Iterator<boolean | undefined>;
  /** A look is over: everything near that had changed when it began was read. */
  readonly onLooked: () => void;
  /** Something changed in an element, before the next paint. */
  readonly onChange?: (element: Element, record: MutationRecord) => void;
  /** The tab is seen again, and what happened meanwhile is not known. */
  readonly onBack?: () => void;
}

/** @returns a function that has the page looked at again. */
export function attend({ signal, look, onLooked, onChange, onBack }: AttendOptions): () => void {
  let observing = false;
  let waiting = false;
  let wanted = false;
  let spent = 0;
  let steps: Iterator<boolean | undefined> | undefined;

  const slice = () => {
    // The first step may have to wait for layout, which the page needs all the same.
    let step = observing ? steps?.next() : undefined;
    const start = performance.now();
    while (step?.done === false && performance.now() - start < SLICE) step = steps?.next();
    spent += performance.now() - start;
    if (step?.done === false) {
      go(step.value);
      return;
    }
    waiting = false;
    if (observing) onLooked();
    schedule();
  };

  const go = (asksLayout: boolean | undefined) => {
    if (asksLayout) requestAnimationFrame(slice);
    else requestIdleCallback(slice, { timeout: 1000 });
  };

  const schedule = () => {
    if (waiting || !observing || !wanted) return;
    waiting = true;
    const begin = () => {
      wanted = false;
      spent = 0;
      steps = look();
      go(true);
    };
    setTimeout(begin, Math.min(Math.max(PAUSE, spent * 20), LONGEST_PAUSE));
  };

  const again = () => {
    wanted = true;
    schedule();
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      const element = isElement(target) ? target : target.parentElement;
      if (!element || isWritten(element)) continue;
      onChange?.(element, record);
      again();
    }
  });

  const see = () => {
    const isSeen = !document.hidden && document.readyState !== 'loading' && !signal.aborted;
    if (isSeen === observing) return;
    observing = isSeen;
    if (!isSeen) {
      observer.disconnect();
      return;
    }
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    onBack?.();
    again();
  };

  for (const type of MOVES) addEventListener(type, again, { capture: true, passive: true, signal });
  for (const type of ['visibilitychange', 'DOMContentLoaded']) {
    document.addEventListener(type, see, { signal });
  }
  signal.addEventListener('abort', see);
  see();
  return again;
}
