import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldPresenter, type FieldPresenter } from '../../../lib/page/field/presenter.ts';
import type { CornerMark } from '../../../lib/page/line/corner-marks.ts';
import type { FieldLine, LineHandlers, LineView } from '../../../lib/page/line/field-line.ts';
import { fakeWatched, judgement, verdict } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let one: ReturnType<typeof fakeWatched>;
let face: FieldPresenter;
let field: HTMLElement | null;
let view: LineView | undefined;
let isRoom: boolean;
let ears: LineHandlers;
let marks: readonly CornerMark[];
let takesFocus: () => void;
const scrolled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input value="bob@example.com"></form>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  control.scrollIntoView = scrolled;
  scrolled.mockClear();
  one = fakeWatched(control);
  one.field.known = judgement();
  [field, view, isRoom, takesFocus] = [null, undefined, true, () => {}];
  const line: FieldLine = {
    get field() {
      return field;
    },
    show(on, now) {
      [field, view] = [on, now];
      if (now.held) takesFocus();
      return isRoom;
    },
    showMarks(others) {
      marks = others;
    },
    hide() {
      [field, view, marks] = [null, undefined, []];
    },
  };
  marks = [];
  face = createFieldPresenter((given) => {
    ears = given;
    return line;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const press = (label: string) =>
  view?.actions.find((action) => action.label.startsWith(label))?.run();

describe('render', () => {
  it('shows what is known by its field, and nothing once nothing is', () => {
    face.render(one);
    expect(field).toBe(control);
    expect(view?.text).toBe('It looks right.');
    one.field.known = undefined;
    face.render(one);
    expect(field).toBeNull();
  });

  it('leaves the line of another field alone when it has nothing to say', () => {
    face.render(one);
    const other = fakeWatched(document.createElement('input'));
    face.render(other);
    expect(field).toBe(control);
  });

  it('shows nothing for a field that is gone', () => {
    face.render(one);
    control.remove();
    face.render(one);
    expect(field).toBeNull();
  });

  it('takes a good verdict away some time after the field was left, and not before', () => {
    face.render(one);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
    one.wasLeft = true;
    face.render(one);
    vi.advanceTimersByTime(7_999);
    expect(field).toBe(control);
    vi.advanceTimersByTime(1);
    expect(field).toBeNull();
  });

  it('lets what is not good stay, also after a good one', () => {
    one.wasLeft = true;
    face.render(one);
    one.field.known = judgement({ standing: 'caution' });
    face.render(one);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('does not take another field’s line away in its time', () => {
    one.wasLeft = true;
    face.render(one);
    const other = another({ standing: 'caution' });
    face.render(other);
    vi.advanceTimersByTime(8_000);
    expect(field).toBe(other.control);
    expect(marks).toEqual([]);
  });

  it('lets a line about an answer stay: going by itself it would tell that it was good', () => {
    one.wasLeft = true;
    one.field.isAnswered = true;
    face.render(one);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('arms the question on a press, and asks nothing', () => {
    face.render(one);
    press('Look up');
    expect(one.field.prepareLookup).toHaveBeenCalledTimes(1);
    expect(one.field.lookUp).not.toHaveBeenCalled();
  });

  it.each([
    ['typed', true],
    ['put in by the page', false],
  ])('uses a suggestion for what was %s: typed %s', (_, isTyped) => {
    one.field.known = judgement({ suggestion: 'bob@gmail.com' });
    control.value = 'bob@gmial.com';
    if (isTyped) one.provenance.acceptWhole('bob@gmial.com');
    else one.provenance.acceptWhole('bob@gmail.com.of.before');
    face.render(one);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(one.provenance.isTyped('bob@gmail.com')).toBe(isTyped);
    expect(one.wasLeft).toBe(true);
    expect(one.field.onLeave).toHaveBeenCalledWith(isTyped);
  });

  it('takes what the page made of a suggestion for the page’s', () => {
    one.field.known = judgement({ suggestion: 'bob@gmail.com' });
    one.provenance.acceptWhole(control.value);
    control.addEventListener('input', () => Object.assign(control, { value: 'eve@gmail.com' }));
    face.render(one);
    press('Use');
    expect(one.provenance.isTyped(control.value)).toBe(false);
  });

  it('remembers what was dismissed', () => {
    expect(() => ears.onDismiss()).not.toThrow();
    face.render(one);
    one.isHeld = true;
    ears.onDismiss();
    expect(one).toMatchObject({ dismissedValue: 'bob@example.com', isHeld: false });
  });
});

/** A second field, with something to say. */
function another(more: Parameters<typeof judgement>[0] = {}) {
  const input = document.createElement('input');
  input.value = 'ann@example.com';
  control.form?.append(input);
  const other = fakeWatched(input);
  other.field.known = judgement(more);
  other.wasLeft = true;
  return other;
}

describe('of several fields', () => {
  const warn = (headline: string) => {
    one.wasLeft = true;
    one.field.known = judgement({ standing: 'caution', headline });
    face.render(one);
  };

  it.each(['good', 'unknown'] as const)('a warning is not displaced by what is %s', (standing) => {
    warn('Mistyped.');
    const other = another({ standing, headline: 'Fits.' });
    other.control.focus();
    face.render(other);
    expect(field).toBe(control);
    expect(marks).toEqual([
      { field: other.control, tone: standing === 'good' ? 'fits' : standing, text: 'Fits.' },
    ]);
  });

  it('a warning is not displaced by a question on its way', () => {
    warn('Mistyped.');
    const other = another();
    other.field.isLookingUp = true;
    face.render(other);
    expect(view?.text).toBe('Mistyped.');
  });

  it('a second warning has the line, and the first when its field has the focus again', () => {
    warn('Mistyped.');
    const other = another({ standing: 'bad', headline: 'Two dots.' });
    face.render(other);
    expect(view?.text).toBe('Two dots.');
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.']);
    control.focus();
    face.render(one);
    expect(view?.text).toBe('Mistyped.');
    expect(marks.map(({ text }) => text)).toEqual(['Two dots.']);
  });

  it('a warning gets its line back once the other is resolved, dismissed or gone', () => {
    for (const end of [
      (other: ReturnType<typeof another>) => {
        other.field.known = judgement();
        face.render(other);
      },
      () => ears.onDismiss(),
      (other: ReturnType<typeof another>) => {
        other.control.remove();
        face.render(other);
      },
    ]) {
      warn('Mistyped.');
      const other = another({ standing: 'bad', headline: 'Two dots.' });
      face.render(other);
      end(other);
      expect(view?.text).toBe('Mistyped.');
      other.control.remove();
    }
  });

  it('one that says the same again does not come before one that spoke after it', () => {
    warn('Mistyped.');
    face.render(another({ standing: 'bad', headline: 'Two dots.' }));
    face.render(one);
    expect(view?.text).toBe('Two dots.');
  });

  it('that whose mark is chosen has the line, and keeps its mark, until the focus leaves that', () => {
    warn('Mistyped.');
    const other = another({ headline: 'Fits.' });
    face.render(other);
    ears.onChooseField(other.control);
    expect(view).toMatchObject({ text: 'Fits.', wanted: true });
    expect(marks.map(({ text }) => text)).toEqual(['Mistyped.', 'Fits.']);
    ears.onChooseField(null);
    expect(view?.text).toBe('Mistyped.');
    expect(view?.wanted).toBeUndefined();
  });

  it('none comes before a question, whatever is chosen', () => {
    const other = another({ headline: 'Fits.' });
    face.render(other);
    face.showHoldQuestion(one, verdict({ standing: 'bad', headline: 'No.' }), () => {});
    ears.onChooseField(other.control);
    expect(view).toMatchObject({ held: true, text: 'No.' });
  });
});

describe('while a submit waits', () => {
  it('says so with a way to send it now, whatever becomes known', () => {
    const go = vi.fn();
    face.showWaiting(one, go);
    expect(field).toBe(control);
    expect(view).toMatchObject({ standing: 'busy', text: 'Checking…', wanted: true });
    face.render(one);
    expect(view?.text).toBe('Checking…');
    press('Send now');
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('comes before a warning of another field, and says what is known once it is over', () => {
    const other = another({ standing: 'bad' });
    face.render(other);
    face.showWaiting(one, () => {});
    expect(field).toBe(control);
    one.field.known = judgement({ standing: 'caution', headline: 'Mistyped.' });
    face.endWaiting(one);
    expect(view?.text).toBe('Mistyped.');
  });
});

describe('showHeld', () => {
  const go = vi.fn();
  const bad = verdict({ standing: 'bad', headline: 'No.' });
  const hold = () => face.showHoldQuestion(one, bad, go);
  beforeEach(() => go.mockClear());

  it('asks by the field, in view, and stays whatever becomes known', () => {
    takesFocus = () => face.render(one);
    expect(hold()).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(view).toMatchObject({ held: true, text: 'No.' });
    face.render(one);
    expect(view?.held).toBe(true);
    expect(one).toMatchObject({ isHeld: true, wasLeft: true });
  });

  it('is none where there is no room', () => {
    isRoom = false;
    expect(hold()).toBe(false);
    expect(field).toBeNull();
    expect(one.isHeld).toBe(false);
  });

  it('is answered by going back to the field', () => {
    hold();
    press('Fix it');
    expect(document.activeElement).toBe(control);
    expect(view).toMatchObject({ text: 'It looks right.' });
    expect(one.isHeld).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });

  it('is answered by sending the form', () => {
    hold();
    press('Submit anyway');
    expect(go).toHaveBeenCalledTimes(1);
    expect(field).toBeNull();
    expect(one.isHeld).toBe(false);
  });

  it('is answered by the suggestion', () => {
    face.showHoldQuestion(one, verdict({ suggestion: 'bob@gmail.com' }), go);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(one.isHeld).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
