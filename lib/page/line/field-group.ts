/** A field as a person sees it: the box that is drawn around it, its label and its description. */
import { elementById, native } from '../../reading/dom/index.ts';
import { containsDeep, shadowHostsOf } from '../dom/index.ts';
import type { BoxEdges } from '../overlay/index.ts';

export interface FieldGroup {
  /** The element with the border or background that makes the field: the field itself or one around it. */
  readonly drawn: Element;
  /** Elements whose text is about this field: its wrapper, and what describes it. */
  readonly described: readonly Element[];
}

/** How many elements around a field are looked at. */
const MAX_STEPS = 5;
/** How much larger than the field the drawn box and its wrapper may be, CSS px. */
const MAX_GROWTH = { drawn: 48, wrapper: 140 } as const;
/** A text within this distance of a field, CSS px, belongs to it. */
const NEAR_PX = 16;

export const parentOf = (element: Element): Element | null =>
  native(element).assignedSlot ??
  native(element).parentElement ??
  [...shadowHostsOf(element)][0] ??
  null;

const isVisibleColor = (color: string) =>
  color !== '' && color !== 'transparent' && !/(?:,|\/)\s*0(?:\.0+)?\s*\)$/.test(color);

function hasBorder(style: CSSStyleDeclaration): boolean {
  const isDrawn = (width: string, line: string, color: string) =>
    Number.parseFloat(width) > 0 && line !== 'none' && line !== 'hidden' && isVisibleColor(color);
  return (
    isDrawn(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor) ||
    isDrawn(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor)
  );
}

/** Whether an element, its `::before` or `::after`, or a decoration that fills it draws a box. */
function isDrawn(element: Element, field: Element): boolean {
  const style = getComputedStyle(element);
  if (hasBorder(style) || !/^$|\bnone$/.test(style.getPropertyValue('box-shadow'))) return true;
  if (element !== field && isVisibleColor(style.backgroundColor)) return true;
  if (element === field) return false;
  if (['::before', '::after'].some((pseudo) => hasBorder(getComputedStyle(element, pseudo))))
    return true;
  // Material's outline is drawn over the box by an element next to the field.
  return [...native(element).children].some(
    (child) =>
      !containsDeep(child, field) &&
      getComputedStyle(child).position === 'absolute' &&
      native(child).getBoundingClientRect().width >= field.getBoundingClientRect().width &&
      [child, ...native(child).children].some((part) => hasBorder(getComputedStyle(part))),
  );
}

const growth = (element: Element, field: DOMRect): number => {
  const box = native(element).getBoundingClientRect();
  return Math.max(box.height - field.height, 0);
};

/** Whether an element has a control that is not in the drawn box of the field. */
const hasOtherControl = (element: Element, drawn: Element) =>
  [...native(element).querySelectorAll(CONTROLS)].some((control) => !containsDeep(drawn, control));

const IDS = ['aria-describedby', 'aria-errormessage', 'aria-labelledby'];

export function fieldGroupOf(field: Element): FieldGroup {
  const box = field.getBoundingClientRect();
  let drawn = field;
  if (!isDrawn(field, field)) {
    let element = parentOf(field);
    for (let i = 0; element && i < MAX_STEPS; i += 1, element = parentOf(element)) {
      if (native(element).localName === 'form' || growth(element, box) > MAX_GROWTH.drawn) break;
      if (hasOtherField(element, field)) break;
      if (!isDrawn(element, field)) continue;
      drawn = element;
      break;
    }
  }
  const described = new Set<Element>();
  for (const id of IDS.flatMap((name) => field.getAttribute(name)?.split(/\s+/) ?? [])) {
    const named = elementById(field, id);
    if (named) described.add(named);
  }
  let element = parentOf(drawn);
  for (let i = 0; element && i < MAX_STEPS; i += 1, element = parentOf(element)) {
    const isWrapper =
      !/^(?:form|dialog|body|html|main)$/.test(native(element).localName) &&
      growth(element, box) <= MAX_GROWTH.wrapper &&
      !hasOtherControl(element, drawn);
    if (!isWrapper) break;
    described.add(element);
  }
  return { drawn, described: [...described] };
}

const FIELDS = 'input:not([type=hidden]),textarea,select,[contenteditable]';
const hasOtherField = (element: Element, field: Element) =>
  [...native(element).querySelectorAll(FIELDS)].some((other) => other !== field);

const touchesAcross = (a: BoxEdges, b: BoxEdges) => a.left < b.right && b.left < a.right;

export interface FieldBoxes {
  readonly drawn: BoxEdges;
  /** With the label above and the description below. */
  readonly whole: BoxEdges;
  /** The label's text above; null if there is none. */
  readonly above: BoxEdges | null;
}

const boundsOf = (boxes: readonly BoxEdges[]): BoxEdges => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The present boxes of a field, CSS px in the viewport. */
export function fieldBoxes({ drawn, described }: FieldGroup): FieldBoxes {
  const box = drawn.getBoundingClientRect();
  const edges = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
  const whole = { ...edges };
  const texts = described
    .flatMap((element) => textRects(element))
    .filter((text) => touchesAcross(text, whole))
    .sort((a, b) => a.top - b.top);
  for (const text of texts) {
    if (text.bottom > whole.bottom && text.top <= whole.bottom + NEAR_PX)
      whole.bottom = text.bottom;
  }
  for (const text of texts.reverse()) {
    if (text.top < whole.top && text.bottom >= whole.top - NEAR_PX) whole.top = text.top;
  }
  const above = texts.filter((text) => text.bottom <= box.top + 1 && text.top >= whole.top - 1);
  return { drawn: edges, whole, above: above.length > 0 ? boundsOf(above) : null };
}

/** The site's own controls. */
export const CONTROLS =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role=checkbox],[role=radio],[role=switch],[role=tab],[contenteditable]';

/** The most lines of text that are read from an element. */
const MAX_RECTS = 40;

/** The rectangles of an element's lines of text; its box is often much larger. */
export function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  while (walker.nextNode() && rects.length < MAX_RECTS) {
    if (!/\S/.test(walker.currentNode.nodeValue ?? '')) continue;
    range.selectNodeContents(walker.currentNode);
    rects.push(...range.getClientRects());
  }
  return rects;
}

export const containsPoint = (rect: DOMRect, x: number, y: number) =>
  x >= rect.left - 1 && x <= rect.right + 1 && y >= rect.top - 1 && y <= rect.bottom + 1;
