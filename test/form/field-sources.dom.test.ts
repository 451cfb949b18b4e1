/** Forms as written by old and new sites: where the name of a field is found, and what it means. */
import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../lib/form/index.ts';
import { pairUp } from '../tools/pair-up.ts';
import { field } from './field-on-page.ts';

const kindOf = (html: string, lang = 'en') => fieldKind(field(html, lang));

describe('a field', () => {
  it.each<[string, string, string]>([
    ['an `aria-placeholder`', '<input name="a1" aria-placeholder="Email">', 'email'],
    ['a placeholder that a script shows', '<input name="a1" data-placeholder="Phone">', 'phone'],
    ['a label that a script shows', '<input name="a1" data-label="Email address">', 'email'],
    ['a default value instead of a label', '<input name="a1" value="Your email">', 'email'],
    ['a class of a validator', '<input name="a1" class="required email">', 'email'],
    ['a class of a component', '<input name="a1" class="form-control phone-input">', 'phone'],
    ['an input mask', '<input name="a1" data-mask="(000) 000-0000">', 'phone'],
    [
      'an input mask among options',
      `<input name="a1" data-inputmask="'mask': '(999) 999-9999'">`,
      'phone',
    ],
    ['a pattern', '<input name="a1" pattern="[0-9]{3}-[0-9]{3}-[0-9]{4}">', 'phone'],
    ['a pattern with classes', '<input name="a1" pattern="\\d{3}[\\-]\\d{3}[\\-]\\d{4}">', 'phone'],
    ['a sample number', '<input name="a1" placeholder="e.g. 07700 900123">', 'phone'],
    ['a French sample number', '<input name="a1" placeholder="06 12 34 56 78">', 'phone'],
    [
      'an autocomplete token without a field name',
      '<input name="a1" autocomplete="mobile">',
      'phone',
    ],
    ['an old attribute for autofill', '<input name="a1" x-autocompletetype="phone-full">', 'phone'],
    ['an attribute of vCards', '<input name="a1" vcard_name="vCard.Email">', 'email'],
    ['a Brazilian mask', '<input name="a1" data-mask="(00) 00000-0000">', 'phone'],
    [
      'a title before a sentence that explains it',
      '<div><div>Phone</div><div>We will never share it with anyone else, promised.</div><input name="a1"></div>',
      'phone',
    ],
    [
      'a label with a question as a link',
      '<label for="q">Email <a href="#">Why do we need this?</a></label><input id="q">',
      'email',
    ],
    [
      'a label about the number’s form',
      '<label>Mobile number without country code<input></label>',
      'phone',
    ],
    ['a label about the area code', '<label>DDD + Telefone<input></label>', 'phone'],
    ['a place to call, on a telephone keypad', '<label>Office<input type="tel"></label>', 'phone'],
    ['a line', '<label>Direct line<input name="a1"></label>', 'phone'],
    ['a request', '<label>Text me at<input name="a1"></label>', 'phone'],
  ])('is recognised by %s', (_, html, kind) => {
    expect(kindOf(html)).toBe(kind);
  });

  it.each(
    // biome-ignore format: as many as fit on a line
    [
      '<input name="a1" value="Anna Beispiel">', '<input name="a1" class="email-row name">',
      '<label>Surname<input name="a1" class="required email"></label>',
      '<input name="subject" class="email-field">', '<input name="a1" data-mask="00/00/0000">',
      '<input name="a1" pattern="[0-9]{5}-[0-9]{3}">', '<input name="a1" placeholder="00-00-00">',
      '<input name="a1" placeholder="0123456789">',
      '<input name="a1" x-autocompletetype="phone-area-code">',
      '<input name="a1" autocomplete="shipping">', '<input name="a1" data-mask="00000-000">',
      '<input name="a1" data-mask="0000 0000 0000 0000">',
      '<div><h2>Email us</h2><p>We answer within a day, and never share what you write.</p><label>Name<input></label></div>',
      '<label>VIN<input type="tel"></label>', '<label>Country code<input></label>',
      '<label>Phone company<input></label>',
    ],
  )('asks for no kind: %s', (html) => {
    expect(kindOf(html)).toBeNull();
  });
});

describe('the name of a field', () => {
  it.each(
    // biome-ignore format: as many as fit on a line
    pairUp([
      ['phone', 'cell', 'portable', 'ph', 'phNumber', 'wa_number', 'dienthoai'],
      ['email', 'verify_email', 'verifyEmailAddress', 'email_login', 'mailid', 'mailadr'],
      [null, 'phone_area', 'phonearea', 'phone_ac', 'phone_verified', 'phone_line_type',
        'phonetic', 'last_name_phonetic', 'telNo_type', 'tel_time', 'mobile_provider',
        'email_frequency', 'mail_address1', 'postal_mail', 'mail_stop', 'emailme',
        'verify_email_code', 'email_verify_token', 'phone_exchange', 'dayPhonePart2',
        'mobilePhoneSubscriberNbr'],
    ]),
  )('%s asks for %s', (name, kind) => {
    expect(kindOf(`<input name="${name}">`)).toBe(kind);
  });
});

