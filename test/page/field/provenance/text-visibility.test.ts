import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isTextLegible } from '../../../../lib/page/field/provenance/text-visibility.ts';
import { putInSight } from '../../dom.ts';

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

/** @param styles of the field, or of the field and of what is around it */
function isLegibleWith(styles: string | [string, string]): boolean {
  const [style = '', outer = ''] = [styles].flat();
  control.style.cssText += `;${style}`;
  around.style.cssText = outer;
  return isTextLegible(control);
}

describe('text is legible', () => {
  it.each(
    Object.entries<string | [string, string]>({
      'in black on white': '',
      'in pale grey': 'color: rgb(190, 190, 190)',
      'in white on dark': 'color: rgb(255, 255, 255); background-color: rgb(30, 30, 30)',
      'without a background, on a white page': 'background-color: transparent',
      'without a background, on a dark box': [
        'color: rgb(255, 255, 255); background-color: rgba(0, 0, 0, 0)',
        'background-color: rgb(20, 20, 20)',
      ],
      'next to an icon':
        'background-image: url("a.svg"); background-repeat: no-repeat; background-size: 20px 20px',
      'next to two icons, as wide as a third of the field':
        'background-image: url("a.svg"), url("b.svg"); background-repeat: no-repeat, no-repeat; background-size: 66px 20px, 10px 10px',
      'on its own background, in a box with an image': ['', 'background-image: url("a.jpg")'],
      'in the smallest letters': 'font-size: 6px',
      'after an indent in percent': 'text-indent: 10%',
      'with wide letters': 'letter-spacing: 32px',
      'in the narrowest box': 'padding-left: 176px',
      'in the lowest box': 'padding-top: 24px',
      'slightly blurred': 'filter: blur(3px)',
      'somewhat darkened': 'filter: brightness(0.4)',
      brightened: ['', 'filter: brightness(3)'],
      'with less contrast': 'filter: contrast(0.4)',
      'with another filter': ['', 'filter: grayscale(1)'],
      'after a small indent': 'text-indent: 12px; letter-spacing: 1px',
    }),
  )('%s', (_, styles) => {
    expect(isLegibleWith(styles)).toBe(true);
  });
});

describe('text is not legible', () => {
  it.each(
    Object.entries<string | [string, string]>({
      transparent: 'color: transparent',
      'nearly transparent': 'color: rgba(0, 0, 0, 0.1)',
      'white on white': 'color: rgb(255, 255, 255)',
      'of the same colour as its box': [
        'color: rgb(9, 9, 9); background-color: transparent',
        'background-color: rgb(9, 9, 9)',
      ],
      tiny: 'font-size: 1px',
      'moved out of its field': 'text-indent: -999px',
      'moved out of its field by a percentage': 'text-indent: 100%',
      'with letters too far apart': 'letter-spacing: 300px',
      'with letters too close': 'letter-spacing: -16px',
      'pushed out by padding': 'padding-left: 190px',
      'pushed out by padding behind it': 'padding-right: 190px',
      'pressed flat by padding': 'padding-top: 28px',
      'pressed flat by padding below it': 'padding-bottom: 28px',
      'on an image': 'background-image: url("a.png")',
      'on a small image that repeats':
        'background-image: url("a.png"); background-repeat: repeat; background-size: 20px 20px',
      'on an image in the second layer that repeats':
        'background-image: url("a.svg"), url("b.png"); background-repeat: no-repeat, repeat; background-size: 20px 20px',
      'on one large image':
        'background-image: url("a.png"); background-repeat: no-repeat; background-size: cover',
      'on an image wider than a third of the field':
        'background-image: url("a.png"); background-repeat: no-repeat; background-size: 67px 20px',
      'on a large image below an icon':
        'background-image: url("a.svg"), url("b.png"); background-repeat: no-repeat, no-repeat; background-size: 20px 20px, cover',
      'on an image around it': ['background-color: transparent', 'background-image: url("a.png")'],
      clipped: ['', 'clip-path: inset(100%)'],
      blended: 'mix-blend-mode: screen',
      darkened: ['', 'filter: brightness(0)'],
      'too dark': 'filter: brightness(0.39)',
      'too bright': ['', 'filter: brightness(3.1)'],
      'with almost no contrast': 'filter: contrast(0.3)',
      'slightly too blurred': 'filter: blur(3.1px)',
      'changed by a filter of the page': 'filter: url("#f")',
    }),
  )('%s', (_, styles) => {
    expect(isLegibleWith(styles)).toBe(false);
  });

  it.each([
    ['-webkit-text-fill-color', 'rgba(0, 0, 0, 0)'],
    ['-webkit-text-security', 'disc'],
    ['mask-image', 'url("m.png")'],
    ['-webkit-mask-image', 'url("m.png")'],
    ['clip', 'rect(0px, 0px, 0px, 0px)'],
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

it('is legible before layout, when its box has no size', () => {
  control.style.paddingLeft = '190px';
  expect(isTextLegible(control)).toBe(false);
  Object.defineProperty(control, 'clientWidth', { value: 0, configurable: true });
  expect(isTextLegible(control)).toBe(true);
});

it.each([
  ['dark', true, 'rgb(255, 255, 255)', true],
  ['light dark', true, 'rgb(0, 0, 0)', false],
  ['dark', false, 'rgb(255, 255, 255)', false],
  ['dark', false, 'rgb(0, 0, 0)', true],
  ['light', true, 'rgb(0, 0, 0)', true],
])(
  'on a page without a background and with the scheme "%s", in a dark browser: %s, text of %s is legible: %s',
  (colorScheme, isDark, color, expected) => {
    control.style.cssText = `color: ${color}; background-color: transparent`;
    const view = document.defaultView;
    if (!view) throw new Error('no window');
    const asked: string[] = [];
    Object.assign(view, {
      matchMedia: (query: string) => {
        asked.push(query);
        return { matches: isDark };
      },
    });
    const original = window.getComputedStyle;
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      element === document.documentElement
        ? Object.assign(document.createElement('i').style, { colorScheme })
        : original(element),
    );
    expect(isTextLegible(control)).toBe(expected);
    expect(asked).toEqual(['(prefers-color-scheme: dark)']);
    Reflect.deleteProperty(view, 'matchMedia');
  },
);
