import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('a field for part of a number', () => {
  it.each([
    '<label>Phone<input type="tel" maxlength="3"></label>',
    '<p>TEL <input data-x name="tel01" maxlength="6"> - <input name="tel02" maxlength="6"></p>',
    '<p>TEL <input name="tel01" maxlength="6"> - <input data-x name="tel02" maxlength="6"></p>',
    '<p>Phone (<input data-x name="phone_a">) <input name="phone_b"></p>',
    '<p>Phone <input data-x name="phone1" size="4"><input name="phone2" size="4"></p>',
  ])('is rejected: %s', (html) => {
    expect(readField(field(html))).toEqual({ kind: null, why: 'veto:part' });
  });

  it.each([
    '<p>Phone <input value="+49" size="4"> - <input data-x name="phone"></p>',
    '<p>Phone 1 <input data-x name="phone1"> <input name="phone2"></p>',
    '<div><div>手機號碼</div><div><select><option>+886</option></select><input data-x></div></div>',
  ])('accepts a field for a whole number: %s', (html) => {
    expect(fieldKind(field(html))).toBe('phone');
  });
});

describe('labels about the device', () => {
  it.each([
    ['Which phone do you use?', null],
    ['Which phone number do you use?', 'phone'],
    ['Where did you last have your phone?', null],
    ['Number where we can reach you', 'phone'],
  ])('%s', (label, kind) => {
    expect(fieldKind(field(`<label>${label}<input></label>`))).toBe(kind);
  });
});

it('a phone number is the only kind accepted in a number field', () => {
  expect(fieldKind(field('<label>Phone<input type="number"></label>'))).toBe('phone');
  expect(readField(field('<label>VAT<input type="number"></label>')).why).toBe('veto:number');
});
