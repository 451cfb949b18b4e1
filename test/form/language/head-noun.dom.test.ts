import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import { field } from '../field-on-page.ts';

const labelled = (label: string, attributes: string) =>
  field(`<label for="x">${label}</label><input id="x" ${attributes}>`);

describe('an unknown head noun', () => {
  it.each([
    ['name="contact_phone"', 'phone', 'name:phone'],
    ['type="tel"', 'phone', 'type:tel'],
    ['type="email"', 'email', 'type:email'],
    ['autocomplete="tel"', 'phone', 'autocomplete:tel'],
    ['name="phone_greeting"', null, 'veto:label'],
    ['name="f7"', null, 'veto:label'],
  ])('"Phone greeting" with %s: %s', (attributes, kind, why) => {
    expect(readField(labelled('Phone greeting', attributes))).toMatchObject({ kind, why });
  });
});

describe('identifiers', () => {
  it.each([
    ['Header image', 'woocommerce_email_header_image'],
    ['Banner', 'email_banner'],
    ['Anything', 'filter[email]'],
    ['', 'filter[phone]'],
  ])('"%s" with the name %s asks for no kind', (label, name) => {
    expect(fieldKind(labelled(label, `name="${name}"`))).toBeNull();
  });

  it.each([
    ['', 'email_banner'],
    ['Bounce address', 'bounceEmail'],
    ['Where should we send it?', 'email'],
    ['Header', 'form[email_address]'],
  ])('"%s" with the name %s is an email field', (label, name) => {
    expect(fieldKind(labelled(label, `name="${name}"`))).toBe('email');
  });
});

it.each<[string, string, Kind | null]>([
  ['Get Email Offers', 'placeholder="Enter your email" name="emailSignUp"', 'email'],
  ['Email offers', 'placeholder="Weekly" name="emailOffers"', null],
  ['Mobile alerts', 'placeholder="Your mobile number" name="f_3"', 'phone'],
  ['Email subject', 'placeholder="Hello" name="f_3"', null],
  ['Recipient', 'type="tel" name="phone"', 'phone'],
  ['Recipient', 'type="tel" class="iti__tel-input"', 'phone'],
])('the label %s, with %s, asks for %s', (label, attributes, kind) => {
  expect(fieldKind(labelled(label, attributes))).toBe(kind);
});
