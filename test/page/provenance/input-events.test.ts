import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BufferedEvents } from '../../../lib/page/frame/buffered-events.ts';
import { insertedByKey, trackInputProvenance } from '../../../lib/page/provenance/input-events.ts';
import type { InputProvenance } from '../../../lib/page/provenance/input-provenance.ts';
import { hearing, putInSight, trusted } from '../dom.ts';

/** What jsdom lacks: events that bring a text with them. */
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
let proof: InputProvenance;
let now: number;
let isFilledIn: boolean;

beforeEach(() => {
  vi.stubGlobal('ClipboardEvent', FakeClipboard);
  vi.stubGlobal('DragEvent', FakeDrag);
  document.body.innerHTML = '<input>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  isFilledIn = false;
  vi.spyOn(control, 'matches').mockImplementation(
    (selector) => selector.includes(':autofill') && isFilledIn,
  );
  putInSight(control);
  now = 0;
  stop = new AbortController();
  fire = hearing(control);
  proof = trackInputProvenance(control, stop.signal, []);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const here = (event: Event) => {
  now += 1;
  return trusted(event, { timeStamp: now, composedPath: () => [control] });
};
const key = (name: string, more: KeyboardEventInit = {}) =>
  here(new KeyboardEvent('keydown', { key: name, ...more }));
const input = (data: string | null, inputType: string, type = 'input') =>
  here(new InputEvent(type, { data, inputType }));

/** The browser changes the value as an act had it do. */
function change(value: string, data: string | null, inputType = 'insertText'): void {
  fire(input(data, inputType, 'beforeinput'));
  control.value = value;
  fire(input(data, inputType));
}
const isTyped = () => proof.isTyped(control.value);

describe('broughtByKey', () => {
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
    ...[
      'Enter',
      'Tab',
      'Escape',
      'ArrowLeft',
      'Shift',
      'Control',
      'Alt',
      'Meta',
      'AltGraph',
      'F5',
    ].map((name) => [name, {}, undefined] as [string, KeyboardEventInit, undefined]),
  ])('%s %j', (name, more, expected) => {
    expect(insertedByKey(new KeyboardEvent('keydown', { key: name, ...more }))).toBe(expected);
  });
});

