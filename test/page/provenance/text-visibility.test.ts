import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blend, contrast, parseColor } from '../../../lib/page/provenance/css-color.ts';
import { isTextLegible } from '../../../lib/page/provenance/text-visibility.ts';
import { putInSight } from '../dom.ts';

let control: HTMLInputElement;
let around: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><section><input></section></main>';
  const [input, main] = [document.querySelector('input'), document.querySelector('main')];
  if (!input || !main) throw new Error('no input');
  control = input;
  around = main;
  putInSight(control, new DOMRect(100, 100, 200, 30));
  Object.defineProperties(control, {
    clientWidth: { value: 200, configurable: true },
    clientHeight: { value: 30, configurable: true },
  });
  control.style.cssText =
    'color: rgb(0, 0, 0); background-color: rgb(255, 255, 255); font-size: 16px';
});

describe('text is legible', () => {
  it.each<[string, string, string]>([
    ['in black on white', '', ''],
    ['in pale grey', 'color: rgb(190, 190, 190)', ''],
    ['in white on dark', 'color: rgb(255, 255, 255); background-color: rgb(30, 30, 30)', ''],
    ['without a background, on a white page', 'background-color: transparent', ''],
    [
      'without a background, on a dark box',
      'color: rgb(255, 255, 255); background-color: rgba(0, 0, 0, 0)',
      'background-color: rgb(20, 20, 20)',
    ],
    [
      'next to an icon',
      'background-image: url("a.svg"); background-repeat: no-repeat; background-size: 20px 20px',
      '',
    ],
    ['on its own background, in a box with an image', '', 'background-image: url("a.jpg")'],
    ['after a small indent', 'text-indent: 12px; letter-spacing: 1px', ''],
  ])('%s', (_, style, outer) => {
    control.style.cssText += `;${style}`;
    around.style.cssText = outer;
    expect(isTextLegible(control)).toBe(true);
  });
});

describe('text is not legible', () => {
  it.each<[string, string, string]>([
    ['transparent', 'color: transparent', ''],
    ['nearly transparent', 'color: rgba(0, 0, 0, 0.1)', ''],
    ['white on white', 'color: rgb(255, 255, 255)', ''],
    [
      'of the same colour as its box',
      'color: rgb(9, 9, 9); background-color: transparent',
      'background-color: rgb(9, 9, 9)',
    ],
    ['tiny', 'font-size: 1px', ''],
    ['of size 0', 'font-size: 0px', ''],
    ['moved out of its field', 'text-indent: -999px', ''],
    ['moved out of its field by a percentage', 'text-indent: 100%', ''],
    ['with letters too far apart', 'letter-spacing: 300px', ''],
    ['with letters too close', 'letter-spacing: -16px', ''],
    ['pushed out by padding', 'padding-left: 190px', ''],
    ['pressed flat by padding', 'padding-top: 28px', ''],
    ['on an image', 'background-image: url("a.png")', ''],
    ['on an image around it', 'background-color: transparent', 'background-image: url("a.png")'],
    ['clipped', '', 'clip-path: inset(100%)'],
    ['blended', 'mix-blend-mode: screen', ''],
    ['blurred', 'filter: blur(20px)', ''],
    ['darkened', '', 'filter: brightness(0)'],
  ])('%s', (_, style, outer) => {
    control.style.cssText += `;${style}`;
    around.style.cssText = outer;
    expect(isTextLegible(control)).toBe(false);
  });

  it.each([
    ['-webkit-text-fill-color', 'rgba(0, 0, 0, 0)'],
    ['-webkit-text-security', 'disc'],
  ])('by %s', (name, value) => {
    const style = getComputedStyle(control);
    // jsdom does not support these properties.
    const getPropertyValue = (asked: string) =>
      asked === name ? value : style.getPropertyValue(asked);
    const patched = new Proxy(style, {
      get: (target, key) =>
        key === 'getPropertyValue' ? getPropertyValue : Reflect.get(target, key),
    });
    const original = window.getComputedStyle;
    const spy = vi
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((element) => (element === control ? patched : original(element)));
    expect(isTextLegible(control)).toBe(false);
    spy.mockRestore();
  });
});

describe('colours', () => {
  it.each([
    ['rgb(1, 2, 3)', { rgb: [1, 2, 3], alpha: 1 }],
    ['rgba(1, 2, 3, 0.25)', { rgb: [1, 2, 3], alpha: 0.25 }],
    ['rgb(1 2 3 / 50%)', { rgb: [1, 2, 3], alpha: 0.5 }],
    ['transparent', { rgb: [0, 0, 0], alpha: 0 }],
    ['', null],
  ])('%s is read', (css, color) => expect(parseColor(css)).toEqual(color));

  it('have the contrast of WCAG 2', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
    expect(blend({ rgb: [0, 0, 0], alpha: 0.5 }, [255, 255, 255])).toEqual([127.5, 127.5, 127.5]);
  });
});
