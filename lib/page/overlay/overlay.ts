/**
 * The ground our interface stands on in a page: a host with a closed shadow root, in the top layer,
 * so that no transform, stacking or overflow of the page's reaches it.
 */

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
`;

/** Events of our interface that stay in it: a page closes its menus on presses "outside" them. */
const CONTAINED_EVENTS = [
  'pointerdown pointerup mousedown mouseup click auxclick dblclick touchstart touchend',
  'keydown keyup keypress focusin focusout focus blur input change',
]
  .join(' ')
  .split(' ');

export interface Overlay {
  readonly host: HTMLElement;
  /** Our content goes in here. */
  readonly mount: HTMLElement;
  /** What stands beside the content, each at a place of its own, goes in here. */
  readonly floatingLayer: HTMLElement;
  /**
   * Into the top layer, inside what the element is in (home.ts). Where the page or the document allows
   * no such thing it is not shown, and nothing is thrown.
   */
  show(near: Element | null): void;
  hide(): void;
  readonly isShown: boolean;
  /** The element of ours that has the focus. */
  readonly focused: Element | null;
  /** Moves the start corner of the content, or of what was added, to a point in the viewport, CSS px. */
  moveTo(x: number, y: number, element?: HTMLElement): void;
}

/** Hears what happens in our interface, and on which element of ours. */
export type OverlayListener = (event: Event, on: Element | null) => void;

/**
 * @param tag a hyphenated name; the page may have defined it, so the shadow root is attached in a
 * document without a registry, where it cannot become available to the page's ElementInternals
 * (WHATWG DOM, attach a shadow root, step 8).
 */
export function createOverlay(
  tag: string,
  css: string,
  signal?: AbortSignal,
  hear?: OverlayListener,
): Overlay {
  // A predecessor's, whose script ended with it at an update, would stand there for good (Firefox).
  for (const left of document.querySelectorAll(tag)) left.remove();
  const inert = document.implementation.createHTMLDocument('');
  const host = inert.createElement(tag);
  const root = host.attachShadow({ mode: 'closed' });
  // Made there too: an SVG document makes elements that are no HTML (WHATWG DOM, createElement).
  const mount = inert.createElement('div');
  const ground = inert.createElement('div');
  // Our words are read in their own language and direction, whatever the page's (`all` leaves both alone).
  for (const part of [mount, ground]) [part.lang, part.dir] = [activeLanguage(), textDirection()];
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
  root.append(mount, ground);
  const on = (event: Event): Element | null => {
    if (!(event instanceof MouseEvent)) return root.activeElement;
    // A click by keyboard is at no place, and counts no clicks.
    const isByKey = event.type === 'click' && event.detail === 0;
    const hit = root.elementFromPoint(event.clientX, event.clientY);
    return isByKey ? (root.activeElement ?? hit) : hit;
  };
  const tell = (event: Event, find: () => Element | null) => {
    try {
      hear?.(event, find());
    } catch {
      // No fault of ours in a page's console.
    }
  };
  // At window, before what keeps presses and the focus to itself listens: such a thing takes our
  // buttons for something outside. Where that heard it first, our own root does.
  const take = (event: Event) => {
    if (event.composedPath()[0] !== host) return;
    event.stopImmediatePropagation();
    tell(event, () => on(event));
  };
  let life: AbortController | undefined;
  const listen = () => {
    if (life) return;
    life = new AbortController();
    for (const type of CONTAINED_EVENTS) {
      const passive = type.startsWith('touch');
      addEventListener(type, take, { capture: true, passive, signal: life.signal });
    }
  };
  for (const type of CONTAINED_EVENTS) {
    root.addEventListener(type, (event) => {
      event.stopPropagation();
      tell(event, () => (event.target instanceof Element ? event.target : null));
    });
  }
  host.popover = 'manual';
  /** Homes in which it was not to be seen this time. */
  let unfit = new Set<Element>();
  const hide = () => {
    life?.abort();
    life = undefined;
    unfit = new Set();
    host.remove();
  };
  signal?.addEventListener('abort', hide);

  const isShown = () => host.isConnected && host.matches(':popover-open');
  /** @returns whether it is shown there */
  const settle = ({ parent, slot }: OverlayContainer): boolean => {
    // A form's fields may be named like its methods: hence `call`.
    if (host.parentNode !== parent) Element.prototype.append.call(parent, host);
    if (host.slot !== slot) host.slot = slot;
    // The attribute stands where the page can take it away.
    if (host.popover !== 'manual') host.popover = 'manual';
    if (!host.matches(':popover-open')) host.showPopover();
    return host.checkVisibility?.() ?? true;
  };

  return {
    host,
    mount,
    floatingLayer: ground,
    get isShown() {
      return isShown();
    },
    get focused() {
      return root.activeElement;
    },
    show(near) {
      listen();
      const { activeElement } = root;
      for (const home of overlayContainersFor(near)) {
        if (unfit.has(home.parent)) continue;
        try {
          if (settle(home)) break;
        } catch {
          host.remove();
        }
        unfit.add(home.parent);
      }
      // It was moved, and lost the focus by that.
      if (activeElement instanceof HTMLElement && root.activeElement !== activeElement) {
        activeElement.focus({ preventScroll: true });
      }
    },
    hide,
    moveTo(x, y, element = mount) {
      // The root's own `zoom` scales lengths in the top layer too (CSS Viewport, zoom).
      const zoom = host.currentCSSZoom ?? 1;
      element.style.left = `${x / zoom}px`;
      element.style.top = `${y / zoom}px`;
    },
  };
}
