/** The text that a person selected, and its position. Sensitive fields are never read. */

import { focusedElement, isSensitiveField, isTextControl } from '../dom/index.ts';

export interface PageSelection {
  readonly text: string;
  readonly anchor: DOMRect;
  readonly currentAnchor?: () => DOMRect | null;
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Longest text that is parsed (the messages' limit), UTF-16 code units. */
const MAX_TEXT_LENGTH = 20_000;

/** @returns null if nothing is selected, or it must not be read */
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
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const text = selection.toString().slice(0, MAX_TEXT_LENGTH);
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
 * @param menuPoint where the context menu was opened, CSS px in the viewport
 */
export function selectionToLookUp(
  text: string,
  editable: boolean,
  menuPoint?: { readonly x: number; readonly y: number },
): PageSelection | null {
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
  const { x, y } = menuPoint ?? { x: innerWidth / 2, y: innerHeight / 3 };
  return { text: text.slice(0, MAX_TEXT_LENGTH), anchor: new DOMRect(x, y, 0, 0) };
}
