/**
 * Which page elements our host can be put into. If the field is in a dialog, popover, menu,
 * fullscreen element or focus trap, the host must be in it too: such elements make everything
 * outside inert, or close when it is pressed.
 */
import { native } from '../../reading/dom/index.ts';

/** The parent for our host, and the `slot` attribute that makes the parent render it. */
export interface OverlayContainer {
  readonly parent: Element;
  readonly slot: string;
}

/** Elements that trap the pointer or the focus. */
const FOCUS_TRAPS =
  'dialog:modal,:popover-open,:fullscreen,[role=dialog i],[role=alertdialog i],[role=menu i],[aria-modal=true i]';

/** Elements that do not render arbitrary children, or give children a meaning. */
const UNUSABLE_CONTAINERS = new Set(
  'audio canvas embed iframe img object svg video input textarea label button a p table tbody tr ul ol dl select'.split(
    ' ',
  ),
);

function matchesSafely(element: Element, selector: string): boolean {
  try {
    return native(element).matches(selector);
  } catch {
    // The browser does not know one of these pseudo-classes.
    return false;
  }
}

/**
 * Recognises menus and dialogs without ARIA attributes by their position. An absolutely positioned element
 * as large as the viewport is the page's layout.
 */
function isPositionedOver(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return true;
  if (position !== 'absolute') return false;
  const { width, height } = native(element).getBoundingClientRect();
  return width < innerWidth || height < innerHeight;
}

/** The fullscreen element, also inside shadow roots; null if it does not render children. */
function fullscreenContainer(): Element | null {
  let element = document.fullscreenElement ?? null;
  for (let inner = element; inner; inner = native(inner).shadowRoot?.fullscreenElement ?? null)
    element = inner;
  return element !== null &&
    native(element).shadowRoot === null &&
    !UNUSABLE_CONTAINERS.has(native(element).localName)
    ? element
    : null;
}

/** Containers for an overlay next to an element, best first; the last is the document's root element. */
export function overlayContainersFor(near: Element | null): OverlayContainer[] {
  const containers: OverlayContainer[] = [];
  /** The first shadow host that was entered through a slot, while the loop is still in its shadow tree. */
  let slotted: { host: Element; slot: string } | undefined;
  let slot = '';
  /** The outermost usable HTML element: the root of an SVG or XML document renders no HTML (Firefox). */
  let outermost: Element | undefined;
  for (let element = near; element; ) {
    const isUsable = !UNUSABLE_CONTAINERS.has(native(element).localName);
    if (element instanceof HTMLElement && isUsable) outermost = element;
    const isContainer = matchesSafely(element, FOCUS_TRAPS) || isPositionedOver(element);
    if (isContainer && slotted && element !== slotted.host) {
      containers.push({ parent: slotted.host, slot: slotted.slot });
    } else if (isContainer && isUsable) {
      containers.push({ parent: element, slot: native(element).shadowRoot ? slot : '' });
    }
    if (element === slotted?.host) slotted = undefined;
    const { assignedSlot, parentElement }: Element = native(element);
    if (assignedSlot && parentElement) {
      slot = native(element).slot;
      slotted ??= { host: parentElement, slot };
      element = assignedSlot;
      continue;
    }
    const root: Node = native(element).getRootNode();
    element = parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  const fullscreen = fullscreenContainer();
  if (fullscreen) containers.push({ parent: fullscreen, slot: '' });
  const { documentElement } = document;
  const isHtml = documentElement instanceof HTMLElement;
  if (!isHtml && outermost) containers.push({ parent: outermost, slot: '' });
  containers.push({ parent: documentElement, slot: '' });
  return containers;
}
