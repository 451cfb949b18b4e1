import { frameRegistry } from '../frame/index.ts';

/** Records where a context menu was last opened: a card about a link opens at that point. */
export function trackContextMenu(signal: AbortSignal): void {
  addEventListener(
    'contextmenu',
    ({ isTrusted, clientX: x, clientY: y }) => {
      if (isTrusted) frameRegistry().contextMenuAt = { x, y };
    },
    { capture: true, signal },
  );
}
