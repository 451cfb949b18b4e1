/**
 * Whether a person can see a field: a message about one in another step of a form, behind a dialog or in a closed
 * section would seem to belong to what is there now.
 */
import { native } from '../../reading/dom/index.ts';
import {
  closestDeep,
  containsDeep,
  deepElementFromPoint,
  hasFocus,
  isTextControl,
  swallowErrors,
} from '../dom/index.ts';
import { fieldGroupOf } from '../line/index.ts';

/** A field that is smaller, CSS px, is hidden from sight for screen readers only. */
const MIN_SIZE = 4;
/** Where in a field a hit test is made: in its middle, or beside a small element that covers the middle. */
const ACROSS = [0.5, 0.15, 0.85];

/** Whether a person can see a field, or could after scrolling. */
export function isInSight(control: HTMLElement): boolean {
  if (!control.isConnected) return false;
  const { left, top, width, height } = native(control).getBoundingClientRect();
  if (width < MIN_SIZE || height < MIN_SIZE) return false;
  // A page may draw a field's text itself, over a transparent control.
  if (hasFocus(control)) return true;
  const isShown = native(control).checkVisibility?.({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
  if (isShown === false || closestDeep(control, '[inert]')) return false;
  if (!isReachable(left, width)) return false;
  const y = top + height / 2;
  const points = ACROSS.map((share) => left + share * width).filter(
    (x) => x >= 0 && x < innerWidth,
  );
  // What is scrolled out of view cannot be tested, and has no message in view.
  if (y < 0 || y >= innerHeight || points.length === 0) return true;
  if (getComputedStyle(control).pointerEvents === 'none') return true;
  return points.some((x) => {
    const hit = deepElementFromPoint(x, y);
    if (!hit || containsDeep(control, hit) || OURS.test(native(hit).localName)) return true;
    const isOfField = labelsOf(control).some((label) => containsDeep(label, hit));
    return isOfField || containsDeep(fieldGroupOf(control).drawn, hit);
  });
}

/** Whether the page can be scrolled to it: beside the page is where carousels keep their other steps. */
function isReachable(left: number, width: number): boolean {
  const { scrollWidth, clientWidth } = document.documentElement;
  const hidden = Math.max(scrollWidth - clientWidth, 0);
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const start = left + scrollX + (isRightToLeft ? hidden : 0);
  return start + width > 0 && start < Math.max(scrollWidth, innerWidth);
}

const OURS = /^fieldmark-/;

const labelsOf = (control: HTMLElement): Element[] =>
  isTextControl(control) ? [...(control.labels ?? [])] : [];

/** How often it is looked whether fields that have a message came into sight or left it, ms. */
const INTERVAL_MS = 250;

export function createSightWatch(isSeen: (control: HTMLElement) => boolean, onChange: () => void) {
  let watched: readonly HTMLElement[] = [];
  let last = '';
  let timer: ReturnType<typeof setInterval> | undefined;
  // A control that the page is just drawing anew is neither in sight nor out of it.
  const state = () => watched.map((control) => !control.isConnected || isSeen(control)).join();
  const look = swallowErrors(() => {
    if (document.hidden || state() === last) return;
    onChange();
  });
  return {
    /** Calls `onChange` when that changes for one of these fields, until the next call. */
    watch(controls: readonly HTMLElement[]) {
      watched = controls;
      last = state();
      if (controls.length === 0) {
        clearInterval(timer);
        timer = undefined;
      } else timer ??= setInterval(look, INTERVAL_MS);
    },
  };
}
