/**
 * The words a person sees by a field: its labels, or, where a site has none, the text around it.
 * Every walk is bounded; none goes over the whole document.
 */

import { elementsOfList, isControl, isElementOfAnyRealm, nodeText } from './controls.ts';

const HEADING = /^(?:h[1-6]|legend|header|hr)$/;

function byId(element: Element, id: string): Element | null {
  const root = element.getRootNode();
  return 'getElementById' in root && typeof root.getElementById === 'function'
    ? root.getElementById(id)
    : null;
}

function references(element: Element, attribute: string): string[] {
  const ids = element.getAttribute(attribute)?.trim();
  if (ids === undefined || ids === '') return [];
  return ids
    .split(/\s+/)
    .slice(0, 6)
    .flatMap((id) => {
      const named = byId(element, id);
      return named === null || named === element ? [] : [nodeText(named)];
    });
}

/** Texts that name the field by markup: label (for or wrapping), aria-labelledby, aria-label. */
export function labelsOf(element: Element): string[] {
  const texts: string[] = [];
  if ('labels' in element) texts.push(...elementsOfList(element.labels, 4).map(nodeText));
  texts.push(references(element, 'aria-labelledby').join(' '));
  texts.push(element.getAttribute('aria-label') ?? '');
  return texts.filter((text) => text.trim() !== '');
}

/** A choice of calling codes is a piece of the number beside it, no field of its own. */
function isDialChoice(element: Element): boolean {
  if (element.localName !== 'select') return false;
  let option = element.firstElementChild;
  for (let seen = 0; option !== null && seen < 3; seen += 1) {
    if (/\+\d{1,3}\b/.test(option.textContent ?? '')) return true;
    option = option.nextElementSibling;
  }
  return false;
}

/** What parts one label from the next. */
function isBarrier(element: Element): boolean {
  return isControl(element) && !isDialChoice(element);
}

/** Does the subtree hold a control other than `self`? Gives up, saying yes, after `budget` nodes. */
function holdsOther(root: Element, self: Element, budget: { left: number }): boolean {
  for (let child = root.firstElementChild; child !== null; child = child.nextElementSibling) {
    budget.left -= 1;
    if (budget.left < 0) return true;
    if (child !== self && isBarrier(child)) return true;
    if (holdsOther(child, self, budget)) return true;
  }
  return false;
}

/** A column's heading: the cell of the same index in the row above, or in the table's first row. */
function columnHeading(cell: Element): string {
  const row = cell.parentElement;
  const first = cell.closest('table')?.querySelector('tr') ?? null;
  if (row === null || first === row) return '';
  let index = 0;
  for (let at = cell.previousElementSibling; at !== null; at = at.previousElementSibling)
    index += 1;
  for (const above of [row.previousElementSibling, first]) {
    const heading =
      above?.children.length === row.children.length ? above.children[index] : undefined;
    if (heading === undefined || heading.querySelector('input,select,textarea') !== null) continue;
    const text = nodeText(heading);
    if (text !== '') return text;
  }
  return '';
}

/** Text after the field inside its own wrapper: floating labels stand there. */
function textAfter(element: Element): string {
  for (let at = element.nextSibling; at !== null; at = at.nextSibling) {
    if (isElementOfAnyRealm(at) && isControl(at)) return '';
    const text = nodeText(at);
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

/** "E-mail:" names a field; "Your email address will not be published. …" is about something. */
function isLabelLike(text: string): boolean {
  return text.length <= 40 || (text.length <= 90 && !/[.!?。]\s|[.!?。]$/.test(text));
}

/**
 * Unattached text that most likely names the field: before it in its wrapper or cell, in the cell
 * or `dt` before, in the column's heading, or after it (floating labels). Nearest first.
 */
export function nearbyText(element: Element): string[] {
  const budget = { left: 120 };
  let after = '';
  let at: Element = element;
  for (let level = 0; level < 6; level += 1) {
    for (let before = at.previousSibling; before !== null; before = before.previousSibling) {
      budget.left -= 1;
      if (budget.left < 0) return [];
      if (isElementOfAnyRealm(before)) {
        if (isBarrier(before) || holdsOther(before, element, budget)) {
          // Between two fields nothing names this one: a column's heading or a floating label may.
          const named = at.localName === 'td' ? columnHeading(at) : after;
          return named === '' ? [] : [named];
        }
      }
      const text = nodeText(before);
      if (/\p{L}/u.test(text)) {
        // A heading is about all that follows: the field's own floating label says more.
        const named = after !== '' && isElementOfAnyRealm(before) && HEADING.test(before.localName);
        return isLabelLike(named ? after : text) ? [named ? after : text] : [];
      }
    }
    if (after === '') after = textAfter(at);
    if (at.localName === 'td') {
      const heading = columnHeading(at);
      if (heading !== '') return [heading];
    }
    const parent = at.parentElement;
    if (parent === null || /^(?:form|body|fieldset|dialog|tr)$/.test(parent.localName)) break;
    if (after !== '' && level >= 1) break;
    at = parent;
  }
  return after === '' || !isLabelLike(after) ? [] : [after];
}
