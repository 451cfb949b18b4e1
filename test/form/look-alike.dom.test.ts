import { describe, expect, it } from 'vitest';
import { fieldKind, formTypeOf, readField } from '../../lib/form/index.ts';
import { field } from './field-on-page.ts';

const labelled = (label: string, attributes = '') =>
  field(`<label>${label} <input ${attributes}></label>`);

describe('labels that name a kind but ask for something else', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    [
      'Email opt-out reason', 'Last email sent', 'Phone status', 'Mobile carrier',
      'IBAN holder name', 'VAT ID verified on', 'Email open rate', 'Date of first phone contact',
      "Nom du titulaire de l'IBAN", "Motivo dell'email", 'Telefonanbieter',
      'How many phones do you own?', 'How did you hear about this job? (email, phone, friend…)',
      'What is 3 + 4? (no email)', '手機條碼載具', 'Відділення Нової пошти',
    ],
  )('%s', (label) => {
    expect(fieldKind(labelled(label))).toBeNull();
  });

  it.each([
    ['Account owner email', 'email'],
    ['Email for the invoice name', 'email'],
    ['Email (name@example.com)', 'email'],
    ['E-Mail Rechnungsempfänger', 'email'],
    ['Correo del titular', 'email'],
    ['Where should we send your receipt? (email)', 'email'],
    ['Telefon Kontoinhaber', 'phone'],
    ['Phone number for delivery updates', 'phone'],
    ['IBAN du titulaire', 'iban'],
    ['Company VAT', 'vat'],
  ])('"%s" still asks for the %s', (label, kind) => {
    expect(fieldKind(labelled(label))).toBe(kind);
  });
});

describe('a telephone keypad under a label without telephone words', () => {
  it.each([
    'Aadhaar number',
    'Medarbejdernr.',
    'Numéro de PDL',
    'Kilometerstand',
    'Weight (kg)',
    'Löneanspråk',
    'С какой суммы нужна сдача?',
    'رقم المبنى',
    'EAN-nummer',
  ])('"%s" is no phone field', (label) => {
    expect(readField(labelled(label, 'type="tel"'))).toEqual({ kind: null, why: 'veto:other' });
  });

  it.each([
    'Number',
    'Numéro',
    'Ihre Nummer',
    'Delivery contact',
    'Unter welcher Nummer erreichen wir dich?',
    'US +1',
    'ნომერი',
    '',
  ])('"%s" is a phone field', (label) => {
    expect(readField(labelled(label, 'type="tel"'))).toEqual({ kind: 'phone', why: 'type:tel' });
  });

  it('a phone name or widget outweighs an unknown label', () => {
    expect(fieldKind(labelled('Recipient', 'type="tel" name="phone"'))).toBe('phone');
    expect(fieldKind(labelled('Recipient', 'type="tel" class="iti__tel-input"'))).toBe('phone');
  });
});

describe('fields that also take other values', () => {
  it.each([
    '<label>Email or phone<input type="email" autocomplete="username webauthn"></label>',
    '<label>E-Mail-Adresse oder Handynummer<input type="email" name="email"></label>',
    '<label>Email or mobile phone number<input autocomplete="shipping email"></label>',
  ])('%s', (html) => {
    expect(readField(field(html))).toMatchObject({ kind: 'email', loose: true });
  });

  it('a field that is only for emails is strict', () => {
    expect(readField(labelled('Email', 'type="email"'))).toEqual({
      kind: 'email',
      why: 'type:email',
    });
  });

  it('a search for emails is a search whatever its type', () => {
    expect(readField(labelled('Search by email', 'type="email"'))).toEqual({
      kind: null,
      why: 'veto:search',
    });
  });
});

describe('honeypots of known form builders, and honeypots hidden by style', () => {
  it.each([
    '<div class="wpforms-field wpforms-field-hp"><label for="a">Email</label><input id="a"></div>',
    '<div class="gfield gform_validation_container"><label for="a">Phone</label><input id="a"></div>',
    '<div class="hp-container"><label for="a">Email</label><input id="a"></div>',
    '<div style="opacity:0"><input name="e_mail"></div>',
    '<p style="max-height:0;overflow:hidden"><input name="mobile"></p>',
  ])('%s', (html) => {
    expect(readField(field(html)).why).toMatch(/^veto:(?:honeypot|hidden)$/);
  });
});

describe('a floating label', () => {
  it('is preferred to the heading above it', () => {
    const html =
      '<h2>Your details</h2><div><input placeholder=" "><span>E-posta Adresi</span></div><div><input></div>';
    expect(fieldKind(field(html))).toBe('email');
  });
});

describe('form type', () => {
  const EMAIL = '<input type="email" name="email">';
  it.each([
    [
      'log in or sign up',
      `<form><h2>Log in or sign up</h2>${EMAIL}<button>Go</button></form>`,
      'sign-in',
    ],
    [
      'a hidden password in a checkout',
      `<div id="checkout"><form class="form-login">${EMAIL}<div style="display:none"><input type="password"></div></form></div>`,
      'checkout',
    ],
    [
      'a hidden password in a sign-in',
      `<form><h1>Sign in</h1>${EMAIL}<div style="display:none"><input type="password"></div><button>Next</button></form>`,
      'sign-in',
    ],
    [
      'the first step of a checkout',
      `<form id="checkout-customer-guest">${EMAIL}<button>Continue</button></form>`,
      'checkout',
    ],
    [
      'a job application with a letter',
      `<form><h4>Submit your application</h4>${EMAIL}<input type="file"><textarea></textarea><button>Submit application</button></form>`,
      'other',
    ],
    [
      'a record with notes',
      `<form><h2>Nový kontakt</h2>${EMAIL}<textarea></textarea><button>Uložit</button></form>`,
      'other',
    ],
    [
      'a saved billing address',
      `<form><h3>Billing address</h3>${EMAIL}<input name="billing_city"><input name="billing_zip"><input name="billing_street"><button>Save address</button></form>`,
      'other',
    ],
    [
      'a section about contacts',
      `<form><h2>Datos</h2><fieldset><legend>Persona</legend><input name="a"></fieldset><fieldset><legend>Contacto</legend>${EMAIL}</fieldset><button>Validar</button></form>`,
      'other',
    ],
    [
      'an order of a call back',
      `<form>${EMAIL}<input name="phone"><button>Заказать звонок</button></form>`,
      'contact',
    ],
    [
      'a booking with wishes',
      `<form action="/book.html">${EMAIL}<input name="a"><input name="b"><input name="c"><textarea></textarea><button>Next</button></form>`,
      'checkout',
    ],
  ])('%s', (_name, html, type) => {
    expect(formTypeOf(field(html))).toBe(type);
  });
});
