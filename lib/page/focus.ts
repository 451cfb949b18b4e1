import type { Early } from './early.ts';
import { stages } from './stage.ts';

/** The element that has focus, inside open shadow roots too. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

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
    const here = stages();
    let told = false;
    if (!here.focused) {
      // Laid down at once: the field script may come upon the control before it is told of it.
      const early: Early = [];
      here.early ??= new WeakMap();
      here.early.set(element, early);
      const remember = (event: Event) => {
        // The script may be ready before the answer that it was fetched, or long after.
        if (!told || !here.guard) early.push(event);
      };
      for (const type of ['keydown', 'input']) {
        element.addEventListener(type, remember, { signal });
      }
      fetched ??= fetchScript();
      await fetched;
      fetched = undefined;
      // Left in the meantime it is told of all the same: what stands in it is checked and guarded.
      if (signal.aborted) return;
    }
    told = true;
    here.focused?.(element);
  };
  // No fault of ours in a page's console.
  const hear = (element: unknown) => void tell(element).catch(() => undefined);
  addEventListener('focusin', (event) => hear(event.composedPath()[0]), { capture: true, signal });
  hear(focusedElement());
}
