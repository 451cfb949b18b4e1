import { focusedElement } from '../dom/index.ts';
import { type BufferedEvents, frameRegistry } from '../frame/index.ts';

/**
 * Tells the field script about each control that may be a field of ours, and fetches that script
 * when the first one has focus.
 */
export function watchFocus(
  signal: AbortSignal,
  mayBeField: (element: Element) => boolean,
  fetchScript: () => Promise<unknown>,
): void {
  let fetched: Promise<unknown> | undefined;
  const tell = async (element: unknown) => {
    if (!(element instanceof Element) || !mayBeField(element)) return;
    const here = frameRegistry();
    let told = false;
    if (!here.onFocus) {
      here.bufferedEvents ??= new WeakMap();
      if (!here.bufferedEvents.has(element)) {
        // Laid down at once: the field script may come upon the control before it is told of it.
        const early: BufferedEvents = [];
        here.bufferedEvents.set(element, early);
        const remember = (event: Event) => {
          // The script may be ready before the answer that it was fetched, or long after.
          if (!told || !here.guardSubmit) early.push(event);
        };
        for (const type of ['keydown', 'input']) {
          element.addEventListener(type, remember, { signal });
        }
      }
      fetched ??= fetchScript();
      await fetched;
      fetched = undefined;
      // Left in the meantime it is told of all the same: what stands in it is checked and guarded.
      if (signal.aborted) return;
    }
    told = true;
    here.onFocus?.(element);
  };
  // No fault of ours in a page's console.
  const hear = (element: unknown) => void tell(element).catch(() => undefined);
  const options = { capture: true, signal };
  const heard = (event: Event) => {
    const path = event.composedPath();
    for (const node of path) {
      // Between two nodes of one root the focus moves without the window hearing of it.
      if (node instanceof ShadowRoot) node.addEventListener('focusin', heard, options);
    }
    hear(path[0]);
  };
  addEventListener('focusin', heard, options);
  hear(focusedElement());
}
