import { expect, it } from 'vitest';
import { isElementOfAnyRealm, native } from '../../lib/reading/dom/index.ts';

const NAMES = 'closest contains getAttribute id localName matches nodeType parentElement'.split(
  ' ',
);

it('reads a form’s own properties whatever its controls are called', () => {
  document.body.innerHTML = `<main><form id="order" lang="de">${NAMES.map((name) => `<input name="${name}">`).join('')}</form></main>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  // Browsers do this, but jsdom does not.
  for (const name of NAMES)
    Object.defineProperty(form, name, { value: form.elements.namedItem(name), configurable: true });
  expect(form.parentElement).toBeInstanceOf(HTMLInputElement);
  const main = document.querySelector('main');
  expect(native(form).parentElement).toBe(main);
  expect(native(form).id).toBe('order');
  expect(native(form).localName).toBe('form');
  expect(native(form).closest('main')).toBe(main);
  expect(native(form).getAttribute('lang')).toBe('de');
  expect(native(form).contains(form.elements[0] ?? null)).toBe(true);
  expect(native(form).elements).toHaveLength(NAMES.length);
  expect(isElementOfAnyRealm(form)).toBe(true);
});

it('returns null, undefined and all other nodes unchanged', () => {
  for (const node of [document.body, document, document.createTextNode('x'), null, undefined])
    expect(native(node)).toBe(node);
});
