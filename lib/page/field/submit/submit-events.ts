import { frameRegistry } from '../../dom/index.ts';

/**
 * Passes every submit to the guard before the page's own listeners run: capture at window,
 * registered at document_start (WHATWG DOM, dispatch). Does nothing until a field had focus and set
 * the guard.
 * @param target window, or a shadow root: `submit` is not composed, so window does not get its
 * submits
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
