import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldPresenter, type FieldPresenter } from '../../../lib/page/field/presenter.ts';
import type { HeldSubmit } from '../../../lib/page/field/submit/guard.ts';
import type { CornerMark } from '../../../lib/page/line/corner-marks.ts';
import type {
  FieldLine,
  FormView,
  LineHandlers,
  LineView,
  ValueView,
} from '../../../lib/page/line/view.ts';
import { find } from '../dom.ts';
import { fakeTrackedField, judgement, LOOKUP } from './fake-tracked-field.ts';

/** What the line shows, whatever it is about. */
type Seen = Partial<Omit<ValueView, 'about'> & Omit<FormView, 'about'>> &
  Pick<LineView, 'about' | 'text' | 'actions' | 'standing'> & { readonly isChosen: boolean };

let control: HTMLInputElement;
let tracked: ReturnType<typeof fakeTrackedField>;
let presenter: FieldPresenter;
let field: HTMLElement | null;
let view: Seen | undefined;
let hasRoom: boolean;
let handlers: LineHandlers;
let marks: readonly CornerMark[];
/** The fields that are tracked; the first is `tracked`. */
let all: ReturnType<typeof fakeTrackedField>[];
let takesFocus: () => void;
let whileShown: () => void;
/** What a person cannot see. */
const unseen = new Set<HTMLElement>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input value="bob@example.com"></form>';
  control = find('input');
  unseen.clear();
  tracked = fakeTrackedField(control);
  tracked.field.known = judgement();
  all = [tracked];
  [field, view, hasRoom, takesFocus, whileShown] = [null, undefined, true, () => {}, () => {}];
  const line: FieldLine = {
    isInUse: false,
    enter: () => field !== null,
    show(now) {
      [field, view] = [now.field, { ...now.view, isChosen: now.isChosen }];
      ({ marks } = now);
      if (view.isQuestion) takesFocus();
      whileShown();
      return hasRoom;
    },
    hide() {
      [field, view, marks] = [null, undefined, []];
    },
  };
  marks = [];
  presenter = createFieldPresenter({
    createLine(given) {
      handlers = given;
      return line;
    },
    trackedFields: () => all,
    besideOf: () => undefined,
    choicesFor: () => [],
    followRedrawn: () => false,
    isInSight: (element) => !unseen.has(element),
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
    press('Look up');
    expect(tracked.field.prepareLookup).toHaveBeenCalledTimes(1);
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

  it.each<[string, Parameters<typeof judgement>[0], boolean]>([
    ['passes', {}, true],
    ['needs attention', { standing: 'caution' }, false],
  ])('has no more than a mark for a value that %s: %s', (_, known, isQuiet) => {
    tracked.field.known = judgement(known);
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
    expect(view?.isQuiet).toBe(isQuiet);
    expect(marks.map(({ field: marked }) => marked)).toEqual([control]);
  });

  it('keeps the line of an answer, because hiding it would tell the page that the answer was good', () => {
    tracked.wasLeft = true;
    tracked.field.lookup = { ...LOOKUP, isAnswered: true };
    presenter.render(tracked);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  describe('after a correction', () => {
    beforeEach(() => {
      tracked.field.known = judgement({ standing: 'caution', suggestion: 'bob@gmail.com' });
      presenter.render(tracked);
      press('Use it');
      tracked.field.known = judgement();
      presenter.render(tracked);
    });

    it('has the suggestion as a complete value, and offers an undo for 6 s in the same place', () => {
      expect([control.value, tracked.wasLeft, field]).toEqual(['bob@gmail.com', true, control]);
      expect(view).toMatchObject({ text: 'Changed to bob@gmail.com', about: 'undo' });
      vi.advanceTimersByTime(5999);
      expect(view?.about).toBe('undo');
      vi.advanceTimersByTime(1);
      expect(view?.about).not.toBe('undo');
      expect(view?.isQuiet).toBe(true);
    });

    it('gives way to a wrong value elsewhere, and stays in the menu of its field', () => {
      const next = another({ standing: 'bad' });
      presenter.render(next);
      expect(field).toBe(next.control);
      expect(view?.about).not.toBe('undo');
      vi.advanceTimersByTime(10_000);
      presenter.render(tracked);
      handlers.onChooseField(control);
      expect([field, view?.choices?.map(({ label }) => label)]).toEqual([control, ['Undo']]);
      view?.choices?.[0]?.run();
      expect(control.value).toBe('bob@example.com');
      presenter.render(tracked);
      expect(view?.choices).toEqual([]);
    });

    it('puts the value back, and says no more about it', () => {
      tracked.field.known = judgement({ standing: 'caution', suggestion: 'bob@gmail.com' });
      press('Undo');
      expect(control.value).toBe('bob@example.com');
      expect(field).toBeNull();
    });

    it.each<[string, () => void]>([
      ['the person types on', () => Object.assign(control, { value: 'bob@gmail.comx' })],
      ['it was dismissed', () => handlers.onDismiss()],
    ])('offers none once %s', (_, arrange) => {
      arrange();
      presenter.render(tracked);
      expect(view?.about).not.toBe('undo');
    });
  });

  it('keeps a dismissed line hidden', () => {
    expect(() => handlers.onDismiss()).not.toThrow();
    presenter.render(tracked);
    handlers.onDismiss();
    expect(field).toBeNull();
    presenter.render(tracked);
    expect(field).toBeNull();
    control.value = 'eve@example.com';
    presenter.render(tracked);
    expect(field).toBe(control);
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
  all.push(other);
  return other;
}

describe('several fields', () => {
  const warn = (headline: string) => {
    tracked.wasLeft = true;
    tracked.field.known = judgement({ standing: 'caution', headline });
    presenter.render(tracked);
  };

  it('keeps a warning when the value of another field passes', () => {
    warn('Mistyped.');
    const other = another({ headline: 'Fits.' });
    other.control.focus();
    presenter.render(other);
    expect(field).toBe(control);
    expect(marks).toContainEqual({ field: other.control, tone: 'fits', text: 'Fits.' });
  });

  it('keeps a warning when another field gets a pending lookup', () => {
    warn('Mistyped.');
    const other = another();
    other.field.lookup = { ...LOOKUP, step: 'running' };
    presenter.render(other);
    expect(view?.text).toBe('Mistyped.');
    // Nor does its answer, good or bad: the page could see which.
    other.field.lookup = { ...LOOKUP, isAnswered: true };
    for (const standing of ['good', 'bad'] as const) {
      other.field.known = judgement({ standing });
      presenter.render(other);
      expect(view?.text).toBe('Mistyped.');
    }
  });

  it('shows a second warning, and the first one again when its field gets focus', () => {
    warn('Mistyped.');
    const other = another({ standing: 'bad', headline: 'Two dots.' });
    presenter.render(other);
    expect(view?.text).toBe('Two dots.');
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.', 'Two dots.']);
    control.focus();
    presenter.render(tracked);
    expect(view?.text).toBe('Mistyped.');
    expect(marks.map(({ text }) => text)).toEqual(['Two dots.', 'Mistyped.']);
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
    expect(view).toMatchObject({ text: 'Fits.', isChosen: true });
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.', 'Fits.']);
    handlers.onChooseField(null);
    expect(view?.text).toBe('Mistyped.');
    expect(view?.isChosen).toBe(false);
  });

  it('keeps a question whatever mark is chosen', () => {
    const other = another({ headline: 'Fits.' });
    presenter.render(other);
    tracked.field.known = judgement({ standing: 'bad', headline: 'No.' });
    presenter.showHoldQuestion(heldSubmit());
    handlers.onChooseField(other.control);
    expect(view).toMatchObject({ isQuestion: true, text: 'Not sent: 1 field needs a look' });
  });
});

it('shows the wait of a submit before all else, with a button to send now, and then the verdict', () => {
  presenter.render(another({ standing: 'bad' }));
  const go = vi.fn();
  presenter.showWaiting(tracked, go);
  expect(field).toBe(control);
  expect(view).toMatchObject({ standing: 'busy', text: 'Checking…', about: 'wait' });
  presenter.render(tracked);
  expect(view?.text).toBe('Checking…');
  press('Send now');
  expect(go).toHaveBeenCalledTimes(1);
  tracked.field.known = judgement({ standing: 'caution', headline: 'Mistyped.' });
  presenter.endWaiting(tracked);
  expect(view?.text).toBe('Mistyped.');
});

const heldSubmit = (more: Partial<HeldSubmit> = {}): HeldSubmit => ({
  form: () => control.form ?? document.body,
  button: () => null,
  submitAnyway: () => {},
  submitNow: () => {},
  forget: () => {},
  ...more,
});

describe('a field that cannot be seen', () => {
  it('has no message and no mark; another field has its own', () => {
    tracked.field.known = judgement({ standing: 'bad' });
    tracked.wasLeft = true;
    presenter.render(tracked);
    expect(field).toBe(control);
    const next = another({ standing: 'caution' });
    unseen.add(control);
    vi.advanceTimersByTime(300);
    expect([field, view]).toEqual([null, undefined]);
    presenter.render(next);
    expect(field).toBe(next.control);
    expect(marks.map((mark) => mark.field)).toEqual([next.control]);
    unseen.clear();
    vi.advanceTimersByTime(300);
    expect(marks.map((mark) => mark.field)).toContain(control);
    // A page that draws a field anew takes it away for a moment.
    const place = document.createElement('div');
    control.replaceWith(place);
    vi.advanceTimersByTime(300);
    place.replaceWith(control);
    vi.advanceTimersByTime(300);
    expect(marks.map((mark) => mark.field)).toContain(control);
    presenter.clear(tracked);
    presenter.clear(next);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a held form', () => {
  const submit = { submitAnyway: vi.fn(), submitNow: vi.fn() };
  let other: ReturnType<typeof fakeTrackedField>;
  const hold = () => presenter.showHoldQuestion(heldSubmit(submit));
  const named = () => view?.fields?.map(({ label }) => label);
  const setVerdict = (of: typeof other, known: typeof other.field.known) => {
    of.field.known = known;
    presenter.render(of);
  };
  beforeEach(() => {
    vi.clearAllMocks();
    control.ariaLabel = 'Phone *';
    other = another({ standing: 'bad' });
    other.control.ariaLabel = 'IBAN:';
    tracked.field.known = judgement({ standing: 'bad' });
  });

  it('names each field that needs a look, by its first one', () => {
    takesFocus = () => {
      takesFocus = () => {};
      // The field that had the focus renders when it loses it.
      presenter.render(tracked);
    };
    expect(hold()).toBe(true);
    expect(field).toBe(control);
    expect(view).toMatchObject({ isQuestion: true, text: 'Not sent: 2 fields need a look' });
    expect(named()).toEqual(['Phone', 'IBAN']);
    presenter.render(tracked);
    expect(view?.isQuestion).toBe(true);
  });

  it('stands by the first wrong field, else by the pressed button, if they can be seen', () => {
    const button = document.createElement('button');
    control.form?.append(button);
    const question = () => presenter.showHoldQuestion(heldSubmit({ button: () => button }));
    expect(question()).toBe(true);
    expect(view?.near).toEqual([control, button]);
    // The next wrong field of a form whose first is in another step.
    unseen.add(control);
    expect(question()).toBe(true);
    expect(view?.near).toEqual([other.control, button]);
    unseen.add(other.control);
    expect(question()).toBe(true);
    expect([field, view?.near]).toEqual([button, [button]]);
    // Some component libraries submit with an invisible button of their own, which they remove at once.
    unseen.add(button);
    expect(question()).toBe(false);
  });

  it('has no message while nothing of it can be seen', () => {
    hold();
    for (const each of [control, other.control]) unseen.add(each);
    vi.advanceTimersByTime(300);
    expect(view).toBeUndefined();
    unseen.clear();
    vi.advanceTimersByTime(300);
    expect(view?.isQuestion).toBe(true);
  });

  it('overlooks a named field until the person is in it', () => {
    expect(presenter.isOverlooked(other)).toBe(false);
    hold();
    expect(presenter.isOverlooked(other)).toBe(true);
    other.control.focus();
    presenter.render(other);
    expect([tracked, other].map(presenter.isOverlooked)).toEqual([true, false]);
    setVerdict(tracked, judgement());
    expect(presenter.isOverlooked(tracked)).toBe(false);
  });

  it('shows nothing if no position is free', () => {
    hasRoom = false;
    expect(hold()).toBe(false);
    hasRoom = true;
    presenter.render(tracked);
    expect(view?.fields).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['Fix it', () => press('Fix it')],
    ['the field’s name', () => view?.fields?.[0]?.run()],
    ['Escape', () => handlers.onDismiss()],
  ])('goes to a field by %s and shows its message, even one that was dismissed', (_, go) => {
    tracked.wasLeft = true;
    presenter.render(tracked);
    handlers.onDismiss();
    hold();
    go();
    expect(document.activeElement).toBe(control);
    expect(view).toMatchObject({ text: 'It looks right.', standing: 'bad' });
    expect(submit.submitAnyway).not.toHaveBeenCalled();
  });

  it('counts down while the person corrects, and keeps a field while it is checked', () => {
    hold();
    press('Fix it');
    tracked.field.known = undefined;
    presenter.render(tracked);
    expect(named()).toEqual(['Phone', 'IBAN']);
    expect(view?.isQuestion).toBe(false);
    setVerdict(tracked, judgement());
    expect(view?.text).toBe('Not sent: 1 field needs a look');
    expect(field).toBe(other.control);
    setVerdict(other, judgement());
    expect(view).toMatchObject({ text: 'Not sent yet', standing: 'fits' });
    press('Send now');
    expect(submit.submitNow).toHaveBeenCalledTimes(1);
    setVerdict(tracked, judgement({ standing: 'bad' }));
    control.blur();
    presenter.render(tracked);
    expect(named()).toEqual(['Phone']);
  });

  it('is sent by “Send anyway”, and its fields keep quiet', () => {
    hold();
    press('Send anyway');
    expect(submit.submitAnyway).toHaveBeenCalledTimes(1);
    expect(field).toBeNull();
  });

  it('ends when its form was sent, when it is dismissed, or when checks are turned off', () => {
    for (const end of [
      () => presenter.release(tracked),
      () => presenter.release(),
      () => {
        press('Fix it');
        control.blur();
        presenter.render(tracked);
        expect(named()).toBeDefined();
        handlers.onDismiss();
      },
    ]) {
      hold();
      end();
      presenter.render(tracked);
      expect(view?.fields).toBeUndefined();
    }
  });

  it('gives way to a submit that waits', () => {
    hold();
    press('Fix it');
    presenter.showWaiting(other, () => {});
    expect(view?.text).toBe('Checking…');
  });

  it('has room for every filled field once a lookup was answered', () => {
    other.field.lookup = { ...LOOKUP, isAnswered: true };
    other.field.known = judgement({ basis: ['api'] });
    hold();
    expect(named()).toEqual(['Phone']);
    expect(view?.fieldRows).toBe(2);
  });

  it('holds the next submit again if all its fields were removed', () => {
    const forget = vi.fn();
    presenter.showHoldQuestion(heldSubmit({ forget }));
    control.remove();
    other.control.remove();
    handlers.onFieldGone();
    expect(field).toBeNull();
    expect(forget).toHaveBeenCalledTimes(1);
  });
});
