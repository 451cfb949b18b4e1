/** The slim verdict line by a field, and the held-submit dialog in the same place. */
import { fieldLineText } from '../../texts/line.ts';
import { type GetShadowRoot, swallowErrors } from '../dom/index.ts';
import { createOverlay, type OverlayListener } from '../overlay/index.ts';
import { type CornerMark, createCornerMarks } from './corner-marks.ts';
import {
  appendButton,
  appendElement,
  type LineTone,
  setGeneratedText,
  setLineTone,
} from './elements.ts';
import { type LinePlacement, placeLine } from './placement.ts';

export interface LineView {
  /** `busy` while an answer is on its way. */
  readonly standing: LineTone;
  /** One sentence. */
  readonly text: string;
  /** What it rests on, in two or three words. */
  readonly basis?: string;
  readonly actions: readonly LineAction[];
  /** A held submit: an alertdialog, focused, instead of a quiet status line. */
  readonly held?: boolean;
  /** Stands there whatever it covers: a person asked for it, or is asked. */
  readonly wanted?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** Runs on a trusted press. It costs nothing and does no more than the page could do itself. */
  run(): void;
}

export interface FieldLine {
  /** @returns whether the whole line is in sight: there may be no room for it, or no top layer */
  show(field: HTMLElement, view: LineView): boolean;
  /** Marks the fields that have something to say beside the one that has the line. */
  showMarks(others: readonly CornerMark[]): void;
  hide(): void;
  /** The field the line is shown for. */
  readonly field: HTMLElement | null;
}

/** What a person does with the line. */
export interface LineHandlers {
  /** It is not wanted. */
  onDismiss(): void;
  /** The mark of a field was pressed, or has the focus; null: the focus has left it. */
  onChooseField(field: HTMLElement | null): void;
}

export interface FieldLineOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly getShadowRoot: GetShadowRoot;
}

/** Looks for layout changes that fire no event, while a line is shown, ms. */
const RECHECK_MS = 250;
/** As far from its field, CSS px, as a line still seems to be about it; a warning is worth a look. */
const MAX_DISTANCE = { plain: 120, warning: 400, wanted: Number.POSITIVE_INFINITY } as const;
/** A place found this lately, ms, is taken again for the same field. */
const RECENT_MS = 500;
/** How often a line is put back that the page took away with what it stood in. */
const MAX_REINSERTS = 3;

