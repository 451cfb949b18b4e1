/** Starts the background while a person scrolls, so that new marks need not wait for its start. */
import type { AskBackground } from '../dom/index.ts';

/** ms; browsers stop a background that has been idle for 30 seconds. */
const AWAKE_MS = 25_000;
/** Events that may bring other text into the viewport; a press may follow a link to a place further down. */
const EVENTS = ['scroll', 'pointerdown'] as const;

/** Sends the background a free message at these events, at most once in `AWAKE_MS`. */
export function wakeBackground(signal: AbortSignal, ask: AskBackground): void {
  let wokenAt = Number.NEGATIVE_INFINITY;
  const wake = () => {
    if (document.hidden || performance.now() - wokenAt < AWAKE_MS) return;
    wokenAt = performance.now();
    void ask('site', {});
  };
  for (const type of EVENTS) addEventListener(type, wake, { capture: true, passive: true, signal });
}
