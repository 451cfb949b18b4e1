/**
 * When page text is looked at: after it changed, came into sight or something else came near, in idle time,
 * in slices, only while the tab is seen. Attributes are not watched. Time is bounded whatever the page does.
 */

import { enclosingElement, isElement, isElementVisible, isInEditable } from '../dom/index.ts';
import type { Scanner, ScanScheduler, ScanSteps } from '../frame/index.ts';

/** Pauses between two looks, ms: the shortest, and the longest, which follow a costly look. */
const MIN_PAUSE_MS = 200;
const MAX_PAUSE_MS = 1000;
/** What a slice may take, ms of the clock, whatever idle time the browser has to give. */
const SLICE_MS = 4;

/** After these, and when the page takes more or less room, something else may be in sight. */
const TRIGGER_EVENTS = ['scroll', 'toggle', 'transitionend', 'click', 'visibilitychange'];

/** @param reader who reads the page by now */
export function createScanScheduler(signal: AbortSignal, reader: () => Scanner): ScanScheduler {
  let isBusy = false;
  let isWanted = false;
  let spent = 0;
  let steps: ScanSteps;

  const slice = () => {
    if (signal.aborted) return;
    // The first step may have to wait for layout, which the page needs all the same.
    let step = steps.next();
    const start = performance.now();
    while (!step.done && performance.now() - start < SLICE_MS) step = steps.next();
    spent += performance.now() - start;
    if (!step.done) {
      go(step.value === true);
      return;
    }
    isBusy = false;
    reader().onScanEnd();
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
      steps = reader().scan();
      go(true);
    };
    setTimeout(begin, Math.min(Math.max(MIN_PAUSE_MS, spent * 20), MAX_PAUSE_MS));
  };

  const again = () => {
    isWanted = true;
    schedule();
  };

  const changes = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      const element = enclosingElement(target);
      if (!element || isInEditable(element)) continue;
      reader().onChange(element, record);
      again();
    }
  });

  const sizes = new ResizeObserver(again);
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Text that is invisible where it stands is looked at again when something else happens.
      if (!isIntersecting || !isElementVisible(target)) continue;
      sight.unobserve(target);
      reader().onChange(target);
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
  for (const type of TRIGGER_EVENTS) addEventListener(type, again, { capture: true, signal });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { signal });
  else begin();
  signal.addEventListener('abort', () => {
    for (const observer of [changes, sight, sizes]) observer.disconnect();
  });
  return { requestScan: again, observe: heed };
}
