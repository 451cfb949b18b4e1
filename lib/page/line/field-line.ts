/** The verdict line by a field, which also shows the question of a held submit. */
import { fieldLineText } from '../../texts/line.ts';
import { type GetShadowRoot, swallowErrors } from '../dom/index.ts';
import { createOverlay, type OverlayListener } from '../overlay/index.ts';
import { type CornerMark, createCornerMarks } from './corner-marks.ts';
import { appendButton, appendElement, setGeneratedText, setLineTone } from './elements.ts';
import { type LinePlacement, placeLine } from './placement.ts';
import type { LineView } from './view.ts';

export interface FieldLine {
  /** @returns whether the whole line is visible: there may be no free position, or no top layer */
  show(field: HTMLElement, view: LineView): boolean;
  /** Shows corner marks on the other fields that have a message. */
  showMarks(others: readonly CornerMark[]): void;
  hide(): void;
  /** The field the line is shown for. */
  readonly field: HTMLElement | null;
}

/** Called when a person uses the line. */
export interface LineHandlers {
  onDismiss(): void;
  /** The corner mark of a field was pressed or focused; null when focus has left our interface. */
  onChooseField(field: HTMLElement | null): void;
}

export interface FieldLineOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly getShadowRoot: GetShadowRoot;
}

/** Interval, ms, at which a shown line is repositioned: not every layout change fires an event. */
const RECHECK_MS = 250;
/** How far from its field a line may be, CSS px. A warning may be further away. */
const MAX_DISTANCE = { plain: 120, warning: 400, wanted: Number.POSITIVE_INFINITY } as const;
/** A position found less than this long ago, ms, is kept for the same field. */
const RECENT_MS = 500;
/** How often a line is shown again after the page removed its container. */
const MAX_REINSERTS = 3;

