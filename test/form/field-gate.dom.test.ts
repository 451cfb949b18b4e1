import { describe, expect, it } from 'vitest';
import { isOverlookedField, isSecretField, mayBeValueField } from '../../lib/form/field-gate.ts';
import { field } from './field-on-page.ts';

describe('the field test of the always-on script', () => {
  it.each([
    '<input>',
    '<input type="text" name="q3">',
    '<input type="EMAIL">',
    '<input type="tel">',
    '<input type="number">',
    '<input type="text" autocomplete="new-password" name="email">',
    '<input type="email" name="password_reset_email">',
    '<input type="text" name="logonId" id="forgotPassword_email">',
    '<input type="text" id="forgotPwdFldEmail" name="email">',
  ])('accepts %s', (html) => {
    expect(mayBeValueField(field(html))).toBe(true);
    expect(isSecretField(field(html))).toBe(false);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      '<input type="password">', '<input type="PASSWORD" name="email">',
      '<input type="hidden" name="email">', '<input autocomplete="one-time-code">',
      '<input autocomplete="billing cc-number">', '<input autocomplete="current-password">',
      '<input name="user[password]">', '<input name="password" id="email_password">',
      '<input name="password" id="webmail">',
      '<input autocomplete="current-password" name="user_mail">', '<input name="mail_pwd">',
      '<input id="cardNumber">', '<input type="tel" name="cvc">', '<input name="otp_code">',
    ],
  )('never reads %s', (html) => {
    expect(isSecretField(field(html))).toBe(true);
    expect(mayBeValueField(field(html))).toBe(false);
  });

  it('rejects searches and text areas, unless the site has corrected fields', () => {
    for (const html of ['<textarea></textarea>', '<input type="SEARCH">']) {
      expect(isOverlookedField(field(html))).toBe(true);
    }
    for (const html of ['<input>', '<select></select>', '<textarea name="otp"></textarea>']) {
      expect(isOverlookedField(field(html))).toBe(false);
    }
  });

  it.each([
    '<input type="checkbox">',
    '<input type="search">',
    '<input type="date">',
    '<textarea></textarea>',
    '<select></select>',
    '<div data-x contenteditable></div>',
    '<button data-x>Email</button>',
  ])('rejects %s', (html) => {
    expect(mayBeValueField(field(html))).toBe(false);
  });
});
