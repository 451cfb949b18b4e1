import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type GestureTracker,
  trackLastGesture,
  wasLeftByKey,
} from '../../../../lib/page/field/provenance/last-gesture.ts';
import { recordListeners, trusted } from '../../dom.ts';

let control: HTMLInputElement;
let stop: AbortController;
let fire: (event: Event) => void;
let gestures: GestureTracker;

beforeEach(() => {
  control = document.createElement('input');
  stop = new AbortController();
  fire = recordListeners(control);
  gestures = trackLastGesture(stop.signal);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
});

const key = (name: string, on: EventTarget = control) =>
  trusted(new KeyboardEvent('keydown', { key: name }), { timeStamp: 0, composedPath: () => [on] });
const press = (on: EventTarget) =>
  trusted(new Event('pointerdown'), { timeStamp: 0, composedPath: () => [on] });

describe('trackLastGesture', () => {
  it.each<[string, () => Event, boolean]>([
    ['Tab in it', () => key('Tab'), true],
    ['Enter in it', () => key('Enter'), true],
    ['a press elsewhere', () => press(document.body), true],
    ['another key in it', () => key('b'), false],
    ['Tab elsewhere', () => key('Tab', document.body), false],
    ['a press on it', () => press(control), false],
    ['a Tab event from a script', () => new KeyboardEvent('keydown', { key: 'Tab' }), false],
  ])('says whether %s left the field: %s', (_, event, expected) => {
    fire(event());
    expect(gestures.causedBlur(control, 999)).toBe(expected);
  });

  it.each<[string, (host: Element) => Event, boolean]>([
    ['Tab in it', (host) => key('Tab', host), true],
    ['a press in it', (host) => press(host), false],
    ['a press elsewhere', () => press(document.body), true],
  ])('sees only the host of a field in a shadow tree: %s left it: %s', (_, event, expected) => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'closed' }).append(control);
    fire(event(host));
    expect(gestures.causedBlur(control, 1)).toBe(expected);
  });

  it('counts a gesture by the time since it', () => {
    fire(trusted(press(document.body), { timeStamp: 5000, composedPath: () => [document.body] }));
    expect(gestures.causedSubmit(6000)).toBe(false);
    expect(gestures.causedSubmit(5999)).toBe(true);
  });

  it('counts a gesture for only one field', () => {
    fire(press(document.body));
    expect(gestures.causedBlur(control, 1)).toBe(true);
    expect(gestures.causedBlur(control, 2)).toBe(false);
    expect(gestures.causedBlur(document.createElement('input'), 3)).toBe(false);
    expect(gestures.causedSubmit(4)).toBe(false);
  });

  it('counts a gesture that left no field for one submit', () => {
    fire(press(control));
    expect(gestures.causedBlur(control, 1)).toBe(false);
    expect(gestures.causedSubmit(2)).toBe(true);
    expect(gestures.causedSubmit(3)).toBe(false);
  });
});

describe('wasLeftByKey', () => {
  it.each<[string, () => Event[], boolean]>([
    ['nothing', () => [], false],
    ['Tab', () => [key('b'), key('Tab')], true],
    ['Enter', () => [key('Enter')], true],
    ['Tab followed by another event', () => [key('Tab'), key('b')], false],
    ['a Tab event from a script', () => [new KeyboardEvent('keydown', { key: 'Tab' })], false],
    ['a change event', () => [trusted(new Event('input'))], false],
  ])('says that after %s the field was left by key: %s', (_, early, expected) => {
    expect(wasLeftByKey(early())).toBe(expected);
  });
});
