/**
 * Schedules scans after text changed or became visible, or the page scrolled or resized: in short slices,
 * only while the tab is visible. Attribute changes are not observed. A pause follows each scan, so a page
 * that changes all the time cannot keep it busy. A scan is urgent when a person waits for it, after a
 * scroll: then it does not wait for idle time.
 */

import { enclosingElement, isElement, isElementVisible, isInEditable } from '../dom/index.ts';
import type { Scanner, ScanScheduler, ScanSteps } from '../frame/index.ts';

/** Shortest and longest pause between two scans, ms; the pause grows with the time that the last scan took. */
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 1000;
/** Longest pause before an urgent scan, ms; it too grows with the last scan, to at most a third of the time. */
const MAX_URGENT_PAUSE_MS = 200;
/** Longest slice, ms, however much idle time the browser offers. */
const SLICE_MS = 4;

/** Events after which other content may be visible. */
const TRIGGER_EVENTS = ['scroll', 'toggle', 'transitionend', 'click', 'visibilitychange'];

/** @param currentScanner returns the scanner to use for the next step; it changes once marks.content has loaded */
export function createScanScheduler(
  signal: AbortSignal,
  currentScanner: () => Scanner,
): ScanScheduler {
  let isScanning = false;
  let isWanted = false;
  let isUrgent = false;
  let spentMs = 0;
  let steps: ScanSteps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTimerUrgent = false;
  let isScanUrgent = false;

  const runSlice = () => {
    if (signal.aborted) return;
    let step: IteratorResult<boolean | undefined, void> | undefined;
    try {
      // Not timed: the first step may wait for layout that the page needs anyway.
      step = steps.next();
      const start = performance.now();
      while (!step.done && performance.now() - start < SLICE_MS) step = steps.next();
      spentMs += performance.now() - start;
    } catch {
      // Ends this scan alone: after an error there is no further step.
    }
    if (step && !step.done) {
      scheduleSlice(step.value === true);
      return;
    }
    isScanning = false;
    currentScanner().onScanEnd();
    schedule();
  };

  const scheduleSlice = (readsLayout: boolean) => {
    if (readsLayout) requestAnimationFrame(runSlice);
    // Also speeds up the scan that runs when an urgent one is requested.
    else if (isUrgent || isScanUrgent) setTimeout(runSlice);
    else requestIdleCallback(runSlice, { timeout: 1000 });
  };

  const begin = () => {
    timer = undefined;
    isScanning = true;
    isScanUrgent = isUrgent;
    isWanted = false;
    isUrgent = false;
    spentMs = 0;
    steps = currentScanner().scan(isScanUrgent);
    scheduleSlice(true);
  };

  const schedule = () => {
    if (isScanning || !isWanted || document.hidden) return;
    if (timer !== undefined && isTimerUrgent >= isUrgent) return;
    clearTimeout(timer);
    isTimerUrgent = isUrgent;
    const pause = isUrgent
      ? Math.min(spentMs * 2, MAX_URGENT_PAUSE_MS)
      : Math.min(Math.max(MIN_PAUSE_MS, spentMs * 20), MAX_PAUSE_MS);
    timer = setTimeout(begin, pause);
  };

  const requestScan = (isNowUrgent = false) => {
    isWanted = true;
    isUrgent ||= isNowUrgent;
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
  const options = { capture: true, signal };
  for (const type of TRIGGER_EVENTS) addEventListener(type, () => requestScan(), options);
  addEventListener('scrollend', () => requestScan(true), options);
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', startObserving, { signal });
  else startObserving();
  signal.addEventListener('abort', () => {
    for (const observer of [mutationObserver, visibilityObserver, resizeObserver])
      observer.disconnect();
  });
  return { requestScan, observe };
}