describe('a phone field', () => {
  it.each([
    '<label>Phone No. <input name="college"></label>',
    '<input name="college" placeholder="Phone No.">',
    '<input type="tel" placeholder="0612345678">',
    '<input type="tel" placeholder="e.g. 0501234567" name="x1">',
    '<input type="tel" placeholder="9876543210">',
    '<input type="phone">',
    '<input type="Mobile" name="m">',
    '<input name="mobile_number" value="+7 ">',
    '<input id="input_3" value="+380">',
    '<input name="tel_no"><select name="country_code"></select>',
    '<input name="phone1" placeholder="Phone 1"><input name="phone2" placeholder="Phone 2" data-x><input name="phone3" placeholder="Phone 3">',
    '<label>Area <input name="area"></label> <label>Phone <input data-x></label>',
    '<p>Phone: <input name="phone1" data-x> ext.: <input name="phone4"></p>',
  ])('is %s', (html) => {
    expect(kindOf(html)).toBe('phone');
  });

  it.each([
    '<label>Phone <input name="phone_code"></label>',
    '<label>Phone <input name="dialCode"></label>',
    '<label>Phone <input name="phonePrefix" value="+49"></label>',
    '<label>Phone <input id="phone-country-select"></label>',
    '<label>Phone <input role="combobox" name="countryCode" value="+49"></label>',
    '<label>Phone <input role="combobox" value="Germany (+49)"></label>',
    '<label>Phone <input role="combobox" aria-controls="countries"></label>',
    '<input type="tel" placeholder="1234 5678 9012 3456">',
    '<input type="tel" placeholder="12345">',
    '<input name="x" value="+49 30">',
    '<input type="month" name="phone">',
    '<label>Phone</label> <input name="day1"><input name="day2" data-x><input name="day3">',
    '<label>Phone</label> <input name="day1"><input name="day2"><input name="day3" data-x>',
    '<span><input type="tel" name="q9_phone[area]"></span><span><input type="tel" name="q9_phone[phone]" data-x></span>',
    '<label>DDD <input name="ddd"></label> <label>Telefone <input data-x></label>',
    '<p>Phone: <input name="phone1"> ext.: <input name="phone4" data-x></p>',
  ])('is not %s', (html) => {
    expect(kindOf(html)).toBeNull();
  });
});

it.each([
  ['Mobile number or email', 'phone'],
  ['Email (or phone)', 'phone'],
])('"%s" asks for an address or a %s', (label, other) => {
  const reading = readField(field(`<label>${label} <input name="username"></label>`));
  expect([reading.kind, reading.also].sort()).toEqual(['email', other]);
  expect(reading.loose).toBe(true);
});

it('asks for no other kind where a username may be typed', () => {
  const html = '<label>Phone number, username, or email <input name="username"></label>';
  expect(readField(field(html))).toEqual({ kind: 'phone', why: 'label:phone', loose: true });
});

it.each<[string, string, object]>([
  [
    'an address again, although its name may mean a code',
    '<table><tr><td>Confirm e-mail:</td><td><input name="EmailAddressVerify"></td></tr></table>',
    { kind: 'email' },
  ],
  [
    'the local part of an address, under a floating label and next to its domain',
    '<div><div><input type="email" name="Username" aria-label="Username"><div aria-hidden="true">Username</div></div><span>@gmail.com</span></div>',
    { kind: null },
  ],
  [
    'a number of the shop or a phone number',
    '<input name="login" placeholder="Триколор ID или номер телефона">',
    { kind: 'phone', loose: true },
  ],
  ['an extension', '<input name="phoneEx" maxlength="6">', { kind: null }],
  [
    'an email address under a long promise',
    '<label for="emailAddress1Footer">Get sneak previews of special offers and upcoming events</label><input id="emailAddress1Footer">',
    { kind: 'email' },
  ],
  [
    'the email address for a forgotten password',
    '<label for="forgotPassword_email">Email address</label><input id="forgotPassword_email" name="logonId">',
    { kind: 'email' },
  ],
  ['an email search', '<label>Search by email<input type="email"></label>', { why: 'veto:search' }],
  ...['wpforms-field-hp', 'gfield gform_validation_container', 'hp-container'].map(
    (name): [string, string, object] => [
      `nothing, as the honeypot ${name}`,
      `<div class="${name}"><label for="a">Email</label><input id="a"></div>`,
      { why: 'veto:honeypot' },
    ],
  ),
  [
    'nothing, as a field of a folded container',
    '<p style="max-height:0;overflow:hidden"><input name="mobile"></p>',
    { why: 'veto:hidden' },
  ],
])('a field of a real page asks for %s', (_, html, expected) => {
  expect(readField(field(html))).toMatchObject(expected);
});
