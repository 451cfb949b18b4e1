/** Has the background ready when a person stops scrolling, so that no mark waits for its start. */
import type { AskBackground } from '../frame/index.ts';

/** Browsers stop a background that had nothing to do for 30 seconds. */
const AWAKE_MS = 25_000;
/** What precedes other text in the viewport; a press may follow a link down the page. */
const EVENTS = ['scroll', 'pointerdown'] as const;

/** Sends the background a free message when a person begins to scroll, but not again for a while. */
export function wakeBackground(signal: AbortSignal, ask: AskBackground): void {
  let wokenAt = Number.NEGATIVE_INFINITY;
  const wake = () => {
    if (document.hidden || performance.now() - wokenAt < AWAKE_MS) return;
    wokenAt = performance.now();
    void ask('site', {});
  };
  for (const type of EVENTS) addEventListener(type, wake, { capture: true, passive: true, signal });
}
