/** Access to closed shadow roots, which browsers give to extensions. */

declare const chrome:
  | { readonly dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null } }
  | undefined;

/**
 * The element's open or closed shadow root, or null. Uses Chromium's `dom.openOrClosedShadowRoot` or
 * Firefox's property of the same name. Never throws.
 */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  if ('openOrClosedShadowRoot' in element && element.openOrClosedShadowRoot instanceof ShadowRoot) {
    return element.openOrClosedShadowRoot;
  }
  if (import.meta.env.FIREFOX) return null;
  // Only custom elements are looked into. Chromium throws for what is not an HTMLElement.
  if (!(element instanceof HTMLElement) || !element.localName.includes('-')) return null;
  return chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
}
