import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../lib/form/index.ts';
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
  it.each(
    [
      'Aadhaar number|Medarbejdernr.|Numéro de PDL|Kilometerstand|Weight (kg)|Löneanspråk',
      'С какой суммы нужна сдача?|رقم المبنى|EAN-nummer',
    ].flatMap((row) => row.split('|')),
  )('"%s" is no phone field', (label) => {
    expect(readField(labelled(label, 'type="tel"'))).toEqual({ kind: null, why: 'veto:other' });
  });

  it.each(
    [
      'Number|Numéro|Ihre Nummer|Delivery contact|Unter welcher Nummer erreichen wir dich?|US +1',
      'ნომერი|',
    ].flatMap((row) => row.split('|')),
  )('"%s" is a phone field', (label) => {
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
