import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CornerMark } from '../../../lib/page/line/corner-marks.ts';
import { createFieldLine } from '../../../lib/page/line/field-line.ts';
import type { FieldLine, FormView, LineView } from '../../../lib/page/line/view.ts';
import {
  fakePopovers,
  find,
  installPlatform,
  keepShadowRoot,
  recordListeners,
  trusted,
} from '../dom.ts';

const viewOf = (standing: LineView['standing'], text: string, labels: string[] = []): LineView => ({
  ...{ about: 'value', choices: [], isQuiet: false, isPaid: false, rows: 1 },
  standing,
  text,
  brief: text,
  actions: labels.map((label) => ({ label, run: () => {} })),
});
const HELD: FormView = {
  ...{ about: 'form', isQuestion: true, standing: 'bad', text: 'No.', brief: 'No.' },
  actions: [{ label: 'Fix it', run: () => {} }],
  ...{ fields: [], fieldRows: undefined },
  get near() {
    return [control];
  },
};

let control: HTMLInputElement;
let line: FieldLine;
let stop: AbortController;
let isOpen: boolean;
let box: DOMRect;
/** The labels of the elements that took focus. */
let took: (string | null)[];
/** The rectangle of the line. */
let lineBox: DOMRect;
let root: () => ShadowRoot | undefined;
const dismissed = vi.fn();
const chosen = vi.fn();

beforeEach(() => {
  installPlatform();
  vi.stubGlobal('innerWidth', 800);
  vi.stubGlobal('innerHeight', 600);
  document.elementFromPoint = () => null;
  document.body.innerHTML = '<input>';
  control = find('input');
  isOpen = true;
  took = [];
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focus(this: HTMLElement) {
    took.push(this.ariaLabel);
  });
  box = new DOMRect(20, 20, 200, 30);
  lineBox = new DOMRect(20, 60, 300, 28);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return this === control ? box : lineBox;
  });
  fakePopovers(() => isOpen);
  root = keepShadowRoot();
  dismissed.mockClear();
  chosen.mockClear();
  stop = new AbortController();
  line = createLine();
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const createLine = () =>
  createFieldLine(
    { css: '', signal: stop.signal },
    { onDismiss: dismissed, onChooseField: chosen, onFieldGone: () => {} },
  );
const show = (
  field: HTMLElement,
  view: LineView,
  isChosen = false,
  marks: readonly CornerMark[] = [],
) => line.show({ field, view, isChosen, marks });
const host = () => document.querySelector('fieldmark-field');

describe('showing a line', () => {
  it('is visible if a position is free, and takes focus if it is a question', () => {
    expect(show(control, HELD)).toBe(true);
    expect(show(control, HELD)).toBe(true);
    expect(took).toEqual(['Fix it']);
    show(control, { ...HELD, isQuestion: false });
    expect(took).toEqual(['Fix it']);
  });

  it.each<[string, () => void]>([
    ['the frame is too low', () => vi.stubGlobal('innerHeight', 60)],
    ['the browser does not show it in the top layer', () => Object.assign(lineBox, { width: 0 })],
    [
      'the browser shows no popover',
      () => {
        isOpen = false;
      },
    ],
    ['the field is gone', () => control.remove()],
  ])('is not visible, and takes no focus, if %s', (_, arrange) => {
    const held = control;
    arrange();
    expect(show(held, HELD)).toBe(false);
    expect(took).toEqual([]);
  });
});

/** An element of the line, by its selector. */
const part = (selector: string): HTMLElement => {
  const found = root()?.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
  return found;
};
const buttons = () =>
  [...(root()?.querySelectorAll<HTMLElement>('.buttons button') ?? [])].map((element) => [
    element.dataset.text,
    element.ariaLabel,
  ]);

/**
 * Dispatches an event through the listeners on window. There, the browser reports our host as the target;
 * only the shadow root knows the element in it.
 */
function dispatchToWindow(): (event: Event, on: Element | null, isTrusted?: boolean) => void {
  const fire = recordListeners(document.createElement('i'));
  return (event, on, isTrusted = true) => {
    const shadow = root();
    if (!shadow) throw new Error('no root');
    Object.assign(shadow, { elementFromPoint: () => on });
    vi.spyOn(shadow, 'activeElement', 'get').mockReturnValue(on);
    fire(trusted(event, { isTrusted, composedPath: () => [host()] }));
  };
}

