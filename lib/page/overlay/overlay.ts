/**
 * The element that contains our interface in a page: a host with a closed shadow root, in the top layer,
 * so that no transform, stacking context or overflow of the page affects it.
 */

import { native } from '../../reading/dom/index.ts';
import { activeLanguage, textDirection } from '../../texts/locale.ts';
import { type OverlayContainer, overlayContainersFor } from './containers.ts';

const BASE_CSS = `
:host {
  all: initial !important;
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
  overflow: visible !important;
  pointer-events: none !important;
}
:host(:not(:popover-open)) { display: none !important; }
/* What a page prints is the page's alone. */
@media print { :host { display: none !important; } }
`;

/** Events in our interface that are hidden from the page, which would take a press for one outside its menu. */
const CONTAINED_EVENTS = [
  'pointerdown pointerup mousedown mouseup mouseover mouseout click auxclick dblclick touchstart touchend',
  'keydown keyup keypress focusin focusout focus blur input change',
]
  .join(' ')
  .split(' ');

export interface Overlay {
  readonly host: HTMLElement;
  /** Parent for the main content, which moves as a whole. */
  readonly mount: HTMLElement;
  /** Parent for elements that are positioned separately. */
  readonly floatingLayer: HTMLElement;
  /**
   * Shows the host in the top layer, in the best container for the element (containers.ts). Does
   * not throw: if the page or the document does not allow it, the host stays hidden.
   */
  show(near: Element | null): void;
  hide(): void;
  readonly isShown: boolean;
  /** The element in our interface that has focus. */
  readonly focused: Element | null;
  /** Sets the font size of what we show, CSS px. */
  setTextSize(px: number): void;
  /** Moves the upper left corner of `mount`, or of `element`, to a point in the viewport, CSS px. */
  moveTo(x: number, y: number, element?: HTMLElement): void;
}

/** Called with each contained event and the element in our interface that it happened on. */
export type OverlayListener = (event: Event, target: Element | null) => void;

/**
 * @param tag a hyphenated name; the page may have defined it, so the shadow root is attached in a
 * document without a registry, where it cannot become available to the page's ElementInternals
 * (WHATWG DOM, attach a shadow root, step 8).
 */
export function createOverlay(
  tag: string,
  css: string,
  signal?: AbortSignal,
  listener?: OverlayListener,
): Overlay {
  // Removes the host of an orphaned script: after an update of the extension it stays in the page
  // (Firefox).
  for (const orphan of document.querySelectorAll(tag)) orphan.remove();
  const inert = document.implementation.createHTMLDocument('');
  const host = inert.createElement(tag);
  const root = host.attachShadow({ mode: 'closed' });
  // From the same document: in an SVG document `createElement` makes no HTML elements (WHATWG DOM).
  const mount = inert.createElement('div');
  const floatingLayer = inert.createElement('div');
  // Our texts' language and direction, not the page's: `all: initial` resets neither.
  for (const layer of [mount, floatingLayer])
    [layer.lang, layer.dir] = [activeLanguage(), textDirection()];
  document.adoptNode(host);
  const text = BASE_CSS + css;
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = text;
    root.append(style);
  }
  mount.style.cssText = 'position:absolute;width:max-content;pointer-events:auto';
  root.append(mount, floatingLayer);
  const targetOf = (event: Event): Element | null => {
    if (!(event instanceof MouseEvent)) return root.activeElement;
    // A click by keyboard has `detail` 0 and no coordinates.
    const isByKey = event.type === 'click' && event.detail === 0;
    const hit = root.elementFromPoint(event.clientX, event.clientY);
    return isByKey ? (root.activeElement ?? hit) : hit;
  };
  const notify = (event: Event, findTarget: () => Element | null) => {
    try {
      listener?.(event, findTarget());
    } catch {
      // Ignored: our errors must not reach a page's console.
    }
  };
  // Captured at window, before a focus trap or menu of the page sees the event and treats it as one
  // outside. The listeners on our root handle what window does not get: `change` is not composed,
  // and a closed shadow root of the page around the host hides the host from the path.
  const capture = (event: Event) => {
    if (event.composedPath()[0] !== host) return;
    event.stopImmediatePropagation();
    notify(event, () => targetOf(event));
  };
  let shownController: AbortController | undefined;
  const listen = () => {
    if (shownController) return;
    shownController = new AbortController();
    for (const type of CONTAINED_EVENTS) {
      const passive = type.startsWith('touch');
      addEventListener(type, capture, { capture: true, passive, signal: shownController.signal });
    }
  };
  for (const type of CONTAINED_EVENTS) {
    root.addEventListener(type, (event) => {
      event.stopPropagation();
      notify(event, () => (event.target instanceof Element ? event.target : null));
    });
  }
  host.popover = 'manual';
  /** Containers in which the host was not visible. Forgotten when the host is hidden. */
  let rejected = new Set<Element>();
  const hide = () => {
    shownController?.abort();
    shownController = undefined;
    rejected = new Set();
    host.remove();
  };
  signal?.addEventListener('abort', hide);

  const isShown = () => host.isConnected && host.matches(':popover-open');
  /** @returns whether the host is visible in that container */
  const showIn = ({ parent, slot }: OverlayContainer): boolean => {
    // `call`, because a form's field named "append" shadows the method.
    if (host.parentNode !== parent) {
      // A page's `:last-child` of its root is its body.
      const { body } = document;
      if (parent === document.documentElement && native(body)?.parentNode === parent)
        Element.prototype.before.call(body, host);
      else Element.prototype.append.call(parent, host);
    }
    if (host.slot !== slot) host.slot = slot;
    // The page may have removed the attribute.
    if (host.popover !== 'manual') host.popover = 'manual';
    if (!host.matches(':popover-open')) host.showPopover();
    return host.checkVisibility?.() ?? true;
  };

  return {
    host,
    mount,
    floatingLayer,
    get isShown() {
      return isShown();
    },
    get focused() {
      return root.activeElement;
    },
    show(near) {
      listen();
      const { activeElement } = root;
      for (const container of overlayContainersFor(near)) {
        if (rejected.has(container.parent)) continue;
        try {
          if (showIn(container)) break;
        } catch {
          host.remove();
        }
        rejected.add(container.parent);
      }
      // Moving the host in the DOM takes focus away.
      if (activeElement instanceof HTMLElement && root.activeElement !== activeElement) {
        activeElement.focus({ preventScroll: true });
      }
    },
    hide,
    setTextSize(px) {
      for (const layer of [mount, floatingLayer]) layer.style.fontSize = `${px}px`;
    },
    moveTo(x, y, element = mount) {
      // A `zoom` on the page's root also scales lengths in the top layer (CSS Viewport, zoom).
      const zoom = host.currentCSSZoom ?? 1;
      element.style.left = `${x / zoom}px`;
      element.style.top = `${y / zoom}px`;
    },
  };
}
