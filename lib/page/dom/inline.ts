/** Which elements continue a line of text, and where layout breaks it. */
import { native } from '../../reading/dom/index.ts';

/** Elements that are inline by default (HTML, phrasing content). */
const INLINE_ELEMENTS = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strong time tt u var wbr'.split(
    ' ',
  ),
);

/** A shadow host counts as a block: text does not continue across a shadow boundary. */
export const isInlineElement = (element: Element): boolean =>
  INLINE_ELEMENTS.has(native(element).localName) && !native(element).shadowRoot;

/**
 * Elements without visible text, which do not interrupt a line. `native` is not needed: a control
 * named "localName" makes a form's property an element, which never matches.
 */
export const hasNoText = (element: Element): boolean =>
  /^(?:script|style|template)$/.test(element.localName);

export const isText = (node: Node): node is Text => native(node).nodeType === 3;
export const isElement = (node: Node): node is Element => native(node).nodeType === 1;

/** White space that CSS collapses to one space, unless `white-space` preserves it. */
export const COLLAPSIBLE_WHITESPACE = /[ \t\n\r\f]{2,}|[\t\n\r\f]/g;

export const preservesWhitespace = (element: Element): boolean =>
  /^(pre|break)/.test(getComputedStyle(element).whiteSpace);

/** The text of these links is a complete value, whatever text is next to them. */
const CONTACT_LINKS = 'a[href^="mailto:" i],a[href^="tel:" i]';

/** Whether layout or a contact link separates two consecutive text nodes of one block. */
export function isSeparatedByLayout(before: Text, after: Text): boolean {
  // Tests the nodes' data, not the text joined so far, which would take quadratic time.
  if (!/\S/.test(before.data.slice(-1)) || !/^\S/.test(after.data)) return false;
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    let element = from.parentElement;
    while (element && !native(element).contains(to)) {
      // Floats, absolutely positioned boxes and flex items compute to block-level displays.
      if (
        native(element).matches(CONTACT_LINKS) ||
        !/^(inline|contents)$/.test(getComputedStyle(element).display)
      ) {
        return true;
      }
      element = native(element).parentElement;
    }
  }
  return false;
}
