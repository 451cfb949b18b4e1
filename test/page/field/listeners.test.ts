import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToField } from '../../../lib/page/field/listeners.ts';
import { fakeWatched } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let one: ReturnType<typeof fakeWatched>;
let isLeft: boolean;
let isOff: boolean;
let stop: AbortController;
const render = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input value="bob@example.com">';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  one = fakeWatched(control);
  isLeft = false;
  isOff = false;
  stop = new AbortController();
  render.mockClear();
  listenToField(one, {
    signal: stop.signal,
    gestures: { causedBlur: () => isLeft },
    render,
    isOff: () => isOff,
  });
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

const tell = (type: string) => control.dispatchEvent(new Event(type));

it('checks after a pause, from the beginning and at each change', () => {
  vi.advanceTimersByTime(599);
  tell('input');
  vi.advanceTimersByTime(599);
  expect(one.field.check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(one.field.check).toHaveBeenCalledTimes(1);
});

it.each(['input', 'blur'])('hears nothing at %s where fields are left alone', (type) => {
  isOff = true;
  tell(type);
  vi.advanceTimersByTime(600);
  expect(one.field.check).not.toHaveBeenCalled();
  expect(one.field.onLeave).not.toHaveBeenCalled();
});

it('renders anew at a change, and gives up a held question', () => {
  one.isHeld = true;
  tell('input');
  expect(render).toHaveBeenCalledTimes(1);
  expect(one.isHeld).toBe(false);
  expect(one.wasLeft).toBe(false);
});

it.each(['blur', 'change'])('leaves at %s, by whoever did it, and checks no more', (type) => {
  tell(type);
  expect(one.wasLeft).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
  expect(one.field.onLeave).toHaveBeenLastCalledWith(false);
  isLeft = true;
  tell(type);
  expect(one.field.onLeave).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(600);
  expect(one.field.check).not.toHaveBeenCalled();
});

it('renders anew when it is entered again', () => {
  tell('focus');
  expect(render).toHaveBeenCalledTimes(1);
  expect(one.wasLeft).toBe(false);
});

it('lets go of what turned into a secret', () => {
  control.type = 'password';
  one.isHeld = true;
  vi.advanceTimersByTime(600);
  for (const type of ['input', 'blur', 'change']) tell(type);
  vi.advanceTimersByTime(600);
  expect(render).not.toHaveBeenCalled();
  expect(one.field.check).not.toHaveBeenCalled();
  expect(one.field.onLeave).not.toHaveBeenCalled();
  expect(one).toMatchObject({ isHeld: true, wasLeft: false });
});

it('hears nothing once it is over', () => {
  stop.abort();
  for (const type of ['input', 'blur', 'focus']) tell(type);
  expect(render).not.toHaveBeenCalled();
});
