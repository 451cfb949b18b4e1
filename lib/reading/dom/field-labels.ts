/**
 * The visible text of a field: its labels or, if it has none, the text around it. Each search
 * visits a bounded number of nodes.
 */

import {
  elementById,
  elementsOfList,
  isControl,
  isElementOfAnyRealm,
  nodeText,
} from './controls.ts';
import { native } from './native.ts';

const HEADING = /^(?:h[1-6]|legend|header|hr)$/;

function references(element: Element, attribute: string): string[] {
  const ids = native(element).getAttribute(attribute)?.trim();
  if (ids === undefined || ids === '') return [];
  return ids
    .split(/\s+/)
    .slice(0, 6)
    .flatMap((id) => {
      const target = elementById(element, id);
      return target === null || target === element ? [] : [nodeText(target)];
    });
}

/** Texts that label the field by markup: label (for or wrapping), aria-labelledby, aria-label. */
export function labelsOf(element: Element): string[] {
  const texts: string[] = [];
  if ('labels' in element) texts.push(...elementsOfList(element.labels, 4).map(nodeText));
  texts.push(references(element, 'aria-labelledby').join(' '));
  texts.push(native(element).getAttribute('aria-label') ?? '');
  return texts.filter((text) => text.trim() !== '');
}

/** A select of calling codes belongs to the phone field next to it and is not a separate field. */
function isDialChoice(element: Element): boolean {
  if (native(element).localName !== 'select') return false;
  let option = native(element).firstElementChild;
  for (let seen = 0; option !== null && seen < 3; seen += 1) {
    if (/\+\d{1,3}\b/.test(native(option).textContent ?? '')) return true;
    option = native(option).nextElementSibling;
  }
  return false;
}

/** A control that separates one label from the next. */
function isBarrier(element: Element): boolean {
  return isControl(element) && !isDialChoice(element);
}

/** Whether the subtree contains a control other than `field`. Returns true after `budget` nodes. */
function containsOtherControl(
  root: Element,
  field: Element,
  budget: { remaining: number },
): boolean {
  for (
    let child = native(root).firstElementChild;
    child !== null;
    child = native(child).nextElementSibling
  ) {
    budget.remaining -= 1;
    if (budget.remaining < 0) return true;
    if (child !== field && isBarrier(child)) return true;
    if (containsOtherControl(child, field, budget)) return true;
  }
  return false;
}

/** The heading of a column: the cell of the same index in the row above, or in the table's first row. */
function columnHeading(cell: Element): string {
  const row = native(cell).parentElement;
  const first = native(native(cell).closest('table'))?.querySelector('tr') ?? null;
  if (row === null || first === row) return '';
  let index = 0;
  for (
    let sibling = native(cell).previousElementSibling;
    sibling !== null;
    sibling = native(sibling).previousElementSibling
  )
    index += 1;
  for (const above of [native(row).previousElementSibling, first]) {
    const cells = native(above)?.children;
    const heading = cells?.length === native(row).children.length ? cells[index] : undefined;
    if (heading === undefined || native(heading).querySelector('input,select,textarea') !== null)
      continue;
    const text = nodeText(heading);
    if (text !== '') return text;
  }
  return '';
}

/** Whether an element is, contains or labels another control than the field. */
function isOfAnotherField(element: Element, field: Element): boolean {
  if (isControl(element) || containsOtherControl(element, field, { remaining: 60 })) return true;
  if (native(element).localName !== 'label') return false;
  const target = elementById(field, native(element).getAttribute('for') ?? '');
  return target !== null && target !== field && isControl(target);
}

/** Text after the field in its wrapper, where floating labels are. */
function textAfter(element: Element, field: Element): string {
  for (
    let sibling = native(element).nextSibling;
    sibling !== null;
    sibling = native(sibling).nextSibling
  ) {
    if (isElementOfAnyRealm(sibling) && isOfAnotherField(sibling, field)) return '';
    const text = nodeText(sibling);
    if (/\p{Alpha}/u.test(text)) return text;
  }
  return '';
}

/**
 * Whether a text is short enough for a label: "E-mail:", but not "Your email address will not be
 * published. …".
 */
function isLabelLike(text: string): boolean {
  return text.length <= 40 || (text.length <= 90 && !/[.!?。]\s|[.!?。]$/.test(text));
}

/** The short text right before a sentence that explains it; '' if that is a heading or a field. */
function titleOf(sentence: Element): string {
  const title = native(sentence).previousElementSibling;
  if (title === null || HEADING.test(native(title).localName) || native(title).matches('p,form'))
    return '';
  if (isControl(title) || native(title).querySelector('input,select,textarea') !== null) return '';
  const text = nodeText(title);
  return text.length <= 40 ? text : '';
}

/**
 * The unattached text that most likely labels the field: before it in its wrapper or cell, in the
 * cell or `dt` before, in the column's heading, or after it (floating labels). Nearest first.
 */
export function nearbyText(element: Element): string[] {
  const budget = { remaining: 120 };
  let after = '';
  let ancestor: Element = element;
  for (let level = 0; level < 6; level += 1) {
    for (
      let before = native(ancestor).previousSibling;
      before !== null;
      before = native(before).previousSibling
    ) {
      budget.remaining -= 1;
      if (budget.remaining < 0) return [];
      if (isElementOfAnyRealm(before)) {
        if (isBarrier(before) || containsOtherControl(before, element, budget)) {
          // Text before another field belongs to that field, but a column's heading or a floating
          // label may still name this one.
          const fallback = native(ancestor).localName === 'td' ? columnHeading(ancestor) : after;
          return fallback === '' ? [] : [fallback];
        }
      }
      const text = nodeText(before);
      if (/\p{Alpha}/u.test(text)) {
        // A heading is about all fields after it; the field's floating label is more specific.
        const isHeading =
          after !== '' && isElementOfAnyRealm(before) && HEADING.test(native(before).localName);
        if (isLabelLike(isHeading ? after : text)) return [isHeading ? after : text];
        const title = isElementOfAnyRealm(before) ? titleOf(before) : '';
        return title === '' ? [] : [title];
      }
    }
    if (after === '') after = textAfter(ancestor, element);
    if (native(ancestor).localName === 'td') {
      const heading = columnHeading(ancestor);
      if (heading !== '') return [heading];
    }
    const parent = native(ancestor).parentElement;
    if (parent === null || /^(?:form|body|fieldset|dialog|tr)$/.test(native(parent).localName))
      break;
    if (after !== '' && level >= 1) break;
    ancestor = parent;
  }
  return after === '' || !isLabelLike(after) ? [] : [after];
}
