/**
 * Schedules scans after text changed or became visible, or the page scrolled or resized: in short slices,
 * only while the tab is visible. Attribute changes are not observed. A pause follows each scan, so a page
 * that changes all the time cannot keep it busy. A scan is urgent when a person waits for it, after a
 * scroll: then it does not wait for idle time.
 */

import { enclosingElement, isElement, isElementVisible, isInEditable } from '../dom/index.ts';
import type { Scanner, ScanScheduler, ScanSteps } from '../frame/index.ts';

/**
 * Shortest and longest pause between two scans, ms; the pause grows with the time that the last scan took.
 * The shortest is the longest before an urgent scan.
 */
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 1000;
/** Longest slice, ms, however much idle time the browser offers. */
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
  /** Of the scan that is under way. */
  let steps: ScanSteps | undefined;
  /** Of the next scan; 0: none is to come. */
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
      // Ends this scan alone: after an error there is no further step.
    }
    spentMs += performance.now() - start;
    if (step?.done === false) return scheduleSlice(step.value);
    steps = undefined;
    currentScanner().onScanEnd();
    schedule();
  };

  // Called first in the frame in which it begins to observe, when the frame's layout is done: a slice
  // that reads layout there forces none, whatever the page changes before and after it.
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
    // Not at once: a slice that ends after layout would begin the next in the same frame, which
    // browsers report to the page as a loop.
    if (readsLayout) requestAnimationFrame(runAfterLayout);
    // Also speeds up the scan that runs when an urgent one is requested.
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
    // An urgent pause too grows with the last scan, to at most a third of the time.
    const pause = isUrgent ? spentMs * 2 : MIN_PAUSE_MS + spentMs * 20;
    timer = setTimeout(begin, Math.min(pause, isUrgent ? MIN_PAUSE_MS : MAX_PAUSE_MS));
  };

  const requestScan = (isNowUrgent = false) => {
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
      // Text that is still invisible is scanned after another trigger.
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
    // Fires at the first paint and when the page's size changes. `attachShadow` on an existing element
    // causes no mutation record, but usually a new size.
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
