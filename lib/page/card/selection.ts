/** The text that a person selected or pointed at, and its position. Sensitive fields are never read. */
import {
  focusedElement,
  frameRegistry,
  isElement,
  isSensitiveField,
  isTextControl,
  shadowRootOf,
} from '../dom/index.ts';

export interface PageSelection {
  readonly text: string;
  readonly anchor: DOMRect;
  readonly currentAnchor?: () => DOMRect | null;
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Longest text that is parsed (the messages' limit), UTF-16 code units. */
const MAX_TEXT_LENGTH = 20_000;

/** Deepest nesting of shadow roots in which a selection is searched for. */
const MAX_ROOTS = 20;

/** The element at a boundary point of a range. A selection in a shadow root is reported as its host. */
function elementAt(node: Node, offset: number): Element | null {
  const child = node.childNodes[offset] ?? node;
  return isElement(child) ? child : null;
}

/**
 * The selected range, also inside shadow roots, for which `getRangeAt` returns only the outermost
 * host (Selection API, getComposedRanges). Null if nothing is selected.
 */
function selectedRange(selection: Selection): Range | null {
  const plain = selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  // Firefox supports it from version 142.
  if (typeof selection.getComposedRanges !== 'function') return plain;
  const shadowRoots: ShadowRoot[] = [];
  let [composed] = selection.getComposedRanges({ shadowRoots });
  while (composed && shadowRoots.length < MAX_ROOTS) {
    const host = elementAt(composed.startContainer, composed.startOffset);
    const root = host && shadowRootOf(host);
    if (!root || shadowRoots.includes(root)) break;
    shadowRoots.push(root);
    [composed] = selection.getComposedRanges({ shadowRoots });
  }
  if (!composed || shadowRoots.length === 0) return plain;
  const range = document.createRange();
  range.setStart(composed.startContainer, composed.startOffset);
  range.setEnd(composed.endContainer, composed.endOffset);
  return range;
}

/** @returns null if nothing is selected */
export function selectedText(): PageSelection | null {
  const focused = focusedElement();
  if (isTextControl(focused) && !isSensitiveField(focused)) {
    const { selectionStart, selectionEnd, value } = focused;
    // `type=email` and `type=number` report no selection (WHATWG HTML), so the whole value is taken.
    const isPart = selectionStart !== null && selectionStart !== selectionEnd;
    const text = isPart ? value.slice(selectionStart, selectionEnd ?? undefined) : value;
    const currentAnchor = () => (focused.isConnected ? focused.getBoundingClientRect() : null);
    const anchor = currentAnchor();
    if (text.trim() && anchor)
      return { text: text.slice(0, MAX_TEXT_LENGTH), anchor, currentAnchor };
  }
  const selection = getSelection();
  const range = selection && selectedRange(selection);
  if (!range || range.collapsed) return null;
  // The selection's own text has line breaks; in a shadow root it may have none at all.
  const text = (selection.toString() || range.toString()).slice(0, MAX_TEXT_LENGTH);
  const currentAnchor = () => {
    const rect = range.getBoundingClientRect();
    return range.startContainer.isConnected && rect.height > 0 ? rect : null;
  };
  const anchor = currentAnchor();
  return text.trim() && anchor ? { text, anchor, currentAnchor } : null;
}

/**
 * The text that "look up" was used on: the text that the browser reports if it differs from the live
 * selection (a link's address), else the live selection, which still has its line breaks.
 *
 * @param text what the browser reports as selected or pointed at; empty for a keyboard command
 */
export function selectionToLookUp(text: string, editable: boolean): PageSelection | null {
  const focused = focusedElement();
  if (focused && (editable || !text) && isTextControl(focused) && isSensitiveField(focused))
    return null;
  const live = selectedText();
  if (
    live &&
    (!text ||
      editable ||
      collapseWhitespace(live.text).startsWith(collapseWhitespace(text).slice(0, 100)))
  ) {
    return live;
  }
  if (!text.trim()) return null;
  const { x, y } = frameRegistry().contextMenuAt ?? { x: innerWidth / 2, y: innerHeight / 3 };
  return { text: text.slice(0, MAX_TEXT_LENGTH), anchor: new DOMRect(x, y, 0, 0) };
}

/** Records where a context menu was last opened: for the card about a link and the notices about a field. */
export function trackContextMenu(signal: AbortSignal): void {
  addEventListener(
    'contextmenu',
    (event) => {
      const { isTrusted, x, y } = event;
      const [target] = event.composedPath();
      if (isTrusted) frameRegistry().contextMenuAt = { x, y, target };
    },
    { capture: true, signal },
  );
}

/** The element on which the browser's menu was last opened, even inside closed shadow roots. */
export function contextMenuElement(): HTMLElement | null {
  const { x = 0, y = 0, target } = frameRegistry().contextMenuAt ?? {};
  let element = target instanceof Element ? target : focusedElement();
  for (let root = element && shadowRootOf(element); root; root = element && shadowRootOf(element)) {
    const inner: Element | null = root.elementFromPoint(x, y) ?? root.activeElement;
    if (!inner || inner === element) break;
    element = inner;
  }
  return element instanceof HTMLElement ? element : null;
}
