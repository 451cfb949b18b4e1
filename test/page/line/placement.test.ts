import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LinePlacement, placeLine } from '../../../lib/page/line/placement.ts';
import type { Overlay } from '../../../lib/page/overlay/overlay.ts';
import { find } from '../dom.ts';

let host: HTMLElement;
let line: HTMLElement;
let field: HTMLElement;
let box: DOMRect;
let size: DOMRect;
/** Whether the line was displayed, recorded at each hit test. */
let displays: string[];
let lies: (x: number, y: number) => Element | null;
const moveTo = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<div role="dialog"><form><input><button>Send</button></form></div><label id="label">Name</label><a href="#">Link</a><p>Text</p>';
  host = document.createElement('div');
  line = document.createElement('div');
  host.append(line);
  document.body.append(host);
  field = find('input');
  box = new DOMRect(100, 300, 200, 30);
  size = new DOMRect(0, 0, 344, 82);
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(field, 'getBoundingClientRect').mockImplementation(() => box);
  vi.spyOn(line, 'getBoundingClientRect').mockImplementation(() => size);
  // Hit tests end after a time, which tests set.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  displays = [];
  lies = () => null;
  document.elementFromPoint = (x, y) => {
    displays.push(line.style.display);
    return lies(x, y);
  };
  // The text of a label fills its box.
  Range.prototype.getClientRects = () =>
    [new DOMRect(-1e4, -1e4, 2e4, 2e4)] as unknown as DOMRectList;
  moveTo.mockClear();
  [isWanted, isWhole] = [false, false];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let isWanted = false;
let isWhole = false;
const place = (before?: LinePlacement) =>
  placeLine({
    overlay: { host, mount: host, moveTo } satisfies Pick<Overlay, 'host' | 'mount' | 'moveTo'>,
    line,
    field,
    previous: before,
    isWanted,
    isWhole,
  });
const side = () => place().slot?.side;
const under = (_x: number, y: number) => y > 330;
const put = (element: string, where: (x: number, y: number) => boolean) => {
  const found = document.querySelector(element);
  const before = lies;
  lies = (x, y) => (where(x, y) ? found : before(x, y));
};

