import { type BufferedEvents, focusedElement, frameRegistry, shadowRootOf } from '../dom/index.ts';

/**
 * Calls the field script with each focused control that may have a value we check, and loads that script
 * at the first one.
 */
export function watchFocus(
  signal: AbortSignal,
  mayBeField: (element: Element) => boolean,
  loadScript: () => Promise<unknown>,
): void {
  let loading: Promise<unknown> | undefined;
  const reportFocus = async (element: Element) => {
    if (!mayBeField(element)) return;
    const registry = frameRegistry();
    let isReported = false;
    if (!registry.onFocus) {
      registry.bufferedEvents ??= new WeakMap();
      if (!registry.bufferedEvents.has(element)) {
        // Registered before loading: the field script may find the control before `onFocus` is
        // called for it.
        const events: BufferedEvents = [];
        registry.bufferedEvents.set(element, events);
        const record = (event: Event) => {
          // The script may be ready before `loadScript` resolves, or long after.
          if (!isReported || !registry.guardSubmit) events.push(event);
        };
        for (const type of ['keydown', 'input']) element.addEventListener(type, record, { signal });
      }
      loading ??= loadScript();
      await loading;
      loading = undefined;
      // Reported even if focus has moved on: the value is checked and guarded all the same.
      if (signal.aborted) return;
    }
    isReported = true;
    registry.onFocus?.(element);
  };
  const options = { capture: true, signal };
  /** Also reports the focused control inside closed shadow roots, of which the window sees only the host. */
  const report = (focused: unknown) => {
    for (let element = focused; element instanceof Element; ) {
      // Our errors must not reach a page's console.
      void reportFocus(element).catch(() => undefined);
      const root = shadowRootOf(element);
      root?.addEventListener('focusin', onFocusIn, options);
      element = root?.activeElement;
    }
  };
  const onFocusIn = (event: Event) => {
    const path = event.composedPath();
    for (const node of path) {
      // The window gets no event when focus moves within a shadow root.
      if (node instanceof ShadowRoot) node.addEventListener('focusin', onFocusIn, options);
    }
    report(path[0]);
  };
  addEventListener('focusin', onFocusIn, options);
  report(focusedElement());
}
