/** Browsers let an extension into closed shadow roots: a field may stand in one. */

declare const chrome:
  | { readonly dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null } }
  | undefined;

/** Chromium's `dom.openOrClosedShadowRoot`, Firefox's property of the same name. Never throws. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  if ('openOrClosedShadowRoot' in element && element.openOrClosedShadowRoot instanceof ShadowRoot) {
    return element.openOrClosedShadowRoot;
  }
  if (import.meta.env.FIREFOX) return null;
  // Only these can have one, and for others the call throws.
  if (!(element instanceof HTMLElement) || !element.localName.includes('-')) return null;
  return chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
}
