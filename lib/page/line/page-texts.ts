/** The positions of the site's texts, and its controls. */

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
