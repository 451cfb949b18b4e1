/** What of the site's lies where our interface would stand: its controls and labels stay free. */
import { formOwnerOf } from '../../reading/dom/index.ts';
import {
  closestDeep,
  containsElementDeep,
  deepElementFromPoint,
  type GetShadowRoot,
} from '../dom/index.ts';

const CONTROLS =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role=checkbox],[role=radio],[role=switch],[role=tab],[contenteditable]';
const LABELS = 'label,legend';
/** What a site says of its fields: better left in sight, but it may be covered. */
const FIELD_MESSAGES = '[role=alert],[aria-live],output';

/** What it costs to cover a point of these: a line has fewer points than one of them outweighs. */
export const OCCLUSION_COST = { form: 100_000, control: 1000, label: 1000, remark: 1 } as const;

/** Points are asked this far apart, CSS px: no control worth a press is smaller. */
const SAMPLE_STEP = { x: 14, y: 10 } as const;

/** Points this near to each other, CSS px, are one. */
const SAMPLE_TOLERANCE = 4;
/** The most points that are asked for one place: on a very long page each takes a while. */
const MAX_SAMPLES = { plain: 900, wanted: 4000 } as const;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface OcclusionMap {
  /** What it would cover, by `COST`; stops counting at `most`. */
  cost(rect: Rect, most: number): number;
}

/** From just after the start to just before the end, in equal steps. */
function* samplePoints(start: number, length: number, step: number): Generator<number> {
  const steps = Math.max(1, Math.ceil(length / step));
  for (let i = 0; i <= steps; i += 1) yield start + 0.5 + ((length - 1) * i) / steps;
}

/** The lines that a text takes up; a label's box is often far larger than its words. */
function textRects(label: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(label);
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  while (walker.nextNode() && rects.length < 40) {
    if (!/\S/.test(walker.currentNode.nodeValue ?? '')) continue;
    range.selectNodeContents(walker.currentNode);
    rects.push(...range.getClientRects());
  }
  return rects;
}

const containsPoint = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;

/** Asked of the page as it is now; nothing of ours may be displayed meanwhile. */
export function createOcclusionMap(
  field: Element,
  rootOf: GetShadowRoot,
  isWanted: boolean,
): OcclusionMap {
  const most = isWanted ? MAX_SAMPLES.wanted : MAX_SAMPLES.plain;
  const form = formOwnerOf(field);
  const known = new Map<Element, number>();
  const words = new Map<Element, DOMRect[]>();
  const weigh = (control: Element): number => {
    if (control === field || containsElementDeep(control, field)) return 0;
    // Not asked of the form itself: its fields may be named like its methods.
    const isOfForm = form && (control.closest('form') === form || formOwnerOf(control) === form);
    return isOfForm ? OCCLUSION_COST.form : OCCLUSION_COST.control;
  };
  const asked = new Map<string, number>();
  const costAt = (left: number, top: number): number => {
    const [x, y] = [
      Math.round(left / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
      Math.round(top / SAMPLE_TOLERANCE) * SAMPLE_TOLERANCE,
    ];
    const key = `${x} ${y}`;
    const before = asked.get(key);
    if (before !== undefined) return before;
    // What was not asked is taken for the site's.
    const cost = asked.size < most ? ask(x, y) : OCCLUSION_COST.label;
    asked.set(key, cost);
    return cost;
  };
  const ask = (x: number, y: number): number => {
    const hit = deepElementFromPoint(x, y, rootOf);
    if (!hit) return 0;
    let cost = known.get(hit);
    if (cost === undefined) {
      const control = closestDeep(hit, CONTROLS);
      cost = control
        ? weigh(control)
        : closestDeep(hit, FIELD_MESSAGES)
          ? OCCLUSION_COST.remark
          : 0;
      known.set(hit, cost);
    }
    if (cost >= OCCLUSION_COST.label) return cost;
    const label = closestDeep(hit, LABELS);
    if (!label) return cost;
    const rects = words.get(label) ?? textRects(label);
    words.set(label, rects);
    return rects.some((rect) => containsPoint(rect, x, y)) ? OCCLUSION_COST.label : cost;
  };
  return {
    cost({ x, y, width, height }, most) {
      let sum = 0;
      for (const down of samplePoints(y, height, SAMPLE_STEP.y)) {
        for (const across of samplePoints(x, width, SAMPLE_STEP.x)) {
          sum += costAt(across, down);
          if (sum >= most) return sum;
        }
      }
      return sum;
    },
  };
}
