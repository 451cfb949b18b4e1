import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type GestureTracker,
  trackLastGesture,
  wasLeftByKey,
} from '../../../lib/page/provenance/last-gesture.ts';
import { hearing, trusted } from '../dom.ts';

let control: HTMLInputElement;
let stop: AbortController;
let fire: (event: Event) => void;
let presses: GestureTracker;

beforeEach(() => {
  control = document.createElement('input');
  stop = new AbortController();
  fire = hearing(control);
  presses = trackLastGesture(stop.signal);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
});

const key = (name: string, on: EventTarget = control) =>
  trusted(new KeyboardEvent('keydown', { key: name }), { timeStamp: 0, composedPath: () => [on] });
const press = (on: EventTarget) =>
  trusted(new Event('pointerdown'), { timeStamp: 0, composedPath: () => [on] });

describe('watchLeaving', () => {
  it.each<[string, () => Event, boolean]>([
    ['Tab in it', () => key('Tab'), true],
    ['Enter in it', () => key('Enter'), true],
    ['a press elsewhere', () => press(document.body), true],
    ['another key in it', () => key('b'), false],
    ['Tab elsewhere', () => key('Tab', document.body), false],
    ['a press on it', () => press(control), false],
    ['a Tab of a script’s', () => new KeyboardEvent('keydown', { key: 'Tab' }), false],
  ])('a field is left by %s: %s', (_, event, expected) => {
    fire(event());
    expect(presses.causedBlur(control, 999)).toBe(expected);
  });

  it('a press leaves one field once', () => {
    fire(press(document.body));
    expect(presses.causedBlur(control, 1)).toBe(true);
    expect(presses.causedBlur(control, 2)).toBe(false);
    expect(presses.causedBlur(document.createElement('input'), 3)).toBe(false);
    expect(presses.causedSubmit(4)).toBe(false);
  });

  it('a press that left no field may still send a form, once', () => {
    fire(press(control));
    expect(presses.causedBlur(control, 1)).toBe(false);
    expect(presses.causedSubmit(2)).toBe(true);
    expect(presses.causedSubmit(3)).toBe(false);
  });

  it('a press is forgotten after a second', () => {
    fire(press(document.body));
    expect(presses.causedSubmit(1000)).toBe(false);
    expect(presses.causedBlur(control, 999)).toBe(true);
  });

  it('without a press nothing is left and nothing sent', () => {
    expect(presses.causedBlur(control, 0)).toBe(false);
    expect(presses.causedSubmit(0)).toBe(false);
  });
});

describe('leftByKey', () => {
  it.each<[string, () => Event[], boolean]>([
    ['nothing', () => [], false],
    ['Tab', () => [key('b'), key('Tab')], true],
    ['Enter', () => [key('Enter')], true],
    ['Tab and then more', () => [key('Tab'), key('b')], false],
    ['a Tab of a script’s', () => [new KeyboardEvent('keydown', { key: 'Tab' })], false],
    ['a change', () => [trusted(new Event('input'))], false],
  ])('after %s: %s', (_, early, expected) => {
    expect(wasLeftByKey(early())).toBe(expected);
  });
});
