import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOverlay, type Overlay } from '../../../lib/page/overlay/overlay.ts';
import { setLocale } from '../../../lib/texts/locale.ts';

let overlay: Overlay;
let shown: Element[];

beforeEach(() => {
  document.body.replaceChildren();
  shown = [];
  HTMLElement.prototype.showPopover = function show(this: HTMLElement) {
    // As in browsers (WHATWG HTML, check popover validity).
    if (this.popover !== 'manual') throw new DOMException('no popover', 'NotSupportedError');
    shown.push(this);
  };
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function open(this: Element) {
    return this.isConnected && shown.includes(this);
  });
  overlay = createOverlay('fieldmark-field', '');
});
afterEach(() => {
  overlay.hide();
  setLocale(null);
  vi.restoreAllMocks();
});

it('is shown even if the page removed its popover attribute', () => {
  overlay.host.popover = null;
  overlay.show(null);
  expect(overlay.isShown).toBe(true);
});

it.each<[string, () => void]>([
  [
    'the browser does not show popovers',
    () => {
      HTMLElement.prototype.showPopover = () => {
        throw new DOMException('not active', 'InvalidStateError');
      };
    },
  ],
  [
    'the document has no root',
    () => vi.spyOn(document, 'documentElement', 'get').mockReturnValue(null as never),
  ],
])('is not shown, leaves nothing behind and does not throw if %s', (_, arrange) => {
  arrange();
  expect(() => overlay.show(null)).not.toThrow();
  expect(overlay.isShown).toBe(false);
  expect(overlay.host.isConnected).toBe(false);
});

it.each([
  ['main', 'main'],
  ['video', 'html'],
  ['iframe', 'html'],
])('is put into a fullscreen element (%s) if that renders children (%s)', (tag, container) => {
  const full = document.createElement(tag);
  document.body.append(full);
  Object.defineProperty(document, 'fullscreenElement', { value: full, configurable: true });
  overlay.show(null);
  expect(overlay.host.parentElement?.localName).toBe(container);
  Reflect.deleteProperty(document, 'fullscreenElement');
  overlay.show(null);
  expect(overlay.host.parentElement?.localName).toBe('html');
});

it.each([
  ['pl', 'ltr'],
  ['ar-XB', 'rtl'],
] as const)("has the interface's language, %s, and its direction", (language, dir) => {
  document.documentElement.lang = 'ja';
  setLocale({ language, areas: {} });
  const { mount, floatingLayer: ground } = createOverlay('fieldmark-card', '');
  for (const part of [mount, ground]) expect([part.lang, part.dir]).toEqual([language, dir]);
});