describe('placeLine', () => {
  it('puts the line under its field if that position is free', () => {
    expect(side()).toBe('under');
    expect(moveTo).toHaveBeenCalledWith(100, 337);
    expect(line.style.display).toBe('');
  });

  it('hides the line during hit tests', () => {
    place();
    expect(displays.length).toBeGreaterThan(0);
    expect(new Set(displays)).toEqual(new Set(['none']));
    expect(moveTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ['is not rendered', () => Object.assign(box, { width: 0 })],
    ['is above the viewport', () => Object.assign(box, { y: -30 })],
    ['is below the viewport', () => Object.assign(box, { y: 800 })],
    ['is left of the viewport', () => Object.assign(box, { x: -200 })],
    ['is right of the viewport', () => Object.assign(box, { x: 1000 })],
    [
      'leaves no space',
      () => {
        vi.stubGlobal('innerHeight', 110);
        vi.stubGlobal('innerWidth', 330);
        Object.assign(box, { x: 60, y: 40 });
      },
    ],
  ])('displays nothing if the field %s', (_, arrange) => {
    place();
    arrange();
    expect(place().slot).toBeUndefined();
    expect(line.style.display).toBe('none');
    expect(moveTo).toHaveBeenCalledTimes(1);
  });

  it.each<[string, string, string]>([
    ['the submit button of its form', 'button', 'over'],
    ['a link', 'a', 'over'],
    ['a label', '#label', 'over'],
    ['text', 'p', 'under'],
  ])('avoids %s', (_, element, expected) => {
    put(element, under);
    expect(side()).toBe(expected);
  });

  it('covers what costs least if the line is wanted and no position is free', () => {
    isWanted = true;
    put('button', (_x, y) => y < 270 || y > 360);
    put('#label', (x) => x >= 300);
    isWhole = true;
    expect(side()).toBe('after');
  });

  describe('as a strip', () => {
    beforeEach(() => {
      field.style.fontSize = '16px';
      Object.assign(box, { height: 42 });
      vi.spyOn(line, 'getBoundingClientRect').mockImplementation(() =>
        line.classList.contains('strip') ? new DOMRect(0, 0, 345, 24) : size,
      );
    });

    it.each([
      ['under the field', 30, 342 + 2],
      // The text is 1.4 × 16 px high in the middle of the field.
      ['over the padding of the field', 18, 342 - (42 - 22.4) / 2],
    ])('fits %s, where the line does not', (_, gap, y) => {
      put('a', (x, at) => x >= 450 || at < 300 || at >= 342 + gap);
      expect(place().slot?.isStrip).toBe(true);
      expect(moveTo).toHaveBeenCalledWith(100, y);
      expect(line.classList.contains('strip')).toBe(true);
    });

    it('fits beside the field, where the line does not, rather than over its padding', () => {
      put('a', (_x, at) => at < 300 || at >= 342 + 18);
      expect(place().slot).toMatchObject({ isStrip: true, side: 'after' });
    });

    it('covers the field’s own label first if it is wanted', () => {
      put('a', () => true);
      put('#label', (_x, at) => at < 300);
      document.querySelector('#label')?.append(field);
      expect(side()).toBeUndefined();
      isWanted = true;
      expect(place().slot).toMatchObject({ side: 'over', isStrip: true });
    });

    it('is not used if the person asked for the whole line', () => {
      put('a', () => true);
      [isWanted, isWhole] = [true, true];
      expect(place().slot?.isStrip).toBeUndefined();
    });
  });

  it('does not stand beside its field where it reaches down to the next one', () => {
    put('a', (x, y) => x < 300 && (y < 290 || y > 345));
    expect(side()).toBe('after');
    put('button', (x, y) => x < 300 && y > 335);
    expect(side()).toBeUndefined();
  });

  it('makes hit tests for 8 ms at most, then trusts the boxes near the field', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const button = find('button');
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 340, 200, 30));
    lies = (_x, y) => {
      now += 3;
      return y > 335 ? button : null;
    };
    expect(side()).toBe('over');
    expect(displays.length).toBeLessThanOrEqual(3);
  });

  it('knows the controls around the shadow tree of its field, and in those of its neighbours', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => 9 * displays.length);
    const next = document.createElement('next-field');
    const root = next.attachShadow({ mode: 'closed' });
    root.innerHTML = '<input>';
    const tree = document.querySelector('form')?.appendChild(document.createElement('own-field'));
    if (!tree) throw new Error('no form');
    tree.attachShadow({ mode: 'open' }).append(field);
    tree.after(next);
    expect(side()).toBe('under');
    const [inner] = root.querySelectorAll('input');
    if (!inner) throw new Error('no input');
    vi.spyOn(inner, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 340, 200, 30));
    const openOrClosedShadowRoot = (element: Element) => (element === next ? root : null);
    vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot } });
    expect(side()).toBe('over');
  });

  it('avoids a message of the site, but covers it if the line must be hidden otherwise', () => {
    document.querySelector('p')?.setAttribute('role', 'alert');
    put('p', under);
    expect(side()).toBe('over');
    put('p', () => true);
    expect(['under', 'over', 'after']).toContain(side());
  });

  it('counts only the text of a label, not its box', () => {
    Range.prototype.getClientRects = () =>
      [new DOMRect(600, 340, 50, 20)] as unknown as DOMRectList;
    put('#label', () => true);
    expect(side()).toBe('under');
    Range.prototype.getClientRects = () =>
      [new DOMRect(120, 340, 50, 20)] as unknown as DOMRectList;
    expect(side()).toBe('over');
  });

  it('stays on its side while the field only moves', () => {
    put('a', under);
    const first = place();
    expect(first.slot?.side).toBe('over');
    lies = () => null;
    Object.assign(box, { y: 310 });
    const second = place(first);
    expect(second.slot?.side).toBe('over');
    expect(moveTo).toHaveBeenLastCalledWith(100, 310 - 7 - 82);
    // When that side has no more space, another is used.
    Object.assign(box, { y: 10 });
    expect(place(second).slot?.side).toBe('under');
  });

  it('makes no hit test while nothing has moved', () => {
    const first = place();
    displays = [];
    expect(place(first)).toBe(first);
    expect(displays).toEqual([]);
  });

  it('starts at the right of a right-to-left field, scaled by the page’s zoom', () => {
    field.style.direction = 'rtl';
    Object.assign(box, { x: 500 });
    Object.assign(host, { currentCSSZoom: 2 });
    place();
    expect(moveTo).toHaveBeenCalledWith(500 + 200 - 344, 337);
    expect(line.style.inlineSize).toBe('345px');
  });

  describe('a field with a label and a description', () => {
    const HTML =
      '<form><div id="group"><label>Email</label><input style="border:1px solid gray"><small>We keep it.</small></div><button>Send</button></form>';
    beforeEach(() => {
      document.body.insertAdjacentHTML('afterbegin', HTML);
      const [input, group] = [document.querySelector('input'), document.querySelector('#group')];
      if (!input || !group) throw new Error('no field');
      field = input;
      vi.spyOn(field, 'getBoundingClientRect').mockImplementation(() => box);
      vi.spyOn(group, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 270, 200, 90));
      Range.prototype.getClientRects = function at(this: Range) {
        const isLabel = this.startContainer.parentElement?.localName === 'label';
        const rect = isLabel ? new DOMRect(100, 276, 40, 18) : new DOMRect(100, 334, 90, 14);
        return Object.assign([rect], { item: () => rect });
      };
      const [label, hint] = [document.querySelector('label'), document.querySelector('small')];
      lies = (x, y) => {
        if (x < 100 || x > 300) return null;
        if (y >= 276 && y < 294) return label;
        return y >= 334 && y < 348 ? hint : null;
      };
    });

    it('has its line under the description, with the pointer to there', () => {
      const { slot, link } = place();
      expect(slot?.side).toBe('under');
      expect(moveTo).toHaveBeenCalledWith(100, 348 + 7);
      expect(link).toEqual({ from: { x: 120, y: 348 }, to: { x: 120, y: 355 } });
    });

    it('has its line over the label if no position under or after the field is free', () => {
      vi.stubGlobal('innerWidth', 420);
      const before = lies;
      lies = (x, y) => (y > 350 ? document.querySelector('button') : before(x, y));
      const { slot, link } = place();
      expect(slot?.side).toBe('over');
      expect(moveTo).toHaveBeenCalledWith(68, 276 - 7 - 82);
      expect(link?.from.y).toBe(276);
    });
  });

  it('needs a wider position if the person’s text is larger', () => {
    put('a', (x, y) => x < 595 && (y < 290 || y > 345));
    Object.assign(box, { x: 390 });
    expect(side()).toBe('after');
    host.style.fontSize = '48px';
    expect(side()).toBeUndefined();
  });
});
