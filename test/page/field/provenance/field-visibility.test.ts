import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isVisibleInDocument,
  observeFieldVisibility,
} from '../../../../lib/page/field/provenance/field-visibility.ts';
import { find, putInSight } from '../../dom.ts';

let control: HTMLElement;
let box: DOMRect;
let stop: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<main><section><label><b></b><input></label></section></main><div id="lid"></div>';
  control = find('input');
  box = new DOMRect(100, 100, 200, 30);
  putInSight(control, box);
  stop = new AbortController();
  vi.stubGlobal('innerWidth', 800);
  vi.stubGlobal('innerHeight', 600);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hitBy = (what: Element | null) => {
  document.elementFromPoint = () => what;
};

describe('isVisibleInDocument', () => {
  it.each<[string, () => void]>([
    [
      'of the smallest size that people can type in',
      () => Object.assign(box, { width: 24, height: 12 }),
    ],
    ['somewhat faded', () => control.style.setProperty('opacity', '0.5')],
    [
      'slightly faded in a slightly faded box',
      () => {
        control.style.opacity = '0.8';
        find('main').style.opacity = '0.8';
      },
    ],
    ['with another filter', () => find('main').style.setProperty('filter', 'blur(1px)')],
    [
      'with a filter that halves its opacity',
      () => find('main').style.setProperty('filter', 'opacity(50%)'),
    ],
    ['whose hit test finds the label around it', () => hitBy(find('label'))],
    ['half out of the viewport', () => Object.assign(box, { y: -14 })],
  ])('accepts a field %s', (_, arrange) => {
    arrange();
    expect(isVisibleInDocument(control)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['too narrow', () => Object.assign(box, { width: 23 })],
    ['too low', () => Object.assign(box, { height: 11 })],
    ['faint', () => control.style.setProperty('opacity', '0.49')],
    [
      'faint by the product of its ancestors’ opacity',
      () => {
        control.style.opacity = '0.8';
        find('section').style.opacity = '0.8';
        find('main').style.opacity = '0.7';
      },
    ],
    [
      'faint by a filter on an ancestor',
      () => find('main').style.setProperty('filter', 'blur(0) opacity(.1)'),
    ],
    [
      'faint by a filter in percent',
      () => find('main').style.setProperty('filter', 'opacity(20%)'),
    ],
    ['covered', () => hitBy(find('#lid'))],
    ['covered by a sibling in its label', () => hitBy(find('b'))],
    ['not found by a hit test', () => hitBy(null)],
    ['above the viewport', () => Object.assign(box, { y: -31 })],
    ['below the viewport', () => Object.assign(box, { y: 600 })],
    ['left of the viewport', () => Object.assign(box, { x: -201 })],
    ['right of the viewport', () => Object.assign(box, { x: 800 })],
    [
      'not visible to `checkVisibility`',
      () => {
        control.checkVisibility = () => false;
      },
    ],
  ])('rejects a field that is %s', (_, arrange) => {
    arrange();
    expect(isVisibleInDocument(control)).toBe(false);
  });

  it('tests the centre of the part in the viewport', () => {
    const asked: number[][] = [];
    document.elementFromPoint = (x, y) => {
      asked.push([x, y]);
      return control;
    };
    Object.assign(box, { x: -100, y: 590 });
    isVisibleInDocument(control);
    expect(asked).toEqual([[50, 595]]);
  });

  it('tests the field’s own document, even in another frame', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const theirs = frame.contentDocument;
    const inner = theirs?.createElement('input');
    if (!theirs || !inner) throw new Error('the frame has no document');
    theirs.body.append(inner);
    vi.spyOn(inner, 'getBoundingClientRect').mockImplementation(() => box);
    theirs.elementFromPoint = () => inner;
    hitBy(null);
    expect(isVisibleInDocument(inner)).toBe(true);
    theirs.elementFromPoint = () => null;
    hitBy(inner);
    expect(isVisibleInDocument(inner)).toBe(false);
  });

  it("tests the field's shadow root, and the ancestors of its host", () => {
    const host = find('#lid');
    const root = host.attachShadow({ mode: 'closed' });
    const inner = document.createElement('input');
    root.append(inner);
    vi.spyOn(inner, 'getBoundingClientRect').mockImplementation(() => box);
    hitBy(host);
    Object.assign(root, { elementFromPoint: () => inner });
    expect(isVisibleInDocument(inner)).toBe(true);
    host.style.opacity = '0.1';
    expect(isVisibleInDocument(inner)).toBe(false);
  });
});

