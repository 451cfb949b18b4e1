import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/kind.ts';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../field-on-page.ts';

function labelled(label: string, lang = 'en', attributes = 'name="f_7"'): Element {
  const input = field(`<label for="x"></label><input id="x" ${attributes}>`, lang);
  const named = document.querySelector('label');
  if (named !== null) named.textContent = label;
  return input;
}

describe('known misses', () => {
  it.each([
    ['da', 'Telefontid', 'phone'],
    ['it', 'Firma e-mail', 'email'],
    ['hu', 'Telefonos elérhetőség', null],
  ])('%s: %s is classified as %s', (lang, label, kind) => {
    expect(fieldKind(labelled(label, lang))).toBe(kind);
  });
});

describe('an unknown head noun', () => {
  it.each([
    ['name="contact_phone"', 'phone', 'name:phone'],
    ['type="tel"', 'phone', 'type:tel'],
    ['type="email"', 'email', 'type:email'],
    ['autocomplete="tel"', 'phone', 'autocomplete:tel'],
    ['name="phone_greeting"', null, 'veto:label'],
    ['name="f7"', null, 'veto:label'],
  ])('"Phone greeting" with %s: %s', (attributes, kind, why) => {
    expect(readField(labelled('Phone greeting', 'en', attributes))).toMatchObject({ kind, why });
  });

  it('a wrong page language does not affect foreign labels', () => {
    for (const label of ['Email titulaire', 'E-mailadres ouder', 'Telefon służbowy', 'Tél. bureau'])
      expect(fieldKind(labelled(label, 'en')), label).not.toBeNull();
  });
});

describe('identifiers', () => {
  it.each([
    ['Header image', 'woocommerce_email_header_image'],
    ['Banner', 'email_banner'],
    ['Numero di persone', 'tel-45'],
    ['Anything', 'filter[email]'],
    ['', 'filter[phone]'],
  ])('"%s" with the name %s is no email field', (label, name) => {
    const type = name === 'tel-45' ? 'tel' : 'text';
    expect(fieldKind(labelled(label, 'en', `type="${type}" name="${name}"`))).toBeNull();
  });

  it.each([
    ['', 'email_banner'],
    ['Bounce address', 'bounceEmail'],
    ['Where should we send it?', 'email'],
    ['Header', 'form[email_address]'],
  ])('"%s" with the name %s is an email field', (label, name) => {
    expect(fieldKind(labelled(label, 'en', `name="${name}"`))).toBe('email');
  });
});

describe('two values in one field', () => {
  it.each([
    ['Username or phone', null],
    ['아이디 또는 휴대폰번호', null],
    ['Username or email', 'email'],
    ['Emergency contact (name and phone)', null],
    ['Naam en telefoon', null],
    ['Adresa e emailit', 'email'],
    ['Telefon- und Internetkosten', null],
    ['Telefon- oder Handynummer', 'phone'],
    ['Best number to reach you', 'phone'],
    ['Room number', null],
  ])('%s: %s', (label, kind) => {
    expect(fieldKind(labelled(label, 'de'))).toBe(kind);
  });
});

describe('a label that only seems to ask for something else', () => {
  it.each<[string, string, Kind | null]>([
    ['Get Email Offers', 'placeholder="Enter your email" name="emailSignUp"', 'email'],
    ['Email offers', 'placeholder="Weekly" name="emailOffers"', null],
    ['Mobile alerts', 'placeholder="Your mobile number" name="f_3"', 'phone'],
    ['Email subject', 'placeholder="Hello" name="f_3"', null],
  ])('%s, with %s', (label, attributes, kind) => {
    expect(fieldKind(labelled(label, 'en', attributes))).toBe(kind);
  });
});
