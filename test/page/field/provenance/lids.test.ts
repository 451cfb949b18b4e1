import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLidDetector, isUnderLid } from '../../../../lib/page/field/provenance/lids.ts';
import { putInSight } from '../../dom.ts';

const PINK = 'background-color: rgb(255, 192, 203)';

let control: HTMLElement;
let lid: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><label><input></label></main><div id="lid"></div>';
  const [input, div] = [document.querySelector('input'), document.getElementById('lid')];
  if (!input || !div) throw new Error('no input');
  [control, lid] = [input, div];
  putInSight(control, new DOMRect(100, 100, 200, 30));
  putInSight(lid, new DOMRect(0, 0, 800, 600));
});
afterEach(() => void vi.restoreAllMocks());

it.each<[string, string]>([
  ['a painted lid', PINK],
  ['an image', 'background-image: url("a.png")'],
  ['a lid that blurs what is behind it', 'backdrop-filter: blur(9px)'],
  ['an inset shadow', 'box-shadow: inset 0 0 0 100px rgb(255, 255, 255)'],
  ['a lid that blends with what is behind it', 'mix-blend-mode: difference'],
  ['a border as thick as the field', 'border-top: 16px solid rgb(0, 0, 0)'],
  ['borders that together are as thick as the field', 'border: 8px solid rgb(0, 0, 0)'],
  ['a colour that is two thirds opaque', `${PINK}; opacity: 0.67`],
  ['a colour that is half opaque', `${PINK}; opacity: 0.5`],
  ['a colour on a layer above', `${PINK}; z-index: 3`],
])('%s covers a field', (_, style) => {
  lid.style.cssText = style;
  expect(isUnderLid(control)).toBe(true);
});

it.each<[string, string]>([
  ['paints nothing', 'border: 1px solid rgb(0, 0, 0)'],
  ['is hidden', `${PINK}; visibility: hidden`],
  ['is almost transparent', `${PINK}; opacity: 0.05`],
  ['has an almost transparent colour', 'background-color: rgba(255, 192, 203, 0.1)'],
  ['has no blend mode', 'mix-blend-mode: normal; background-image: none; backdrop-filter: none'],
  ['has thin borders', 'border: 7px solid rgb(0, 0, 0)'],
  ['has a shadow around it', 'box-shadow: 0 0 9px rgb(0, 0, 0)'],
  ['is below the field', `${PINK}; z-index: -1`],
])('an element that %s does not cover a field', (_, style) => {
  lid.style.cssText = style;
  expect(isUnderLid(control)).toBe(false);
});

it('an icon or button in the field covers too little, but many tiles enough', () => {
  lid.style.cssText = PINK;
  putInSight(lid, new DOMRect(270, 105, 20, 20));
  expect(isUnderLid(control)).toBe(false);
  for (let i = 0; i < 9; i += 1) {
    const tile = document.createElement('i');
    tile.style.cssText = PINK;
    document.body.append(tile);
    putInSight(tile, new DOMRect(100 + i * 20, 100, 20, 30));
  }
  expect(isUnderLid(control)).toBe(true);
});

it.each(['img', 'canvas', 'iframe', 'svg'])('%s covers a field without a background', (tag) => {
  const image = document.createElement(tag);
  document.body.append(image);
  putInSight(image, new DOMRect(90, 90, 300, 60));
  expect(isUnderLid(control)).toBe(true);
});

it('an element in a faint ancestor covers as little as is visible', () => {
  lid.style.cssText = PINK;
  document.body.style.opacity = '0.2';
  expect(isUnderLid(control)).toBe(false);
  document.body.style.opacity = '0.4';
  expect(isUnderLid(control)).toBe(true);
  document.body.removeAttribute('style');
});

it.each([
  ['above', new DOMRect(100, 60, 200, 40), false],
  ['below', new DOMRect(100, 130, 200, 40), false],
  ['before', new DOMRect(0, 100, 100, 30), false],
  ['after', new DOMRect(300, 100, 100, 30), false],
  ['diagonally behind', new DOMRect(600, 400, 200, 200), false],
  ['over a quarter of', new DOMRect(50, 100, 100, 30), false],
  ['over half of', new DOMRect(200, 90, 200, 100), true],
])('an element %s the field covers it: %s', (_, box, expected) => {
  lid.style.cssText = PINK;
  putInSight(lid, box);
  expect(isUnderLid(control)).toBe(expected);
});

