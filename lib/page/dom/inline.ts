/** How a page's text hangs together: which elements continue a line, and where layout breaks one. */

/** Elements that continue the line they stand in (HTML, phrasing content), unless CSS says otherwise. */
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strong time tt u var wbr'.split(
    ' ',
  ),
);

/** What has a root of its own begins a block: nothing hangs together over the root's border. */
export const isInlineElement = (element: Element): boolean =>
  INLINE_ELEMENTS.has(element.localName) && !element.shadowRoot;

export const isText = (node: Node): node is Text => node.nodeType === 3;
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** White space that layout shows as one space, where it does not keep it. */
export const COLLAPSIBLE_WHITESPACE = /[ \t\n\r\f]{2,}|[\t\n\r\f]/g;

export const preservesWhitespace = (element: Element): boolean =>
  /^(pre|break)/.test(getComputedStyle(element).whiteSpace);

/** Links whose text is an address or a number, whatever stands right beside them. */
const CONTACT_LINKS = 'a[href^="mailto:" i],a[href^="tel:" i]';

/** Whether layout, or a link, puts something between two text nodes that follow each other in one block. */
export function isSeparatedByLayout(before: Text, after: Text): boolean {
  // Asked of the nodes, not of the text so far: that would take quadratic time in their number.
  if (!/\S$/.test(before.data.slice(-1)) || !/^\S/.test(after.data)) return false;
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    let element = from.parentElement;
    while (element && !element.contains(to)) {
      // Floats, absolutely placed boxes and flex items compute to block-level displays.
      if (
        element.matches(CONTACT_LINKS) ||
        !/^(inline|contents)$/.test(getComputedStyle(element).display)
      ) {
        return true;
      }
      element = element.parentElement;
    }
  }
  return false;
}
