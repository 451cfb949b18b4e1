import { focusedElement, type GetShadowRoot } from '../dom/index.ts';
import { frameRegistry } from '../frame/index.ts';

/** Records where a context menu was last opened: for the card about a link and the notices about a field. */
export function trackContextMenu(signal: AbortSignal): void {
  addEventListener(
    'contextmenu',
    (event) => {
      const { isTrusted, x, y } = event;
      const [target] = event.composedPath();
      if (isTrusted) frameRegistry().contextMenuAt = { x, y, target };
    },
    { capture: true, signal },
  );
}

/** The element on which the browser's menu was last opened, even inside closed shadow roots. */
export function contextMenuElement(getShadowRoot: GetShadowRoot): HTMLElement | null {
  const { x = 0, y = 0, target } = frameRegistry().contextMenuAt ?? {};
  let element = target instanceof Element ? target : focusedElement();
  for (
    let root = element && getShadowRoot(element);
    root;
    root = element && getShadowRoot(element)
  ) {
    const inner: Element | null = root.elementFromPoint(x, y) ?? root.activeElement;
    if (!inner || inner === element) break;
    element = inner;
  }
  return element instanceof HTMLElement ? element : null;
}
