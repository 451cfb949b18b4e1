/** What stands beside a text and says what it is. */

/** With the country's code (RFC 3966, `global-number`). */
const TEL_LINK = 'a[href^="tel:+" i]';

/** UTF-16 code units of the longest label. */
const MAX_LABEL_LENGTH = 40;

/** The link that says the telephone number of a text in full. */
export const enclosingTelLink = (node: Text): Element | null =>
  node.parentElement?.closest(TEL_LINK) ?? null;

/** The label of a value in a table or a list of descriptions, as it would stand before it in a line; or ''. */
export function adjacentLabel(element: Element): string {
  const value = element.closest('td,dd');
  const label = value?.previousElementSibling;
  const row = value?.parentElement;
  // A wide table has its labels above.
  if (!label || (row instanceof HTMLTableRowElement && row.cells.length > 4)) return '';
  const text = label.textContent.trim();
  return text && text.length <= MAX_LABEL_LENGTH && !/\d/.test(text) ? `${text}: ` : '';
}
