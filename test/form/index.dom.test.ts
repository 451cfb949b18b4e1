import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../lib/form/index.ts';
import { pairUp } from '../tools/pair-up.ts';
import { field } from './field-on-page.ts';

const read = (html: string) => readField(field(html));

describe('autocomplete tokens', () => {
  it.each([
    ['email', 'email', 'autocomplete:email'],
    ['section-a billing work email', 'email', 'autocomplete:email'],
    ['email username', 'email', 'autocomplete:email'],
    ['tel', 'phone', 'autocomplete:tel'],
    ['shipping mobile tel', 'phone', 'autocomplete:tel'],
    ['home fax tel', 'phone', 'autocomplete:tel'],
    ['tel-national', 'phone', 'autocomplete:tel-national'],
    ['tel-country-code', null, 'veto:tel-country-code'],
    ['tel-area-code', null, 'veto:tel-area-code'],
    ['tel-extension', null, 'veto:tel-extension'],
    ['cc-number', null, 'veto:cc-number'],
    ['billing cc-csc', null, 'veto:cc-csc'],
    ['one-time-code', null, 'veto:one-time-code'],
    ['given-name', null, 'veto:given-name'],
    ['shipping postal-code', null, 'veto:postal-code'],
    ['username', null, 'veto:username'],
  ])('%s', (tokens, kind, why) => {
    expect(read(`<input autocomplete="${tokens}" name="q1">`)).toEqual({ kind, why });
  });

  it('a wrong token does not override the label', () => {
    expect(fieldKind(field('<label>VAT number<input autocomplete="organization"></label>'))).toBe(
      'vat',
    );
    expect(fieldKind(field('<label>Email<input autocomplete="nope"></label>'))).toBe('email');
    expect(fieldKind(field('<label>Email<input autocomplete="new-password"></label>'))).toBe(
      'email',
    );
  });
});

describe('a telephone keypad or type', () => {
  it.each([
    ['<input type="email">', 'email', 'type:email'],
    ['<input type="EMAIL" name="login">', 'email', 'type:email'],
    ['<input type="tel">', 'phone', 'type:tel'],
    ['<input type="tel" name="phone">', 'phone', 'type:tel'],
    ['<input inputmode="email" name="x">', 'email', 'inputmode:email'],
    ['<label>Mobile<input inputmode="tel"></label>', 'phone', 'inputmode:tel'],
    ['<label>Phone<input type="number"></label>', 'phone', 'label:phone'],
    ['<input type="password" autocomplete="email">', null, 'veto:password'],
    ['<input type="hidden" name="email">', null, 'veto:hidden'],
    ['<input type="search" placeholder="Email">', null, 'veto:search'],
    ['<input type="checkbox" name="email">', null, 'veto:not-a-text-field'],
    ['<textarea name="email"></textarea>', null, 'veto:not-a-text-field'],
    ['<select name="phone"><option>1</option></select>', null, 'veto:not-a-text-field'],
  ])('%s', (html, kind, why) => {
    expect(read(html)).toEqual({ kind, why });
  });

  it.each(
    [
      'Card number|ZIP code|Date of birth|Order number|Amount|Quantity|Security code',
      'Social security number|Number of guests',
    ].flatMap((row) => row.split('|')),
  )('does not make a phone field under the label "%s"', (label) => {
    expect(fieldKind(field(`<label>${label}<input type="tel"></label>`))).toBeNull();
  });

  it.each(
    '1234 5678 9012 3456|MM / YY|DD/MM/YYYY|00-000|123-45-6789|000.000.000-00|0,00|90210'.split(
      '|',
    ),
  )('does not make a phone field with the sample "%s"', (sample) => {
    expect(fieldKind(field(`<input type="tel" placeholder="${sample}">`))).toBeNull();
  });

  it('is overridden by the kind that the label names', () => {
    expect(fieldKind(field('<label>VAT number<input type="tel"></label>'))).toBe('vat');
    expect(fieldKind(field('<label>IBAN<input type="tel"></label>'))).toBe('iban');
  });
});