describe('generated content', () => {
  type Style = Partial<
    Record<'content' | 'position' | 'width' | 'height' | 'opacity' | 'backgroundColor', string>
  >;

  /** Gives this pseudo-element of the lid, or of the field, a painted box. */
  function generate(on: Element, pseudo: string, style: Style) {
    const real = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, name) => {
      if (!name) return real(element);
      const generated = document.createElement('i').style;
      if (element === on && name === pseudo) {
        generated.cssText = PINK;
        const { content = '"x"', ...rest } = style;
        Object.assign(generated, rest);
        Object.defineProperty(generated, 'content', { value: content });
      }
      return generated;
    });
  }
  const FULL = { position: 'absolute', width: '200px', height: '30px' };

  it.each<[string, string, Style, boolean]>([
    ['::before, as large as the field', '::before', FULL, true],
    ['::after, as large as the field', '::after', FULL, true],
    ['fixed', '::after', { ...FULL, position: 'fixed' }, true],
    ['in the normal flow of its element', '::after', { ...FULL, position: 'static' }, false],
    ['as small as an icon', '::after', { ...FULL, width: '20px' }, false],
    ['without content', '::after', { ...FULL, content: 'none' }, false],
    ['with normal content', '::before', { ...FULL, content: 'normal' }, false],
    ['that is faint', '::before', { ...FULL, opacity: '0.4' }, false],
    ['that paints nothing', '::before', { ...FULL, backgroundColor: 'transparent' }, false],
  ])('%s (%s) covers the field only if it hides enough', (_, pseudo, style, expected) => {
    generate(lid, pseudo, style);
    expect(isUnderLid(control)).toBe(expected);
  });

  it('does not cover if its element is in a faint ancestor', () => {
    generate(lid, '::before', FULL);
    document.body.style.opacity = '0.4';
    expect(isUnderLid(control)).toBe(false);
    document.body.removeAttribute('style');
  });

  it('of the field itself does not cover it', () => {
    generate(control, '::before', FULL);
    expect(isUnderLid(control)).toBe(false);
  });

  it.each<[string, Style, boolean]>([
    ['painted', {}, true],
    ['faint', { opacity: '0.4' }, false],
    ['transparent', { backgroundColor: 'transparent' }, false],
  ])('behind an open dialog covers what is below if it is %s: %s', (_, style, expected) => {
    generate(lid, '::backdrop', style);
    expect(isUnderLid(control)).toBe(false);
    const real = Element.prototype.matches;
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function matches(
      this: Element,
      selector: string,
    ) {
      return selector.includes(':modal') ? this === lid : real.call(this, selector);
    });
    expect(isUnderLid(control)).toBe(expected);
  });
});

it('does not count ancestors and descendants of the field', () => {
  lid.remove();
  const main = document.querySelector('main');
  main?.setAttribute('style', PINK);
  if (main) putInSight(main, new DOMRect(0, 0, 800, 600));
  expect(isUnderLid(control)).toBe(false);
});

it('a lid in a shadow tree, even a nested one, covers a field', () => {
  const inner = document.createElement('div');
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(inner);
  inner.attachShadow({ mode: 'open' }).append(lid);
  document.body.append(host);
  expect(isUnderLid(control)).toBe(false);
  lid.style.cssText = PINK;
  expect(isUnderLid(control)).toBe(true);
});

it('counts a field as covered if the shadow trees are too large to search', () => {
  lid.attachShadow({ mode: 'open' }).innerHTML = '<i></i>'.repeat(4_990);
  expect(isUnderLid(control)).toBe(false);
  lid.innerHTML = '<i></i>'.repeat(10);
  expect(isUnderLid(control)).toBe(true);
});

it('counts a field as covered in a document that is too large to search', () => {
  lid.remove();
  document.body.insertAdjacentHTML('beforeend', '<i></i>'.repeat(5_000));
  expect(isUnderLid(control)).toBe(true);
});

it('searches again only after a while', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const isCovered = createLidDetector(control);
  expect(isCovered()).toBe(false);
  lid.style.cssText = PINK;
  now = 299;
  expect(isCovered()).toBe(false);
  now = 300;
  expect(isCovered()).toBe(true);
});

it('searches less often if it takes long', () => {
  const times = [100, 150, 1_099, 1_100, 1_101];
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 2_000);
  const isCovered = createLidDetector(control);
  expect(isCovered()).toBe(false);
  lid.style.cssText = PINK;
  expect(isCovered()).toBe(false);
  expect(isCovered()).toBe(true);
});
