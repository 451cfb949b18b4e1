/** What leaving is: a press of the person's that leads out of a field, or sends its form. */
import type { Early } from './early.ts';
import { hostsOf } from './roots.ts';

/** A press older than this, ms, left nothing: a page can blur a field, or send its form, at any time. */
const FRESH = 1000;

export interface Presses {
  /** Whether the last press left this field: Tab or Enter in it, or a pointer on something else. */
  left(control: Element, at: number): boolean;
  /** Whether it sent a form. */
  sent(at: number): boolean;
}

/**
 * Remembers the person's last press; for one press one field is left, once. Times are those of
 * events, ms since the page's own beginning.
 */
export function watchLeaving(signal: AbortSignal): Presses {
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
    if (!last || at - last.at >= FRESH || !isMeant(last)) return false;
    last = undefined;
    return true;
  };
  return {
    left: (control, at) => take(at, ({ on, isKey }) => isKey === isIn(control, on)),
    sent: (at) => take(at, () => true),
  };
}

/** Whether it happened in the control; of what happens in closed shadow roots only the host is told. */
const isIn = (control: Element, on: EventTarget | undefined) =>
  on === control || [...hostsOf(control)].some((host) => host === on);

/** Whether the last thing done in a control was to leave it, with Tab or Enter. */
export function leftByKey(early: Early): boolean {
  const event = early.at(-1);
  return event instanceof KeyboardEvent && event.isTrusted && /^(?:Tab|Enter)$/.test(event.key);
}
