import { beforeEach, expect, it } from 'vitest';
import { placeOf, redrawnControl } from '../../../lib/page/field/control.ts';
import { find } from '../dom.ts';

const FORM = '<form id="order"><p><input name="email"></p><input name="other"></form>';

beforeEach(() => {
  document.body.innerHTML = FORM;
});

const control = () => {
  const found = document.querySelector<HTMLInputElement>('[name=email]');
  if (!found) throw new Error('no control');
  found.value = 'bob@example.com';
  return found;
};

/** Replaces an element of the page. @returns the HTML of the control that is found in place of the old one */
function redraw(html: string, place = 'p') {
  const before = control();
  const was = placeOf(before);
  const old = document.querySelector(place);
  if (old) old.outerHTML = html;
  return redrawnControl(before, was)?.outerHTML;
}

it.each([
  ['the same field', '<div><input name="email"></div>', '<input name="email">'],
  [
    'the field with the same value among several',
    '<input name="email"><input name="email" value="bob@example.com">',
    '<input name="email" value="bob@example.com">',
  ],
  [
    'no field if two match',
    '<input name="email" value="a"><input name="email" value="b">',
    undefined,
  ],
  ['no field of another name', '<input name="mail">', undefined],
  ['no field of another type', '<input name="email" type="password">', undefined],
  ['no field for a secret value', '<input name="email" autocomplete="one-time-code">', undefined],
])('finds %s', (_, html, found) => {
  expect(redraw(html)).toBe(found);
});

it('finds the field of a redrawn form, and no field of another form', () => {
  expect(redraw('<form id="order"><input name="email"></form>', 'form')).toBe(
    '<input name="email">',
  );
  document.body.innerHTML = FORM;
  expect(redraw('<form id="login"><input name="email"></form>', 'form')).toBeUndefined();
  document.body.innerHTML = FORM;
  expect(redraw('<input name="email">', 'form')).toBeUndefined();
});

it('recognises a field without a name by its id', () => {
  document.body.innerHTML = '<p><input id="mail"></p>';
  const before = find('input');
  const place = placeOf(before);
  document.body.innerHTML = '<input id="tel"><input id="mail">';
  expect(redrawnControl(before, place)?.id).toBe('mail');
});

it('searches the whole page for a control that was removed before its place was known', () => {
  const before = control();
  before.remove();
  const form = document.querySelector('form');
  form?.insertAdjacentHTML('beforeend', '<input name="email" id="new">');
  expect(redrawnControl(before, placeOf(before))?.id).toBe('new');
  form?.insertAdjacentHTML('beforeend', '<input name="email">');
  expect(redrawnControl(before, placeOf(before))).toBeUndefined();
});
