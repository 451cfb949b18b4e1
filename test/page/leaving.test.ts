import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leftByKey, type Presses, watchLeaving } from '../../lib/page/leaving.ts';
import { hearing, trusted } from './dom.ts';

let control: HTMLInputElement;
let stop: AbortController;
let fire: (event: Event) => void;
let presses: Presses;

beforeEach(() => {
  control = document.createElement('input');
  stop = new AbortController();
  fire = hearing(control);
  presses = watchLeaving(stop.signal);
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
    expect(presses.left(control, 999)).toBe(expected);
  });

  it('a press leaves one field once', () => {
    fire(press(document.body));
    expect(presses.left(control, 1)).toBe(true);
    expect(presses.left(control, 2)).toBe(false);
    expect(presses.left(document.createElement('input'), 3)).toBe(false);
    expect(presses.sent(4)).toBe(false);
  });

  it('a press that left no field may still send a form, once', () => {
    fire(press(control));
    expect(presses.left(control, 1)).toBe(false);
    expect(presses.sent(2)).toBe(true);
    expect(presses.sent(3)).toBe(false);
  });

  it('a press is forgotten after a second', () => {
    fire(press(document.body));
    expect(presses.sent(1000)).toBe(false);
    expect(presses.left(control, 999)).toBe(true);
  });

  it('without a press nothing is left and nothing sent', () => {
    expect(presses.left(control, 0)).toBe(false);
    expect(presses.sent(0)).toBe(false);
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
    expect(leftByKey(early())).toBe(expected);
  });
});
