import { stages } from './stage.ts';

/**
 * Hears every submit before the page does: capture at window, at document_start (WHATWG DOM,
 * dispatch). Until a field had focus nothing is there to ask, and the form goes its way.
 */
export function watchSubmits(signal: AbortSignal): void {
  addEventListener(
    'submit',
    (event) => {
      try {
        stages().guard?.(event);
      } catch {
        // Any fault of ours lets the form through.
      }
    },
    { capture: true, signal },
  );
}
