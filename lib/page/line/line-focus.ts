/** Moves keyboard focus from a field into its line and back. */

import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { Overlay } from '../overlay/index.ts';
import type { LineContent } from './line-content.ts';
import { isAltDown, isAltDownFree } from './line-key.ts';
import { contentKeyOf, isMarkOnly, isQuestion, type LineShown } from './shown.ts';

export interface LineFocusState {
  shown(): LineShown | undefined;
  /** Whether the shown line is visible. */
  isVisible(): boolean;
  /** Shows the whole line of a field. */
  choose(field: HTMLElement): void;
  /** Called when Escape was pressed in the line. */
  goBack(): void;
}

export type LineFocus = ReturnType<typeof createLineFocus>;

export function createLineFocus(
  overlay: Pick<Overlay, 'focused'>,
  content: Pick<LineContent, 'tabStops' | 'focusFirstButton'>,
  state: LineFocusState,
) {
  /** Focus came by keyboard, so it returns to the field after the last button. */
  let isEntered = false;
  /** The content that the focus was last moved to. */
  let visitedKey = '';
  let isHintGiven = false;
  let origin: HTMLElement | null = null;
  let stopper = new AbortController();
  let listened: readonly HTMLElement[] = [];

  /**
   * Moves the focus into the line.
   * @param from the field whose line is wanted; if left out, the one that has focus
   * @returns false if it is not visible, or the person has just been in it: then the same command
   * goes to the next mark
   */
  const enter = (from = listened.find(hasFocus)): boolean => {
    const before = state.shown();
    const isOther = from && (from !== before?.field || isMarkOnly(before));
    if (isOther && before?.view.about !== 'form' && !overlay.focused) state.choose(from);
    const shown = state.shown();
    if (!shown || !state.isVisible() || overlay.focused) return false;
    const key = contentKeyOf(shown);
    if (key === visitedKey && !listened.some(hasFocus)) return false;
    [isEntered, visitedKey] = [true, key];
    content.focusFirstButton();
    return true;
  };

  return {
    enter,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        // The page's dialog around the line stays open.
        event.preventDefault();
        state.goBack();
      }
      const { key, shiftKey } = event;
      const isTab = key === 'Tab';
      const step = key === 'ArrowUp' || (isTab && shiftKey) ? -1 : 1;
      if (!isTab && key !== 'ArrowDown' && key !== 'ArrowUp') return;
      const isHeld = isQuestion(state.shown()?.view);
      const tabStops = isHeld || isEntered || !isTab ? content.tabStops() : [];
      const { focused } = overlay;
      const index = focused instanceof HTMLButtonElement ? tabStops.indexOf(focused) : -1;
      if (index < 0 && !isHeld) return;
      event.preventDefault();
      const next = tabStops[index + step];
      if (next) next.focus();
      else if (isTab) state.shown()?.field.focus();
    },
    /** Makes Alt+Down in these fields move the focus into the line, until the next call. */
    listenTo(fields: readonly HTMLElement[]) {
      stopper.abort();
      stopper = new AbortController();
      listened = fields;
      for (const field of fields) {
        // On the field itself, so that the page can handle the key first and keep it.
        const onKeyDown = swallowErrors((event: Event) => {
          if (!(event instanceof KeyboardEvent) || !isAltDown(event) || !isAltDownFree(field))
            return;
          if (enter(field)) event.preventDefault();
        });
        field.addEventListener('keydown', onKeyDown, { signal: stopper.signal });
      }
    },
    /**
     * Whether the line should name that key: once in each document, if the field has focus and does
     * not use the key.
     */
    takeHint({ field, view }: LineShown) {
      const { standing, actions } = view;
      if (isHintGiven || isQuestion(view) || standing === 'busy' || actions.length === 0)
        return false;
      isHintGiven = hasFocus(field) && isAltDownFree(field);
      return isHintGiven;
    },
    /** Call this when the focus has come into our interface, from another element of the page. */
    came(from: EventTarget | null) {
      if (from instanceof HTMLElement) origin = from;
    },
    /** Call this when the focus has left our interface. */
    left() {
      isEntered = false;
    },
    /** Moves the focus to where it was before it came into our interface. */
    goBack() {
      (origin?.isConnected ? origin : state.shown()?.field)?.focus({ preventScroll: true });
    },
    stop: () => stopper.abort(),
  };
}
