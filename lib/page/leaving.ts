import type { Early } from './early.ts';

/**
 * A key, paste or drop this long before an `input` event, ms, made it the person's own; so did a
 * press this long before a field is left. A page can blur a field, or send its form, at every key.
 */
export const BY_HAND = 1000;

export interface Presses {
  /** Whether the person pressed something that can leave a field or send a form just before `at`. */
  justBefore(at: number): boolean;
  /** Whether that press left this field: Tab or Enter in it, or a pointer on something else. */
  left(control: Element, at: number): boolean;
}

/** Remembers the person's last press. Times are those of events, ms since the page's own beginning. */
export function watchLeaving(signal: AbortSignal): Presses {
  let last: { at: number; on?: EventTarget | undefined; isKey: boolean } = {
    at: Number.NEGATIVE_INFINITY,
    isKey: false,
  };
  const remember = (event: Event) => {
    const isKey = event instanceof KeyboardEvent;
    if (!event.isTrusted || (isKey && event.key !== 'Tab' && event.key !== 'Enter')) return;
    last = { at: event.timeStamp, on: event.composedPath()[0], isKey };
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, remember, { capture: true, passive: true, signal });
  }
  const justBefore = (at: number) => at - last.at < BY_HAND;
  return {
    justBefore,
    left: (control, at) => justBefore(at) && last.isKey === (last.on === control),
  };
}

/** Whether the last thing done in a control was to leave it, with Tab or Enter. */
export function leftByKey(early: Early): boolean {
  const event = early.at(-1);
  return event instanceof KeyboardEvent && event.isTrusted && /^(?:Tab|Enter)$/.test(event.key);
}
