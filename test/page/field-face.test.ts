import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldFace, type FieldFace } from '../../lib/page/field-face.ts';
import type { FieldLine, LineView } from '../../lib/page/field-line.ts';
import { fakeWatched, judgement, verdict } from './watched.ts';

let control: HTMLInputElement;
let one: ReturnType<typeof fakeWatched>;
let face: FieldFace;
let field: HTMLElement | null;
let view: LineView | undefined;
let isRoom: boolean;
let dismiss: () => void;
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
    hide() {
      [field, view] = [null, undefined];
    },
  };
  face = createFieldFace((whenDismissed) => {
    dismiss = whenDismissed;
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
    one.left = true;
    face.render(one);
    vi.advanceTimersByTime(7_999);
    expect(field).toBe(control);
    vi.advanceTimersByTime(1);
    expect(field).toBeNull();
  });

  it('lets what is not good stay, also after a good one', () => {
    one.left = true;
    face.render(one);
    one.field.known = judgement({ standing: 'caution' });
    face.render(one);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('does not take another field’s line away in its time', () => {
    one.left = true;
    face.render(one);
    const other = document.createElement('input');
    field = other;
    vi.advanceTimersByTime(8_000);
    expect(field).toBe(other);
  });

  it('lets a line about an answer stay: going by itself it would tell that it was good', () => {
    one.left = true;
    one.field.isAnswered = true;
    face.render(one);
    vi.advanceTimersByTime(60_000);
    expect(field).toBe(control);
  });

  it('arms the question on a press, and asks nothing', () => {
    face.render(one);
    press('Look up');
    expect(one.field.arm).toHaveBeenCalledTimes(1);
    expect(one.field.lookUp).not.toHaveBeenCalled();
  });

  it.each([
    ['typed', true],
    ['put in by the page', false],
  ])('uses a suggestion for what was %s: typed %s', (_, isTyped) => {
    one.field.known = judgement({ suggestion: 'bob@gmail.com' });
    control.value = 'bob@gmial.com';
    if (isTyped) one.proof.chosen('bob@gmial.com');
    else one.proof.chosen('bob@gmail.com.of.before');
    face.render(one);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(one.proof.isTyped('bob@gmail.com')).toBe(isTyped);
    expect(one.left).toBe(true);
    expect(one.field.leave).toHaveBeenCalledWith(isTyped);
  });

  it('takes what the page made of a suggestion for the page’s', () => {
    one.field.known = judgement({ suggestion: 'bob@gmail.com' });
    one.proof.chosen(control.value);
    control.addEventListener('input', () => Object.assign(control, { value: 'eve@gmail.com' }));
    face.render(one);
    press('Use');
    expect(one.proof.isTyped(control.value)).toBe(false);
  });

  it('remembers what was dismissed', () => {
    expect(() => dismiss()).not.toThrow();
    face.render(one);
    one.held = true;
    dismiss();
    expect(one).toMatchObject({ dismissed: 'bob@example.com', held: false });
  });
});

it('shows that a submit waits', () => {
  face.showWaiting(one);
  expect(field).toBe(control);
  expect(view).toMatchObject({ standing: 'busy', text: 'Checking…' });
});

describe('showHeld', () => {
  const go = vi.fn();
  const bad = verdict({ standing: 'bad', headline: 'No.' });
  const hold = () => face.showHeld(one, bad, go);
  beforeEach(() => go.mockClear());

  it('asks by the field, in view, and stays whatever becomes known', () => {
    takesFocus = () => face.render(one);
    expect(hold()).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(view).toMatchObject({ held: true, text: 'No.' });
    face.render(one);
    expect(view?.held).toBe(true);
    expect(one).toMatchObject({ held: true, left: true });
  });

  it('is none where there is no room', () => {
    isRoom = false;
    expect(hold()).toBe(false);
    expect(field).toBeNull();
    expect(one.held).toBe(false);
  });

  it('is answered by going back to the field', () => {
    hold();
    press('Fix it');
    expect(document.activeElement).toBe(control);
    expect(view).toMatchObject({ text: 'It looks right.' });
    expect(one.held).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });

  it('is answered by sending the form', () => {
    hold();
    press('Submit anyway');
    expect(go).toHaveBeenCalledTimes(1);
    expect(field).toBeNull();
    expect(one.held).toBe(false);
  });

  it('is answered by the suggestion', () => {
    face.showHeld(one, verdict({ suggestion: 'bob@gmail.com' }), go);
    press('Use');
    expect(control.value).toBe('bob@gmail.com');
    expect(one.held).toBe(false);
    expect(go).not.toHaveBeenCalled();
  });
});
