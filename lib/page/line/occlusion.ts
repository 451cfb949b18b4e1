/** How much of the site's controls and labels a rectangle would cover. */
import { formOwnerOf, native } from '../../reading/dom/index.ts';
import {
  closestDeep,
  containsDeep,
  deepElementFromPoint,
  shadowHostsOf,
  shadowRootOf,
} from '../dom/index.ts';
import type { BoxEdges } from '../overlay/index.ts';
import { CONTROLS, containsPoint, type FieldGroup, textRects } from './field-group.ts';

/** A heading counts as a label: it says what the fields below it are for. */
const LABELS = 'label,legend,h1,h2,h3,h4,[role=heading]';
/** A site's messages about its fields, which are covered only if no position is free of them. */
const FIELD_MESSAGES = '[role=alert],[aria-live],output';

/**
 * Cost of covering one sample point. A line has fewer than 2000 points, so covering one point of a control
 * costs more than covering messages everywhere. The field's own label may be covered before anything else.
 */
export const OCCLUSION_COST = {
  problem: 10_000_000,
  form: 100_000,
  control: 2000,
  label: 2000,
  ownLabel: 20,
  remark: 0.01,
} as const;

/** Distance between sample points, CSS px: most controls are as large. Smaller ones near the field are known. */
const SAMPLE_STEP = { x: 22, y: 14 } as const;

/** Sample points are rounded to a multiple of this, CSS px, so that results can be reused. */
const SAMPLE_TOLERANCE = 4;

/** How many elements before the field, and after it, are looked at first. */
const NEAR_ELEMENTS = 250;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OcclusionMap {
  /** The sum of `OCCLUSION_COST` over the rectangle, CSS px in the viewport; stops at `limit`. */
  cost(rect: Rect, limit: number): number;
}

/** A control, or a row of a label's text. */
interface KnownBox {
  readonly element: Element;
  readonly box: BoxEdges;
  readonly cost: number;
}

/** Points from after the start to before the end, at most `step` apart. */
function* samplePoints(start: number, length: number, step: number): Generator<number> {
  const steps = Math.max(1, Math.ceil(length / step));
  const inset = SAMPLE_TOLERANCE / 2 + 0.5;
  for (let i = 0; i <= steps; i += 1) yield start + inset + ((length - 2 * inset) * i) / steps;
}

/** The part of the page in which elements near a field count: what is behind a dialog does not. */
const SCOPES = 'dialog,[role=dialog i],[role=alertdialog i],[aria-modal=true i]';

/** Elements that can have a shadow root (WHATWG DOM, valid shadow host name) and are often used so. */
const HOSTS = /-|^(?:article|aside|body|div|footer|header|main|nav|section|span)$/;
/** Asking the browser for a closed root costs as much as a hit test. */
const mayHost = (element: Element) => HOSTS.test(native(element).localName);

/**
 * The field, and the controls, labels and headings before and after it, in its own tree and around the hosts of
 * the shadow trees that it is in.
 */
function elementsNear(field: Element): Element[] {
  const wanted = `${CONTROLS},${LABELS}`;
  const scope = closestDeep(field, SCOPES);
  const found = [field];
  const hosts = [...shadowHostsOf(field)];
  for (const start of [field, ...hosts]) {
    const isInScope = scope !== null && native(scope).contains(start);
    const root = isInScope ? scope : native(start).getRootNode();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (const step of ['nextNode', 'previousNode'] as const) {
      walker.currentNode = start;
      for (let i = 0; i < NEAR_ELEMENTS; i += 1) {
        const node = walker[step]();
        if (!(node instanceof Element)) break;
        if (native(node).matches(wanted)) found.push(node);
        const inner = hosts.includes(node) || !mayHost(node) ? null : shadowRootOf(node);
        if (inner) found.push(...inner.querySelectorAll(wanted));
      }
    }
    if (isInScope) break;
  }
  return found;
}

/**
 * Tells what a rectangle covers: first by the boxes of the controls and labels near the field, then by hit
 * tests. Hide our own elements while you use it.
 * @param deadline when hit tests end, ms as `performance.now()`: on a very long page each takes
 * milliseconds, and the page waits meanwhile. What is not known by then counts as free
 * @param problems the wrong fields of the form that a message is about, which it must not cover. Without them,
 * the line is about the field, which it may cover
 */