export function createFieldLine(
  { css, signal, getShadowRoot }: FieldLineOptions,
  handlers: LineHandlers,
): FieldLine {
  const pressHandlers = new WeakMap<Element, () => void>();
  /** The button that the pointer was pressed down on. */
  let pressedButton: Element | null = null;
  const listener: OverlayListener = (event, target) => {
    if (!event.isTrusted) return;
    const button = target?.closest('button') ?? null;
    if (event.type === 'mousedown') {
      pressedButton = button;
      // Keeps the focus in the field: a press on the line does not leave it.
      event.preventDefault();
    } else if (event.type === 'click' && event instanceof MouseEvent) {
      const isByKey = event.detail === 0;
      if (button && (isByKey || button === pressedButton)) press(button);
    } else if (event.type === 'keydown' && event instanceof KeyboardEvent) {
      onKeyDown(event);
    } else if (event.type === 'focusin') {
      const chosen = marks.fieldOf(target);
      if (chosen) handlers.onChooseField(chosen);
    } else if (event.type === 'focusout' && !staysInOverlay(event)) {
      handlers.onChooseField(null);
    }
  };
  const staysInOverlay = (event: Event) =>
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    event.relatedTarget.getRootNode() === mount.getRootNode();
  const overlay = createOverlay('fieldmark-field', css, signal, listener);
  const { mount } = overlay;
  const marks = createCornerMarks(overlay);
  const line = appendElement('div', 'line', mount);
  const glyph = appendElement('span', 'glyph', line);
  glyph.ariaHidden = 'true';
  const status = appendElement('span', 'text', line);
  status.role = 'status';
  const buttons = appendElement('span', 'buttons', line);
  const dismissButton = appendButton(line, fieldLineText('dismiss'), 'dismiss');
  dismissButton.dataset.text = '×';

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shownKey = '';
  let view: LineView | undefined;
  let placement: LinePlacement | undefined;
  let otherMarks: readonly CornerMark[] = [];
  let reinserts = 0;
  let placedAt = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearInterval(timer);
    [field, shownKey, view, otherMarks] = [null, '', undefined, []];
    marks.show([]);
    overlay.hide();
  };
  const dismiss = (focusAfter: HTMLElement | null) => {
    hide();
    handlers.onDismiss();
    focusAfter?.focus();
  };
  pressHandlers.set(dismissButton, () => dismiss(overlay.focused ? field : null));

  const press = (button: HTMLButtonElement) => {
    const chosen = marks.fieldOf(button);
    if (chosen) {
      handlers.onChooseField(chosen);
      // Pressed by keyboard: focus the first button of the field's line.
      if (overlay.focused === button) (buttons.querySelector('button') ?? dismissButton).focus();
    }
    pressHandlers.get(button)?.();
  };

  /** Escape dismisses. In a question, Tab after the last button goes back to the field. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The page's dialog around the line stays open.
      event.preventDefault();
      dismiss(field);
    }
    if (event.key !== 'Tab' || !view?.held) return;
    const tabStops = [...buttons.querySelectorAll('button')];
    const { focused } = overlay;
    const index = focused instanceof HTMLButtonElement ? tabStops.indexOf(focused) : -1;
    const next = index + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    (tabStops[next] ?? field)?.focus();
  };

  /** @returns whether a position was found */
  const place = (): boolean => {
    if (!field?.isConnected) {
      hide();
      return false;
    }
    const isWanted = view?.held === true || view?.wanted === true;
    const isWarning = view?.standing === 'bad' || view?.standing === 'caution';
    const maxDistance = MAX_DISTANCE[isWanted ? 'wanted' : isWarning ? 'warning' : 'plain'];
    placement = placeLine({
      overlay,
      line,
      field,
      previous: placement,
      getShadowRoot,
      maxDistance,
      isWanted,
    });
    const isShown = placement.slot !== undefined;
    const fieldMark =
      view && (!isShown || placement.isDetached) && field.getBoundingClientRect().width > 0
        ? [{ field, tone: view.standing, text: view.text }]
        : [];
    const others = otherMarks.filter((mark) => mark.field !== field || view?.wanted);
    marks.show([...fieldMark, ...others]);
    return isShown;
  };

  const reposition = swallowErrors(() => {
    if (field) place();
  });
  /** Shows the line again if the page removed it, and moves it to the field's present container. */
  const recheck = swallowErrors(() => {
    if (!overlay.isShown) reinserts += 1;
    if (field?.isConnected && reinserts <= MAX_REINSERTS) overlay.show(field);
    reposition();
  });
  const options = { capture: true, passive: true, signal };
  addEventListener('scroll', reposition, options);
  addEventListener('resize', reposition, options);
  addEventListener('fullscreenchange', recheck, options);
  signal.addEventListener('abort', hide);

  const render = ({ standing, text, basis, actions, held }: LineView) => {
    setLineTone(line, glyph, standing);
    line.role = held ? 'alertdialog' : null;
    line.ariaLabel = held ? text : null;
    setGeneratedText(status, text);
    line.dataset.size = held ? 'question' : 'line';
    buttons.replaceChildren();
    for (const [i, { label }] of actions.entries()) {
      pressHandlers.set(appendButton(buttons, label), () => view?.actions[i]?.run());
    }
    // No `ariaLabel`, which is not allowed on a span; generated content is in the accessibility tree.
    if (basis) appendElement('span', 'basis', buttons).dataset.text = basis;
    dismissButton.hidden = held === true;
  };

  return {
    get field() {
      return field;
    },
    hide,
    show(target, newView) {
      const { standing, text, basis, held, wanted, actions } = newView;
      const key = JSON.stringify([standing, text, basis, held, actions.map(({ label }) => label)]);
      const isUnchanged = field === target && key === shownKey;
      const isOldPlacement = performance.now() - placedAt > RECENT_MS;
      const isOtherSort = held !== view?.held || wanted !== view?.wanted;
      if (field !== target || isOtherSort || isOldPlacement) {
        placement = undefined;
        placedAt = performance.now();
      }
      [field, shownKey, view] = [target, key, newView];
      overlay.show(target);
      if (!isUnchanged) render(newView);
      const isVisible = place() && overlay.isShown && isInViewport(line);
      if (isUnchanged) return isVisible;
      reinserts = 0;
      clearInterval(timer);
      timer = setInterval(recheck, RECHECK_MS);
      if (held && isVisible) buttons.querySelector('button')?.focus();
      return isVisible;
    },
    showMarks(others) {
      otherMarks = others;
      if (field) place();
    },
  };
}

/** Whether the line is completely in this frame's viewport, with 1 px tolerance for rounding. */
function isInViewport(line: HTMLElement): boolean {
  const box = line.getBoundingClientRect();
  const isWithinX = box.left >= -1 && box.right <= innerWidth + 1;
  const isWithinY = box.top >= -1 && box.bottom <= innerHeight + 1;
  return box.width > 0 && isWithinX && isWithinY;
}
