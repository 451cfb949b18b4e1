/**
 * Whether a person can see the field that they type in (protection against clickjacking). A page
 * can cover a focused field, make the field or its text too faint or too small, or put it in a
 * frame.
 */
import { native } from '../../../reading/dom/index.ts';
import { isShadowRoot, selfAndAncestors } from '../../dom/index.ts';
import { createLidDetector } from './lids.ts';
import { isTextLegible } from './text-visibility.ts';

/** A field smaller than this, CSS px, counts as invisible. */
const MIN_SIZE = { width: 24, height: 12 } as const;
/** On a very long page a hit test takes longer than this, ms, and a person would wait for it at every key. */
const SLOW_MS = 8;
/** A field with less opacity than this, multiplied over all its ancestors, counts as invisible. */
const MIN_OPACITY = 0.5;

function isFaint(element: Element): boolean {
  let opacity = 1;
  for (const current of selfAndAncestors(element)) {
    const style = getComputedStyle(current);
    const styleOpacity = Number.parseFloat(style.opacity);
    if (!Number.isNaN(styleOpacity)) opacity *= styleOpacity;
    const filter = /opacity\(\s*([\d.]+)(%?)/.exec(style.filter);
    if (filter) opacity *= Number(filter[1]) / (filter[2] ? 100 : 1);
  }
  return opacity < MIN_OPACITY;
}

/** Whether a hit test at the centre of the part in the viewport finds the element. */
function isUncovered(element: Element, box: DOMRect): boolean {
  const view = native(element).ownerDocument.defaultView;
  if (!view) return false;
  const [minX, maxX] = [Math.max(0, box.left), Math.min(view.innerWidth, box.right)];
  const [minY, maxY] = [Math.max(0, box.top), Math.min(view.innerHeight, box.bottom)];
  if (maxX - minX < 1 || maxY - minY < 1) return false;
  const root = native(element).getRootNode();
  const tree = isShadowRoot(root) ? root : native(element).ownerDocument;
  const hit = tree.elementFromPoint((minX + maxX) / 2, (minY + maxY) / 2);
  // A hit on an ancestor, such as a label or button around the field, does not count as covered.
  return (
    hit !== null &&
    (element === hit || native(element).contains(hit) || native(hit).contains(element))
  );
}

/** Whether the element is large, opaque and uncovered enough in its document. Does not check frames. */
export function isVisibleInDocument(element: Element, isFree = isUncovered): boolean {
  const box = native(element).getBoundingClientRect();
  if (box.width < MIN_SIZE.width || box.height < MIN_SIZE.height) return false;
  const isShown = native(element).checkVisibility?.({ visibilityProperty: true }) ?? true;
  return isShown && !isFaint(element) && isFree(element, box);
}

/** The frame elements around a window, innermost first; null if one of them is cross-origin. */
function ancestorFrames(view: Window): readonly Element[] | null {
  const frames: Element[] = [];
  for (let current = view; current !== current.parent; current = current.parent) {
    try {
      const { frameElement } = current;
      if (!frameElement) return null;
      frames.push(frameElement);
    } catch {
      return null;
    }
  }
  return frames;
}

/**
 * Observes whether a control and its text are visible. The browser reports whether anything covers
 * the control, also outside its frame (Intersection Observer v2, Chromium). In a cross-origin frame
 * only the browser can know: without its report, the control counts as invisible. A slow hit test is
 * repeated only after the next report.
 */
export function observeFieldVisibility(control: Element, signal: AbortSignal) {
  const view = control.ownerDocument.defaultView ?? window;
  const frames = ancestorFrames(view);
  let isVisibleToBrowser = false;
  /** A slow hit test found the control uncovered, and the browser has reported nothing since. */
  let isKnownFree = false;
  if (typeof IntersectionObserver === 'function') {
    const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
      trackVisibility: true,
      delay: 100,
    };
    const observer = new IntersectionObserver((entries) => {
      isKnownFree = false;
      for (const entry of entries) {
        isVisibleToBrowser = 'isVisible' in entry && entry.isVisible === true;
      }
    }, options);
    observer.observe(control);
    signal.addEventListener('abort', () => observer.disconnect());
  }
  const lidDetectors = [control, ...(frames ?? [])].map((covered) => createLidDetector(covered));
  const isUncoveredInFrames = () =>
    frames?.every((frame) => isVisibleInDocument(frame)) === true &&
    (isVisibleToBrowser || !lidDetectors.some((isCovered) => isCovered()));
  const isFree = (element: Element, box: DOMRect): boolean => {
    if (isKnownFree && isVisibleToBrowser) return true;
    const start = performance.now();
    const isFreeNow = isUncovered(element, box);
    isKnownFree = isFreeNow && performance.now() - start > SLOW_MS;
    return isFreeNow;
  };
  return {
    /** Whether a person can see the control now. */
    isVisible: () =>
      isVisibleInDocument(control, isFree) &&
      isTextLegible(control) &&
      (frames === null ? isVisibleToBrowser : isUncoveredInFrames()),
  };
}