export function createOcclusionMap(
  field: Element,
  deadline: number,
  { drawn, described }: FieldGroup,
  problems?: readonly Element[],
): OcclusionMap {
  const form = formOwnerOf(field);
  const costByElement = new Map<Element, number>();
  const rectsByLabel = new Map<Element, DOMRect[]>();
  const controlCost = (control: Element): number => {
    if (problems?.includes(control)) return OCCLUSION_COST.problem;
    if (!problems && (control === field || containsDeep(control, field))) return 0;
    // A button in the field's box, such as one that clears it, belongs to the form.
    if (containsDeep(drawn, control)) return OCCLUSION_COST.form;
    // Not `form.contains`: a field named "contains" shadows the method.
    const isInForm = form && (control.closest('form') === form || formOwnerOf(control) === form);
    return isInForm ? OCCLUSION_COST.form : OCCLUSION_COST.control;
  };
  const labelCost = (label: Element) =>
    label instanceof HTMLLabelElement && label.control === field
      ? OCCLUSION_COST.ownLabel
      : OCCLUSION_COST.label;
  const costByPoint = new Map<string, number>();
  const costAt = (exactX: number, exactY: number): number => {
    const [x, y] = [
      Math.round(exactX / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
      Math.round(exactY / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
    ];
    const key = `${x} ${y}`;
    const known = costByPoint.get(key);
    if (known !== undefined) return known;
    if (performance.now() > deadline) return 0;
    const cost = hitTest(x, y);
    costByPoint.set(key, cost);
    return cost;
  };
  const hitTest = (x: number, y: number): number => {
    const hit = deepElementFromPoint(x, y);
    if (!hit) return 0;
    let cost = costByElement.get(hit);
    if (cost === undefined) {
      const control = closestDeep(hit, CONTROLS);
      cost = control
        ? controlCost(control)
        : closestDeep(hit, FIELD_MESSAGES)
          ? OCCLUSION_COST.remark
          : 0;
      costByElement.set(hit, cost);
    }
    if (cost >= OCCLUSION_COST.label) return cost;
    const description = described.find((element) => containsDeep(element, hit));
    const label = closestDeep(hit, LABELS) ?? description;
    if (!label) return cost;
    const rects = rectsByLabel.get(label) ?? textRects(label);
    rectsByLabel.set(label, rects);
    if (!rects.some((rect) => containsPoint(rect, x, y))) return cost;
    return description ? OCCLUSION_COST.ownLabel : labelCost(label);
  };
  const knownBoxes = (): KnownBox[] =>
    elementsNear(field).flatMap((element) => {
      if (native(element).checkVisibility?.({ visibilityProperty: true }) === false) return [];
      const isControl = native(element).matches(CONTROLS);
      const cost = isControl ? controlCost(element) : labelCost(element);
      const boxes = isControl ? [native(element).getBoundingClientRect()] : textRects(element);
      return cost === 0 ? [] : boxes.map((box) => ({ element, box, cost }));
    });
  let known: readonly KnownBox[] | undefined;
  /** Whether an element that is at a point is shown there, not scrolled or clipped away. */
  const isShownAt = (element: Element, x: number, y: number): boolean => {
    if (performance.now() > deadline) return true;
    const hit = deepElementFromPoint(x, y);
    return !hit || containsDeep(element, hit) || containsDeep(hit, element);
  };
  const knownCost = (rect: Rect, limit: number): number => {
    let sum = 0;
    known ??= knownBoxes();
    for (const { element, box, cost } of known) {
      const x = Math.max(rect.x, box.left);
      const y = Math.max(rect.y, box.top);
      const [width, height] = [
        Math.min(rect.x + rect.width, box.right) - x,
        Math.min(rect.y + rect.height, box.bottom) - y,
      ];
      if (width < 1 || height < 1 || !isShownAt(element, x + width / 2, y + height / 2)) continue;
      sum += cost * Math.ceil(width / SAMPLE_STEP.x) * Math.ceil(height / SAMPLE_STEP.y);
      if (sum >= limit) break;
    }
    return sum;
  };
  return {
    cost(rect, limit) {
      let sum = knownCost(rect, limit);
      for (const down of samplePoints(rect.y, rect.height, SAMPLE_STEP.y)) {
        for (const across of samplePoints(rect.x, rect.width, SAMPLE_STEP.x)) {
          if (sum >= limit) return sum;
          sum += costAt(across, down);
        }
      }
      return sum;
    },
  };
}