describe('watchTyping', () => {
  it('proves what keys put in, one by one', () => {
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
    ['pasted', () => fire(here(new FakeClipboard('paste', 'bob')))],
    ['dropped', () => fire(here(new FakeDrag('drop', 'bob')))],
    ['composed', () => fire(here(new CompositionEvent('compositionupdate', { data: 'bob' })))],
  ])('proves what was %s', (_, act) => {
    act();
    change('bob', 'bob', 'insertFromSomewhere');
    expect(isTyped()).toBe(true);
  });

  it('proves what was cut out of what was typed', () => {
    fire(here(new FakeClipboard('paste', 'bobby')));
    change('bobby', 'bobby', 'insertFromPaste');
    fire(here(new Event('cut')));
    change('bob', null, 'deleteByCut');
    expect(isTyped()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['nothing', () => {}],
    [
      'a key of a script’s',
      () => control.dispatchEvent(new KeyboardEvent('keydown', { key: 'bob' })),
    ],
    ['a paste of a script’s', () => control.dispatchEvent(new FakeClipboard('paste', 'bob'))],
    ['Enter', () => fire(key('Enter'))],
    ['a paste of something else', () => fire(here(new FakeClipboard('paste', 'eve')))],
    ['a paste of no text', () => fire(here(new FakeClipboard('paste', '')))],
    ['a copy', () => fire(here(new FakeClipboard('copy', 'bob')))],
  ])('proves nothing that came with %s', (_, act) => {
    act();
    change('bob', 'bob', 'insertText');
    expect(isTyped()).toBe(false);
  });

  it('notices what a script put in before the key, also with events of its own', () => {
    fire(key('b'));
    change('b', 'b');
    control.value = 'eve@example.co';
    control.dispatchEvent(new InputEvent('input', { data: 'x', inputType: 'insertText' }));
    fire(key('m'));
    change('eve@example.com', 'm');
    expect(isTyped()).toBe(false);
  });

  it('takes no word of a script for what stood there', () => {
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

  it.each(['', 'insertReplacementText'])('proves what the browser filled in (%s)', (inputType) => {
    isFilledIn = true;
    control.value = 'bob@example.com';
    fire(inputType ? input(null, inputType) : here(new Event('input')));
    expect(isTyped()).toBe(true);
  });

  it('proves nothing of what the browser filled in out of sight', () => {
    putInSight(control, new DOMRect(20, 20, 10, 10));
    isFilledIn = true;
    control.value = 'bob@example.com';
    fire(here(new Event('input')));
    expect(isTyped()).toBe(false);
  });

  it('proves a word that the browser put in place of another', () => {
    fire(key('b'));
    change('b', 'b');
    change('bob', 'bob', 'insertReplacementText');
    expect(isTyped()).toBe(true);
  });

  it.each<[string, boolean, () => void]>([
    ['a script says so', true, () => control.dispatchEvent(new Event('input'))],
    ['a script put it in', true, () => fire(input('bob', 'insertText'))],
    ['the browser did not', false, () => fire(here(new Event('input')))],
    ['it is not said what was', false, () => change('bob', null, 'insertReplacementText')],
  ])('proves nothing that was filled in where %s', (_, filledIn, act) => {
    isFilledIn = filledIn;
    control.value = 'bob';
    act();
    expect(isTyped()).toBe(false);
  });

  it('proves nothing that was typed while the control was out of sight, and the rest again after it was emptied', () => {
    const lid = document.createElement('div');
    fire(key('b'));
    change('b', 'b');
    document.elementFromPoint = () => lid;
    fire(key('o'));
    change('bo', 'o');
    expect(isTyped()).toBe(false);
    document.elementFromPoint = () => control;
    fire(key('b'));
    change('bob', 'b');
    expect(isTyped()).toBe(false);
    fire(key('Backspace'));
    change('', null, 'deleteContentBackward');
    fire(here(new FakeClipboard('paste', 'bob')));
    change('bob', 'bob', 'insertFromPaste');
    expect(isTyped()).toBe(true);
  });

  it('proves nothing pasted whole into what is out of sight', () => {
    document.elementFromPoint = () => null;
    fire(here(new FakeClipboard('paste', 'bob')));
    change('bob', 'bob', 'insertFromPaste');
    expect(isTyped()).toBe(false);
  });

  it('proves nothing about a control that was moved to another form', () => {
    fire(key('b'));
    change('b', 'b');
    const form = document.createElement('form');
    document.body.append(form);
    form.append(control);
    expect(isTyped()).toBe(false);
  });

  it('reads nothing while the control holds a secret', () => {
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

describe('what was done before the script was there', () => {
  const deletion = () => [key('Backspace'), input(null, 'deleteContentBackward')];
  const typing = (text: string) =>
    [...text].flatMap((each) => [key(each), input(each, 'insertText')]);
  const typedEarly = (early: BufferedEvents, value: string) => {
    control.value = value;
    return trackInputProvenance(control, stop.signal, early).isTyped(control.value);
  };

  it.each<[string, () => BufferedEvents, string]>([
    ['it makes the whole value', () => typing('bob'), 'bob'],
    ['it was corrected at its end', () => [...typing('box'), ...deletion(), ...typing('b')], 'bob'],
    [
      'other keys came between',
      () => [...typing('bo'), key('Shift'), ...typing('b'), key('Tab')],
      'bob',
    ],
  ])('is proof where %s', (_, early, value) => {
    expect(typedEarly(early(), value)).toBe(true);
  });

  it('is none where the control is out of sight', () => {
    putInSight(control, new DOMRect(20, 20, 10, 10));
    expect(typedEarly(typing('bob'), 'bob')).toBe(false);
  });

  it.each<[string, () => BufferedEvents, string]>([
    ['something stood there', () => typing('bob'), 'bobby'],
    ['a script changed it', () => typing('bob'), 'eve'],
    [
      'it was typed in the middle',
      () => [...typing('bb'), key('ArrowLeft'), ...typing('o')],
      'bob',
    ],
    [
      'a script made the events',
      () => [new KeyboardEvent('keydown', { key: 'b' }), input('b', 'insertText')],
      'b',
    ],
    ['a script’s event says so', () => [key('b'), new InputEvent('input', { data: 'b' })], 'b'],
    [
      'one key came for two',
      () => [key('b'), input('b', 'insertText'), input('o', 'insertText')],
      'bo',
    ],
  ])('is none where %s', (_, early, value) => {
    expect(typedEarly(early(), value)).toBe(false);
  });

  it('is not asked for where the browser filled it in', () => {
    expect(typedEarly([], 'bob@example.com')).toBe(false);
    isFilledIn = true;
    expect(typedEarly([], 'bob@example.com')).toBe(true);
  });

  it('goes on where a key is still on its way', () => {
    const later = trackInputProvenance(control, stop.signal, [key('b')]);
    change('b', 'b');
    expect(later.isTyped('b')).toBe(true);
  });
});
