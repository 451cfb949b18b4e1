/** The slim verdict line by a field, and the held-submit dialog in the same place. */
import type { Standing } from '../verdict.ts';
import { type LinePlace, placeLine } from './line-place.ts';
import { createOverlay } from './overlay.ts';
import { createTrust } from './trust.ts';

export interface LineView {
  /** `busy` while an answer is on its way. */
  readonly standing: Standing | 'busy';
  /** One sentence. */
  readonly text: string;
  readonly actions: readonly LineAction[];
  /** A held submit: an alertdialog, focused, instead of a quiet status line. */
  readonly held?: boolean;
}

export interface LineAction {
  readonly label: string;
  /** Runs on a press. `guarded`: only if the person could see and read what they press. */
  readonly guarded: boolean;
  run(): void;
}

export interface FieldLine {
  show(field: HTMLElement, view: LineView): void;
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

export function createFieldLine(css: string, signal: AbortSignal, dismiss: () => void): FieldLine {
  const overlay = createOverlay('fieldmark-field', css, signal);
  const { host, mount } = overlay;
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
  const trust = createTrust(host, line);

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  let placed: LinePlace | undefined;

  const button = (label: string, run: (event: Event) => void, name = '') => {
    const element = make('button', name, buttons);
    element.setAttribute('type', 'button');
    element.textContent = label;
    element.addEventListener('click', (event) => {
      if (event.isTrusted) run(event);
    });
    // The field keeps its focus: a press is not "leaving the field".
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('mousedown', (event) => event.preventDefault());
    return element;
  };

  const close = () => {
    clearInterval(timer);
    field = null;
    shown = '';
    overlay.hide();
  };

  const place = () => {
    if (!field?.isConnected) return close();
    placed = placeLine(overlay, line, field, placed);
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

  return {
    get field() {
      return field;
    },
    hide: close,
    show(target, view) {
      const key = JSON.stringify([
        view.standing,
        view.text,
        view.held,
        view.actions.map((a) => a.label),
      ]);
      const isSame = field === target && key === shown;
      field = target;
      overlay.show(target);
      if (!isSame) {
        shown = key;
        line.dataset.standing = view.standing;
        glyph.textContent = GLYPHS[view.standing];
        buttons.replaceChildren();
        if (view.held) {
          line.role = 'alertdialog';
          line.ariaLabel = view.text;
        } else {
          line.removeAttribute('role');
          line.removeAttribute('aria-label');
        }
        status.textContent = view.text;
      } else {
        buttons.replaceChildren();
      }
      const made = view.actions.map(({ label, guarded, run }) =>
        button(label, (event) => {
          if (!guarded || trust.allows(event)) run();
        }),
      );
      if (!view.held) {
        button(
          '×',
          () => {
            dismiss();
            close();
          },
          'dismiss',
        ).ariaLabel = 'Dismiss';
      }
      placed = undefined;
      place();
      if (!isSame) trust.touch();
      clearInterval(timer);
      timer = setInterval(follow, LOOK_AGAIN);
      if (view.held) made[0]?.focus();
    },
  };
}
