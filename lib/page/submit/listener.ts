import { frameRegistry } from '../frame/index.ts';

/**
 * Passes every submit to the guard before the page's own listeners run: capture at window, registered
 * at document_start (WHATWG DOM, dispatch). Without a guard, before any field had focus, it does nothing.
 *
 * @param target window, or a shadow root: `submit` is not composed, so the window does not get its submits
 */
export function watchSubmits(signal: AbortSignal, target: EventTarget = window): void {
  target.addEventListener(
    'submit',
    (event) => {
      try {
        if (event instanceof SubmitEvent) frameRegistry().guardSubmit?.(event);
      } catch {
        // Fail open: an error in the guard must not block the form.
      }
    },
    { capture: true, signal },
  );
}
