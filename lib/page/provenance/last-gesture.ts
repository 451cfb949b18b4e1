/** What leaving is: a press of the person's that leads out of a field, or sends its form. */

import { shadowHostsOf } from '../dom/index.ts';
import type { BufferedEvents } from '../frame/index.ts';

/** A press older than this, ms, left nothing: a page can blur a field, or send its form, at any time. */
const MAX_AGE_MS = 1000;

export interface GestureTracker {
  /** Whether the last press left this field: Tab or Enter in it, or a pointer on something else. */
  causedBlur(control: Element, at: number): boolean;
  /** Whether it sent a form. */
  causedSubmit(at: number): boolean;
}

/**
 * Remembers the person's last press; for one press one field is left, once. Times are those of
 * events, ms since the page's own beginning.
 */
export function trackLastGesture(signal: AbortSignal): GestureTracker {
  let last: { at: number; on: EventTarget | undefined; isKey: boolean } | undefined;
  const remember = (event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    if (!event.isTrusted || (isKey && event.key !== 'Tab' && event.key !== 'Enter')) return;
    last = { at: event.timeStamp, on: event.composedPath()[0], isKey };
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, remember, { capture: true, passive: true, signal });
  }
  const take = (at: number, isMeant: (press: NonNullable<typeof last>) => boolean) => {
    if (!last || at - last.at >= MAX_AGE_MS || !isMeant(last)) return false;
    last = undefined;
    return true;
  };
  return {
    causedBlur: (control, at) => take(at, ({ on, isKey }) => isKey === happenedIn(control, on)),
    causedSubmit: (at) => take(at, () => true),
  };
}

/** Whether it happened in the control; of what happens in closed shadow roots only the host is told. */
const happenedIn = (control: Element, on: EventTarget | undefined) =>
  on === control || [...shadowHostsOf(control)].some((host) => host === on);

/** Whether the last thing done in a control was to leave it, with Tab or Enter. */
export function wasLeftByKey(early: BufferedEvents): boolean {
  const event = early.at(-1);
  return event instanceof KeyboardEvent && event.isTrusted && /^(?:Tab|Enter)$/.test(event.key);
}