describe('names and ids', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['email', 'user[email]', 'billing_email', 'emailAddress', 'customeremail', 'txtEmail',
        'ctl00$Main$tbEmail', 'contact.email_address'],
      ['phone', 'checkout[shipping_address][phone]', 'q4_phoneNumber[full]', 'phones[0][number]',
        'mobile_no', 'HomePhone', 'telefono'],
      ['vat', 'billing_vatNumber', 'vat_id', 'VATNumber', 'tva_intra', 'partita_iva', 'piva',
        'ustid', 'UStIdNr', 'nip', 'btwnummer', 'taxvat'],
      ['iban', 'iban', 'debit_iban', 'bankAccountIban'],
      [null, 'email_first_name', 'email_form_first_name', 'newsletter_email[first_name]',
        'mailing_address_city', 'email_subject', 'emailBody', 'email_password',
        'emailVerificationCode', 'phone_ext', 'phoneCountryCode', 'phone_code', 'vat_rate',
        'vatAmount', 'total_vat', 'private', 'elevation', 'headline', 'hotel', 'cell_1_2',
        'search_email', 'uid', 'steuernummer', 'codice_fiscale', 'siret', 'ssn', 'promo_code',
        'order_number'],
    ]),
  )('%s → %s', (name, kind) => {
    expect(fieldKind(field(`<input name="${name}">`))).toBe(kind);
    expect(fieldKind(field(`<input id="${name}">`))).toBe(kind);
  });

  it('reports which attribute decided', () => {
    expect(read('<input name="vat_id">').why).toBe('name:vat');
    expect(read('<input id="vat_id">').why).toBe('id:vat');
  });

  it('visible text wins over identifiers', () => {
    expect(fieldKind(field('<label>Email<input name="phone"></label>'))).toBe('email');
    expect(fieldKind(field('<label>First name<input name="email"></label>'))).toBeNull();
    expect(fieldKind(field('<label>Email<input name="username"></label>'))).toBe('email');
  });
});

