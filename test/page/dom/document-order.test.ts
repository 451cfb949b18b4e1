import { afterEach, expect, it } from 'vitest';
import { compareDocumentOrder, containsNodeDeep } from '../../../lib/page/dom/document-order.ts';

afterEach(() => document.body.replaceChildren());

function build() {
  document.body.innerHTML = '<p></p><x-a><b></b></x-a><i></i>';
  const of = (selector: string, from: ParentNode = document) => {
    const found = from.querySelector(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const root = of('x-a').attachShadow({ mode: 'open' });
  root.innerHTML = '<u></u><x-in></x-in><s></s>';
  const inner = of('x-in', root).attachShadow({ mode: 'open' });
  inner.innerHTML = '<em></em>';
  const [before, host, slotted, after] = [of('p'), of('x-a'), of('b'), of('i')];
  return { before, host, u: of('u', root), em: of('em', inner), s: of('s', root), slotted, after };
}

it('orders nodes of several trees: a host, what is in its root, what stands in the host', () => {
  const nodes = Object.values(build());
  for (const [i, a] of nodes.entries()) {
    for (const [j, b] of nodes.entries()) {
      expect(Math.sign(compareDocumentOrder(a, b)), `${a.localName} ${b.localName}`).toBe(
        Math.sign(i - j),
      );
    }
  }
});

it('knows what stands in an element over the borders of roots', () => {
  const { before, host, em, slotted } = build();
  expect(containsNodeDeep(host, em)).toBe(true);
  expect(containsNodeDeep(host, slotted)).toBe(true);
  expect(containsNodeDeep(document.body, em)).toBe(true);
  expect(containsNodeDeep(before, em)).toBe(false);
});
