/** Leads the keyboard from a field into its line and back. */
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { Overlay } from '../overlay/index.ts';
import type { LineContent } from './line-content.ts';
import { isAltDown, isAltDownFree } from './line-keys.ts';
import type { LineView } from './view.ts';

export interface LineFocusState {
  field(): HTMLElement | null;
  /** The content of the line; empty while it is not visible. */
  shownKey(): string;
  /** The line is a question. */
  isHeld(): boolean;
  /** Escape was pressed in the line. */
  goBack(): void;
}

export interface LineFocus {
  /**
   * Moves the focus into the line. @returns false if it is not visible, or the person comes from there:
   * the command that leads into it then goes on to the next mark
   */
  enter(): boolean;
  onKeyDown(event: KeyboardEvent): void;
  /** Alt+Down in this field leads into the line, until the next call. */
  listenTo(field: HTMLElement): void;
  /** Whether the line is to name the key that leads into it: once in each document, in a field that has it. */
  takeHint(view: LineView): boolean;
  /** The focus has left our interface. */
  left(): void;
  stop(): void;
}

export function createLineFocus(
  overlay: Pick<Overlay, 'focused'>,
  content: Pick<LineContent, 'buttons' | 'tabStops' | 'focusFirstButton'>,
  state: LineFocusState,
): LineFocus {
  /** The focus came by key, and goes back to the field after the last button. */
  let isEntered = false;
  /** The content that the person was led to last. */
  let visitedKey = '';
  let isHintGiven = false;
  let stopper = new AbortController();

  const enter = (): boolean => {
    const [field, key] = [state.field(), state.shownKey()];
    if (!field || key === '' || overlay.focused) return false;
    if (key === visitedKey && !hasFocus(field)) return false;
    [isEntered, visitedKey] = [true, key];
    content.focusFirstButton();
    return true;
  };

  return {
    enter,
    onKeyDown(event) {
      if (event.key === 'Escape') {
        // The page's dialog around the line stays open.
        event.preventDefault();
        state.goBack();
      }
      if (event.key !== 'Tab') return;
      const isHeld = state.isHeld();
      const tabStops = isHeld ? content.buttons() : isEntered ? content.tabStops() : [];
      const { focused } = overlay;
      const index = focused instanceof HTMLButtonElement ? tabStops.indexOf(focused) : -1;
      if (index < 0 && !isHeld) return;
      event.preventDefault();
      (tabStops[index + (event.shiftKey ? -1 : 1)] ?? state.field())?.focus();
    },
    listenTo(field) {
      stopper.abort();
      stopper = new AbortController();
      // On the field itself: a page that has used the key by then keeps it.
      const onKeyDown = swallowErrors((event: Event) => {
        if (!(event instanceof KeyboardEvent) || !isAltDown(event) || !isAltDownFree(field)) return;
        if (enter()) event.preventDefault();
      });
      field.addEventListener('keydown', onKeyDown, { signal: stopper.signal });
    },
    takeHint({ held, standing }) {
      const field = state.field();
      if (isHintGiven || held || standing === 'busy' || !field) return false;
      isHintGiven = hasFocus(field) && isAltDownFree(field);
      return isHintGiven;
    },
    left() {
      isEntered = false;
    },
    stop: () => stopper.abort(),
  };
}