describe('words around the field', () => {
  it.each([
    ['for', '<label for="a">Email</label><p></p><input id="a">', 'label:email'],
    ['wrapping', '<label>VAT number <input></label>', 'label:vat'],
    ['aria-label', '<input aria-label="IBAN">', 'label:iban'],
    [
      'aria-labelledby',
      '<b id="l">Your</b> <b id="m">phone</b><hr><input aria-labelledby="l m">',
      'label:phone',
    ],
    ['placeholder', '<input placeholder="Your email…">', 'placeholder:email'],
    ['sample', '<input placeholder="you@example.com">', 'placeholder:email'],
    ['sample', '<input placeholder="DE89 3704 0044 0532 0130 00">', 'placeholder:iban'],
    ['sample', '<input placeholder="+49 151 23456789">', 'placeholder:phone'],
    ['sample', '<input placeholder="ATU12345678">', 'placeholder:vat'],
    ['title', '<input title="Phone number">', 'title:phone'],
    ['sibling', '<div><span>Email</span><input></div>', 'nearby:email'],
    ['text', 'Name: <input name="n"><br>Phone: <input data-x>', 'nearby:phone'],
    [
      'wrapper',
      '<div><div class="l">IBAN</div><div class="i"><div><input></div></div></div>',
      'nearby:iban',
    ],
    [
      'cell',
      '<table><tr><td>USt-IdNr.</td><td>&nbsp;</td><td><input></td></tr></table>',
      'nearby:vat',
    ],
    [
      'column',
      '<table><tr><th>Name</th><th>Email</th></tr><tr><td><input></td><td><input data-x></td></tr></table>',
      'nearby:email',
    ],
    [
      'row above',
      '<table><tr><td>A</td></tr><tr><td>Email</td><td>Phone</td></tr><tr><td><input></td><td><input data-x></td></tr></table>',
      'nearby:phone',
    ],
    ['definition list', '<dl><dt>E-mail</dt><dd><input></dd></dl>', 'nearby:email'],
    ['floating', '<div class="f"><input placeholder=" "><span>Email</span></div>', 'nearby:email'],
    ['component', '<ion-input label="Phone"><input class="native"></ion-input>', 'host:phone'],
    [
      'email pattern',
      '<input pattern="[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,4}$">',
      'pattern:email',
    ],
    ['VAT pattern', '<input pattern="(AT)?U[0-9]{8}|(DE)?[0-9]{9}">', 'pattern:vat'],
  ])('%s: %s', (_name, html, why) => {
    const reading = read(html);
    expect(reading.why).toBe(why);
    expect(reading.kind).toBe(why.split(':')[1]);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'Subject of your email', 'Enter the code sent to your phone', 'Email verification code',
      'Password for your email account', 'Phone extension', 'Country code', 'Search by email',
      'Filter by phone', 'VAT rate (%)', 'VAT amount', 'Price incl. VAT', 'Steuernummer',
      'Codice fiscale', 'ИНН', 'Microphone type', 'Headphones', 'Mobile app version',
      'Correo postal', 'Email signature', 'Marque de votre ordinateur portable', 'Handytarif',
      'Hotel name', 'Mehrwertsteuersatz',
    ],
  )('"%s" asks for no kind', (label) => {
    expect(fieldKind(field(`<label>${label} <input></label>`))).toBeNull();
  });

  it.each([
    ['Phone (incl. country code)', 'phone'],
    ['Phone with area code', 'phone'],
    ['Telefon / Durchwahl', 'phone'],
    ['Email (we will send a code to it)', 'email'],
    ['VAT code', 'vat'],
    ['Codice IBAN', 'iban'],
    ['Login (email)', 'email'],
    ['Confirm email', 'email'],
  ])('"%s" asks for %s', (label, kind) => {
    expect(fieldKind(field(`<label>${label} <input></label>`))).toBe(kind);
  });

  it('ignores a nearby sentence about something else', () => {
    expect(
      fieldKind(
        field(
          '<p>Your email address will not be published. Required fields are marked *</p><input>',
        ),
      ),
    ).toBeNull();
  });

  it.each(['Adószám', 'CUI', 'Partita IVA / Codice fiscale', 'IBAN or account number'])(
    'the label "%s" also allows other numbers',
    (label) => {
      expect(readField(field(`<label>${label} <input></label>`)).loose).toBe(true);
    },
  );

  it('nearby text does not override the name', () => {
    expect(fieldKind(field('<div><h3>Your order</h3><input name="email"></div>'))).toBe('email');
    expect(fieldKind(field('<p>Search our site</p><input name="phone" data-x>'))).toBe('phone');
    expect(fieldKind(field('<div><span>Order number</span><input type="tel"></div>'))).toBeNull();
  });

  it.each([
    '<h2>Check your email</h2><input name="verification_code">',
    '<h2>Confirmez votre e-mail</h2><input name="code">',
    '<h2>Verify phone number</h2><input name="code" type="tel">',
    '<table><tr><td>Phone</td><td><input name="phone_ext"></td></tr></table>',
  ])('nearby text does not override the name of a code or part: %s', (html) => {
    expect(fieldKind(field(html))).toBeNull();
  });

  it('does not use the label of the previous field', () => {
    expect(fieldKind(field('<div>Email <input> <input data-x></div>'))).toBeNull();
  });

  it.each([
    '<form><p><input></p><p>Email <input></p></form>',
    '<form><div><input></div><div><div>Email</div><div><input></div></div></form>',
    '<form><label for="a"></label><input id="a"><label for="b">Email</label><input id="b"></form>',
  ])('does not use the label of the next field: %s', (html) => {
    expect(fieldKind(field(html))).toBeNull();
  });
});

describe('fields that take an email or something else', () => {
  it.each([
    ['<label>Username or email<input autocomplete="username"></label>', 'email', true],
    ['<label>E-Mail oder Kundennummer<input></label>', 'email', true],
    ['<label>Email or phone<input></label>', 'email', true],
    ['<input placeholder="Почта или телефон">', 'email', true],
    ['<label>Email<input autocomplete="username"></label>', 'email', undefined],
    ['<label>Email address of your manager<input></label>', 'email', undefined],
    ['<label>E-mailadres of gebruikersnaam<input></label>', 'email', true],
    ['<input type="email" name="username" autocomplete="username">', 'email', undefined],
    ['<label>Emails<input type="email" multiple></label>', 'email', true],
    ['<label>Username<input autocomplete="username"></label>', null, undefined],
    ['<label>Username<input name="email_login"></label>', null, undefined],
    ['<label>User ID<input name="login"></label>', null, undefined],
  ])('%s', (html, kind, loose) => {
    const reading = read(html);
    expect(reading.kind).toBe(kind);
    expect(reading.loose).toBe(loose);
  });
});

