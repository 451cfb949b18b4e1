/** Where the card stands: `<fieldmark-card>`, closed, beside its anchor, in the viewport. */
import { createOverlay } from './overlay.ts';
import { cardSpot } from './place.ts';
import { createTrust } from './trust.ts';

/** A card that opened on hover goes when the pointer has been away from it this long, ms. */
const AWAY = 600;
/** How near, in CSS px, still counts as being at the anchor or on the way from it to the card. */
const NEAR = 16;

export interface CardHost {
  /** The card's content is rendered into this. */
  readonly mount: HTMLElement;
  /**
   * @param track where the anchor is now; null once it is gone, which closes the card
   * @param isLight opened by hovering: goes when the pointer leaves, until it is pressed or focused
   */
  open(anchor: DOMRect, track?: () => DOMRect | null, isLight?: boolean): void;
  close(): void;
  readonly isOpen: boolean;
  onClose(fn: () => void): void;
  /** Finds its place again, after its content changed size. */
  place(): void;
  /** Whether a press in the card counts (see trust.ts). */
  allows(event: Event): boolean;
}

export function createCardHost(css: string, doc: Document = document): CardHost {
  const overlay = createOverlay('fieldmark-card', css);
  const { host, mount } = overlay;
  const trust = createTrust(host, mount);
  const closers: (() => void)[] = [];
  let opened: AbortController | undefined;
  let anchor = new DOMRect();
  let track: (() => DOMRect | null) | undefined;
  let before: Element | null = null;
  let light = false;
  let away: ReturnType<typeof setTimeout> | undefined;

  const place = () => {
    if (!opened) return;
    const now = track ? track() : anchor;
    if (!now) return close();
    anchor = now;
    const { innerWidth: width, innerHeight: height } = doc.defaultView ?? window;
    const spot = cardSpot(anchor, mount.getBoundingClientRect(), { width, height });
    overlay.moveTo(spot.x, spot.y);
    trust.placed();
  };

  const close = () => {
    if (!opened) return;
    opened.abort();
    opened = undefined;
    const hadFocus = doc.activeElement === host;
    overlay.hide();
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
    for (const fn of closers) fn();
  };

  const listen = (signal: AbortSignal) => {
    const options = { capture: true, signal };
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
        if (!event.isTrusted) return;
        if (event.composedPath().includes(host)) light = false;
        else close();
      },
      options,
    );
    addEventListener(
      'pointermove',
      (event) => {
        if (!light) return;
        const { clientX: x, clientY: y } = event;
        const isNear =
          event.composedPath().includes(host) ||
          (x >= anchor.left - NEAR &&
            x <= anchor.right + NEAR &&
            y >= anchor.top - NEAR &&
            y <= anchor.bottom + NEAR);
        if (isNear) {
          clearTimeout(away);
          away = undefined;
          return;
        }
        away ??= setTimeout(() => {
          if (light && doc.activeElement !== host) close();
        }, AWAY);
      },
      { ...options, passive: true },
    );
    signal.addEventListener('abort', () => clearTimeout(away));
    addEventListener('scroll', place, { ...options, passive: true });
    addEventListener('resize', place, options);
    const sizes = new ResizeObserver(place);
    sizes.observe(mount);
    signal.addEventListener('abort', () => sizes.disconnect());
  };

  return {
    mount,
    get isOpen() {
      return opened !== undefined;
    },
    open(at, follow, isLight = false) {
      clearTimeout(away);
      away = undefined;
      light = isLight;
      if (!opened) {
        before = doc.activeElement;
        opened = new AbortController();
        listen(opened.signal);
      }
      anchor = at;
      track = follow;
      overlay.show(doc.activeElement);
      place();
      trust.touch();
    },
    close,
    onClose(fn) {
      closers.push(fn);
    },
    place,
    allows: (event) => trust.allows(event),
  };
}
