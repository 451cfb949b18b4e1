/**
 * Schedules scans after text changed or became visible, or the page scrolled or resized: in short
 * slices, and only while the tab is visible. Attribute changes are not observed. A pause follows
 * each scan, so that a page that changes all the time cannot keep the scanner busy. A scan that a
 * person waits for, after scrolling, is urgent: it does not wait for idle time.
 */
import {
  enclosingElement,
  isElement,
  isElementVisible,
  isInEditable,
  type Scanner,
  type ScanScheduler,
  type ScanSteps,
} from '../dom/index.ts';

/**
 * Shortest and longest pause between two scans, ms. The pause grows with the duration of the last
 * scan. Before an urgent scan, the shortest pause is the longest.
 */
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 1000;
/** Longest slice, ms, even if the browser offers more idle time. */
const SLICE_MS = 4;

/** Events after which other content may be visible. */
const TRIGGER_EVENTS = 'scroll scrollend toggle transitionend click visibilitychange'.split(' ');

/** @param currentScanner returns the scanner to use for the next step; it changes once marks.content has loaded */
export function createScanScheduler(
  signal: AbortSignal,
  currentScanner: () => Scanner,
): ScanScheduler {
  let isWanted = false;
  let isUrgent = false;
  let spentMs = 0;
  /** The steps of the running scan. */
  let steps: ScanSteps | undefined;
  /** Starts the next scan; 0 if none is scheduled. */
  let timer: ReturnType<typeof setTimeout> | 0 = 0;
  let isScanUrgent = false;

  const runSlice = () => {
    if (signal.aborted) return;
    let step: IteratorResult<boolean | undefined, void> | undefined;
    const start = performance.now();
    try {
      do step = steps?.next();
      while (step?.done === false && performance.now() - start < SLICE_MS);
    } catch {
      // Ends only this scan: a generator has no further steps after an error.
    }
    spentMs += performance.now() - start;
    if (step?.done === false) return scheduleSlice(step.value);
    steps = undefined;
    currentScanner().onScanEnd();
    schedule();
  };

  // Called first in the frame in which observation starts, right after layout: a slice that reads
  // layout then does not force another, whatever the page changes before and after.
  const layoutObserver = new ResizeObserver(() => {
    layoutObserver.disconnect();
    runSlice();
  });
  const runAfterLayout = () => {
    for (const top of document.children) return layoutObserver.observe(top);
    // The page has removed its root.
    runSlice();
  };

  const scheduleSlice = (readsLayout: boolean | undefined) => {
    // Not at once: a slice that ends after layout would start the next one in the same frame, which
    // browsers report to the page as a loop.
    if (readsLayout) requestAnimationFrame(runAfterLayout);
    // Also speeds up a running scan when an urgent one is requested.
    else if (isUrgent || isScanUrgent) setTimeout(runSlice);
    else requestIdleCallback(runSlice, { timeout: 1000 });
  };

  const begin = () => {
    timer = 0;
    isScanUrgent = isUrgent;
    isWanted = false;
    isUrgent = false;
    spentMs = 0;
    steps = currentScanner().scan(isScanUrgent);
    scheduleSlice(true);
  };

  const schedule = () => {
    if (timer || steps || !isWanted || document.hidden) return;
    // Even the pause before an urgent scan grows with the last scan, so that scans take at most a
    // third of the time.
    const pause = isUrgent ? spentMs * 2 : MIN_PAUSE_MS + spentMs * 20;
    timer = setTimeout(begin, Math.min(pause, isUrgent ? MIN_PAUSE_MS : MAX_PAUSE_MS));
  };

  const requestScan = (isNowUrgent?: boolean) => {
    isWanted = true;
    if (isNowUrgent && !isUrgent) {
      isUrgent = true;
      clearTimeout(timer);
      timer = 0;
    }
    schedule();
  };

  const mutationObserver = new MutationObserver((records) => {
    for (const record of records) {
      const element = enclosingElement(record.target);
      if (!element || isInEditable(element)) continue;
      currentScanner().onChange(element, record);
      requestScan();
    }
  });

  const resizeObserver = new ResizeObserver(() => requestScan());
  const visibilityObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Text that is still invisible is scanned after another event.
      if (!isIntersecting || !isElementVisible(target)) continue;
      visibilityObserver.unobserve(target);
      currentScanner().onChange(target);
      requestScan();
    }
  });

  const observe = (node: Node) =>
    isElement(node)
      ? visibilityObserver.observe(node)
      : mutationObserver.observe(node, { childList: true, characterData: true, subtree: true });
  const startObserving = () => {
    observe(document);
    // Fires at the first paint and when the page's size changes. `attachShadow` on an existing
    // element causes no mutation record, but usually changes the size.
    for (const top of document.children) resizeObserver.observe(top);
  };
  for (const type of TRIGGER_EVENTS) {
    const onTrigger = () => requestScan(type === 'scrollend');
    addEventListener(type, onTrigger, { capture: true, signal });
  }
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', startObserving, { signal });
  else startObserving();
  signal.addEventListener('abort', () => {
    for (const observer of [mutationObserver, visibilityObserver, resizeObserver])
      observer.disconnect();
  });
  return { requestScan, observe };
}

/**
 * Runs steps in short slices, independently of the scan scheduler. Resolves at the end, after an
 * error, or when aborted.
 */
export function runInSlices(steps: Iterator<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const slice = () => {
      const start = performance.now();
      let hasMore = !signal.aborted;
      try {
        while (hasMore && performance.now() - start < SLICE_MS) hasMore = !steps.next().done;
      } catch {
        hasMore = false;
      }
      if (hasMore) requestIdleCallback(slice, { timeout: 100 });
      else resolve();
    };
    slice();
  });
}
