/**
 * The ground our interface stands on in a page: a host with a closed shadow root, in the top layer,
 * so that no transform, stacking or overflow of the page's reaches it.
 */

const BASE = `
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
`;

/** Events of our interface that stay in it: a page closes its menus on presses "outside" them. */
const OURS = [
  'pointerdown pointerup mousedown mouseup click dblclick touchstart touchend',
  'keydown keyup keypress focusin focusout input change',
]
  .join(' ')
  .split(' ');

export interface Overlay {
  readonly host: HTMLElement;
  /** Our content goes in here. */
  readonly mount: HTMLElement;
  /**
   * Into the top layer of what is now active: a modal dialog, and an element in fullscreen, make all
   * outside of themselves inert. Where the
   * page or the document allows no such thing it is not shown, and nothing is thrown.
   */
  show(near: Element | null): void;
  hide(): void;
  readonly isShown: boolean;
  /** Moves the content's start corner to a point in the viewport, CSS px. */
  moveTo(x: number, y: number): void;
}

/**
 * @param tag a hyphenated name; the page may have defined it, so the shadow root is attached in a
 * document without a registry, where it cannot become available to the page's ElementInternals
 * (WHATWG DOM, attach a shadow root, step 8).
 */
export function createOverlay(tag: string, css: string, signal?: AbortSignal): Overlay {
  const inert = document.implementation.createHTMLDocument('');
  const host = inert.createElement(tag);
  const root = host.attachShadow({ mode: 'closed' });
  // Made there too: an SVG document makes elements that are no HTML (WHATWG DOM, createElement).
  const mount = inert.createElement('div');
  document.adoptNode(host);
  const text = BASE + css;
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
  root.append(mount);
  for (const type of OURS) root.addEventListener(type, (event) => event.stopPropagation());
  host.popover = 'manual';
  signal?.addEventListener('abort', () => host.remove());

  return {
    host,
    mount,
    get isShown() {
      return host.isConnected && host.matches(':popover-open');
    },
    show(near) {
      try {
        const home = modalAround(near) ?? fullscreenBox() ?? document.documentElement;
        if (host.parentNode !== home) home.append(host);
        // The attribute stands where the page can take it away.
        if (host.popover !== 'manual') host.popover = 'manual';
        if (!host.matches(':popover-open')) host.showPopover();
      } catch {
        host.remove();
      }
    },
    hide() {
      host.remove();
    },
    moveTo(x, y) {
      // The root's own `zoom` scales lengths in the top layer too (CSS Viewport, zoom).
      const zoom = host.currentCSSZoom ?? 1;
      mount.style.left = `${x / zoom}px`;
      mount.style.top = `${y / zoom}px`;
    },
  };
}

/** Elements that show nothing of what stands in them. */
const CLOSED = new Set(['audio', 'canvas', 'embed', 'iframe', 'img', 'object', 'svg', 'video']);

/** The element in fullscreen, where what stands in it is shown. */
function fullscreenBox(): Element | null {
  let element = document.fullscreenElement ?? null;
  while (element?.shadowRoot?.fullscreenElement) element = element.shadowRoot.fullscreenElement;
  const isBox = element !== null && element.shadowRoot === null && !CLOSED.has(element.localName);
  return isBox ? element : null;
}

/** The modal dialog that the element stands in, through shadow roots. */
function modalAround(element: Element | null): Element | null {
  let from: Node | null = element;
  while (from instanceof Element) {
    const dialog = from.closest('dialog:modal');
    if (dialog) return dialog;
    const root: Node = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
