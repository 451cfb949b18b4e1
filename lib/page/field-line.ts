/** The slim verdict line by a field, and the held-submit dialog in the same place. */
import type { Standing } from '../verdict.ts';
import { createOverlay } from './overlay.ts';
import { lineSpots } from './place.ts';
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
const CONTROLS =
  'a[href],button,input,select,textarea,summary,label,[role=button],[role=option],[contenteditable],[tabindex]';

export function createFieldLine(css: string, signal: AbortSignal, dismiss: () => void): FieldLine {
  const { host, mount, show, hide, moveTo } = createOverlay('fieldmark-field', css, signal);
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
  const buttons = make('span', 'buttons', line);
  const trust = createTrust(host, line);

  let field: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';
  let placedAt = '';

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
    hide();
  };

  /** How many points of a spot lie on the site's own controls. */
  const covers = (x: number, y: number, width: number, height: number) => {
    let count = 0;
    for (const across of [0.02, 0.25, 0.5, 0.75, 0.98]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document
          .elementsFromPoint(x + width * across, y + height * down)
          .find((element) => element !== host);
        const control = hit?.closest(CONTROLS);
        if (control && control !== field && !control.contains(field)) count += 1;
      }
    }
    return count;
  };

  const place = () => {
    if (!field?.isConnected) return close();
    const box = field.getBoundingClientRect();
    const view = { width: innerWidth, height: innerHeight };
    const isSeen =
      box.width > 0 && box.bottom > 0 && box.top < view.height && box.right > 0 && box.left < view.width;
    const width = Math.min(Math.max(box.width, 260), 460, view.width - 16);
    line.style.width = `${width / (host.currentCSSZoom ?? 1)}px`;
    const size = line.getBoundingClientRect();
    const now = [box.x, box.y, box.width, box.height, size.height, view.width, view.height].join(' ');
    if (now === placedAt && isSeen) return;
    placedAt = now;
    const isRightToLeft = getComputedStyle(field).direction === 'rtl';
    const spots = isSeen ? lineSpots(box, size, view, isRightToLeft) : [];
    let best = spots[0];
    let least = Number.POSITIVE_INFINITY;
    for (const spot of spots) {
      const count = covers(spot.x, spot.y, size.width, size.height);
      if (count < least) {
        least = count;
        best = spot;
      }
    }
    line.style.visibility = best ? '' : 'hidden';
    if (best) moveTo(best.x, best.y);
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
      const key = JSON.stringify([view.standing, view.text, view.held, view.actions.map((a) => a.label)]);
      const isSame = field === target && key === shown;
      field = target;
      show(target);
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
        button('×', () => {
          dismiss();
          close();
        }, 'dismiss').ariaLabel = 'Dismiss';
      }
      placedAt = '';
      place();
      if (!isSame) trust.touch();
      clearInterval(timer);
      timer = setInterval(follow, LOOK_AGAIN);
      if (view.held) made[0]?.focus();
    },
  };
}
