import { describe, expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/kind.ts';
import { readField } from '../../lib/form/index.ts';
import { field } from './field-on-page.ts';

/** Minimal markup of real pages that used to be classified wrongly. */
describe('a field of a real page', () => {
  it.each<[string, string, string, Kind | null, boolean]>([
    [
      'the local part of an address, under a floating label and next to its domain',
      'en',
      '<div><div><input type="email" name="Username" aria-label="Username"><div aria-hidden="true">Username</div></div><span>@gmail.com</span></div>',
      null,
      false,
    ],
    [
      'a number of the shop or a phone number',
      'ru',
      '<input name="login" placeholder="Триколор ID или номер телефона">',
      'phone',
      true,
    ],
    [
      'a fax, in either spelling',
      'fa',
      '<label>فاکس <input name="customfield[3]"></label>',
      'phone',
      false,
    ],
    [
      'an email address if the label is an offer and the field asks for it',
      'en',
      '<label for="a">Get Email Offers</label><input id="a" name="emailSignUp" placeholder="Enter your email">',
      'email',
      false,
    ],
    ['an extension', 'en', '<input name="phoneEx" maxlength="6">', null, false],
    [
      'an email address under a long promise',
      'en',
      '<label for="emailAddress1Footer">Get sneak previews of special offers and upcoming events</label><input id="emailAddress1Footer">',
      'email',
      false,
    ],
    [
      'the email address for a forgotten password',
      'en',
      '<label for="forgotPassword_email">Email address</label><input id="forgotPassword_email" name="logonId">',
      'email',
      false,
    ],
  ])('asks for %s', (_, lang, html, kind, loose) => {
    const reading = readField(field(html, lang));
    expect(reading.kind).toBe(kind);
    expect(reading.loose ?? false).toBe(loose);
  });
});