export function createFieldLine(
  { css, signal, getShadowRoot: rootOf }: FieldLineOptions,
  ears: LineHandlers,
): FieldLine {
  const presses = new WeakMap<Element, () => void>();
  /** The button that a press began on. */
  let down: Element | null = null;
  const hear: OverlayListener = (event, on) => {
    if (!event.isTrusted) return;
    const button = on?.closest('button') ?? null;
    if (event.type === 'mousedown') {
      down = button;
      // The field keeps its focus: a press is not "leaving the field".
      event.preventDefault();
    } else if (event.type === 'click' && event instanceof MouseEvent) {
      const isByKey = event.detail === 0;
      if (button && (isByKey || button === down)) press(button);
    } else if (event.type === 'keydown' && event instanceof KeyboardEvent) {
      key(event);
    } else if (event.type === 'focusin') {
      const chosen = marks.fieldOf(on);
      if (chosen) ears.onChooseField(chosen);
    } else if (event.type === 'focusout' && !isOurs(event)) {
      ears.onChooseField(null);
    }
  };
  const isOurs = (event: Event) =>
    event instanceof FocusEvent &&
    event.relatedTarget instanceof Node &&
    event.relatedTarget.getRootNode() === mount.getRootNode();
  const overlay = createOverlay('fieldmark-field', css, signal, hear);
  const { mount } = overlay;
  const marks = createCornerMarks(overlay);
  const line = appendElement('div', 'line', mount);
  const glyph = appendElement('span', 'glyph', line);
  glyph.ariaHidden = 'true';
  const status = appendElement('span', 'text', line);
  status.role = 'status';
  const buttons = appendElement('span', 'buttons', line);
  const cross = appendButton(line, fieldLineText('dismiss'), 'dismiss');
  cross.dataset.text = '×';

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  let view: LineView | undefined;
  let placed: LinePlacement | undefined;
  let others: readonly CornerMark[] = [];
  let putBack = 0;
  let found = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearInterval(timer);
    [field, shown, view, others] = [null, '', undefined, []];
    marks.show([]);
    overlay.hide();
  };
  const dismiss = (back: HTMLElement | null) => {
    close();
    ears.onDismiss();
    back?.focus();
  };
  presses.set(cross, () => dismiss(overlay.focused ? field : null));

  const press = (button: HTMLButtonElement) => {
    const chosen = marks.fieldOf(button);
    if (chosen) {
      ears.onChooseField(chosen);
      // By keyboard: on to what its line offers.
      if (overlay.focused === button) (buttons.querySelector('button') ?? cross).focus();
    }
    presses.get(button)?.();
  };

  /** Escape is answered here; from the last button of a question Tab leads back to its field. */
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The page's own dialog around it stays open.
      event.preventDefault();
      dismiss(field);
    }
    if (event.key !== 'Tab' || !view?.held) return;
    const stops = [...buttons.querySelectorAll('button')];
    const at = overlay.focused instanceof HTMLButtonElement ? stops.indexOf(overlay.focused) : -1;
    const next = at + (event.shiftKey ? -1 : 1);
    event.preventDefault();
    (stops[next] ?? field)?.focus();
  };

  /** Whether there was room for it. */
  const place = (): boolean => {
    if (!field?.isConnected) {
      close();
      return false;
    }
    const isWanted = view?.held === true || view?.wanted === true;
    const isWarning = view?.standing === 'bad' || view?.standing === 'caution';
    const reach = MAX_DISTANCE[isWanted ? 'wanted' : isWarning ? 'warning' : 'plain'];
    placed = placeLine({
      overlay,
      line,
      field,
      previous: placed,
      getShadowRoot: rootOf,
      maxDistance: reach,
      isWanted,
    });
    const isShown = placed.slot !== undefined;
    const own =
      view && (!isShown || placed.isDetached) && field.getBoundingClientRect().width > 0
        ? [{ field, tone: view.standing, text: view.text }]
        : [];
    marks.show([...own, ...others.filter((mark) => mark.field !== field || view?.wanted)]);
    return isShown;
  };

  const follow = swallowErrors(() => {
    if (field) place();
  });
  /** Things that no event tells of: it is put back, or into what the field is in now. */
  const look = swallowErrors(() => {
    if (!overlay.isShown) putBack += 1;
    if (field?.isConnected && putBack <= MAX_REINSERTS) overlay.show(field);
    follow();
  });
  const options = { capture: true, passive: true, signal };
  addEventListener('scroll', follow, options);
  addEventListener('resize', follow, options);
  addEventListener('fullscreenchange', look, options);
  signal.addEventListener('abort', close);

  const build = (now: LineView) => {
    setLineTone(line, glyph, now.standing);
    line.role = now.held ? 'alertdialog' : null;
    line.ariaLabel = now.held ? now.text : null;
    setGeneratedText(status, now.text);
    line.dataset.size = now.held ? 'question' : 'line';
    buttons.replaceChildren();
    for (const [i, { label }] of now.actions.entries()) {
      presses.set(appendButton(buttons, label), () => view?.actions[i]?.run());
    }
    // Its words are generated content, which is in the accessibility tree; a span takes no name.
    if (now.basis) appendElement('span', 'basis', buttons).dataset.text = now.basis;
    cross.hidden = now.held === true;
  };

  return {
    get field() {
      return field;
    },
    hide: close,
    show(target, now) {
      const labels = now.actions.map(({ label }) => label);
      const key = JSON.stringify([now.standing, now.text, now.basis, now.held, labels]);
      const isSame = field === target && key === shown;
      const isLate = performance.now() - found > RECENT_MS;
      const isOther = now.held !== view?.held || now.wanted !== view?.wanted;
      if (field !== target || isOther || isLate) {
        placed = undefined;
        found = performance.now();
      }
      [field, shown, view] = [target, key, now];
      overlay.show(target);
      if (!isSame) build(now);
      const isSeen = place() && overlay.isShown && isInViewport(line);
      if (isSame) return isSeen;
      putBack = 0;
      clearInterval(timer);
      timer = setInterval(look, RECHECK_MS);
      if (now.held && isSeen) buttons.querySelector('button')?.focus();
      return isSeen;
    },
    showMarks(wanted) {
      others = wanted;
      if (field) place();
    },
  };
}

/** Whether the viewport of this frame holds all of it; a pixel is rounding. */
function isInViewport(line: HTMLElement): boolean {
  const { width, left, right, top, bottom } = line.getBoundingClientRect();
  const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return width > 0 && isWithin;
}
