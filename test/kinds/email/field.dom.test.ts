import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('fields for only the local part', () => {
  it.each([
    '<label>Email<input></label><span>@example.com</span>',
    '<div><label for="a">E-mail</label><div><input id="a"><div>@example.com</div></div></div>',
    '<table><tr><td>Email</td><td><input name="email"></td><td><select><option>@example.com</option></select></td></tr></table>',
    '<p>Email <input data-x name="email1"> @ <input name="email2"></p>',
    '<p>Email <input name="email1"> @ <input data-x name="email2"></p>',
  ])('%s is no email field', (html) => {
    expect(readField(field(html))).toEqual({ kind: null, why: 'veto:local-part' });
  });

  it('an @ next to the field may be just an icon', () => {
    expect(fieldKind(field('<div><input name="email"><span>@</span></div>'))).toBe('email');
  });
});

describe('fields for an email address or other values', () => {
  it('an email address wins over a username, and when it is named right after another kind', () => {
    expect(fieldKind(field('<label>Username or email<input></label>'))).toBe('email');
    expect(fieldKind(field('<label>Phone or email<input></label>'))).toBe('email');
    expect(fieldKind(field('<label>Phone or email<input type="tel"></label>'))).toBe('phone');
    expect(fieldKind(field('<label>Phone, if you never read an email<input></label>'))).toBe(
      'phone',
    );
  });

  it('an email address is accepted if its example is under another label', () => {
    const sample = '<label>Customer number<input placeholder="you@example.com"></label>';
    expect(readField(field(sample))).toMatchObject({ kind: 'email', loose: true });
  });

  it('a postal address is not an email address', () => {
    expect(fieldKind(field('<input name="email_address">'))).toBe('email');
    expect(fieldKind(field('<input name="phone_address">'))).toBeNull();
  });
});
