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

/** The title of a dialog counts as a label: it says what the field's form is for. */
const LABELS =
  'label,legend,:is(dialog,[role=dialog i],[role=alertdialog i],[aria-modal=true i]) :is(h1,h2,h3,[role=heading])';
/** A site's messages about its fields, which are covered only if no position is free of them. */
const FIELD_MESSAGES = '[role=alert],[aria-live],output';

/**
 * Cost of covering one sample point. A line has fewer than 2000 points, so covering one point of a control
 * costs more than covering messages everywhere.
 */
export const OCCLUSION_COST = { form: 100_000, control: 2000, label: 2000, remark: 1 } as const;

/** Distance between sample points, CSS px: smaller than any usable control. */
const SAMPLE_STEP = { x: 14, y: 10 } as const;

/** Sample points are rounded to a multiple of this, CSS px, so that results can be reused. */
const SAMPLE_TOLERANCE = 4;
/**
 * The most hit tests for one placement: each is slow on a very long page. A long line at 200 % zoom
 * has 1225 points.
 */
const MAX_SAMPLES = { plain: 1500, wanted: 4000 } as const;

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

/** Points from just after the start to just before the end, at most `step` apart. */
function* samplePoints(start: number, length: number, step: number): Generator<number> {
  const steps = Math.max(1, Math.ceil(length / step));
  for (let i = 0; i <= steps; i += 1) yield start + 0.5 + ((length - 1) * i) / steps;
}

/** Hit-tests the page when a cost is asked for. Hide our own elements while you use it. */
export function createOcclusionMap(
  field: Element,
  getShadowRoot: GetShadowRoot,
  isWanted: boolean,
  { drawn, described }: FieldGroup = { drawn: field, described: [] },
): OcclusionMap {
  const maxSamples = isWanted ? MAX_SAMPLES.wanted : MAX_SAMPLES.plain;
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
  const costAt = (exactX: number, exactY: number): number => {
    const [x, y] = [
      Math.round(exactX / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
      Math.round(exactY / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
    ];
    const key = `${x} ${y}`;
    const known = costByPoint.get(key);
    if (known !== undefined) return known;
    // Points beyond the limit are not tested and count as covered labels.
    const cost = costByPoint.size < maxSamples ? hitTest(x, y) : OCCLUSION_COST.label;
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
    const label =
      closestDeep(hit, LABELS) ?? described.find((element) => containsDeep(element, hit));
    if (!label) return cost;
    const rects = rectsByLabel.get(label) ?? textRects(label);
    rectsByLabel.set(label, rects);
    return rects.some((rect) => containsPoint(rect, x, y)) ? OCCLUSION_COST.label : cost;
  };
  return {
    cost({ x, y, width, height }, limit) {
      // Tests a few points first, which is enough for most rectangles that cover something.
      for (const down of samplePoints(y, height, height / 4)) {
        for (const across of samplePoints(x, width, width / 6)) {
          if (costAt(across, down) >= limit) return limit;
        }
      }
      let sum = 0;
      for (const down of samplePoints(y, height, SAMPLE_STEP.y)) {
        for (const across of samplePoints(x, width, SAMPLE_STEP.x)) {
          sum += costAt(across, down);
          if (sum >= limit) return sum;
        }
      }
      return sum;
    },
  };
}
