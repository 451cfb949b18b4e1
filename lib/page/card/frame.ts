/**
 * Mounts and positions the card: `<fieldmark-card>` with a closed shadow root, next to its anchor. The card
 * itself is an extension page in a frame, which the page around it can neither read nor click.
 */

import type { OpenedCard } from '../../extension/schemas/index.ts';
import { type CardPlacement, focusedElement } from '../dom/index.ts';
import { cardPosition, createOverlay } from '../overlay/index.ts';
import { listenAround } from './around-card.ts';
import { type CardDocument, createCardDocument } from './card-document.ts';

/**
 * CSS px, the same for all content: the page can measure the box and must not learn from it whether
 * a value was looked up. A press anywhere in the card makes it taller.
 */
const HEIGHT = { initial: 400, afterPress: 520 } as const;
/** Free space between the card and the viewport's edge, CSS px. */
const EDGE_MARGIN = 8;

interface CardFrameOptions {
  readonly css: string;
  /** The URL of the card's page, without a fragment. */
  readonly url: string;
  /** Called if the frame did not start in this document. */
  readonly onTimeout: (id: string) => void;
  /** Called if the page moved the frame. That reloads it, but its one-time token is used up. */
  readonly onReload: (id: string) => void;
}

/** CSS px as painted, limited by the viewport. A `zoom` of the page's root scales the frame too. */
const initialHeight = (zoom: number) =>
  Math.min(HEIGHT.initial * zoom, innerHeight - 2 * EDGE_MARGIN);

/** The card grows away from the anchor, so that the pointer stays in the card. */
function grownBox(top: number, anchor: DOMRect, zoom: number) {
  const bottom = top + initialHeight(zoom);
  const height = HEIGHT.afterPress * zoom;
  const isOverAnchor = bottom <= anchor.top;
  return isOverAnchor
    ? { top: Math.min(top, Math.max(EDGE_MARGIN, bottom - height)), bottom }
    : { top, bottom: Math.max(bottom, Math.min(top + height, innerHeight - EDGE_MARGIN)) };
}

export function createCardFrame(options: CardFrameOptions) {
  const { css, url, onTimeout, onReload } = options;
  const overlay = createOverlay('fieldmark-card', css);
  const { host, mount } = overlay;
  let openCard: CardDocument | undefined;
  /** The card that was loaded but not shown yet. */
  let prepared: CardDocument | undefined;
  let lastPreparedId: string | undefined;
  let isGrown = false;
  let placement: CardPlacement = { anchor: new DOMRect(), closesOnPointerLeave: false };
  let anchor = placement.anchor;
  let focusBefore: Element | null = null;
  let closesOnPointerLeave = false;

  const zoomOf = () => host.currentCSSZoom ?? 1;

  const reposition = () => {
    if (!openCard) return;
    const currentAnchor = placement.currentAnchor ? placement.currentAnchor() : anchor;
    if (!currentAnchor) return close();
    anchor = currentAnchor;
    const view = { width: innerWidth, height: innerHeight };
    const { frame } = openCard;
    const zoom = zoomOf();
    const size = { width: frame.getBoundingClientRect().width, height: initialHeight(zoom) };
    const { x, y } = cardPosition(anchor, size, view);
    const { top, bottom } = isGrown
      ? grownBox(y, anchor, zoom)
      : { top: y, bottom: y + size.height };
    frame.height = String((bottom - top) / zoom);
    openCard.keepTo(y + size.height <= anchor.top ? 'over' : 'under');
    overlay.moveTo(x, top);
  };

  const discardPrepared = () => {
    prepared?.discard();
    prepared = undefined;
    if (!openCard) overlay.hide();
  };

  const close = () => {
    if (!openCard) return;
    const { controller, frame } = openCard;
    openCard = undefined;
    controller.abort();
    // Before the frame is removed, so that `focusout` fires on our host (see watchMarkHover).
    const hadFocus = overlay.focused !== null;
    if (hadFocus && focusBefore instanceof HTMLElement && focusBefore.isConnected)
      focusBefore.focus();
    frame.remove();
    // Hiding removes the host, and a prepared frame would load again.
    if (!prepared) overlay.hide();
  };

  const load = ({ id, token }: OpenedCard): CardDocument =>
    createCardDocument({
      id,
      url: `${url}#${token}`,
      onTimeout() {
        close();
        onTimeout(id);
      },
      onReload() {
        if (prepared?.id === id) discardPrepared();
        else onReload(id);
      },
    });

  return {
    /** The id of the open card. */
    get id() {
      return openCard?.id ?? null;
    },
    /**
     * Loads the card's page, which stays invisible until `open` is called with the same card. It is discarded
     * after `keepMs`, or when another card is prepared or opened.
     */
    prepare(card: OpenedCard, keepMs: number) {
      discardPrepared();
      const loading = load(card);
      prepared = loading;
      lastPreparedId = card.id;
      setTimeout(() => {
        if (prepared === loading) discardPrepared();
      }, keepMs);
      mount.append(loading.frame);
      if (!openCard) overlay.show(focusedElement());
      loading.frame.height = String(initialHeight(zoomOf()) / zoomOf());
    },
    /** Whether the card was prepared and then discarded, which used up its token. */
    hasDiscarded: (id: string) =>
      id === lastPreparedId && id !== prepared?.id && id !== openCard?.id,
    open(card: OpenedCard, newPlacement: CardPlacement) {
      const wasOpen = openCard !== undefined;
      openCard?.discard();
      const isPrepared = prepared?.id === card.id;
      if (!isPrepared) prepared?.discard();
      openCard = (isPrepared && prepared) || load(card);
      prepared = undefined;
      if (!wasOpen) focusBefore = focusedElement();
      const { frame, controller } = openCard;
      isGrown = false;
      placement = newPlacement;
      anchor = newPlacement.anchor;
      closesOnPointerLeave = newPlacement.closesOnPointerLeave;
      listenAround(host, controller.signal, {
        anchor: () => anchor,
        isHovered: () => closesOnPointerLeave,
        keep() {
          closesOnPointerLeave = false;
        },
        close,
        reposition,
      });
      if (!isPrepared) mount.append(frame);
      overlay.show(focusBefore);
      reposition();
      openCard.show();
      // A card that the person asked for takes focus; one that opened on hover does not.
      if (!closesOnPointerLeave) frame.focus({ preventScroll: true });
    },
    close,
    /** Call this when the card's page has started. */
    ready(id: string) {
      for (const card of [openCard, prepared]) if (card?.id === id) card.started();
    },
    /** Call this when the person has pressed something in the card. */
    grow(id: string) {
      if (openCard?.id !== id) return;
      isGrown = true;
      reposition();
    },
  };
}
