import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BufferedEvents } from '../../../../lib/page/dom/registry.ts';
import {
  insertedByKey,
  trackInputProvenance,
} from '../../../../lib/page/field/provenance/input-events.ts';
import type { InputProvenance } from '../../../../lib/page/field/provenance/input-provenance.ts';
import { find, putInSight, recordListeners, trusted } from '../../dom.ts';

/** Events with data transfer, which jsdom lacks. */
class FakeTransfer extends Event {
  readonly clipboardData: { getData(type: string): string };
  readonly dataTransfer: { getData(type: string): string };
  constructor(type: string, text: string) {
    super(type);
    this.clipboardData = { getData: (kind) => (kind === 'text/plain' ? text : '') };
    this.dataTransfer = this.clipboardData;
  }
}
class FakeClipboard extends FakeTransfer {}
class FakeDrag extends FakeTransfer {}

let control: HTMLInputElement;
let stop: AbortController;
let fire: (event: Event) => void;
let provenance: InputProvenance;
let now: number;
let isFilledIn: boolean;

beforeEach(() => {
  vi.stubGlobal('ClipboardEvent', FakeClipboard);
  vi.stubGlobal('DragEvent', FakeDrag);
  document.body.innerHTML = '<input>';
  control = find('input');
  isFilledIn = false;
  vi.spyOn(control, 'matches').mockImplementation(
    (selector) => selector.includes(':autofill') && isFilledIn,
  );
  putInSight(control);
  now = 0;
  stop = new AbortController();
  fire = recordListeners(control);
  provenance = trackInputProvenance(control, stop.signal, []);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dispatch = (event: Event) => {
  now += 1;
  return trusted(event, { timeStamp: now, composedPath: () => [control] });
};
const key = (name: string, more: KeyboardEventInit = {}) =>
  dispatch(new KeyboardEvent('keydown', { key: name, ...more }));
const input = (data: string | null, inputType: string, type = 'input') =>
  dispatch(new InputEvent(type, { data, inputType }));

/** Changes the value like the browser after an action. */
function change(value: string, data: string | null, inputType = 'insertText'): void {
  fire(input(data, inputType, 'beforeinput'));
  control.value = value;
  fire(input(data, inputType));
}
const isTyped = () => provenance.isTyped(control.value);

describe('insertedByKey', () => {
  it.each<[string, KeyboardEventInit, string | null | undefined]>([
    ['a', {}, 'a'],
    ['@', { altKey: true }, '@'],
    ['@', { ctrlKey: true, altKey: true }, '@'],
    ['@', { ctrlKey: true, modifierAltGraph: true }, '@'],
    ['é', {}, 'é'],
    ['क्ष', {}, 'क्ष'],
    [' ', {}, ' '],
    ['Backspace', {}, ''],
    ['Delete', { ctrlKey: true }, ''],
    ['Dead', {}, null],
    ['Process', {}, null],
    ['Unidentified', {}, null],
    ['v', { ctrlKey: true }, undefined],
    ['v', { metaKey: true }, undefined],
    ['Unidentified', { ctrlKey: true }, undefined],
    ...'Enter|Tab|Escape|ArrowLeft|Shift|Control|Alt|Meta|AltGraph|F5'
      .split('|')
      .map((name) => [name, {}, undefined] as [string, KeyboardEventInit, undefined]),
  ])('%s %j', (name, more, expected) => {
    expect(insertedByKey(new KeyboardEvent('keydown', { key: name, ...more }))).toBe(expected);
  });
});

describe('trackInputProvenance', () => {
  it('proves text inserted by keys one by one', () => {
    for (const end of [1, 2, 3]) {
      fire(key('bob'.charAt(end - 1)));
      change('bob'.slice(0, end), 'bob'.charAt(end - 1));
    }
    expect(isTyped()).toBe(true);
    fire(key('Backspace'));
    change('bo', null, 'deleteContentBackward');
    expect(isTyped()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['pasted', () => fire(dispatch(new FakeClipboard('paste', 'bob')))],
    ['dropped', () => fire(dispatch(new FakeDrag('drop', 'bob')))],
    ['composed', () => fire(dispatch(new CompositionEvent('compositionupdate', { data: 'bob' })))],
  ])('proves a value that was %s', (_, act) => {
    act();
    change('bob', 'bob', 'insertFromSomewhere');
    expect(isTyped()).toBe(true);
    fire(dispatch(new Event('cut')));
    change('bo', null, 'deleteByCut');
    expect(isTyped()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['nothing', () => {}],
    [
      'a key event from a script',
      () => control.dispatchEvent(new KeyboardEvent('keydown', { key: 'bob' })),
    ],
    ['a paste event from a script', () => control.dispatchEvent(new FakeClipboard('paste', 'bob'))],
    ['Enter', () => fire(key('Enter'))],
    ['a paste of another text', () => fire(dispatch(new FakeClipboard('paste', 'eve')))],
    ['a paste without text', () => fire(dispatch(new FakeClipboard('paste', '')))],
    ['a copy', () => fire(dispatch(new FakeClipboard('copy', 'bob')))],
  ])('does not prove a change after %s', (_, act) => {
    act();
    change('bob', 'bob', 'insertText');
    expect(isTyped()).toBe(false);
  });

  it('detects what a script inserted before the key, even with its own events', () => {
    fire(key('b'));
    change('b', 'b');
    control.value = 'eve@example.co';
    control.dispatchEvent(new InputEvent('input', { data: 'x', inputType: 'insertText' }));
    fire(key('m'));
    change('eve@example.com', 'm');
    expect(isTyped()).toBe(false);
  });

  it('does not trust a script’s `beforeinput`', () => {
    fire(key('b'));
    change('b', 'b');
    control.value = 'eve';
    fire(key('m'));
    fire(input('m', 'insertText', 'beforeinput'));
    control.value = 'b';
    control.dispatchEvent(new InputEvent('beforeinput'));
    control.value = 'bm';
    fire(input('m', 'insertText'));
    expect(isTyped()).toBe(false);
  });

  it.each(['', 'insertReplacementText'])('proves an autofilled value (%s)', (inputType) => {
    isFilledIn = true;
    control.value = 'bob@example.com';
    fire(inputType ? input(null, inputType) : dispatch(new Event('input')));
    expect(isTyped()).toBe(true);
  });

  it('does not prove an autofilled value in an invisible field', () => {
    putInSight(control, new DOMRect(20, 20, 10, 10));
    isFilledIn = true;
    control.value = 'bob@example.com';
    fire(dispatch(new Event('input')));
    expect(isTyped()).toBe(false);
  });

  it('proves a word that the browser replaced', () => {
    fire(key('b'));
    change('b', 'b');
    change('bob', 'bob', 'insertReplacementText');
    expect(isTyped()).toBe(true);
  });

  it.each<[string, boolean, () => void]>([
    ['a script dispatched the event', true, () => control.dispatchEvent(new Event('input'))],
    ['a script inserted it', true, () => fire(input('bob', 'insertText'))],
    ['the browser did not autofill it', false, () => fire(dispatch(new Event('input')))],
    [
      'the browser does not report what it inserted',
      false,
      () => change('bob', null, 'insertReplacementText'),
    ],
  ])('does not prove an autofilled value if %s', (_, filledIn, act) => {
    isFilledIn = filledIn;
    control.value = 'bob';
    act();
    expect(isTyped()).toBe(false);
  });

  it('does not prove typing or a paste in an invisible field, but does after the field was visible and emptied', () => {
    const lid = document.createElement('div');
    fire(key('b'));
    change('b', 'b');
    document.elementFromPoint = () => lid;
    fire(key('o'));
    change('bo', 'o');
    expect(isTyped()).toBe(false);
    fire(dispatch(new FakeClipboard('paste', 'bob')));
    change('bob', 'bob', 'insertFromPaste');
    expect(isTyped()).toBe(false);
    document.elementFromPoint = () => control;
    fire(key('b'));
    change('bobb', 'b');
    expect(isTyped()).toBe(false);
    fire(key('Backspace'));
    change('', null, 'deleteContentBackward');
    fire(dispatch(new FakeClipboard('paste', 'bob')));
    change('bob', 'bob', 'insertFromPaste');
    expect(isTyped()).toBe(true);
  });

  it('does not prove the value of a control that was moved to another form', () => {
    fire(key('b'));
    change('b', 'b');
    const form = document.createElement('form');
    document.body.append(form);
    form.append(control);
    expect(isTyped()).toBe(false);
  });

  it('reads nothing while the control is sensitive', () => {
    control.type = 'password';
    const read = vi.spyOn(HTMLInputElement.prototype, 'value', 'get');
    fire(key('b'));
    fire(input('b', 'insertText', 'beforeinput'));
    fire(input('b', 'insertText'));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    control.value = 'b';
    expect(isTyped()).toBe(false);
  });
});

describe('buffered events', () => {
  const deletion = () => [key('Backspace'), input(null, 'deleteContentBackward')];
  const typing = (text: string) =>
    [...text].flatMap((letter) => [key(letter), input(letter, 'insertText')]);
  const typedEarly = (early: BufferedEvents, value: string) => {
    control.value = value;
    return trackInputProvenance(control, stop.signal, early).isTyped(control.value);
  };

  it.each<[string, () => BufferedEvents, string]>([
    ['it inserted the whole value', () => typing('bob'), 'bob'],
    ['it was corrected at its end', () => [...typing('box'), ...deletion(), ...typing('b')], 'bob'],
    [
      'other keys came between',
      () => [...typing('bo'), key('Shift'), ...typing('b'), key('Tab')],
      'bob',
    ],
  ])('prove the value if %s', (_, early, value) => {
    expect(typedEarly(early(), value)).toBe(true);
  });

  it('prove nothing if the control is invisible', () => {
    putInSight(control, new DOMRect(20, 20, 10, 10));
    expect(typedEarly(typing('bob'), 'bob')).toBe(false);
  });

  it.each<[string, () => BufferedEvents, string]>([
    ['the field was not empty', () => typing('bob'), 'bobby'],
    ['a script changed it', () => typing('bob'), 'eve'],
    [
      'it was typed in the middle',
      () => [...typing('bb'), key('ArrowLeft'), ...typing('o')],
      'bob',
    ],
    [
      'a script dispatched the events',
      () => [new KeyboardEvent('keydown', { key: 'b' }), input('b', 'insertText')],
      'b',
    ],
    [
      'a script dispatched the input event',
      () => [key('b'), new InputEvent('input', { data: 'b' })],
      'b',
    ],
    [
      'one key explains two letters',
      () => [key('b'), input('b', 'insertText'), input('o', 'insertText')],
      'bo',
    ],
  ])('prove nothing if %s', (_, early, value) => {
    expect(typedEarly(early(), value)).toBe(false);
  });

  it('are not needed for an autofilled value', () => {
    expect(typedEarly([], 'bob@example.com')).toBe(false);
    isFilledIn = true;
    expect(typedEarly([], 'bob@example.com')).toBe(true);
  });

  it('are continued by a key whose `input` event follows', () => {
    const later = trackInputProvenance(control, stop.signal, [key('b')]);
    change('b', 'b');
    expect(later.isTyped('b')).toBe(true);
  });
});