describe('fields that are ignored', () => {
  it.each([
    ['<input type="email" disabled>', 'veto:disabled'],
    ['<fieldset disabled><input type="email"></fieldset>', 'veto:disabled'],
    ['<div inert><input type="email"></div>', 'veto:disabled'],
    ['<input type="email" readonly>', 'veto:read-only'],
    ['<form role="search"><input placeholder="Email"></form>', 'veto:search'],
    ['<input type="text" name="cvv">', 'veto:secret'],
    ['<input type="text" name="user_password">', 'veto:secret'],
    ['<input type="email" name="hp_email" tabindex="-1">', 'veto:honeypot'],
    ['<input type="email" tabindex="-1" autocomplete="off">', 'veto:honeypot'],
    ['<input type="email" tabindex="-1" aria-hidden="true">', 'veto:honeypot'],
    ['<input type="email" name="email_honeypot">', 'veto:honeypot'],
    ['<label>Leave this field blank <input type="email"></label>', 'veto:honeypot'],
    ['<label>Dieses Feld bitte leer lassen <input type="email"></label>', 'veto:honeypot'],
    [
      '<div style="position:absolute;left:-5000px" aria-hidden="true"><input type="email"></div>',
      'veto:hidden',
    ],
    ['<div style="position:absolute;margin-left:-999em"><input type="email"></div>', 'veto:hidden'],
    ['<p style="display:none"><input type="email"></p>', 'veto:hidden'],
    ['<input type="email" style="visibility:hidden">', 'veto:hidden'],
    ['<input type="email" style="opacity:0">', 'veto:hidden'],
    ['<input type="email" style="width:0;height:0">', 'veto:hidden'],
    ['<div style="height:1px;overflow:hidden"><input type="email"></div>', 'veto:hidden'],
    ['<p hidden><input type="email"></p>', 'veto:hidden'],
  ])('%s', (html, why) => {
    expect(read(html)).toEqual({ kind: null, why });
  });

  it('ignores a field that a style sheet hides', () => {
    expect(
      fieldKind(
        field(
          '<style>.x{position:absolute;left:-9999px}</style><p class="x"><input type="email"></p>',
        ),
      ),
    ).toBeNull();
  });

  it('does not treat a closed dialog with many fields as a honeypot', () => {
    expect(
      fieldKind(
        field(
          '<div style="display:none"><input type="email"><input name="name"><input type="password"></div>',
        ),
      ),
    ).toBe('email');
  });

  it('does not treat a field that becomes editable on focus as read-only', () => {
    expect(
      fieldKind(field(`<input type="email" readonly onfocus="this.removeAttribute('readonly')">`)),
    ).toBe('email');
  });
});

describe('shadow trees and frames', () => {
  it('reads inside an open shadow root and around its host', () => {
    document.body.innerHTML =
      '<label for="h">E-mail</label><my-field id="h"></my-field><x-input label="IBAN" name="acct"></x-input>';
    const roots = ['my-field', 'x-input'].map((name) => {
      const root = document.querySelector(name)?.attachShadow({ mode: 'open' });
      if (root === undefined) throw new Error('no host');
      return root;
    });
    for (const root of roots) root.innerHTML = '<div><input></div>';
    const inner = '<label for="v">VAT number</label><input id="v">';
    const nested = document.createElement('div');
    document.body.append(nested);
    const nestedRoot = nested.attachShadow({ mode: 'open' });
    nestedRoot.innerHTML = inner;
    const kinds = [...roots, nestedRoot].map((root) => {
      const input = root.querySelector('input');
      return input === null ? 'no input' : fieldKind(input);
    });
    expect(kinds).toEqual(['email', 'iban', 'vat']);
  });

  it("reads elements of a frame's own document", () => {
    document.body.innerHTML = '<iframe></iframe>';
    const inner = document.querySelector('iframe')?.contentDocument;
    if (inner === null || inner === undefined) throw new Error('no document');
    inner.body.innerHTML =
      '<label for="a">Telefon</label><input id="a"><p style="display:none"><input type="email"></p>';
    const kinds = Array.from(inner.querySelectorAll('input')).map(fieldKind);
    expect(kinds).toEqual(['phone', null]);
  });

  it('never throws on any markup', () => {
    for (const element of [
      document.createElement('div'),
      document.createElementNS('http://www.w3.org/2000/svg', 'path'),
      document.createElement('input'),
      document.documentElement,
    ]) {
      expect(readField(element).kind).toBeNull();
    }
  });
});
