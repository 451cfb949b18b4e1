import { expect, it } from 'vitest';
import { isShadowRoot, selfAndAncestors } from '../../../lib/page/dom/tree.ts';

const shadowRoot = () => document.createElement('div').attachShadow({ mode: 'closed' });

it.each<[string, () => Node, boolean]>([
  ['a shadow root', shadowRoot, true],
  ['a document', () => document, false],
  ['a document fragment', () => document.createDocumentFragment(), false],
  // Links have a property `host` too.
  ['a link', () => document.createElement('a'), false],
])('says whether %s is a shadow root: %s', (_, node, expected) => {
  expect(isShadowRoot(node())).toBe(expected);
});

it('finds the ancestors of an element, also those around its shadow root', () => {
  document.body.innerHTML = '<main><div></div></main>';
  const host = document.querySelector('div');
  const root = host?.attachShadow({ mode: 'closed' });
  const outer = document.createElement('p');
  const inner = document.createElement('b');
  outer.append(inner);
  root?.append(outer);
  const names = [...selfAndAncestors(inner)].map(({ localName }) => localName);
  expect(names).toEqual(['b', 'p', 'div', 'main', 'body', 'html']);
});

it('ends at the root of a tree that is not in the document', () => {
  const link = document.createElement('a');
  link.href = 'https://shop.example';
  const inner = link.appendChild(document.createElement('b'));
  expect([...selfAndAncestors(inner)]).toEqual([inner, link]);
});
