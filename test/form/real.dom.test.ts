import { describe, expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/kind.ts';
import type { FormType } from '../../lib/domain/policy.ts';
import { formTypeOf, readField } from '../../lib/form/index.ts';

/** Minimal markup of real pages that were once read wrongly. */
function page(html: string, lang: string): HTMLInputElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const found =
    document.querySelector<HTMLInputElement>('[data-it]') ?? document.querySelector('input');
  if (!(found instanceof HTMLInputElement)) throw new Error('no field');
  found.removeAttribute('data-it');
  return found;
}

describe('a field', () => {
  it.each<[string, string, string, Kind | null, boolean]>([
    [
      'the name of a mailbox, under a floating label, its domain beside it',
      'en',
      '<div><div><input type="email" name="Username" aria-label="Username"><div aria-hidden="true">Username</div></div><span>@gmail.com</span></div>',
      null,
      false,
    ],
    [
      'a number of the shop’s own or a phone',
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
      'an email, where the label is an offer and the field asks',
      'en',
      '<label for="a">Get Email Offers</label><input id="a" name="emailSignUp" placeholder="Enter your email">',
      'email',
      false,
    ],
    ['an extension', 'en', '<input name="phoneEx" maxlength="6">', null, false],
    [
      'an email under a long promise',
      'en',
      '<label for="emailAddress1Footer">Get sneak previews of special offers and upcoming events</label><input id="emailAddress1Footer">',
      'email',
      false,
    ],
    [
      'an email of who forgot the password',
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

describe('a form', () => {
  it.each<[string, string, FormType]>([
    [
      'a decoy password out of sight',
      '<form><h2>Create account</h2><input name="email"><input type="password" hidden><input type="password" name="p1"><input type="password" name="p2"><button>Sign up</button></form>',
      'sign-up',
    ],
    [
      'a code behind dots',
      '<form><h2>Sign up</h2><input name="email"><input type="password" name="password"><input type="password" name="otp" maxlength="4"><input name="first_name"><input name="last_name"><button>Sign up</button></form>',
      'sign-up',
    ],
    [
      'a password kept from being filled in',
      '<form action="/clientes/login"><input name="user"><input type="password" autocomplete="new-password"><button>Entrar</button></form>',
      'sign-in',
    ],
    [
      'buttons of the oldest kind and no form element',
      '<main><div><h3>Log in</h3><input name="email"><input type="password"><input type="button" value="Log in"></div></main>',
      'sign-in',
    ],
    [
      'a lost password, by its address',
      '<form id="forgotPassword" action="/forgotPassword.htm"><input name="email"><button>Continue</button></form>',
      'other',
    ],
    [
      'a code for its only password',
      '<form action="/espace"><input name="identifiant"><input type="password" name="code"><button>Connexion</button></form>',
      'sign-in',
    ],
    [
      'the way to a lost password in its address, and a button that signs in',
      '<form action="/login/forgot-password"><input name="email"><button>Sign in</button></form>',
      'sign-in',
    ],
    [
      'answers to questions behind dots',
      '<form><h2>Create your account</h2><input name="email"><input type="password" name="tPassword"><input type="password" name="tPassword2"><input type="password" name="tsecAnswer1"><input type="password" name="tsecAnswer2"><button>Create account</button></form>',
      'sign-up',
    ],
    [
      'a month and a year that only a card has',
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
