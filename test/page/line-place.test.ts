import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LinePlace, placeLine } from '../../lib/page/line-place.ts';
import type { Overlay } from '../../lib/page/overlay.ts';

let host: HTMLElement;
let line: HTMLElement;
let field: HTMLElement;
let box: DOMRect;
let size: DOMRect;
/** Whether the line was displayed, each time that the page was asked what lies somewhere. */
let displays: string[];
let lies: (x: number, y: number) => Element | null;
const moveTo = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<form><input><button>Send</button></form><label id="label">Name</label><a href="#">Link</a><p>Text</p>';
  host = document.createElement('div');
  line = document.createElement('div');
  host.append(line);
  document.body.append(host);
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  field = found;
  box = new DOMRect(100, 300, 200, 30);
  size = new DOMRect(0, 0, 344, 82);
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(field, 'getBoundingClientRect').mockImplementation(() => box);
  vi.spyOn(line, 'getBoundingClientRect').mockImplementation(() => size);
  displays = [];
  lies = () => null;
  document.elementsFromPoint = (x, y) => {
    displays.push(line.style.display);
    const hit = lies(x, y);
    return hit ? [host, hit] : [host];
  };
  moveTo.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const place = (before?: LinePlace) =>
  placeLine({ host, moveTo } as unknown as Overlay, line, field, before);
const side = () => place().room?.side;
const under = (_x: number, y: number) => y > 330;
const put = (element: string, where: (x: number, y: number) => boolean) => {
  const found = document.querySelector(element);
  const before = lies;
  lies = (x, y) => (where(x, y) ? found : before(x, y));
};

describe('placeLine', () => {
  it('puts it under its field where nothing is in the way', () => {
    expect(side()).toBe('under');
    expect(moveTo).toHaveBeenCalledWith(100, 333);
    expect(line.style.display).toBe('');
  });

  it('is displayed nowhere while the page is asked what lies there, and nowhere else before', () => {
    place();
    expect(displays.length).toBeGreaterThan(0);
    expect(new Set(displays)).toEqual(new Set(['none']));
    expect(moveTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['is not rendered', () => Object.assign(box, { width: 0 })],
    ['is over the viewport', () => Object.assign(box, { y: -30 })],
    ['is under it', () => Object.assign(box, { y: 800 })],
    ['is left of it', () => Object.assign(box, { x: -200 })],
    ['is right of it', () => Object.assign(box, { x: 1000 })],
    [
      'leaves no room',
      () => {
        vi.stubGlobal('innerHeight', 110);
        vi.stubGlobal('innerWidth', 330);
        Object.assign(box, { x: 60, y: 40 });
      },
    ],
  ])('displays nothing where the field %s', (_, arrange) => {
    place();
    arrange();
    expect(place().room).toBeUndefined();
    expect(line.style.display).toBe('none');
    expect(moveTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, string]>([
    ['what sends its form', 'button', 'over'],
    ['a link', 'a', 'over'],
    ['a label', '#label', 'over'],
    ['text', 'p', 'under'],
  ])('goes round %s', (_, element, expected) => {
    put(element, under);
    expect(side()).toBe(expected);
  });

  it('covers a label rather than a link, and a link rather than what sends its form', () => {
    put('#label', under);
    put('a', (_x, y) => y < 300);
    put('button', (x, y) => x > 300 && y >= 300 && y <= 330);
    expect(side()).toBe('under');
    put('a', under);
    put('button', (_x, y) => y < 300);
    // Before the field, on the left, there is no room.
    expect(side()).toBe('under');
  });

  it('keeps its side while the field only moves', () => {
    put('a', under);
    const first = place();
    expect(first.room?.side).toBe('over');
    lies = () => null;
    Object.assign(box, { y: 310 });
    const second = place(first);
    expect(second.room?.side).toBe('over');
    expect(moveTo).toHaveBeenLastCalledWith(100, 310 - 3 - 82);
    // Where that side has no room any more, another is found.
    Object.assign(box, { y: 10 });
    expect(place(second).room?.side).toBe('under');
  });

  it('asks the page nothing while nothing has moved', () => {
    const first = place();
    displays = [];
    expect(place(first)).toBe(first);
    expect(displays).toEqual([]);
  });

  it('stands at the end of a right-to-left field, and as wide as its page’s zoom has it', () => {
    field.style.direction = 'rtl';
    Object.assign(box, { x: 500 });
    Object.assign(host, { currentCSSZoom: 2 });
    place();
    expect(moveTo).toHaveBeenCalledWith(500 + 200 - 344, 333);
    expect(line.style.maxWidth).toBe('270px');
  });
});
