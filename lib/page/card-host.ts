/** Where the card stands: `<fieldmark-card>`, closed, beside its anchor, in the viewport. */
import { createOverlay } from './overlay.ts';
import { cardSpot } from './place.ts';
import { createTrust } from './trust.ts';

export interface CardHost {
  /** The card's content is rendered into this. */
  readonly mount: HTMLElement;
  /** @param track where the anchor is now; null once it is gone, which closes the card. */
  open(anchor: DOMRect, track?: () => DOMRect | null): void;
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

  const place = () => {
    if (!opened) return;
    const now = track ? track() : anchor;
    if (!now) return close();
    anchor = now;
    const { innerWidth: width, innerHeight: height } = doc.defaultView ?? window;
    const spot = cardSpot(anchor, mount.getBoundingClientRect(), { width, height });
    overlay.moveTo(spot.x, spot.y);
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
        if (event.isTrusted && !event.composedPath().includes(host)) close();
      },
      options,
    );
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
    open(at, follow) {
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
