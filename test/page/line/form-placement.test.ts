import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormLength } from '../../../lib/page/line/elements.ts';
import {
  type FormPlacement,
  followForm,
  placeForm,
} from '../../../lib/page/line/form-placement.ts';
import { find } from '../dom.ts';

let line: HTMLElement;
let field: HTMLElement;
let button: HTMLElement;
let boxes: Map<Element, DOMRect>;
let length: FormLength;
/** Whether a point is taken by a control of the page. */
let isTaken: (x: number, y: number) => boolean;
let now: number;
const moveTo = vi.fn();
const scrolled = vi.fn();

/** The height of the message by its length, CSS px. */
const HEIGHT = { whole: 120, compact: 60, strip: 24 } as const;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input><button>Send</button></form><a href="#">Link</a><div></div>';
  [field, button, line] = [find('input'), find('button'), find('div')];
  boxes = new Map([
    [field, new DOMRect(100, 200, 300, 30)],
    [button, new DOMRect(100, 500, 120, 30)],
  ]);
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  [length, now, isTaken] = ['whole', 0, () => false];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    if (this !== line) return boxes.get(this) ?? new DOMRect();
    const width = length === 'strip' ? 400 : Number.parseFloat(line.style.inlineSize) || 345;
    return new DOMRect(0, 0, width, HEIGHT[length]);
  });
  document.elementFromPoint = (x, y) => (isTaken(x, y) ? document.querySelector('a') : null);
  for (const element of [field, button]) element.scrollIntoView = scrolled;
  moveTo.mockClear();
  scrolled.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const request = () => ({
  overlay: { host: document.body, mount: document.body, moveTo },
  line,
  near: [field, button],
  problems: [field],
  lengths: ['whole', 'compact', 'strip'] as const,
  setLength(wanted: FormLength) {
    length = wanted;
  },
  isCut: () => false,
  mayScroll: true,
});
const placed = (): FormPlacement => {
  const found = placeForm(request());
  if (!found) throw new Error('no place');
  return found;
};
const summary = () => {
  const { anchor, side } = placed();
  return [anchor.localName, side.side, length];
};

describe('the message about a form', () => {
  it.each<[string, (x: number, y: number) => boolean, unknown[]]>([
    ['beside the first wrong field', () => false, ['input', 'after', 'whole']],
    ['under it', (x) => x > 460, ['input', 'under', 'whole']],
    ['over it', (x, y) => x > 460 || y > 200, ['input', 'over', 'whole']],
    [
      'shorter, before it goes farther',
      (x, y) => x > 460 || y < 195 || y > 300,
      ['input', 'under', 'compact'],
    ],
    ['in one row under it', (x, y) => x > 660 || y < 195 || y > 260, ['input', 'under', 'strip']],
    ['at the pressed button', (x, y) => y < 480 || x > 560, ['button', 'under', 'whole']],
    ['in a corner at last', (_x, y) => y < 670, ['input', 'bottom', 'whole']],
  ])('stands %s', (_, taken, expected) => {
    isTaken = taken;
    expect(summary()).toEqual(expected);
  });

  it('scrolls no page for a message that is no question', () => {
    isTaken = () => true;
    placeForm({ ...request(), mayScroll: false });
    expect(scrolled).not.toHaveBeenCalled();
    placeForm(request());
    expect(scrolled).toHaveBeenCalled();
  });

  it('ends after a time, with the best so far', () => {
    isTaken = () => true;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 40;
      return now;
    });
    expect(placed().anchor).toBe(field);
    expect(scrolled.mock.calls.length).toBeLessThan(4);
  });

  it('follows its field, until it has no room there', () => {
    const first = placed();
    expect(followForm(request(), first)).toBe(first);
    boxes.set(field, new DOMRect(100, 260, 300, 30));
    const next = followForm(request(), first);
    expect(next?.box.top).toBe(first.box.top + 60);
    boxes.set(field, new DOMRect(100, 900, 300, 30));
    expect(next && followForm(request(), next)).toBeUndefined();
    expect(next && followForm({ ...request(), near: [button] }, next)).toBeUndefined();
  });
});
