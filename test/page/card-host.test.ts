import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CardHost, createCardHost } from '../../lib/page/card-host.ts';
import { installPlatform, trusted } from './dom.ts';

let host: CardHost;

class FakeSizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  installPlatform();
  vi.stubGlobal('ResizeObserver', FakeSizes);
  Object.assign(HTMLElement.prototype, { showPopover() {} });
  host = createCardHost('');
});

afterEach(() => {
  host.close();
  vi.unstubAllGlobals();
});

const element = () => document.querySelector('fieldmark-card');

describe('createCardHost', () => {
  it('stands in the document only while it is open, and shows the page no inside', () => {
    expect(element()).toBeNull();
    host.open(new DOMRect());
    expect(element()?.shadowRoot).toBeNull();
    expect(element()?.childNodes).toHaveLength(0);
    host.close();
    expect(element()).toBeNull();
  });

  it('tells when it closes, once', () => {
    const closed = vi.fn();
    host.onClose(closed);
    host.open(new DOMRect());
    host.close();
    host.close();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('goes when its anchor is gone', () => {
    let anchor: DOMRect | null = new DOMRect();
    host.open(new DOMRect(), () => anchor);
    expect(host.isOpen).toBe(true);
    anchor = null;
    host.place();
    expect(host.isOpen).toBe(false);
  });

  it('is not closed by keys and presses that the page makes up', () => {
    host.open(new DOMRect());
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(new MouseEvent('pointerdown'));
    expect(host.isOpen).toBe(true);
  });

  it('allows nothing that the page makes up', () => {
    host.open(new DOMRect());
    expect(host.allows(new MouseEvent('click'))).toBe(false);
  });

  it('allows nothing before there was time to read', () => {
    host.open(new DOMRect());
    expect(host.allows(trusted(new MouseEvent('click')))).toBe(false);
  });
});
