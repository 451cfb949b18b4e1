import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldPresenter, type FieldPresenter } from '../../../lib/page/field/presenter.ts';
import type { CornerMark } from '../../../lib/page/line/corner-marks.ts';
import type { FieldLine, LineHandlers } from '../../../lib/page/line/field-line.ts';
import type { LineView } from '../../../lib/page/line/view.ts';
import { fakeTrackedField, judgement, verdict } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let tracked: ReturnType<typeof fakeTrackedField>;
let presenter: FieldPresenter;
let field: HTMLElement | null;
let view: LineView | undefined;
let hasRoom: boolean;
let handlers: LineHandlers;
let marks: readonly CornerMark[];
let takesFocus: () => void;
let whileShown: () => void;
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input value="bob@example.com"></form>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  control.scrollIntoView = scrolled;
  scrolled.mockClear();
  tracked = fakeTrackedField(control);
  tracked.field.known = judgement();
  [field, view, hasRoom, takesFocus, whileShown] = [null, undefined, true, () => {}, () => {}];
  const line: FieldLine = {
    get field() {
      return field;
    },
    isInUse: false,
    enter: () => field !== null,
    show(on, now) {
      [field, view] = [on, now];
      if (now.held) takesFocus();
      whileShown();
      return hasRoom;
    },
    showMarks(others) {
      marks = others;
    },
    hide() {
      [field, view, marks] = [null, undefined, []];
    },
  };
  marks = [];
  presenter = createFieldPresenter((given) => {
    handlers = given;
    return line;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (label: string) =>
  view?.actions.find((action) => action.label.startsWith(label))?.run();

describe('render', () => {
  it('shows a verdict by its field, and nothing without one', () => {
    presenter.render(tracked);
    expect(field).toBe(control);
    expect(view?.text).toBe('It looks right.');
    tracked.field.known = undefined;
    presenter.render(tracked);
    expect(field).toBeNull();
  });

  it('keeps the line of another field if a field has no message', () => {
    presenter.render(tracked);
    const other = fakeTrackedField(document.createElement('input'));
    presenter.render(other);
    expect(field).toBe(control);
  });

  it('shows nothing for a removed field', () => {
    presenter.render(tracked);
    control.remove();
    presenter.render(tracked);
    expect(field).toBeNull();
  });

  it('hides a good verdict some time after the field was left', () => {
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
    tracked.wasLeft = true;
    presenter.render(tracked);
    vi.advanceTimersByTime(7_999);
    expect(field).toBe(control);
    vi.advanceTimersByTime(1);
    expect(field).toBeNull();
  });

  it('keeps a verdict that is not good, even after a good one', () => {
    tracked.wasLeft = true;
    presenter.render(tracked);
    tracked.field.known = judgement({ standing: 'caution' });
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('keeps a later verdict if the line gave the focus back to the field while it showed the good one', () => {
    tracked.wasLeft = true;
    whileShown = () => {
      whileShown = () => {};
      // The field listens to its focus.
      presenter.render(tracked);
    };
    presenter.render(tracked);
    tracked.field.known = judgement({ standing: 'caution' });
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('does not hide another field’s line when the time of a good verdict is over', () => {
    tracked.wasLeft = true;
    presenter.render(tracked);
    const other = another({ standing: 'caution' });
    presenter.render(other);
    vi.advanceTimersByTime(8_000);
    expect(field).toBe(other.control);
    expect(marks).toEqual([]);
  });

  it('keeps the line of an answer, because hiding it would tell the page that the answer was good', () => {
    tracked.wasLeft = true;
    tracked.field.isAnswered = true;
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('prepares the lookup on a press, but makes none', () => {
    presenter.render(tracked);
    press('Look up');
    expect(tracked.field.prepareLookup).toHaveBeenCalledTimes(1);
    expect(tracked.field.lookUp).not.toHaveBeenCalled();
  });

  it.each([
    ['typed', true],
    ['filled in by the page', false],
  ])('applies a suggestion for a value that was %s: typed %s', (_, isTyped) => {
    tracked.field.known = judgement({ suggestion: 'bob@gmail.com' });
    control.value = 'bob@gmial.com';
    if (isTyped) tracked.provenance.acceptWhole('bob@gmial.com');
    else tracked.provenance.acceptWhole('bob@gmail.com.of.before');
    presenter.render(tracked);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(tracked.provenance.isTyped('bob@gmail.com')).toBe(isTyped);
    expect(tracked.wasLeft).toBe(true);
    expect(tracked.field.onLeave).toHaveBeenCalledWith(isTyped);
  });

  it('does not count a suggestion as typed if the page changed it', () => {
    tracked.field.known = judgement({ suggestion: 'bob@gmail.com' });
    tracked.provenance.acceptWhole(control.value);
    control.addEventListener('input', () => Object.assign(control, { value: 'eve@gmail.com' }));
    presenter.render(tracked);
    press('Use');
    expect(tracked.provenance.isTyped(control.value)).toBe(false);
  });

  it('keeps a dismissed line hidden', () => {
    expect(() => handlers.onDismiss()).not.toThrow();
    presenter.render(tracked);
    handlers.onDismiss();
    expect(tracked).toMatchObject({ dismissedValue: 'bob@example.com' });
    expect(field).toBeNull();
  });
});

/** A second tracked field with a message. */
function another(more: Parameters<typeof judgement>[0] = {}) {
  const input = document.createElement('input');
  input.value = 'ann@example.com';
  control.form?.append(input);
  const other = fakeTrackedField(input);
  other.field.known = judgement(more);
  other.wasLeft = true;
  return other;
}

describe('several fields', () => {
  const warn = (headline: string) => {
    tracked.wasLeft = true;
    tracked.field.known = judgement({ standing: 'caution', headline });
    presenter.render(tracked);
  };

  it.each(['good', 'unknown'] as const)(
    'keeps a warning when another field gets a verdict of %s',
    (standing) => {
      warn('Mistyped.');
      const other = another({ standing, headline: 'Fits.' });
      other.control.focus();
      presenter.render(other);
      expect(field).toBe(control);
      expect(marks).toEqual([
        { field: other.control, tone: standing === 'good' ? 'fits' : standing, text: 'Fits.' },
      ]);
    },
  );

  it('keeps a warning when another field gets a pending lookup', () => {
    warn('Mistyped.');
    const other = another();
    other.field.isLookingUp = true;
    presenter.render(other);
    expect(view?.text).toBe('Mistyped.');
  });

  it('shows a second warning, and the first one again when its field gets focus', () => {
    warn('Mistyped.');
    const other = another({ standing: 'bad', headline: 'Two dots.' });
    presenter.render(other);
    expect(view?.text).toBe('Two dots.');
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.']);
    control.focus();
    presenter.render(tracked);
    expect(view?.text).toBe('Mistyped.');
    expect(marks.map(({ text }) => text)).toEqual(['Two dots.']);
  });

  it('shows a warning again once the other one is resolved, dismissed or removed', () => {
    for (const end of [
      (other: ReturnType<typeof another>) => {
        other.field.known = judgement();
        presenter.render(other);
      },
      () => handlers.onDismiss(),
      (other: ReturnType<typeof another>) => {
        other.control.remove();
        presenter.render(other);
      },
    ]) {
      warn('Mistyped.');
      const other = another({ standing: 'bad', headline: 'Two dots.' });
      presenter.render(other);
      end(other);
      expect(view?.text).toBe('Mistyped.');
      other.control.remove();
    }
  });

  it('does not move an unchanged message before a newer one', () => {
    warn('Mistyped.');
    presenter.render(another({ standing: 'bad', headline: 'Two dots.' }));
    presenter.render(tracked);
    expect(view?.text).toBe('Two dots.');
  });

  it('shows the line of the field whose mark was chosen, and keeps the mark, until focus leaves the mark', () => {
    warn('Mistyped.');
    const other = another({ headline: 'Fits.' });
    presenter.render(other);
    handlers.onChooseField(other.control);
    expect(view).toMatchObject({ text: 'Fits.', wanted: true });
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.', 'Fits.']);
    handlers.onChooseField(null);
    expect(view?.text).toBe('Mistyped.');
    expect(view?.wanted).toBeUndefined();
  });

  it('keeps a question whatever mark is chosen', () => {
    const other = another({ headline: 'Fits.' });
    presenter.render(other);
    presenter.showHoldQuestion(tracked, verdict({ standing: 'bad', headline: 'No.' }), {
      submitAnyway: () => {},
      submitNow: () => {},
    });
    handlers.onChooseField(other.control);
    expect(view).toMatchObject({ held: true, text: 'No.' });
  });
});

describe('while a submit waits', () => {
  it('shows the wait with a button to send now, whatever verdicts arrive', () => {
    const go = vi.fn();
    presenter.showWaiting(tracked, go);
    expect(field).toBe(control);
    expect(view).toMatchObject({ standing: 'busy', text: 'Checking…', wanted: true });
    presenter.render(tracked);
    expect(view?.text).toBe('Checking…');
    press('Send now');
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('shows the wait before another field’s warning, and the verdict after the wait', () => {
    const other = another({ standing: 'bad' });
    presenter.render(other);
    presenter.showWaiting(tracked, () => {});
    expect(field).toBe(control);
    tracked.field.known = judgement({ standing: 'caution', headline: 'Mistyped.' });
    presenter.endWaiting(tracked);
    expect(view?.text).toBe('Mistyped.');
  });
});

describe('showHoldQuestion', () => {
  const go = vi.fn();
  const bad = verdict({ standing: 'bad', headline: 'No.' });
  const again = vi.fn();
  const submit = { submitAnyway: go, submitNow: again };
  const hold = () => presenter.showHoldQuestion(tracked, bad, submit);
  beforeEach(() => void [go, again].map((mock) => mock.mockClear()));

  it('asks next to the field, which it scrolls into view, and stays whatever verdicts arrive', () => {
    takesFocus = () => presenter.render(tracked);
    expect(hold()).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(view).toMatchObject({ held: true, text: 'No.' });
    presenter.render(tracked);
    expect(view?.held).toBe(true);
    expect(tracked).toMatchObject({ isHeld: true, wasLeft: true });
  });

  it('shows nothing if no position is free', () => {
    hasRoom = false;
    expect(hold()).toBe(false);
    expect(field).toBeNull();
    expect(tracked.isHeld).toBe(false);
  });

  it('ends when the person goes back to the field', () => {
    hold();
    press('Fix it');
    expect(document.activeElement).toBe(control);
    expect(view).toMatchObject({ text: 'It looks right.' });
    expect(tracked.isHeld).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });

  it('ends when the person sends the form', () => {
    hold();
    press('Send anyway');
    expect(go).toHaveBeenCalledTimes(1);
    expect(field).toBeNull();
    expect(tracked.isHeld).toBe(false);
  });

  it('ends when the person takes the suggestion', () => {
    presenter.showHoldQuestion(tracked, verdict({ suggestion: 'bob@gmail.com' }), submit);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(tracked.isHeld).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});

describe('the line after a held submit', () => {
  const again = vi.fn();
  const submit = { submitAnyway: () => {}, submitNow: again };
  const hold = (more: Parameters<typeof verdict>[0] = {}) =>
    presenter.showHoldQuestion(tracked, verdict({ standing: 'bad', ...more }), submit);
  beforeEach(() => again.mockClear());

  it.each(['Fix it', 'Use'])('offers to send after "%s", even if there is no room', (label) => {
    hold({ suggestion: 'bob@gmail.com' });
    press(label);
    presenter.render(tracked);
    expect(view).toMatchObject({ wanted: true });
    press('Send now');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('offers to send while a corrected value is checked, and stays', () => {
    hold();
    press('Fix it');
    tracked.field.known = undefined;
    presenter.render(tracked);
    press('Send now');
    expect(again).toHaveBeenCalledTimes(1);
    tracked.field.known = judgement();
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(view?.actions.map(({ label }) => label)).toContain('Send now');
  });

  it('stays after a dismissed question, and can be dismissed too', () => {
    hold();
    handlers.onDismiss();
    expect(tracked.isHeld).toBe(false);
    expect(view?.actions.map(({ label }) => label)).toContain('Send now');
    handlers.onDismiss();
    expect(field).toBeNull();
  });

  it('holds the next submit again if the question’s field was removed', () => {
    hold();
    tracked.heldVerdicts.add('key');
    control.remove();
    handlers.onFieldGone();
    expect(field).toBeNull();
    expect(tracked.isHeld).toBe(false);
    expect([...tracked.heldVerdicts]).toEqual([]);
  });
});
