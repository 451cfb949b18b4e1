import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldLine, type FieldLine, type LineView } from '../../lib/page/field-line.ts';
import { installPlatform } from './dom.ts';

const HELD: LineView = {
  standing: 'bad',
  text: 'No.',
  actions: [{ label: 'Fix it', run: () => {} }],
  held: true,
};

let control: HTMLInputElement;
let line: FieldLine;
let stop: AbortController;
let isOpen: boolean;
let box: DOMRect;
/** What took the focus, by its text. */
let took: (string | null)[];
/** Where the line itself comes to stand. */
let stands: DOMRect;

beforeEach(() => {
  installPlatform();
  vi.stubGlobal('innerWidth', 800);
  vi.stubGlobal('innerHeight', 600);
  HTMLElement.prototype.showPopover = () => {};
  document.elementsFromPoint = () => [];
  document.body.innerHTML = '<input>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  isOpen = true;
  took = [];
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focus(this: HTMLElement) {
    took.push(this.textContent);
  });
  box = new DOMRect(20, 20, 200, 30);
  stands = new DOMRect(20, 60, 300, 28);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return this === control ? box : stands;
  });
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function open(this: Element, selector) {
    return selector === ':popover-open' ? isOpen : Reflect.apply(matches, this, [selector]);
  });
  stop = new AbortController();
  line = createFieldLine('', stop.signal, () => {});
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const host = () => document.querySelector('fieldmark-field');

describe('a line that is shown', () => {
  it('is in sight where there is room, and takes the focus where it asks', () => {
    expect(line.show(control, HELD)).toBe(true);
    expect(line.field).toBe(control);
    expect(line.show(control, HELD)).toBe(true);
    expect(took).toEqual(['Fix it']);
  });

  it('takes no focus where it only says something', () => {
    expect(line.show(control, { ...HELD, held: false })).toBe(true);
    expect(took).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['the frame is too low', () => vi.stubGlobal('innerHeight', 60)],
    ['the field is scrolled away', () => Object.assign(box, { y: -400 })],
    ['the field is not rendered', () => Object.assign(box, { width: 0 })],
    ['it does not get into the top layer', () => Object.assign(stands, { width: 0 })],
    [
      'the browser shows no popover',
      () => {
        isOpen = false;
      },
    ],
    ['the page moved it out to the left', () => Object.assign(stands, { x: -2 })],
    ['the page moved it out over the top', () => Object.assign(stands, { y: -2 })],
    ['the page moved it out to the right', () => Object.assign(stands, { x: 502 })],
    ['the page moved it out under the bottom', () => Object.assign(stands, { y: 574 })],
    ['the field is gone', () => control.remove()],
  ])('is not in sight, and takes no focus, where %s', (_, arrange) => {
    const held = control;
    arrange();
    expect(line.show(held, HELD)).toBe(false);
    expect(took).toEqual([]);
  });

  it('is taken away', () => {
    line.show(control, HELD);
    line.hide();
    expect(host()).toBeNull();
    expect(line.field).toBeNull();
  });
});
