import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLidDetector, isUnderLid } from '../../../lib/page/provenance/lids.ts';
import { putInSight } from '../dom.ts';

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

const PINK = 'background-color: rgb(255, 192, 203)';

it.each<[string, string]>([
  ['a painted lid', PINK],
  ['an image', 'background-image: url("a.png")'],
  ['a blur of what is behind it', 'backdrop-filter: blur(9px)'],
  ['a shadow within', 'box-shadow: inset 0 0 0 100px rgb(255, 255, 255)'],
])('%s covers a field', (_, style) => {
  lid.style.cssText = style;
  expect(isUnderLid(control)).toBe(true);
});

it.each<[string, string]>([
  ['paints nothing', 'border: 1px solid rgb(0, 0, 0)'],
  ['is hidden', `${PINK}; visibility: hidden`],
  ['is all but transparent', `${PINK}; opacity: 0.05`],
  ['lies below', `${PINK}; z-index: -1`],
])('a lid that %s covers nothing', (_, style) => {
  lid.style.cssText = style;
  expect(isUnderLid(control)).toBe(false);
});

it('an icon or a button in the field covers too little, many tiles enough', () => {
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

it('what is around the field, and in it, is no lid', () => {
  lid.remove();
  const main = document.querySelector('main');
  main?.setAttribute('style', PINK);
  expect(isUnderLid(control)).toBe(false);
});

it('a document that is too large to search counts as a lid', () => {
  lid.remove();
  document.body.insertAdjacentHTML('beforeend', '<i></i>'.repeat(5_000));
  expect(isUnderLid(control)).toBe(true);
});

it('is looked for again only after a while', () => {
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
