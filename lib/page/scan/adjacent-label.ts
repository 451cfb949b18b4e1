/** Labels and links around a text that tell what kind of value it is. */

/** A link with a country calling code (RFC 3966, `global-number`). */
const TEL_LINK = 'a[href^="tel:+" i]';

/** Longer cells are not labels; UTF-16 code units. */
const MAX_LABEL_LENGTH = 40;

/** The `tel:` link around a text, whose address has the full phone number. */
export const enclosingTelLink = (node: Text): Element | null =>
  node.parentElement?.closest(TEL_LINK) ?? null;

/** The label cell before a value in a table or description list, as "Label: "; '' if there is none. */
export function adjacentLabel(element: Element): string {
  const value = element.closest('td,dd');
  const label = value?.previousElementSibling;
  const row = value?.parentElement;
  // Wide tables have their labels in a header row, not in the previous cell.
  if (!label || (row instanceof HTMLTableRowElement && row.cells.length > 4)) return '';
  const text = label.textContent.trim();
  return text && text.length <= MAX_LABEL_LENGTH && !/\d/.test(text) ? `${text}: ` : '';
}
