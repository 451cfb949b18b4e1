/** Access to closed shadow roots, which browsers grant to extensions. */

declare const chrome:
  | { readonly dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null } }
  | undefined;

interface FirefoxElement extends Element {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/**
 * The element's open or closed shadow root, or null. Uses Chromium's `dom.openOrClosedShadowRoot` or
 * Firefox's property of the same name. Never throws.
 */
export function shadowRootOf(element: FirefoxElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return element.openOrClosedShadowRoot ?? null;
  // In a form, a control named `shadowRoot` hides the property (lib/reading/dom/native.ts).
  if (element.shadowRoot instanceof ShadowRoot) return element.shadowRoot;
  // Only custom elements are searched. Chromium throws for anything but an HTMLElement.
  return element instanceof HTMLElement && /-/.test(element.localName)
    ? (chrome?.dom?.openOrClosedShadowRoot(element) ?? null)
    : null;
}
