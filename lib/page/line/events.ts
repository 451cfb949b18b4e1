/** What the person does in our interface: presses, keys, focus, and the pointer at a corner mark. */
import { swallowErrors } from '../dom/index.ts';
import type { Overlay, OverlayListener } from '../overlay/index.ts';
import type { createCornerMarks } from './corner-marks.ts';
import type { LineContent } from './line-content.ts';
import type { LineFocus } from './line-focus.ts';
import { isQuestion, type LineShown } from './shown.ts';
import type { LineHandlers } from './view.ts';

/** The parts of a line, which exist once it can be used. */
export interface LineParts {
  readonly overlay: Overlay;
  readonly marks: ReturnType<typeof createCornerMarks>;
  readonly content: LineContent;
  readonly focus: LineFocus;
}

/** A line that opened because the pointer was at a corner mark stays this long after it has left, ms. */
const HOVER_MS = 350;

export function createLineInput(
  parts: () => LineParts,
  shown: () => LineShown | undefined,
  onChooseField: LineHandlers['onChooseField'],
) {
  /** The button that the pointer was pressed down on. */
  let pressedButton: Element | null = null;
  /** The focus leaves a button that gives way to the whole line. */
  let isChoosing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pointer, not a press, opened the line. */
  let isPointing = false;

  const isInside = (node: EventTarget | null) =>
    node instanceof Node && node.getRootNode() === parts().overlay.mount.getRootNode();
  const isInUse = () => shown()?.isMenuOpen === true || parts().overlay.focused !== null;

  const choose = (field: HTMLElement | null) => {
    isChoosing = true;
    onChooseField(field);
    isChoosing = false;
  };
  const press = (button: HTMLButtonElement) => {
    const { marks, overlay, content } = parts();
    const chosen = marks.fieldOf(button);
    const isByKey = overlay.focused === button;
    // A pressed mark keeps its line open.
    if (chosen) {
      isPointing = false;
      choose(chosen);
    }
    content.press(button);
    // The mark or the strip's button gave way to the whole line.
    if (isByKey && shown()?.isChosen) content.focusFirstButton();
  };
  const onFocus = ({ type, relatedTarget }: FocusEvent, target: Element | null) => {
    const { marks, focus } = parts();
    if (type === 'focusin') {
      if (!isInside(relatedTarget)) focus.came(relatedTarget);
      const field = marks.fieldOf(target);
      if (field) onChooseField(field);
    } else if (type === 'focusout' && !isInside(relatedTarget) && !isChoosing) {
      focus.left();
      onChooseField(null);
    }
  };
  const point = (field: HTMLElement) => {
    const now = shown();
    if (isInUse() || isQuestion(now?.view) || (now?.isChosen && field === now.field)) return;
    choose(field);
    isPointing = true;
  };
  const pointAway = swallowErrors(() => {
    if (isPointing && !isInUse()) onChooseField(null);
    isPointing = false;
  });
  const onMouse = (event: MouseEvent, target: Element | null) => {
    const { type } = event;
    const button = target?.closest('button') ?? null;
    if (type === 'mousedown') {
      pressedButton = button;
      // Keeps the focus where the person is while they press a button of the line.
      event.preventDefault();
      // What lies beside the text is the field's own room, also where nothing is drawn.
      if (!button && target && shown()?.view.about !== 'form') shown()?.field.focus();
    } else if (type === 'click') {
      if (button && (event.detail === 0 || button === pressedButton)) press(button);
    } else if (type === 'mouseover') {
      clearTimeout(timer);
      const field = parts().marks.fieldOf(target);
      if (field) point(field);
    } else if (type === 'mouseout' && !isInside(event.relatedTarget)) {
      timer = setTimeout(pointAway, HOVER_MS);
    }
  };
  const listener: OverlayListener = (event, target) => {
    if (!event.isTrusted) return;
    if (event instanceof FocusEvent) onFocus(event, target);
    else if (event instanceof MouseEvent) onMouse(event, target);
    else if (event instanceof KeyboardEvent && event.type === 'keydown')
      parts().focus.onKeyDown(event);
  };
  return { listener, choose, isInUse };
}
