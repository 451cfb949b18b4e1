/**
 * When page text is looked at: after it changed or something else came near, in idle time, in slices, only
 * while the tab is seen. Attributes are not watched. Time is bounded whatever the page does.
 */
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
  /** A look begins; its steps are taken when there is time. */
  readonly look: () => Iterator<unknown>;
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
  let steps: Iterator<unknown> | undefined;

  const slice = () => {
    const start = performance.now();
    let more = observing;
    while (more && performance.now() - start < SLICE) more = !steps?.next().done;
    spent += performance.now() - start;
    if (more) {
      inIdleTime();
      return;
    }
    waiting = false;
    if (observing) onLooked();
    schedule();
  };

  const inIdleTime = () => requestIdleCallback(slice, { timeout: 1000 });

  const schedule = () => {
    if (waiting || !observing || !wanted) return;
    waiting = true;
    const begin = () => {
      wanted = false;
      spent = 0;
      steps = look();
      inIdleTime();
    };
    // After a frame: layout is asked when the page has done it.
    const pause = Math.min(Math.max(PAUSE, spent * 20), LONGEST_PAUSE);
    setTimeout(() => requestAnimationFrame(begin), pause);
  };

  const again = () => {
    wanted = true;
    schedule();
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      const element = target instanceof Element ? target : target.parentElement;
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
