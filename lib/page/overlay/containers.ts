/**
 * Where our host stands in a page: inside what the field is in. A dialog, popover, menu, fullscreen
 * element or focus trap makes all outside of itself dead, or closes at a press there.
 */

/** The element that our host is put into, and the slot that shows it there. */
export interface OverlayContainer {
  readonly parent: Element;
  readonly slot: string;
}

/** What keeps pointer and focus to itself, by what it says of itself. */
const FOCUS_TRAPS =
  'dialog:modal,:popover-open,:fullscreen,[role=dialog i],[role=alertdialog i],[role=menu i],[aria-modal=true i]';

/** Elements that show nothing of what stands in them, and those that mean something by their children. */
const UNUSABLE_CONTAINERS = new Set(
  'audio canvas embed iframe img object svg video input textarea label button a p table tbody tr ul ol dl select'.split(
    ' ',
  ),
);

function matchesSafely(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // A browser without one of these.
    return false;
  }
}

/**
 * A menu or dialog that says nothing of itself lies over the page: it is positioned. What is as large
 * as the viewport and scrolls away is the page's own frame.
 */
function isPositionedOver(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position === 'fixed') return true;
  if (position !== 'absolute') return false;
  const { width, height } = element.getBoundingClientRect();
  return width < innerWidth || height < innerHeight;
}

/** The element in fullscreen, where what stands in it is shown. */
function fullscreenContainer(): Element | null {
  let element = document.fullscreenElement ?? null;
  while (element?.shadowRoot?.fullscreenElement) element = element.shadowRoot.fullscreenElement;
  return element !== null &&
    element.shadowRoot === null &&
    !UNUSABLE_CONTAINERS.has(element.localName)
    ? element
    : null;
}

/** Homes for what is shown beside an element, best first; the last is the document's own root. */
export function overlayContainersFor(near: Element | null): OverlayContainer[] {
  const homes: OverlayContainer[] = [];
  /** The first element on the way up that was slotted into a component we are still inside of. */
  let slotted: { host: Element; slot: string } | undefined;
  let slot = '';
  /** The outermost HTML on the way up: the root of an SVG or XML document shows no HTML (Firefox). */
  let outermost: Element | undefined;
  for (let at = near; at; ) {
    if (at instanceof HTMLElement && !UNUSABLE_CONTAINERS.has(at.localName)) outermost = at;
    const isHome = matchesSafely(at, FOCUS_TRAPS) || isPositionedOver(at);
    if (isHome && slotted && at !== slotted.host) {
      homes.push({ parent: slotted.host, slot: slotted.slot });
    } else if (isHome && !UNUSABLE_CONTAINERS.has(at.localName)) {
      homes.push({ parent: at, slot: at.shadowRoot ? slot : '' });
    }
    if (at === slotted?.host) slotted = undefined;
    const into: Element | null = at.assignedSlot;
    if (into && at.parentElement) {
      slot = at.slot;
      slotted ??= { host: at.parentElement, slot };
      at = into;
      continue;
    }
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  const full = fullscreenContainer();
  if (full) homes.push({ parent: full, slot: '' });
  const { documentElement } = document;
  const isHtml = documentElement instanceof HTMLElement;
  if (!isHtml && outermost) homes.push({ parent: outermost, slot: '' });
  homes.push({ parent: documentElement, slot: '' });
  return homes;
}
