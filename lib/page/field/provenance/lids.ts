/**
 * Finds what a page paints over a field while letting the pointer through, so that hit tests miss
 * it.
 *
 * Chromium reports whether a field is covered (Intersection Observer v2), but counts elements that
 * paint nothing, such as the outlines of many component libraries. So only its report "visible" is
 * trusted. Elements with text alone do not count: a label that floats over its field has a box as
 * large as the field.
 */
import { native } from '../../../reading/dom/index.ts';
import { selfAndAncestors, shadowRootOf } from '../../dom/index.ts';
import { parseColor } from './css-color.ts';

/** Share of a field's area that may be painted over, for icons and buttons in the field. */
const MAX_COVERED = 0.3;
/** A document with more elements, including shadow trees, is not searched: the field counts as covered. */
const MAX_ELEMENTS = 5_000;
/** A result is reused for at least this long, ms, and for this multiple of the time that it took. */
const REUSED = { forMs: 300, times: 20 } as const;

const REPLACED = 'img, canvas, video, iframe, object, embed, svg';
const px = (length: string): number => Number.parseFloat(length) || 0;

/** How much a box hides of what is behind it, from 0 to 1. */
function opacityOf(style: CSSStyleDeclaration, isReplaced: boolean): number {
  if (style.visibility !== 'visible' && style.visibility !== '') return 0;
  // Painted below elements without a position.
  if (px(style.zIndex) < 0) return 0;
  const value = (name: string) => style.getPropertyValue(name);
  const paints =
    isReplaced ||
    !/^(?:none)?$/.test(style.backgroundImage) ||
    !/^(?:none)?$/.test(value('backdrop-filter')) ||
    !/^(?:normal)?$/.test(value('mix-blend-mode')) ||
    /inset/.test(style.boxShadow) ||
    px(style.borderTopWidth) + px(style.borderBottomWidth) >= 16;
  const background = paints ? 1 : (parseColor(style.backgroundColor)?.alpha ?? 0);
  return background * (style.opacity === '' ? 1 : Number(style.opacity));
}

function opacityAround(element: Element): number {
  let product = 1;
  for (const current of selfAndAncestors(element)) {
    const { opacity } = getComputedStyle(current);
    if (current !== element && opacity !== '') product *= Number(opacity);
  }
  return product;
}

const overlap = (a: DOMRect, b: DOMRect): number => {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Whether generated content of the element may cover the field. Its exact position cannot be read. */
function hasGeneratedLid(element: Element, area: number): boolean {
  if (isInTopLayer(element) && opacityOf(getComputedStyle(element, '::backdrop'), false) > 0.5)
    return true;
  return ['::before', '::after'].some((name) => {
    const style = getComputedStyle(element, name);
    if (/^(?:none|normal)?$/.test(style.content)) return false;
    if (!/absolute|fixed/.test(style.position)) return false;
    if (px(style.width) * px(style.height) < area * MAX_COVERED) return false;
    return opacityOf(style, false) * opacityAround(element) > 0.5;
  });
}

const isInTopLayer = (element: Element): boolean => {
  try {
    return native(element).matches(':popover-open, :modal, :fullscreen');
  } catch {
    return false;
  }
};

/** All elements of a document, including those in shadow trees; null if there are too many. */
function allElements(document: Document): Element[] | null {
  const all: Element[] = [];
  const trees: ParentNode[] = [document];
  for (const tree of trees) {
    const inTree = tree.querySelectorAll('*');
    if (all.length + inTree.length > MAX_ELEMENTS) return null;
    for (const element of inTree) {
      all.push(element);
      const root = 'ownerSVGElement' in element ? null : shadowRootOf(element);
      if (root) trees.push(root);
    }
  }
  return all;
}

/** Whether more of the control is painted over than icons explain. Reads the whole document. */
export function isUnderLid(control: Element): boolean {
  const box = control.getBoundingClientRect();
  const area = box.width * box.height;
  const all = allElements(control.ownerDocument);
  if (!all) return true;
  const around = new Set(selfAndAncestors(control));
  let covered = 0;
  for (const element of all) {
    if (element !== control && hasGeneratedLid(element, area)) return true;
    if (around.has(element) || control.contains(element)) continue;
    const shared = overlap(native(element).getBoundingClientRect(), box);
    if (shared < area * 0.02) continue;
    const opacity = opacityOf(getComputedStyle(element), native(element).matches(REPLACED));
    if (opacity > 0) covered += shared * opacity * opacityAround(element);
    if (covered > area * MAX_COVERED) return true;
  }
  return false;
}

/** Runs `isUnderLid`, but reuses a recent result. */
export function createLidDetector(control: Element): () => boolean {
  let last: { readonly isCovered: boolean; readonly until: number } | undefined;
  return () => {
    const startedAt = performance.now();
    if (last && startedAt < last.until) return last.isCovered;
    const isCovered = isUnderLid(control);
    const tookMs = performance.now() - startedAt;
    const forMs = Math.max(REUSED.forMs, tookMs * REUSED.times);
    last = { isCovered, until: startedAt + forMs };
    return isCovered;
  };
}
