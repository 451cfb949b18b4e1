/** Tells whether a user gesture, not a script, moved focus out of a field or submitted its form. */

import { type BufferedEvents, shadowHostsOf } from '../../dom/index.ts';

/** A gesture older than this, ms, does not explain a blur or submit, which a page can cause at any time. */
const MAX_AGE_MS = 1000;

export interface GestureTracker {
  /** Whether the last gesture moved focus out of this field: Tab or Enter in it, or a pointer press elsewhere. */
  causedBlur(control: Element, at: number): boolean;
  /** Whether the last gesture submitted a form. */
  causedSubmit(at: number): boolean;
}

/**
 * Records the last trusted gesture. Each gesture is consumed by the first blur or submit that it explains.
 * Times are time stamps of events, ms.
 */
export function trackLastGesture(signal: AbortSignal): GestureTracker {
  let last: { at: number; target: EventTarget | undefined; isKey: boolean } | undefined;
  const record = (event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    if (!event.isTrusted || (isKey && event.key !== 'Tab' && event.key !== 'Enter')) return;
    last = { at: event.timeStamp, target: event.composedPath()[0], isKey };
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, record, { capture: true, passive: true, signal });
  }
  const consume = (at: number, explains: (gesture: NonNullable<typeof last>) => boolean) => {
    if (!last || at - last.at >= MAX_AGE_MS || !explains(last)) return false;
    last = undefined;
    return true;
  };
  return {
    causedBlur: (control, at) =>
      consume(at, ({ target, isKey }) => isKey === isInControl(control, target)),
    causedSubmit: (at) => consume(at, () => true),
  };
}

/** The window sees only the host of an event in a closed shadow root, so a hit on a host counts. */
const isInControl = (control: Element, target: EventTarget | undefined) =>
  target === control || [...shadowHostsOf(control)].some((host) => host === target);

/** Whether the last buffered event in a control is Tab or Enter. */
export function wasLeftByKey(events: BufferedEvents): boolean {
  const event = events.at(-1);
  return event instanceof KeyboardEvent && event.isTrusted && /^(?:Tab|Enter)$/.test(event.key);
}
