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
    [
      'what it stands in is faded',
      () => document.documentElement.style.setProperty('opacity', '0'),
    ],
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