const VIEWS = [
  viewOf('confirmed', 'It looks right.'),
  viewOf('caution', 'Did you mean bob@gmail.com?', ['Use it']),
  viewOf('bad', 'The address contains two dots in a row.'),
  viewOf('unknown', 'The API is not reachable.'),
  viewOf('busy', 'Looking up…'),
];
const FITS = viewOf('fits', 'Fits.');

describe('the text of a line', () => {
  it.each([...VIEWS, HELD])(
    'is in names and generated content, not in text nodes ($standing)',
    (view) => {
      show(control, view);
      expect(part(view === HELD ? '.line' : '[role=status]').ariaLabel).toBe(view.text);
      expect(part('.text').dataset.text).toBe(view.text);
      expect(buttons()).toEqual(view.actions.map(({ label }) => [label, label]));
      expect(part('.line').textContent).toBe('');
      expect(host()?.outerHTML).toMatch(
        /^<fieldmark-field(?: popover="manual")?><\/fieldmark-field>$/,
      );
    },
  );

  it('has one size for all verdicts, and another for a form', () => {
    const sizes = VIEWS.map((view) => {
      show(control, view);
      return part('.line').dataset.size;
    });
    expect(new Set(sizes)).toEqual(new Set(['line']));
    show(control, HELD);
    expect(part('.line').dataset.size).toBe('form');
  });

  it('is a dialog named by the reason if it is a question; otherwise it can be dismissed', () => {
    show(control, HELD);
    expect(part('.line').role).toBe('alertdialog');
    expect(part('.line').ariaLabel).toBe('No.');
    // A status inside would be read out in addition to the dialog's name.
    expect(root()?.querySelector('[role=status]')).toBeNull();
    expect(part('.text').ariaLabel).toBeNull();
    expect(part('.dismiss').hidden).toBe(true);
    show(control, FITS);
    expect(part('.line').role).toBeNull();
    expect(part('.line').ariaLabel).toBeNull();
    expect(part('.dismiss').hidden).toBe(false);
    expect(part('.dismiss').ariaLabel).toBe('Dismiss');
  });
});

