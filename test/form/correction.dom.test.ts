import { describe, expect, it } from 'vitest';
import { correctability, readField } from '../../lib/form/index.ts';
import { field } from './field-on-page.ts';

describe("the person's correction of a field", () => {
  it.each([
    ['a field of another kind', '<label>Email <input type="email" name="email"></label>'],
    ['a field of no kind', '<label>Reference <input name="ref"></label>'],
    ['a search', '<input type="search" name="q">'],
    ['a field for longer text', '<label>Accounts <textarea name="accounts"></textarea></label>'],
    ['a field that looks like a trap', '<input class="nospam" name="mail">'],
  ])('applies to %s', (_, html) => {
    const control = field(html);
    expect(readField(control, 'iban')).toEqual({ kind: 'iban', why: 'person' });
    expect(readField(control, 'none')).toEqual({ kind: null, why: 'person' });
  });

  it.each([
    ['a password', '<input type="password" name="iban">'],
    ['a hidden field', '<input type="hidden" name="iban">'],
    ['an invisible field', '<input name="iban" style="display:none">'],
    ['a one-time code', '<input autocomplete="one-time-code">'],
    ['a card field by its markup', '<input autocomplete="cc-number">'],
    ['a card field by its name', '<input name="cardNumber">'],
    ['a card field by its label', '<label>Card number <input name="a1"></label>'],
  ])('does not apply to %s', (_, html) => {
    const control = field(html);
    expect(readField(control, 'iban').kind).toBeNull();
    expect(correctability(control)).toBe('secret');
  });

  it.each(['<input type="checkbox">', '<input type="date">', '<select data-x></select>'])(
    'is not looked up for %s',
    (html) => {
      expect(correctability(field(html))).toBe('not-a-text-field');
    },
  );
});
