/**
 * The words a person sees by a field: its labels, or, where a site has none, the text before it.
 * Every walk is bounded; none goes over the whole document.
 */

const MAX_TEXT = 160;
const SKIPPED = new Set([
  'script', 'style', 'select', 'option', 'textarea', 'input', 'button', 'svg', 'noscript', 'template',
]);
const CONTROLS = new Set(['input', 'select', 'textarea']);

/** Text of a node without controls, scripts and hidden words of options; at most 160 characters. */
export function textOf(node: Node): string {
  const parts: string[] = [];
  let room = MAX_TEXT;
  let steps = 80;
  const visit = (at: Node): void => {
    for (let child = at.firstChild; child !== null && room > 0 && steps > 0; child = child.nextSibling) {
      steps -= 1;
      if (child.nodeType === 3) {
        const text = (child.nodeValue ?? '').trim().slice(0, room);
        if (text !== '') parts.push(text);
        room -= text.length;
      } else if (child.nodeType === 1 && !SKIPPED.has((child as Element).localName)) visit(child);
    }
  };
  if (node.nodeType === 3) return (node.nodeValue ?? '').trim().slice(0, MAX_TEXT);
  visit(node);
  return parts.join(' ');
}
