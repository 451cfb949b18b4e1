import { describe, expect, it } from 'vitest';
import { isOverlookedField, isSecretField, mayBeValueField } from '../../lib/form/field-gate.ts';
import { fieldKind } from '../../lib/form/index.ts';
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

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      ['Email', 'passwordReset'], ['Email address or username', 'forgotPassword[username]'],
      ['Your e-mail', 'lost_password'], ['E-mail', 'forgotten-password'], ['Email', 'user[password_reset]'],
      ['Email', 'lostpwd'], ['Email', 'recoverPassword'], ['E-Mail-Adresse', 'passwortVergessen'],
      ['Adresse e-mail', 'resetPassword'], ['Courriel', 'password_oublie'],
      ['Correo electrónico', 'recuperar_password'], ['Correo', 'olvidoPassword'],
      ['Posta elettronica', 'passwordDimenticata'], ['E-mailadres', 'password-vergeten'],
      ['Poczta elektroniczna', 'odzyskaj_password'], ['Correio eletrónico', 'esqueciPassword'],
      ['Endereço de e-mail', 'password_recovery'],
    ],
  )('reads a field labelled "%s" with the name %s', (label, name) => {
    for (const html of [
      `<label>${label}<input name="${name}"></label>`,
      `<label for="${name}">${label}</label><input id="${name}">`,
      `<input name="${name}" placeholder="${label}">`,
    ]) {
      expect(mayBeValueField(field(html))).toBe(true);
      expect(fieldKind(field(html))).toBe('email');
    }
  });

  it.each([
    '<input name="resetPassword">',
    '<label>New password<input name="resetPassword"></label>',
    '<label>Email<input name="password"></label>',
    '<label>Email<input name="passwordReset[password]"></label>',
    '<label>Email<input name="password" id="lost_password"></label>',
    '<label>Email<input autocomplete="current-password" name="lost_password"></label>',
    '<label>Email<input type="password" name="lost_password"></label>',
  ])('never reads %s', (html) => {
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