describe('a press on the line, or a key in it', () => {
  let hear: ReturnType<typeof dispatchToWindow>;
  const press = (element: HTMLElement, isTrusted = true) => {
    hear(new MouseEvent('mousedown', { cancelable: true }), element, isTrusted);
    hear(new MouseEvent('click', { detail: 1 }), element, isTrusted);
  };
  beforeEach(() => {
    hear = dispatchToWindow();
    line = createLine();
  });

  it('runs the present action, and ignores scripts', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const view = (run: () => void) => ({ ...FITS, actions: [{ label: 'Look up', run }] });
    show(control, view(first));
    // The same texts for another value: the button stays but runs the new action.
    show(control, view(second));
    press(part('.buttons button'), false);
    expect(second).not.toHaveBeenCalled();
    press(part('.buttons button'));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('leaves focus in the field, and is hidden from the page', () => {
    show(control, HELD);
    const event = new MouseEvent('mousedown', { cancelable: true });
    const stopped = vi.spyOn(event, 'stopImmediatePropagation');
    hear(event, part('.buttons button'));
    expect(event.defaultPrevented).toBe(true);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('counts only on the button where it began', () => {
    const run = vi.fn();
    const actions = [
      { label: 'One', run: () => {} },
      { label: 'Two', run },
    ];
    show(control, { ...FITS, actions });
    const [first, second] = root()?.querySelectorAll('.buttons button') ?? [];
    hear(new MouseEvent('mousedown'), first ?? null);
    hear(new MouseEvent('click', { detail: 1 }), second ?? null);
    expect(run).not.toHaveBeenCalled();
    // A click by keyboard has no mousedown.
    hear(new MouseEvent('click', { detail: 0 }), second ?? null);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('on another field’s mark chooses that field, and so does focusing the mark', () => {
    const other = document.createElement('input');
    document.body.append(other);
    show(control, FITS, false, [{ field: other, tone: 'bad', text: 'Two dots.' }]);
    const mark = part('.mark');
    expect([mark.ariaLabel, mark.dataset.standing, mark.textContent]).toEqual([
      'Fieldmark: Two dots.',
      'bad',
      '',
    ]);
    press(mark);
    expect(chosen).toHaveBeenLastCalledWith(other);
    hear(new FocusEvent('focusout', { relatedTarget: document.body }), mark);
    expect(chosen).toHaveBeenLastCalledWith(null);
    hear(new FocusEvent('focusin'), mark);
    expect(chosen).toHaveBeenLastCalledWith(other);
    show(control, FITS, false, []);
    expect(root()?.querySelector('.mark')).toBeNull();
  });

  it.each([
    [false, ['Fix it', 'Two', null]],
    [true, ['Two', 'Fix it', null]],
  ])(
    'moves with Tab through the buttons of a question and back to its field (%s)',
    (shiftKey, order) => {
      show(control, { ...HELD, actions: viewOf('bad', 'No.', ['Fix it', 'Two']).actions });
      const at = [...(root()?.querySelectorAll<HTMLElement>('.buttons button') ?? [])];
      if (shiftKey) at.reverse();
      took = [];
      for (const button of at) {
        const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true });
        hear(event, button);
        expect(event.defaultPrevented).toBe(true);
      }
      expect(took).toEqual(order.slice(1));
    },
  );

  it('dismisses the line', () => {
    show(control, FITS);
    press(part('.dismiss'), false);
    expect(dismissed).not.toHaveBeenCalled();
    press(part('.dismiss'));
    expect(dismissed).toHaveBeenCalledTimes(1);
    expect(host()).toBeNull();
  });

  it.each([
    ['Escape', true, 1],
    ['Escape', false, 0],
    ['a', true, 0],
  ] as const)(
    'returns focus to the field with %s (trusted: %s), and keeps the line',
    (key, isTrusted, times) => {
      show(control, FITS);
      vi.mocked(HTMLElement.prototype.focus).mockClear();
      hear(new KeyboardEvent('keydown', { key }), part('.dismiss'), isTrusted);
      expect(dismissed).not.toHaveBeenCalled();
      expect(vi.mocked(HTMLElement.prototype.focus)).toHaveBeenCalledTimes(times);
      expect(host()).not.toBeNull();
    },
  );

  it('dismisses a question with Escape', () => {
    show(control, HELD);
    hear(new KeyboardEvent('keydown', { key: 'Escape' }), part('.buttons button'));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });
});

describe('the keyboard', () => {
  const view = viewOf('caution', 'The domain is probably a typo for gmail.com.', ['Use it']);
  let fire: (event: Event) => void;
  beforeEach(() => {
    fire = recordListeners(control);
  });
  /** Presses a key in the field. @returns whether the key was handled */
  const pressKey = (init: KeyboardEventInit, overrides: Parameters<typeof trusted>[1] = {}) => {
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      altKey: true,
      cancelable: true,
      ...init,
    });
    fire(trusted(event, { composedPath: () => [control], ...overrides }));
    return event.defaultPrevented;
  };
  const focusField = () => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(control);

  it('moves focus into the line with Alt+Down', () => {
    control.type = 'email';
    show(control, view);
    expect(pressKey({})).toBe(true);
    expect(took).toEqual(['Use it']);
  });

  it.each<[string, KeyboardEventInit, boolean]>([
    ['a key event from a script', {}, false],
    ['another key', { key: 'ArrowUp' }, true],
    ['Down alone', { altKey: false }, true],
    ['Ctrl+Alt+Down', { ctrlKey: true }, true],
  ])('does not move focus with %s', (_, init, isTrusted) => {
    control.type = 'email';
    show(control, view);
    expect(pressKey(init, { isTrusted })).toBe(false);
    expect(took).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['opens a list', () => control.setAttribute('aria-haspopup', 'listbox')],
    ['is a combobox', () => control.setAttribute('role', 'combobox')],
    ['completes what is typed', () => control.setAttribute('aria-autocomplete', 'list')],
    ['has suggestions', () => control.setAttribute('list', 'known')],
    ['is a date field', () => Object.assign(control, { type: 'date' })],
    ['is a number field', () => Object.assign(control, { type: 'number' })],
    ['is in a combobox', () => document.body.setAttribute('role', 'combobox')],
  ])('leaves Alt+Down to a field that %s; the command moves focus into its line', (_, arrange) => {
    control.type = 'email';
    arrange();
    show(control, view);
    expect(pressKey({})).toBe(false);
    expect(took).toEqual([]);
    expect(line.enter()).toBe(true);
    expect(took).toEqual(['Use it']);
    document.body.removeAttribute('role');
  });

  it('leaves Alt+Down to a page that has handled it', () => {
    show(control, view);
    pressKey({}, { defaultPrevented: true });
    expect(took).toEqual([]);
  });

  it('does not move focus into a line that is hidden or dismissed', () => {
    expect(line.enter()).toBe(false);
    show(control, view);
    isOpen = false;
    expect(line.enter()).toBe(false);
    isOpen = true;
    line.hide();
    expect(line.enter()).toBe(false);
    expect(pressKey({})).toBe(false);
    expect(took).toEqual([]);
  });

  it('moves focus into the same message only once by command, so that the command goes on to the marks', () => {
    show(control, view);
    expect(line.enter()).toBe(true);
    expect(line.enter()).toBe(false);
    show(control, { ...view, text: 'Another message.' });
    expect(line.enter()).toBe(true);
    const focused = focusField();
    expect(line.enter()).toBe(true);
    focused.mockRestore();
  });

  it('shows the key once, while the field has focus', () => {
    show(control, view);
    expect(root()?.querySelector('.key')).toBeNull();
    const focused = focusField();
    show(control, { ...view, text: 'One.' });
    expect(part('.key').dataset.text).toBe('Alt+↓');
    expect(part('.key').ariaLabel).toBe(
      'Press Alt and the down arrow key to move into this message.',
    );
    show(control, { ...view, text: 'Two.' });
    expect(root()?.querySelector('.key')).toBeNull();
    focused.mockRestore();
  });
});

describe('a sentence that does not fit', () => {
  const view = { ...viewOf('bad', 'A long sentence.'), brief: 'Short' };
  const contentHeight = (height: number) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(34);
  };

  it('gives way to a brief text that says what is wrong', () => {
    contentHeight(34);
    show(control, { ...view, text: 'It fits.' });
    expect(part('.line').classList.contains('brief')).toBe(false);
    contentHeight(51);
    show(control, view);
    expect(part('.line').classList.contains('brief')).toBe(true);
    expect(part('.text').dataset.brief).toBe('Short');
    expect(part('[role=status]').ariaLabel).toBe('A long sentence.');
  });

  it.each([
    [12, false, false],
    [13, false, true],
    [13, true, false],
  ])(
    'of %i words gives way, unless the person asked for it (%s): %s',
    (words, isChosen, isLong) => {
      const text = Array.from({ length: words }, () => 'word').join(' ');
      show(control, viewOf('bad', text), isChosen);
      expect(part('.line').classList.contains('long')).toBe(isLong);
      expect(part('[role=status]').ariaLabel).toBe(text);
    },
  );
});

