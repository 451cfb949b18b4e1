/** What closes an open card: presses and keys outside it, and the pointer. Its page handles its own events. */

/** A card that opened on hover closes after the pointer has been away this long, ms. */
const CLOSE_AFTER_MS = 600;
/** The pointer counts as at the anchor up to this distance, CSS px, so that it can move on to the card. */
const NEAR_PX = 16;

export interface OpenCard {
  anchor(): DOMRect;
  /** Whether it opened on hover, and closes when the pointer leaves. */
  isHovered(): boolean;
  /** The person went into it, so it stays. */
  keep(): void;
  close(): void;
  reposition(): void;
}

const isNear = ({ clientX, clientY }: PointerEvent, { left, right, top, bottom }: DOMRect) =>
  clientX >= left - NEAR_PX &&
  clientX <= right + NEAR_PX &&
  clientY >= top - NEAR_PX &&
  clientY <= bottom + NEAR_PX;

export function listenAround(host: HTMLElement, signal: AbortSignal, card: OpenCard): void {
  const options = { capture: true, signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancelClose = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  signal.addEventListener('abort', cancelClose);
  const isInCard = (event: Event) => event.composedPath().includes(host);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape') return;
    // The page's dialog under the card stays open.
    event.stopImmediatePropagation();
    event.preventDefault();
    card.close();
  };
  const onPress = (event: PointerEvent) => {
    if (event.isTrusted && !isInCard(event)) card.close();
  };
  const onBlur = () => {
    if (document.activeElement === host) card.keep();
  };
  const onPointer = (event: PointerEvent) => {
    if (!card.isHovered() || !event.isTrusted) return;
    if (isInCard(event) || isNear(event, card.anchor())) return cancelClose();
    timer ??= setTimeout(() => {
      if (card.isHovered() && document.activeElement !== host) card.close();
    }, CLOSE_AFTER_MS);
  };
  addEventListener('keydown', onKeyDown, options);
  addEventListener('pointerdown', onPress, options);
  addEventListener('blur', onBlur, { signal });
  // Over a frame, the page gets one `pointerover` and nothing more until the pointer leaves the frame.
  addEventListener('pointerover', onPointer, { ...options, passive: true });
  addEventListener('pointermove', onPointer, { ...options, passive: true });
  addEventListener('scroll', card.reposition, { ...options, passive: true });
  addEventListener('resize', card.reposition, options);
}
