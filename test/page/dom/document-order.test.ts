import { afterEach, expect, it } from 'vitest';
import { compareDocumentOrder, containsDeep } from '../../../lib/page/dom/tree.ts';

afterEach(() => document.body.replaceChildren());

function build() {
  document.body.innerHTML = '<p></p><x-a><b></b></x-a><i></i>';
  const find = (selector: string, from: ParentNode = document) => {
    const found = from.querySelector(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const root = find('x-a').attachShadow({ mode: 'open' });
  root.innerHTML = '<u></u><x-in></x-in><s></s>';
  const inner = find('x-in', root).attachShadow({ mode: 'open' });
  inner.innerHTML = '<em></em>';
  const [before, host, slotted, after] = [find('p'), find('x-a'), find('b'), find('i')];
  return {
    before,
    host,
    u: find('u', root),
    em: find('em', inner),
    s: find('s', root),
    slotted,
    after,
  };
}

it('orders nodes across shadow roots: the host, then its shadow content, then its children', () => {
  const nodes = Object.values(build());
  for (const [i, a] of nodes.entries()) {
    for (const [j, b] of nodes.entries()) {
      expect(Math.sign(compareDocumentOrder(a, b)), `${a.localName} ${b.localName}`).toBe(
        Math.sign(i - j),
      );
    }
  }
});

it('says whether an element contains a node, across shadow roots too', () => {
  const { before, host, em, slotted } = build();
  expect(containsDeep(host, em)).toBe(true);
  expect(containsDeep(host, slotted)).toBe(true);
  expect(containsDeep(document.body, em)).toBe(true);
  expect(containsDeep(before, em)).toBe(false);
});
