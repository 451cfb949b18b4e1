/** The text a person selected, and where it stands. Secret fields are never read. */

import { focusedElement, isSensitiveField, isTextControl } from '../dom/index.ts';

export interface PageSelection {
  readonly text: string;
  readonly anchor: DOMRect;
  readonly currentAnchor?: () => DOMRect | null;
}

const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Longest text that is parsed (the messages' cap), UTF-16 code units. */
const MAX_TEXT_LENGTH = 20_000;

/** @returns null where there is nothing to read, or nothing that may be read. */
export function selectedText(): PageSelection | null {
  const focused = focusedElement();
  if (isTextControl(focused) && !isSensitiveField(focused)) {
    const { selectionStart, selectionEnd, value } = focused;
    // `type=email` and `type=number` have no selection to ask for (WHATWG HTML): the value then.
    const isPart = selectionStart !== null && selectionStart !== selectionEnd;
    const text = isPart ? value.slice(selectionStart, selectionEnd ?? undefined) : value;
    const track = () => (focused.isConnected ? focused.getBoundingClientRect() : null);
    const anchor = track();
    if (text.trim() && anchor)
      return { text: text.slice(0, MAX_TEXT_LENGTH), anchor, currentAnchor: track };
  }
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const text = selection.toString().slice(0, MAX_TEXT_LENGTH);
  const track = () => {
    const rect = range.getBoundingClientRect();
    return range.startContainer.isConnected && rect.height > 0 ? rect : null;
  };
  const anchor = track();
  return text.trim() && anchor ? { text, anchor, currentAnchor: track } : null;
}

/**
 * What a "look up" on this page is about: the browser's own words where they are not the live
 * selection (a link's address), else the live selection with its line breaks.
 *
 * @param text what the browser says was selected or pointed at; empty for a keyboard command
 * @param pressed where the menu was opened, in the viewport
 */
export function selectionToLookUp(
  text: string,
  editable: boolean,
  pressed?: { readonly x: number; readonly y: number },
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
  const { x, y } = pressed ?? { x: innerWidth / 2, y: innerHeight / 3 };
  return { text: text.slice(0, MAX_TEXT_LENGTH), anchor: new DOMRect(x, y, 0, 0) };
}
