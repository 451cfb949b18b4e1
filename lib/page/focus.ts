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
    if (!stages().focused) {
      fetched ??= fetchScript();
      await fetched;
      fetched = undefined;
      // Left in the meantime it is told of all the same: what stands in it is checked and guarded.
      if (signal.aborted) return;
    }
    stages().focused?.(element);
  };
  addEventListener('focusin', (event) => void tell(event.composedPath()[0]), {
    capture: true,
    signal,
  });
  void tell(focusedElement());
}
