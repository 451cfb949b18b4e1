import { frameRegistry } from '../frame/index.ts';

/**
 * Hears every submit before the page does: capture at window, at document_start (WHATWG DOM,
 * dispatch). Until a field had focus nothing is there to ask, and the form goes its way.
 *
 * @param target a shadow root, whose submits never reach the window: they are not composed
 */
export function watchSubmits(signal: AbortSignal, target: EventTarget = window): void {
  target.addEventListener(
    'submit',
    (event) => {
      try {
        if (event instanceof SubmitEvent) frameRegistry().guardSubmit?.(event);
      } catch {
        // Any fault of ours lets the form through.
      }
    },
    { capture: true, signal },
  );
}

/** Remembers where a context menu was opened: a card about a link belongs there. */
export function trackContextMenu(signal: AbortSignal): void {
  addEventListener(
    'contextmenu',
    ({ isTrusted, clientX: x, clientY: y }) => {
      if (isTrusted) frameRegistry().contextMenuAt = { x, y };
    },
    { capture: true, signal },
  );
}
