import { describe, expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/kind.ts';
import type { FormType } from '../../lib/domain/policy.ts';
import { formTypeOf, readField } from '../../lib/form/index.ts';

/** Minimal markup of real pages that used to be classified wrongly. */
function page(html: string, lang: string): HTMLInputElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const found =
    document.querySelector<HTMLInputElement>('[data-it]') ?? document.querySelector('input');
  if (!(found instanceof HTMLInputElement)) throw new Error('no field');
  found.removeAttribute('data-it');
  return found;
}

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
    const reading = readField(page(html, lang));
    expect(reading.kind).toBe(kind);
    expect(reading.loose ?? false).toBe(loose);
  });
});

describe('the classification of a form of a real page', () => {
  it.each<[string, string, FormType]>([
    [
      'a decoy password out of sight',
      '<form><h2>Create account</h2><input name="email"><input type="password" hidden><input type="password" name="p1"><input type="password" name="p2"><button>Sign up</button></form>',
      'sign-up',
    ],
    [
      'a masked code',
      '<form><h2>Sign up</h2><input name="email"><input type="password" name="password"><input type="password" name="otp" maxlength="4"><input name="first_name"><input name="last_name"><button>Sign up</button></form>',
      'sign-up',
    ],
    [
      'a password that is protected from autofill',
      '<form action="/clientes/login"><input name="user"><input type="password" autocomplete="new-password"><button>Entrar</button></form>',
      'sign-in',
    ],
    [
      'old-style buttons and no form element',
      '<main><div><h3>Log in</h3><input name="email"><input type="password"><input type="button" value="Log in"></div></main>',
      'sign-in',
    ],
    [
      'a lost password, recognised by its URL',
      '<form id="forgotPassword" action="/forgotPassword.htm"><input name="email"><button>Continue</button></form>',
      'other',
    ],
    [
      'a code as its only password field',
      '<form action="/espace"><input name="identifiant"><input type="password" name="code"><button>Connexion</button></form>',
      'sign-in',
    ],
    [
      'a lost password in its URL, and a button that signs in',
      '<form action="/login/forgot-password"><input name="email"><button>Sign in</button></form>',
      'sign-in',
    ],
    [
      'masked answers to security questions',
      '<form><h2>Create your account</h2><input name="email"><input type="password" name="tPassword"><input type="password" name="tPassword2"><input type="password" name="tsecAnswer1"><input type="password" name="tsecAnswer2"><button>Create account</button></form>',
      'sign-up',
    ],
    [
      'the expiry month and year of a card',
      '<div><input name="a" placeholder="Nama di kartu"><input name="b" placeholder="MM/YY"><button>OK</button></div>',
      'checkout',
    ],
    [
      'the number of a loyalty card',
      '<form><input name="email"><input name="loyaltyCardNumber"><input name="nights"><button>Search</button></form>',
      'other',
    ],
  ])('with %s', (_, html, type) => {
    expect(formTypeOf(page(html, 'en'))).toBe(type);
  });
});
