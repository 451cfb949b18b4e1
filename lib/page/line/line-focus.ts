/** Moves keyboard focus from a field into its line and back. */
import { hasFocus, swallowErrors } from '../dom/index.ts';
import type { Overlay } from '../overlay/index.ts';
import type { LineContent } from './line-content.ts';
import { isAltDown, isAltDownFree } from './line-keys.ts';
import type { LineView } from './view.ts';

export interface LineFocusState {
  field(): HTMLElement | null;
  /** Identifies the line's content; empty while the line is not visible. */
  shownKey(): string;
  /** Whether the line shows the question of a held submit. */
  isHeld(): boolean;
  /** Called when Escape was pressed in the line. */
  goBack(): void;
}

export interface LineFocus {
  /**
   * Moves the focus into the line.
   * @returns false if it is not visible, or the person has just been in it: then the same command
   * goes to the next mark
   */
  enter(): boolean;
  onKeyDown(event: KeyboardEvent): void;
  /** Makes Alt+Down in these fields move the focus into the line, until the next call. */
  listenTo(fields: readonly HTMLElement[]): void;
  /**
   * Whether the line should name that key: once in each document, if the field has focus and does
   * not use the key.
   */
  takeHint(view: LineView): boolean;
  /** Call this when the focus has left our interface. */
  left(): void;
  stop(): void;
}

export function createLineFocus(
  overlay: Pick<Overlay, 'focused'>,
  content: Pick<LineContent, 'tabStops' | 'focusFirstButton'>,
  state: LineFocusState,
): LineFocus {
  /** Focus came by keyboard, so it returns to the field after the last button. */
  let isEntered = false;
  /** The content that the focus was last moved to. */
  let visitedKey = '';
  let isHintGiven = false;
  let stopper = new AbortController();
  let listened: readonly HTMLElement[] = [];

  const enter = (): boolean => {
    const [field, key] = [state.field(), state.shownKey()];
    if (!field || key === '' || overlay.focused) return false;
    if (key === visitedKey && !listened.some(hasFocus)) return false;
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
      const { key, shiftKey } = event;
      const isTab = key === 'Tab';
      const step = key === 'ArrowUp' || (isTab && shiftKey) ? -1 : 1;
      if (!isTab && key !== 'ArrowDown' && key !== 'ArrowUp') return;
      const isHeld = state.isHeld();
      const tabStops = isHeld || isEntered || !isTab ? content.tabStops() : [];
      const { focused } = overlay;
      const index = focused instanceof HTMLButtonElement ? tabStops.indexOf(focused) : -1;
      if (index < 0 && !isHeld) return;
      event.preventDefault();
      const next = tabStops[index + step];
      if (next || isTab) (next ?? state.field())?.focus();
    },
    listenTo(fields) {
      stopper.abort();
      stopper = new AbortController();
      listened = fields;
      for (const field of fields) {
        // On the field itself, so that the page can handle the key first and keep it.
        const onKeyDown = swallowErrors((event: Event) => {
          if (!(event instanceof KeyboardEvent) || !isAltDown(event) || !isAltDownFree(field))
            return;
          if (enter()) event.preventDefault();
        });
        field.addEventListener('keydown', onKeyDown, { signal: stopper.signal });
      }
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
