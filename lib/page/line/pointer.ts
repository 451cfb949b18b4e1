/** A notch that points from the line to the field next to it. */
import type { Overlay, Point } from '../overlay/index.ts';
import { appendElement, type LineTone } from './elements.ts';

export interface Link {
  readonly from: Point;
  readonly to: Point;
}

export function createPointer(overlay: Pick<Overlay, 'host' | 'floatingLayer' | 'moveTo'>) {
  const element = appendElement('span', 'pointer', overlay.floatingLayer);
  element.ariaHidden = 'true';
  element.hidden = true;
  return {
    /** Hides the pointer if there is no link. */
    show(link: Link | undefined, tone: LineTone) {
      const [x, y] = link ? [link.to.x - link.from.x, link.to.y - link.from.y] : [0, 0];
      const length = Math.hypot(x, y);
      element.hidden = !link || length < 2;
      if (!link) return;
      element.dataset.standing = tone;
      element.style.inlineSize = `${length / (overlay.host.currentCSSZoom ?? 1)}px`;
      element.style.rotate = `${Math.atan2(y, x)}rad`;
      overlay.moveTo(link.from.x, link.from.y, element);
    },
  };
}