/** A fake IntersectionObserver whose visibility is set by the test. */
class FakeObserver {
  static all: FakeObserver[] = [];
  observed: Element[] = [];
  readonly tell: (entries: object[]) => void;
  readonly options: object;
  constructor(tell: (entries: object[]) => void, options: object) {
    this.tell = tell;
    this.options = options;
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed = [];
  }
}

describe('observeFieldVisibility', () => {
  beforeEach(() => {
    FakeObserver.all = [];
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });

  /** A field in a window whose frame element is this one. */
  const inFrame = (frameElement: () => Element | null) => {
    const view = { innerWidth: 800, innerHeight: 600, parent: window };
    Object.defineProperty(view, 'frameElement', { get: frameElement });
    vi.spyOn(document, 'defaultView', 'get').mockReturnValue(view as never);
    return observeFieldVisibility(control, stop.signal);
  };

  it("in the top frame trusts the browser's report that nothing covers a field", () => {
    const lid = find('#lid');
    putInSight(lid, new DOMRect(100, 100, 200, 30));
    hitBy(control);
    lid.style.backgroundColor = 'rgb(255, 192, 203)';
    const sight = observeFieldVisibility(control, stop.signal);
    expect(sight.isVisible()).toBe(false);
    const [observer] = FakeObserver.all;
    expect(observer?.observed).toEqual([control]);
    observer?.tell([{ isVisible: true }]);
    expect(sight.isVisible()).toBe(true);
  });

  it.each([
    [9, 1],
    [7, 3],
  ])('repeats a hit test of %i ms only after the next report: %i tests', (ms, expected) => {
    let [now, tests] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const sight = observeFieldVisibility(control, stop.signal);
    const [observer] = FakeObserver.all;
    observer?.tell([{ isVisible: true }]);
    const lid = find('#lid');
    let hit: Element = control;
    document.elementFromPoint = () => {
      now += ms;
      tests += 1;
      return hit;
    };
    for (let i = 0; i < 3; i += 1) expect(sight.isVisible()).toBe(true);
    expect(tests).toBe(expected);
    hit = lid;
    observer?.tell([{ isVisible: true }]);
    expect(sight.isVisible()).toBe(false);
    expect(tests).toBe(expected + 1);
  });

  it('repeats a slow hit test each time while the browser does not call the field visible', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const sight = observeFieldVisibility(control, stop.signal);
    const hit = vi.fn(() => {
      now += 9;
      return control;
    });
    document.elementFromPoint = hit;
    for (let i = 0; i < 3; i += 1) expect(sight.isVisible()).toBe(true);
    expect(hit).toHaveBeenCalledTimes(3);
  });

  it('tests same-origin parent frames too', () => {
    const frame = document.createElement('iframe');
    const frameBox = new DOMRect(0, 0, 400, 300);
    document.body.append(frame);
    vi.spyOn(frame, 'getBoundingClientRect').mockImplementation(() => frameBox);
    document.elementFromPoint = (x) => (x === 200 && frameBox.width === 400 ? frame : control);
    Object.assign(box, { x: 20 });
    const sight = inFrame(() => frame);
    document.elementFromPoint = (x, y) => (x === 200 && y === 150 ? frame : control);
    // In this document, the frame itself lies over the field.
    FakeObserver.all[0]?.tell([{ isVisible: true }]);
    expect(sight.isVisible()).toBe(true);
    frame.style.opacity = '0.01';
    expect(sight.isVisible()).toBe(false);
    frame.style.opacity = '';
    Object.assign(frameBox, { width: 10 });
    expect(sight.isVisible()).toBe(false);
  });

  it.each<[string, () => Element | null]>([
    ['does not report it', () => null],
    [
      'refuses',
      () => {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    ],
  ])('trusts only the browser in a frame whose owner %s', (_, frameElement) => {
    const sight = inFrame(frameElement);
    expect(sight.isVisible()).toBe(false);
    const [observer] = FakeObserver.all;
    expect(observer?.observed).toEqual([control]);
    expect(observer?.options).toMatchObject({ trackVisibility: true, delay: 100 });
    observer?.tell([{ isVisible: false }, { isVisible: true }]);
    expect(sight.isVisible()).toBe(true);
    observer?.tell([{ isIntersecting: true }]);
    expect(sight.isVisible()).toBe(false);
    observer?.tell([{ isVisible: true }, { isIntersecting: true, isVisible: false }]);
    expect(sight.isVisible()).toBe(false);
    observer?.tell([{ isVisible: true }]);
    hitBy(find('#lid'));
    expect(sight.isVisible()).toBe(false);
    stop.abort();
    expect(observer?.observed).toEqual([]);
  });

  it('is false without an IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(inFrame(() => null).isVisible()).toBe(false);
  });
});