describe('a line whose field moves', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    show(control, FITS);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is hidden while its field is out of view', () => {
    expect(part('.line').style.display).toBe('');
    Object.assign(box, { y: -400 });
    dispatchEvent(new Event('scroll'));
    expect(part('.line').style.display).toBe('none');
    Object.assign(box, { y: 20 });
    vi.advanceTimersByTime(250);
    expect(part('.line').style.display).toBe('');
  });

  it('is hidden when its field is removed, and on abort', () => {
    control.remove();
    vi.advanceTimersByTime(250);
    expect(host()).toBeNull();
    document.body.append(control);
    show(control, FITS);
    expect(host()).not.toBeNull();
    stop.abort();
    expect(host()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('has a symbol hidden from assistive technology, a sentence in our direction, and plain buttons', () => {
  show(control, FITS);
  const glyph = part('.glyph');
  expect(glyph.getAttribute('aria-hidden') ?? glyph.ariaHidden).toBe('true');
  const around = part('.text').closest('[dir]');
  expect([around?.getAttribute('dir'), around?.getAttribute('lang')]).toEqual(['ltr', 'en']);
  const plain = [...(root()?.querySelectorAll('button') ?? [])];
  expect(plain.map(({ type, ariaLabel, dataset }) => [type, ariaLabel, dataset.text])).toEqual([
    ['button', 'Show the whole message', '…'],
    ['button', 'Dismiss', '×'],
  ]);
});

describe('the edge of the viewport, with 1 px tolerance for rounding', () => {
  it.each<[string, DOMRect, boolean]>([
    ['at the start', new DOMRect(-1, -1, 300, 28), true],
    ['a pixel beyond the left', new DOMRect(-2, 60, 300, 28), false],
    ['a pixel beyond the top', new DOMRect(20, -2, 300, 28), false],
    ['at the end', new DOMRect(501, 573, 300, 28), true],
    ['a pixel beyond the right', new DOMRect(502, 60, 300, 28), false],
    ['a pixel beyond the bottom', new DOMRect(20, 574, 300, 28), false],
  ])('%s: the box %o is visible: %s', (_, place, isSeen) => {
    lineBox = place;
    expect(show(control, HELD)).toBe(isSeen);
  });
});
