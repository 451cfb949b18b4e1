/** The slim verdict line by a field, and the held-submit dialog in the same place. */
import type { Standing } from '../verdict.ts';
import { type LinePlace, placeLine } from './line-place.ts';
import { createOverlay } from './overlay.ts';

export interface LineView {
  /** `busy` while an answer is on its way. */
  readonly standing: Standing | 'busy';
  /** One sentence. */
  readonly text: string;
  /** What it rests on, in two or three words. */
  readonly basis?: string;
  readonly actions: readonly LineAction[];
  /** A held submit: an alertdialog, focused, instead of a quiet status line. */
  readonly held?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** Runs on a trusted press. It costs nothing and does no more than the page could do itself. */
  run(): void;
}

export interface FieldLine {
  /** @returns whether the whole line is in sight: there may be no room for it, or no top layer */
  show(field: HTMLElement, view: LineView): boolean;
  hide(): void;
  /** The field the line is shown for. */
  readonly field: HTMLElement | null;
}

const GLYPHS: Readonly<Record<LineView['standing'], string>> = {
  good: '✓',
  caution: '!',
  bad: '✕',
  unknown: '?',
  busy: '',
};

/** Looks for layout changes that fire no event, while a line is shown, ms. */
const LOOK_AGAIN = 250;

/**
 * Says it as generated content (`::before`, field-line.css): a page can search and select the text in
 * closed shadow roots, but not that (CSS Generated Content). The accessibility tree has both.
 */
function say(element: HTMLElement, text: string): void {
  element.dataset.text = text;
  element.ariaLabel = text;
}

export function createFieldLine(css: string, signal: AbortSignal, dismiss: () => void): FieldLine {
  const overlay = createOverlay('fieldmark-field', css, signal);
  const { mount } = overlay;
  const make = (tag: string, className: string, parent: Element) => {
    const element = document.createElement(tag);
    element.className = className;
    parent.append(element);
    return element;
  };
  const line = make('div', 'line', mount);
  const glyph = make('span', 'glyph', line);
  glyph.ariaHidden = 'true';
  const status = make('span', 'text', line);
  status.role = 'status';
  // Our sentences keep their own direction on a right-to-left page.
  status.dir = 'auto';
  const buttons = make('span', 'buttons', line);

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  let actions: readonly LineAction[] = [];
  let placed: LinePlace | undefined;

  const button = (parent: Element, label: string, press: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    say(element, label);
    parent.append(element);
    element.addEventListener('click', (event) => {
      if (event.isTrusted) press();
    });
    // The field keeps its focus: a press is not "leaving the field".
    element.addEventListener('mousedown', (event) => event.preventDefault());
    return element;
  };

  const close = () => {
    clearInterval(timer);
    field = null;
    shown = '';
    overlay.hide();
  };

  const cross = button(line, 'Dismiss', () => {
    dismiss();
    close();
  });
  cross.className = 'dismiss';
  cross.dataset.text = '×';

  /** Whether there was room for it. */
  const place = (): boolean => {
    if (!field?.isConnected) {
      close();
      return false;
    }
    placed = placeLine(overlay, line, field, placed);
    return placed.room !== undefined;
  };

  const follow = () => {
    if (field) place();
  };
  const options = { capture: true, passive: true, signal };
  addEventListener('scroll', follow, options);
  addEventListener('resize', follow, options);
  signal.addEventListener('abort', close);

  line.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.isTrusted) {
      const back = field;
      dismiss();
      close();
      back?.focus();
    }
  });

  const build = (view: LineView) => {
    line.dataset.standing = view.standing;
    line.role = view.held ? 'alertdialog' : null;
    line.ariaLabel = view.held ? view.text : null;
    glyph.dataset.text = GLYPHS[view.standing];
    say(status, view.text);
    line.dataset.size = view.held ? 'question' : 'line';
    buttons.replaceChildren();
    for (const [i, { label }] of actions.entries()) {
      button(buttons, label, () => actions[i]?.run());
    }
    if (view.basis) say(make('span', 'basis', buttons), view.basis);
    cross.hidden = view.held === true;
  };

  return {
    get field() {
      return field;
    },
    hide: close,
    show(target, view) {
      const labels = view.actions.map(({ label }) => label);
      const key = JSON.stringify([view.standing, view.text, view.basis, view.held, labels]);
      const isSame = field === target && key === shown;
      field = target;
      shown = key;
      actions = view.actions;
      overlay.show(target);
      if (!isSame) build(view);
      placed = undefined;
      const isSeen = place() && overlay.isShown && isInside(line);
      if (isSame) return isSeen;
      clearInterval(timer);
      timer = setInterval(follow, LOOK_AGAIN);
      if (view.held && isSeen) buttons.querySelector('button')?.focus();
      return isSeen;
    },
  };
}

/** Whether the viewport of this frame holds all of it; a pixel is rounding. */
function isInside(line: HTMLElement): boolean {
  const { width, left, right, top, bottom } = line.getBoundingClientRect();
  const isWithin = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return width > 0 && isWithin;
}
