import { beforeEach, describe, expect, it } from 'vitest';
import type { Mark } from '../../../lib/page/marks/marks.ts';
import { createMarkNavigator, type MarkPosition } from '../../../lib/page/marks/navigation.ts';
import { installPlatform } from '../dom.ts';
import { markOf } from './marker-world.ts';

let marks: Mark[];
let seen: [string, MarkPosition][];
let walk: (isBack?: boolean) => boolean;

beforeEach(() => {
  installPlatform();
  document.body.innerHTML = '<p>a@b.example</p><p>c@d.example</p><p>e@f.example</p><i>caret</i>';
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () =>
    Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null });
  getSelection()?.removeAllRanges();
  // In the order of detection, which is not document order.
  marks = [...document.querySelectorAll('p')]
    .flatMap(({ firstChild }) => (firstChild instanceof Text ? [markOf(firstChild)] : []))
    .reverse();
  seen = [];
  const step = createMarkNavigator(({ text }, position) => void seen.push([text, position]));
  walk = (isBack = false) => step(marks, isBack);
});
const texts = () => seen.map(([text]) => text);

describe('createMarkNavigator', () => {
  it('goes in document order and wraps around', () => {
    for (let i = 0; i < 4; i += 1) expect(walk()).toBe(true);
    expect(texts()).toEqual(['a@b.example', 'c@d.example', 'e@f.example', 'a@b.example']);
    expect(seen.map(([, { at, of }]) => `${at}/${of}`)).toEqual(['1/3', '2/3', '3/3', '1/3']);
  });

  it('goes back, from the first mark to the last', () => {
    walk();
    walk(true);
    walk(true);
    expect(texts()).toEqual(['a@b.example', 'e@f.example', 'c@d.example']);
  });

  it.each<[string, boolean, string]>([
    ['on', false, 'c@d.example'],
    ['back', true, 'a@b.example'],
  ])('begins at the caret, going %s', (_, isBack, text) => {
    const [, second] = document.querySelectorAll('p');
    const between = document.createElement('i');
    between.textContent = 'here';
    second?.before(between);
    getSelection()?.collapse(between.firstChild, 0);
    walk(isBack);
    expect(texts()).toEqual([text]);
  });

  it('continues from a dropped mark', () => {
    walk();
    walk();
    marks = marks.filter(({ text }) => text !== 'c@d.example');
    walk();
    expect(texts().at(-1)).toBe('e@f.example');
  });

  it('skips marks without a box, and returns false if there is none', () => {
    Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
    expect(walk()).toBe(false);
    expect(seen).toEqual([]);
  });
});
