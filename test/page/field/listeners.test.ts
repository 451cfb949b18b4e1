import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToField } from '../../../lib/page/field/listeners.ts';
import { fakeTrackedField } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let tracked: ReturnType<typeof fakeTrackedField>;
let isLeftByPerson: boolean;
let isOff: boolean;
let stop: AbortController;
const render = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input value="bob@example.com">';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  tracked = fakeTrackedField(control);
  isLeftByPerson = false;
  isOff = false;
  stop = new AbortController();
  render.mockClear();
  listenToField(tracked, {
    signal: stop.signal,
    gestures: { causedBlur: () => isLeftByPerson },
    render,
    isOff: () => isOff,
  });
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

const dispatch = (type: string) => control.dispatchEvent(new Event(type));

it('checks after a pause, from the start and after each change', () => {
  vi.advanceTimersByTime(599);
  dispatch('input');
  vi.advanceTimersByTime(599);
  expect(tracked.field.check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tracked.field.check).toHaveBeenCalledTimes(1);
});

it.each(['input', 'blur'])('ignores %s while checks of fields are off', (type) => {
  isOff = true;
  dispatch(type);
  vi.advanceTimersByTime(600);
  expect(tracked.field.check).not.toHaveBeenCalled();
  expect(tracked.field.onLeave).not.toHaveBeenCalled();
});

it('renders on input', () => {
  dispatch('input');
  expect(render).toHaveBeenCalledTimes(1);
  expect(tracked.wasLeft).toBe(false);
});

it.each(['blur', 'change'])(
  'reports %s as leaving, by a person or not, and cancels the check',
  (type) => {
    dispatch(type);
    expect(tracked.wasLeft).toBe(true);
    expect(render).toHaveBeenCalledTimes(1);
    expect(tracked.field.onLeave).toHaveBeenLastCalledWith(false);
    isLeftByPerson = true;
    dispatch(type);
    expect(tracked.field.onLeave).toHaveBeenLastCalledWith(true);
    vi.advanceTimersByTime(600);
    expect(tracked.field.check).not.toHaveBeenCalled();
  },
);

it('renders on focus', () => {
  dispatch('focus');
  expect(render).toHaveBeenCalledTimes(1);
  expect(tracked.wasLeft).toBe(false);
});

it('ignores a field that became a password field', () => {
  control.type = 'password';
  vi.advanceTimersByTime(600);
  for (const type of ['input', 'blur', 'change']) dispatch(type);
  vi.advanceTimersByTime(600);
  expect(render).not.toHaveBeenCalled();
  expect(tracked.field.check).not.toHaveBeenCalled();
  expect(tracked.field.onLeave).not.toHaveBeenCalled();
  expect(tracked.wasLeft).toBe(false);
});

it('ignores events after abort', () => {
  stop.abort();
  for (const type of ['input', 'blur', 'focus']) dispatch(type);
  expect(render).not.toHaveBeenCalled();
});
