/** How much of the site's controls and labels a rectangle would cover. */
import { formOwnerOf } from '../../reading/dom/index.ts';
import {
  closestDeep,
  containsDeep,
  deepElementFromPoint,
  type GetShadowRoot,
} from '../dom/index.ts';
import type { FieldGroup } from './field-group.ts';
import { CONTROLS, containsPoint, textRects } from './page-texts.ts';

/** A heading counts as a label: it says what the fields below it are for. */
const LABELS = 'label,legend,h1,h2,h3,h4,[role=heading]';
/** A site's messages about its fields, which are covered only if no position is free of them. */
const FIELD_MESSAGES = '[role=alert],[aria-live],output';

/**
 * Cost of covering one sample point. A line has fewer than 2000 points, so covering one point of a control
 * costs more than covering messages everywhere. The field's own label may be covered before anything else.
 */
export const OCCLUSION_COST = {
  form: 100_000,
  control: 2000,
  label: 2000,
  ownLabel: 1000,
  remark: 0.1,
} as const;

/** Distance between sample points, CSS px: smaller than any usable control. */
const SAMPLE_STEP = { x: 14, y: 10 } as const;

/** Sample points are rounded to a multiple of this, CSS px, so that results can be reused. */
const SAMPLE_TOLERANCE = 2;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OcclusionMap {
  /**
   * The sum of `OCCLUSION_COST` over the rectangle, CSS px in the viewport; stops at `limit`. Undefined if
   * the time is over before it is known.
   */
  cost(rect: Rect, limit: number): number | undefined;
}

/** Points from just after the start to just before the end, at most `step` apart. */
function* samplePoints(start: number, length: number, step: number): Generator<number> {
  const steps = Math.max(1, Math.ceil(length / step));
  for (let i = 0; i <= steps; i += 1) yield start + 0.5 + ((length - 1) * i) / steps;
}

/**
 * Hit-tests the page when a cost is asked for. Hide our own elements while you use it.
 * @param deadline when hit tests end, ms as `performance.now()`: on a very long page each takes
 * milliseconds, and the page waits meanwhile
 */
export function createOcclusionMap(
  field: Element,
  getShadowRoot: GetShadowRoot,
  deadline: number,
  { drawn, described }: FieldGroup = { drawn: field, described: [] },
): OcclusionMap {
  const form = formOwnerOf(field);
  const costByElement = new Map<Element, number>();
  const rectsByLabel = new Map<Element, DOMRect[]>();
  const controlCost = (control: Element): number => {
    if (control === field || containsDeep(control, field)) return 0;
    // A button in the field's box, such as one that clears it, belongs to the form.
    if (containsDeep(drawn, control)) return OCCLUSION_COST.form;
    // Not `form.contains`: a field named "contains" shadows the method.
    const isInForm = form && (control.closest('form') === form || formOwnerOf(control) === form);
    return isInForm ? OCCLUSION_COST.form : OCCLUSION_COST.control;
  };
  const costByPoint = new Map<string, number>();
  const costAt = (exactX: number, exactY: number): number | undefined => {
    const [x, y] = [
      Math.round(exactX / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
      Math.round(exactY / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
    ];
    const key = `${x} ${y}`;
    const known = costByPoint.get(key);
    if (known !== undefined) return known;
    if (performance.now() > deadline) return undefined;
    const cost = hitTest(x, y);
    costByPoint.set(key, cost);
    return cost;
  };
  const hitTest = (x: number, y: number): number => {
    const hit = deepElementFromPoint(x, y, getShadowRoot);
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
    const own = described.find((element) => containsDeep(element, hit));
    const label = closestDeep(hit, LABELS) ?? own;
    if (!label) return cost;
    const rects = rectsByLabel.get(label) ?? textRects(label);
    rectsByLabel.set(label, rects);
    if (!rects.some((rect) => containsPoint(rect, x, y))) return cost;
    const isOwn = own || (label instanceof HTMLLabelElement && label.control === field);
    return isOwn ? OCCLUSION_COST.ownLabel : OCCLUSION_COST.label;
  };
  return {
    cost({ x, y, width, height }, limit) {
      // Tests a few points first, which is enough for most rectangles that cover something.
      for (const down of samplePoints(y, height, height / 4)) {
        for (const across of samplePoints(x, width, width / 6)) {
          const cost = costAt(across, down);
          if (cost === undefined) return undefined;
          if (cost >= limit) return limit;
        }
      }
      let sum = 0;
      for (const down of samplePoints(y, height, SAMPLE_STEP.y)) {
        for (const across of samplePoints(x, width, SAMPLE_STEP.x)) {
          const cost = costAt(across, down);
          if (cost === undefined) return undefined;
          sum += cost;
          if (sum >= limit) return sum;
        }
      }
      return sum;
    },
  };
}
