/** What the person does in our interface: presses, keys, focus, and the pointer at a corner mark. */
import { swallowErrors } from '../dom/index.ts';
import type { OverlayListener } from '../overlay/index.ts';

export interface LineEventHandlers {
  /** Whether a node is in our interface. */
  isInside(node: EventTarget | null): boolean;
  /** The field whose corner mark an element is in. */
  fieldOf(element: Element | null): HTMLElement | undefined;
  onPress(button: HTMLButtonElement): void;
  /** The pointer was pressed beside all buttons. */
  onPressBeside(): void;
  onKeyDown(event: KeyboardEvent): void;
  /** The focus came from another element of the page. */
  onFocusCame(from: EventTarget | null): void;
  onFocusLeft(): void;
  /** The focus came to a corner mark. */
  onFocusMark(field: HTMLElement): void;
  /** The pointer came to a corner mark. @returns whether its line opened */
  onPoint(field: HTMLElement): boolean;
  /** The pointer has left the mark and the line that it opened. */
  onPointAway(): void;
}

/** A line that opened because the pointer was at a corner mark stays this long after it has left, ms. */
const HOVER_MS = 350;

export function createLineListener(on: LineEventHandlers): OverlayListener {
  /** The button that the pointer was pressed down on. */
  let pressedButton: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pointer, not a press, opened the line. */
  let isPointing = false;
  const pointAway = swallowErrors(() => {
    if (isPointing) on.onPointAway();
    isPointing = false;
  });
  return (event, target) => {
    if (!event.isTrusted) return;
    const { type } = event;
    const button = target?.closest('button') ?? null;
    if (event instanceof FocusEvent) {
      if (type === 'focusin') {
        if (!on.isInside(event.relatedTarget)) on.onFocusCame(event.relatedTarget);
        const field = on.fieldOf(target);
        if (field) on.onFocusMark(field);
      } else if (type === 'focusout' && !on.isInside(event.relatedTarget)) on.onFocusLeft();
    } else if (event instanceof KeyboardEvent) {
      if (type === 'keydown') on.onKeyDown(event);
    } else if (event instanceof MouseEvent) {
      if (type === 'mousedown') {
        pressedButton = button;
        // Keeps the focus where the person is while they press a button of the line.
        event.preventDefault();
        if (!button && target) on.onPressBeside();
      } else if (type === 'click') {
        if (!button || (event.detail !== 0 && button !== pressedButton)) return;
        // A pressed mark keeps its line open.
        if (on.fieldOf(button)) isPointing = false;
        on.onPress(button);
      } else if (type === 'mouseover') {
        clearTimeout(timer);
        const field = on.fieldOf(target);
        if (field && on.onPoint(field)) isPointing = true;
      } else if (type === 'mouseout' && !on.isInside(event.relatedTarget)) {
        timer = setTimeout(pointAway, HOVER_MS);
      }
    }
  };
}
