/**
 * Where the card stands: `<fieldmark-card>`, closed, beside its anchor, in the viewport. The card
 * itself is a page of ours in a frame, which the page around it can neither read nor press; only
 * its place and its size are decided here.
 */

import type { OpenedCard } from '../../extension/schemas/index.ts';
import { focusedElement } from '../dom/index.ts';
import type { CardPlacement } from '../frame/index.ts';
import { cardPosition, createOverlay } from '../overlay/index.ts';

/** A card that opened on hover goes when the pointer has been away from it this long, ms. */
const CLOSE_AFTER_MS = 600;
/** How near, in CSS px, still counts as being at the anchor or on the way from it to the card. */
const NEAR_PX = 16;
/** A frame that has not said a word by then, ms, cannot run here: a sandboxed document. */
export const CARD_TIMEOUT_MS = 1_500;
const WIDTH = 368;
/** Before the card has said how high it is, and what it may say, CSS px. */
const HEIGHT = { first: 132, least: 64, most: 520 } as const;

export interface CardFrame {
  open(card: OpenedCard, place: CardPlacement): void;
  close(): void;
  /** The id of the card that stands open. */
  readonly id: string | null;
  /** The card's frame runs. */
  ready(id: string): void;
  /** The card says how high its content is, CSS px. */
  resize(id: string, height: number): void;
}

interface CardFrameOptions {
  readonly css: string;
  /** Address of the card's page, without a fragment. */
  readonly url: string;
  /** No frame of ours runs in this document. */
  readonly onTimeout: (id: string) => void;
  /** The page put the frame somewhere else, which began it anew: its token is used up. */
  readonly onReload: (id: string) => void;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function makeFrame(url: string, token: string): HTMLIFrameElement {
  // An SVG document itself makes elements that are no HTML.
  const frame = document.implementation.createHTMLDocument('').createElement('iframe');
  // Without it a page with a COEP blocks the frame, and a report of that tells its address.
  frame.setAttribute('credentialless', '');
  frame.setAttribute('allow', 'clipboard-write');
  frame.title = 'Fieldmark';
  frame.className = 'card-frame';
  frame.width = String(WIDTH);
  frame.height = String(HEIGHT.first);
  frame.src = `${url}#${token}`;
  return frame;
}

export function createCardFrame(options: CardFrameOptions): CardFrame {
  const { css, url, onTimeout: onSilence, onReload } = options;
  const overlay = createOverlay('fieldmark-card', css);
  const { host, mount } = overlay;
  let opened: { id: string; frame: HTMLIFrameElement; life: AbortController } | undefined;
  let where: CardPlacement = { anchor: new DOMRect(), closesOnPointerLeave: false };
  let anchor = where.anchor;
  let before: Element | null = null;
  let isLight = false;

  const place = () => {
    if (!opened) return;
    const now = where.currentAnchor ? where.currentAnchor() : anchor;
    if (!now) return close();
    anchor = now;
    const view = { width: innerWidth, height: innerHeight };
    const { offsetWidth: width, offsetHeight: height } = opened.frame;
    const spot = cardPosition(anchor, { width, height }, view);
    overlay.moveTo(spot.x, spot.y);
  };

  const close = () => {
    if (!opened) return;
    const { life, frame } = opened;
    opened = undefined;
    life.abort();
    // While the frame still has it: whoever hears of it sees where the focus comes from.
    const hadFocus = overlay.focused !== null;
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
    frame.remove();
    overlay.hide();
  };

  /** Presses and keys outside of it, and the pointer going away. Inside it, the card hears for itself. */
  const listen = (signal: AbortSignal) => {
    const options = { capture: true, signal };
    let away: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(away);
      away = undefined;
    };
    signal.addEventListener('abort', stay);
    addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted || event.key !== 'Escape') return;
        // The page's own dialog under the card stays open.
        event.stopImmediatePropagation();
        event.preventDefault();
        close();
      },
      options,
    );
    addEventListener(
      'pointerdown',
      (event) => {
        if (event.isTrusted && !event.composedPath().includes(host)) close();
      },
      options,
    );
    addEventListener(
      'blur',
      () => {
        if (document.activeElement === host) isLight = false;
      },
      { signal },
    );
    const isNear = (event: PointerEvent) =>
      event.composedPath().includes(host) ||
      (event.clientX >= anchor.left - NEAR_PX &&
        event.clientX <= anchor.right + NEAR_PX &&
        event.clientY >= anchor.top - NEAR_PX &&
        event.clientY <= anchor.bottom + NEAR_PX);
    const follow = (event: PointerEvent) => {
      if (!isLight || !event.isTrusted) return;
      if (isNear(event)) return stay();
      away ??= setTimeout(() => {
        if (isLight && document.activeElement !== host) close();
      }, CLOSE_AFTER_MS);
    };
    // Over a frame the page hears one `pointerover`, and nothing more until the pointer leaves it.
    addEventListener('pointerover', follow, { ...options, passive: true });
    addEventListener('pointermove', follow, { ...options, passive: true });
    addEventListener('scroll', place, { ...options, passive: true });
    addEventListener('resize', place, options);
  };

  const begin = (frame: HTMLIFrameElement, id: string, signal: AbortSignal) => {
    const silence = setTimeout(() => {
      close();
      onSilence(id);
    }, CARD_TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(silence));
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1 && !signal.aborted) onReload(id);
    });
    return () => clearTimeout(silence);
  };
  let heard = () => {};

  return {
    get id() {
      return opened?.id ?? null;
    },
    open({ id, token }, wanted) {
      const again = opened !== undefined;
      opened?.frame.remove();
      opened?.life.abort();
      if (!again) before = focusedElement();
      const frame = makeFrame(url, token);
      const life = new AbortController();
      opened = { id, frame, life };
      where = wanted;
      anchor = wanted.anchor;
      isLight = wanted.closesOnPointerLeave;
      listen(life.signal);
      heard = begin(frame, id, life.signal);
      mount.append(frame);
      overlay.show(before);
      place();
      // What the person asked for takes the focus; what opened on hover does not.
      if (!isLight) frame.focus({ preventScroll: true });
    },
    close,
    ready(id) {
      if (opened?.id === id) heard();
    },
    resize(id, height) {
      if (opened?.id !== id) return;
      const most = Math.min(HEIGHT.most, innerHeight - 16);
      opened.frame.height = String(Math.round(clamp(height, HEIGHT.least, most)));
      place();
    },
  };
}
