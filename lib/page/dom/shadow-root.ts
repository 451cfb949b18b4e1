/** Access to closed shadow roots, which browsers grant to extensions. */
import { native } from '../../reading/dom/index.ts';

declare const chrome:
  | { readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null } }
  | undefined;

interface FirefoxElement extends Element {
  readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/**
 * The element's open or closed shadow root, or null. Uses Chromium's `dom.openOrClosedShadowRoot` or
 * Firefox's property of the same name. Works for elements of any frame's realm. Never throws.
 */
export function shadowRootOf(element: FirefoxElement): ShadowRoot | null {
  if (import.meta.env.FIREFOX) return element.openOrClosedShadowRoot ?? null;
  const open = native(element).shadowRoot;
  if (open) return open;
  try {
    return chrome?.dom?.openOrClosedShadowRoot(element) ?? null;
  } catch {
    // Not an HTMLElement.
    return null;
  }
}
