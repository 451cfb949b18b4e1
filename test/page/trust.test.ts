import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrust, READING_TIME, type Trust } from '../../lib/page/trust.ts';
import { trusted } from './dom.ts';

let host: HTMLElement;
let content: HTMLElement;
let trust: Trust;
let onTop: Element | null;
let isOpen: boolean;
let x: number;

const press = () => {
  const event = new MouseEvent('click', { bubbles: true, composed: true });
  content.dispatchEvent(event);
  return trusted(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section><b><i>Look up</i></b></section>';
  const [b, i] = [document.querySelector('b'), document.querySelector('i')];
  if (!b || !i) throw new Error('no host');
  [host, content] = [b, i];
  onTop = host;
  isOpen = true;
  x = 10;
  vi.spyOn(host, 'matches').mockImplementation(() => isOpen);
  vi.spyOn(content, 'getBoundingClientRect').mockImplementation(() => new DOMRect(x, 10, 100, 20));
  document.elementFromPoint = () => onTop;
  vi.stubGlobal('IntersectionObserver', undefined);
  trust = createTrust(host, content);
  trust.touch();
  vi.advanceTimersByTime(READING_TIME);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('createTrust', () => {
  it('allows a trusted press on what stands there, seen, long enough', () => {
    expect(trust.allows(press())).toBe(true);
  });

  it.each<[string, () => void]>([
    ['the host is faded', () => host.style.setProperty('opacity', '0.5')],
    ['it is filtered', () => host.style.setProperty('filter', 'opacity(0)')],
    ['it is clipped', () => host.style.setProperty('clip-path', 'inset(50%)')],
    [
      'the page’s zoom makes it too small to read',
      () => Object.defineProperty(host, 'currentCSSZoom', { value: 0.05 }),
    ],
    ['it is moved by a transform', () => host.style.setProperty('transform', 'scale(9)')],
    [
      'something lies over it',
      () => {
        onTop = document.body;
      },
    ],
    [
      'it is no longer in the top layer',
      () => {
        isOpen = false;
      },
    ],
    ['it was taken out', () => host.remove()],
    [
      'it has just moved',
      () => {
        x = 200;
      },
    ],
    ['it has just changed', () => trust.touch()],
  ])('allows no press where %s', (_, change) => {
    change();
    expect(trust.allows(press())).toBe(false);
  });

  // The top layer is not painted through what its elements stand in.
  it.each([
    ['faded', 'opacity', '0'],
    ['filtered', 'filter', 'invert(1)'],
    ['clipped', 'clip-path', 'inset(50%)'],
    ['moved', 'transform', 'scale(2)'],
  ])('allows a press where what it stands in is %s', (_, property, value) => {
    document.documentElement.style.setProperty(property, value);
    host.parentElement?.style.setProperty(property, value);
    expect(trust.allows(press())).toBe(true);
  });

  it.each([
    [0.6, true],
    [0.59, false],
  ])('at a zoom of the page’s of %d: %s', (zoom, expected) => {
    Object.defineProperty(host, 'currentCSSZoom', { value: zoom });
    expect(trust.allows(press())).toBe(expected);
  });

  it('allows no press without a person’s activation of the page', () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    expect(trust.sees(press())).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(trust.sees(press())).toBe(true);
  });

  it('asks of the pressed control whether anything lies over it', () => {
    const button = document.createElement('button');
    content.append(button);
    button.getBoundingClientRect = () => new DOMRect(500, 500, 10, 10);
    document.elementFromPoint = (left, top) => (left > 400 && top > 400 ? document.body : host);
    expect(trust.sees(press())).toBe(true);
    const event = new MouseEvent('click', { bubbles: true, composed: true });
    button.dispatchEvent(event);
    expect(trust.sees(trusted(event, { composedPath: () => [button, content] }))).toBe(false);
  });

  it('allows no press that a script made', () => {
    const event = new MouseEvent('click', { bubbles: true });
    content.dispatchEvent(event);
    expect(trust.allows(event)).toBe(false);
    expect(trust.sees(event)).toBe(false);
  });

  it('allows a press again once a moved one has stood still', () => {
    x = 200;
    expect(trust.allows(press())).toBe(false);
    vi.advanceTimersByTime(READING_TIME - 1);
    expect(trust.allows(press())).toBe(false);
    vi.advanceTimersByTime(1);
    expect(trust.allows(press())).toBe(true);
  });

  it('sees before it allows', () => {
    trust.touch();
    expect(trust.sees(press())).toBe(true);
    expect(trust.allows(press())).toBe(false);
  });

  it('counts the first press after we moved it ourselves, once that was read', () => {
    x = 60;
    trust.placed();
    expect(trust.sees(press())).toBe(true);
    expect(trust.allows(press())).toBe(false);
    vi.advanceTimersByTime(READING_TIME);
    expect(trust.allows(press())).toBe(true);
  });
});

describe('what the browser itself says of visibility', () => {
  let options: IntersectionObserverInit | undefined;
  let observed: Element[];
  let tell: (entries: readonly { isVisible?: boolean; time: number }[]) => void;

  beforeEach(() => {
    observed = [];
    class FakeVisibility {
      constructor(call: (entries: unknown) => void, given: IntersectionObserverInit) {
        options = given;
        tell = call;
      }
      observe(element: Element) {
        observed.push(element);
      }
    }
    vi.stubGlobal('IntersectionObserver', FakeVisibility);
    trust = createTrust(host, content);
    trust.touch();
    vi.advanceTimersByTime(READING_TIME);
  });

  it('is asked for', () => {
    expect(options).toMatchObject({ trackVisibility: true, delay: 100 });
    expect(observed).toEqual([content]);
  });

  it('allows a press while it says nothing', () => {
    expect(trust.allows(press())).toBe(true);
    tell([{ time: performance.now() }]);
    expect(trust.allows(press())).toBe(true);
  });

  it('allows none while it cannot be seen, and sees it all the same', () => {
    tell([{ isVisible: false, time: performance.now() }]);
    vi.advanceTimersByTime(60_000);
    expect(trust.allows(press())).toBe(false);
    expect(trust.sees(press())).toBe(true);
  });

  it('gives time to read from when it could be seen again, which it says 100 ms late', () => {
    tell([{ isVisible: false, time: performance.now() }]);
    tell([{ isVisible: true, time: performance.now() }]);
    vi.advanceTimersByTime(READING_TIME - 101);
    expect(trust.allows(press())).toBe(false);
    vi.advanceTimersByTime(1);
    expect(trust.allows(press())).toBe(true);
  });

  it('begins no reading anew where it could be seen all the time', () => {
    tell([{ isVisible: true, time: performance.now() }]);
    tell([{ isVisible: true, time: performance.now() }]);
    expect(trust.allows(press())).toBe(true);
  });

  it('goes by the last of several words', () => {
    tell([
      { isVisible: true, time: 0 },
      { isVisible: false, time: 0 },
    ]);
    expect(trust.allows(press())).toBe(false);
  });

  it('does not shorten the reading of what has just changed', () => {
    tell([{ isVisible: false, time: 0 }]);
    trust.touch();
    tell([{ isVisible: true, time: 0 }]);
    expect(trust.allows(press())).toBe(false);
  });
});
