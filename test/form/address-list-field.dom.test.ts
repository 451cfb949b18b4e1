import { describe, expect, it } from 'vitest';
import { mayBeValueField, readAddressListField, readField } from '../../lib/form/index.ts';
import { field } from './field-on-page.ts';

const read = (element: Element) =>
  readAddressListField(element, readField(element).kind === 'email');

describe('readAddressListField', () => {
  it.each<[string, string]>([
    ['en', '<label>Invite<input type="email" multiple></label>'],
    ['en', '<label>Email addresses<input></label>'],
    ['en', '<label>Email</label><input placeholder="Separate multiple emails with commas">'],
    ['en', '<label>Email <input placeholder="ann@x.example, bob@y.example"></label>'],
    ['en', '<label>Email addresses, one per line<textarea></textarea></label>'],
    ['de', '<label>E-Mail-Adressen<textarea></textarea></label>'],
    ['fr', '<label>Adresses e-mail<textarea></textarea></label>'],
    ['es', '<label>Direcciones de correo<textarea></textarea></label>'],
    ['it', '<label>Indirizzi email<textarea></textarea></label>'],
    ['nl', '<label>E-mailadressen<textarea></textarea></label>'],
    ['pl', '<label>Adresy e-mail<textarea></textarea></label>'],
    ['pt', '<label>Endereços de e-mail<textarea></textarea></label>'],
  ])('accepts a field for several addresses: %s %s', (lang, html) => {
    const element = field(html, lang);
    expect(read(element)).toEqual({ takesNames: false });
    expect(mayBeValueField(element)).toBe(true);
  });

  const message = (control: string) =>
    `<form>${control}<input name="subject" aria-label="Subject"></form>`;

  it.each<[string, string]>([
    ['en', '<label>To<input data-x></label>'],
    ['en', '<input data-x role="combobox" aria-label="To recipients">'],
    ['de', '<input data-x role="combobox" aria-label="Empfänger in „An“">'],
    ['de', '<label>An<textarea data-x></textarea></label>'],
    ['fr', '<div data-x contenteditable="true" role="textbox" aria-label="À"></div>'],
    ['es', '<div data-x contenteditable="true" role="textbox" aria-label="Para"></div>'],
    ['it', '<label>Destinatari<input data-x></label>'],
    ['nl', '<label>Aan<input data-x></label>'],
    ['pl', '<label>Odbiorcy<input data-x></label>'],
    ['pt', '<label>Cco<input data-x name="bcc"></label>'],
  ])('accepts the recipients of a message, which may be names: %s %s', (lang, html) => {
    const element = field(message(html), lang);
    expect(read(element)).toEqual({ takesNames: true });
    expect(mayBeValueField(element)).toBe(true);
  });

  it('recognises a message by its button for copies, even without a form', () => {
    const html =
      '<div role="dialog"><div><input data-x aria-label="To recipients"></div><span role="link">Cc</span></div>';
    expect(read(field(html))).toEqual({ takesNames: true });
  });

  it.each([
    '<label>Email<input></label>',
    '<label>Email<input type="email"></label>',
    '<label>Adresse e-mail<input></label>',
    '<form><label>From<input></label><label>To<input data-x></label></form>',
    '<label>Empfänger<input name="recipientName"></label>',
    '<label>Message<textarea></textarea></label>',
    '<label>Email<textarea></textarea></label>',
    '<form><input name="subject"><label>Message to the recipients<textarea data-x></textarea></label></form>',
    '<label>Email addresses<textarea readonly></textarea></label>',
    '<label>Email addresses<textarea disabled></textarea></label>',
    '<label>Email addresses<input type="password"></label>',
    '<label>Emails per hour<input></label>',
    '<label>Email addresses<input style="display:none"></label>',
    '<div data-x contenteditable="true" aria-label="Message body"></div>',
  ])('rejects %s', (html) => {
    expect(read(field(html))).toBeNull();
  });

  it.each(['<textarea></textarea>', '<div data-x contenteditable="true"></div>'])(
    'does not load the field script for a text field without a hint: %s',
    (html) => {
      expect(mayBeValueField(field(html))).toBe(false);
    },
  );
});
