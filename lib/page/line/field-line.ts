/** The verdict line by a field, which also shows the summary of a held form by the form's button. */
import { swallowErrors } from '../dom/index.ts';
import { createOverlay, type Overlay } from '../overlay/index.ts';
import { createCornerMarks } from './corner-marks.ts';
import { createLineInput } from './events.ts';
import { createLineContent, type LineContent } from './line-content.ts';
import { createLineFocus, type LineFocus } from './line-focus.ts';
import { isInViewport } from './placement.ts';
import { createPointer } from './pointer.ts';
import { createLinePosition } from './position.ts';
import {
  contentKeyOf,
  isMarkOnly,
  isQuestion,
  type LineShown,
  lineFieldsOf,
  nextShown,
} from './shown.ts';
import type { FieldLine, FieldLineOptions, LineHandlers } from './view.ts';

/** Interval, ms, at which a shown line is repositioned: not every layout change fires an event. */
const RECHECK_MS = 250;
/** How often a line is shown again after the page removed its container. */
const MAX_REINSERTS = 3;

export function createFieldLine(
  { css, signal }: FieldLineOptions,
  handlers: LineHandlers,
): FieldLine {
  let shown: LineShown | undefined;

  const input = createLineInput(
    () => ({ overlay, marks, content, focus }),
    () => shown,
    handlers.onChooseField,
  );
  const overlay: Overlay = createOverlay('fieldmark-field', css, signal, input.listener);
  const marks = createCornerMarks(overlay);
  const pointer = createPointer(overlay);
  const content: LineContent = createLineContent(overlay.mount, {
    view: () => shown?.view,
    openMenu: () => showMenu(true),
    expand: () => input.choose(shown?.field ?? null),
    dismiss: () => (shown?.isMenuOpen ? showMenu(false) : hide(handlers.onDismiss)),
    onChoice() {
      if (shown) shown = { ...shown, isMenuOpen: false };
      if (overlay.focused) focus.goBack();
    },
  });
  const position = createLinePosition(overlay, content);
  const focus: LineFocus = createLineFocus(overlay, content, {
    shown: () => shown,
    isVisible: () => shown !== undefined && position.isPlaced(shown) && overlay.isShown,
    choose: input.choose,
    goBack() {
      if (shown?.isMenuOpen) showMenu(false);
      else if (isQuestion(shown?.view)) hide(handlers.onDismiss);
      else focus.goBack();
    },
  });
  const watch = createWatch(signal, {
    isShown: () => overlay.isShown,
    showAgain: () => shown?.field.isConnected && overlay.show(shown.field),
    reposition,
  });

  function hide(then?: () => void) {
    watch.stop();
    focus.stop();
    if (overlay.focused && !isQuestion(shown?.view)) focus.goBack();
    shown = undefined;
    marks.show([]);
    overlay.hide();
    then?.();
  }
  function showMenu(isMenuOpen: boolean) {
    if (!shown) return;
    const isByKey = overlay.focused !== null;
    shown = { ...shown, isMenuOpen };
    content.render(shown, false);
    position.forget();
    place();
    if (isByKey) content[isMenuOpen ? 'focusFirstButton' : 'focusMenuButton']();
  }

  const named = () => (shown ? lineFieldsOf(shown.view).map(({ control }) => control) : []);
  /** @returns whether a position was found */
  function place(mayScroll = false): boolean {
    if (!shown?.field.isConnected) {
      hide();
      return false;
    }
    const { field, view, isMenuOpen } = shown;
    const placed = position.place(shown, mayScroll);
    const isPlaced = position.isPlaced(shown);
    const link = isMarkOnly(shown) ? undefined : placed?.link;
    pointer.show(link, isMenuOpen ? 'unknown' : view.standing);
    const alone = { field, tone: view.standing, text: view.text };
    const isAlone = !isPlaced && view.about !== 'form';
    marks.show(shown.marks, placed?.box, isAlone ? alone : undefined);
    return isPlaced;
  }
  function reposition(isResized: boolean) {
    if (!shown) return;
    if (isResized) position.forgetForm();
    const isGone = [shown.field, ...named()].some((control) => !control.isConnected);
    place(isResized && isQuestion(shown.view));
    if (isGone) handlers.onFieldGone();
  }
  /** Alt+Down in each of these fields moves the focus into its line. */
  const listen = () => {
    const marked = shown?.marks.map((mark) => mark.field) ?? [];
    focus.listenTo([...new Set([...(shown ? [shown.field] : []), ...named(), ...marked])]);
  };
  signal.addEventListener('abort', () => hide());

  return {
    get isInUse() {
      return input.isInUse();
    },
    enter: focus.enter,
    hide: () => hide(),
    show(request) {
      const { field, view } = request;
      const before = shown;
      const next = nextShown(before, request);
      const isUnchanged = before?.field === field && contentKeyOf(before) === contentKeyOf(next);
      position.change(before, next, isUnchanged);
      shown = next;
      listen();
      overlay.show(field);
      const { focused } = overlay;
      if (!isUnchanged) content.render(next, focus.takeHint(next));
      const isHeld = isQuestion(view);
      const isVisible = place(isHeld) && overlay.isShown && isInViewport(content.line);
      if (isUnchanged) return isVisible;
      watch.start();
      if (isHeld && isVisible) content.focusFirstButton();
      // The button that had the focus was removed.
      else if (focused && !overlay.focused) focus.goBack();
      return isVisible;
    },
  };
}

/** Keeps a shown line at its field: when the page scrolls, changes or removes it. */
function createWatch(
  signal: AbortSignal,
  line: {
    isShown(): boolean;
    /** Shows the line again if the page removed it, and moves it to the field's present container. */
    showAgain(): void;
    reposition(isResized: boolean): void;
  },
) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let reinserts = 0;
  const onMove = swallowErrors(({ type }: Event) => line.reposition(type === 'resize'));
  const recheck = swallowErrors(() => {
    if (!line.isShown()) reinserts += 1;
    if (reinserts <= MAX_REINSERTS) line.showAgain();
    line.reposition(false);
  });
  const options = { capture: true, passive: true, signal };
  for (const name of ['scroll', 'resize']) addEventListener(name, onMove, options);
  addEventListener('fullscreenchange', recheck, options);
  return {
    start() {
      reinserts = 0;
      clearInterval(timer);
      timer = setInterval(recheck, RECHECK_MS);
    },
    stop: () => clearInterval(timer),
  };
}
