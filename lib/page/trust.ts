/**
 * Whether a press on our interface is a person's own (DOM-based extension clickjacking: a page may
 * fade, cover, clip or move our host, or raise it under the pointer at the last moment).
 */

/** How long our interface stands still and uncovered before a press on it counts, ms. */
export const READING_TIME = 400;

/** Of its own size (CSS `zoom` of the page; a person's zoom does not count in it). */
const SMALLEST = 0.6;

export interface Trust {
  /** True for a trusted press on what the person could see and had time to read: it may spend. */
  allows(event: Event): boolean;
  /** The same without the time to read: enough for what the page could do itself. */
  sees(event: Event): boolean;
  /** What is shown changed: reading begins again. */
  touch(): void;
  /** We may have moved it ourselves: where it stands now is read from now on. */
  placed(): void;
}

const PLAIN: readonly (readonly [string, string])[] = [
  ['opacity', '1'],
  ['filter', 'none'],
  ['clip-path', 'none'],
  ['mask-image', 'none'],
  ['mix-blend-mode', 'normal'],
  ['transform', 'none'],
];

/**
 * Neither faded, filtered, clipped nor moved. The host is asked alone: what stands in the top layer is
 * not painted through its ancestors (CSS Positioned Layout 4, top layer), and a site's dark mode
 * filters its root element.
 */
function isPlain(host: Element): boolean {
  const style = getComputedStyle(host);
  const isChanged = PLAIN.some(([property, plain]) => {
    const value = style.getPropertyValue(property);
    return value !== '' && value !== plain;
  });
  // `zoom` alone comes down to it all the same: ours or the page's, it may make it too small to read.
  return !isChanged && (host.currentCSSZoom ?? 1) >= SMALLEST;
}

/** Nothing lies over the rectangle: its middle and corners hit our host. */
function isOnTop(host: Element, { left, top, width, height }: DOMRect): boolean {
  const marks = [0.08, 0.5, 0.92];
  return marks.every((across) =>
    marks.every(
      (down) => document.elementFromPoint(left + width * across, top + height * down) === host,
    ),
  );
}

export function createTrust(host: HTMLElement, content: HTMLElement): Trust {
  let since = Number.POSITIVE_INFINITY;
  let place = '';
  /** What the browser itself says of visibility, where it can (Intersection Observer v2). */
  let seen: boolean | undefined;
  const touch = () => {
    since = performance.now();
  };
  if (typeof IntersectionObserver === 'function') {
    const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
      trackVisibility: true,
      delay: 100,
    };
    new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (!('isVisible' in entry) || typeof entry.isVisible !== 'boolean') continue;
        // The news is late by up to the delay asked for.
        if (entry.isVisible && seen === false) since = Math.max(since, entry.time - 100);
        seen = entry.isVisible;
      }
    }, options).observe(content);
  }
  const isStill = () => {
    const { x, y } = content.getBoundingClientRect();
    const now = `${Math.round(x)} ${Math.round(y)}`;
    const still = now === place;
    place = now;
    if (!still) touch();
    return still;
  };
  const sees = (event: Event) => {
    if (!event.isTrusted || navigator.userActivation?.isActive === false) return false;
    if (!host.isConnected || !host.matches(':popover-open') || !isStill()) return false;
    const target = event.composedPath()[0] ?? event.target;
    const pressed = target instanceof Element && content.contains(target) ? target : content;
    return isPlain(host) && isOnTop(host, pressed.getBoundingClientRect());
  };
  return {
    touch() {
      touch();
      isStill();
    },
    placed: () => void isStill(),
    sees,
    allows: (event) => sees(event) && performance.now() - since >= READING_TIME && seen !== false,
  };
}
