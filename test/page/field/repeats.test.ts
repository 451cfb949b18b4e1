import { beforeEach, describe, expect, it } from 'vitest';
import type { Kind } from '../../../lib/domain/index.ts';
import { createRepeatedFields } from '../../../lib/page/field/repeats.ts';
import { fakeTrackedField, judgement } from './fake-tracked-field.ts';

let all: ReturnType<typeof fakeTrackedField>[];
const repeats = createRepeatedFields(() => all);

/** A form with these labels, one field each, of a kind, with these values. */
function fill(labels: readonly string[], kind: Kind, values: readonly string[]) {
  document.body.innerHTML = `<form>${labels.map((label) => (label.startsWith('<') ? label : `<label>${label} <input></label>`)).join('')}</form>`;
  all = [...document.querySelectorAll('input')].map((input, i) => {
    input.value = values[i] ?? '';
    const tracked = fakeTrackedField(input);
    Object.assign(tracked.field, { facts: { kind, form: 'sign-up', region: undefined } });
    tracked.field.known = judgement({ kind, value: input.value });
    tracked.wasLeft = true;
    return tracked;
  });
}
const said = (i: number) => {
  const tracked = all[i];
  return tracked && repeats.messageFor(tracked)?.says;
};

beforeEach(() => {
  all = [];
});

const TWO = ['bob@gmail.com', 'bob@gmial.com'] as const;

describe('a value that is asked for twice', () => {
  it.each([
    ['Email', 'Repeat your email'],
    ['Email address', 'Confirm email address'],
    ['Email', 'Email (again)'],
    ['Email', 'Re-enter email'],
    ['Email', 'Verify your email'],
    ['E-Mail', 'E-Mail wiederholen'],
    ['E-Mail-Adresse', 'E-Mail-Adresse bestätigen'],
    ['E-mail', 'Confirmez votre e-mail'],
    ['E-mail', 'Répétez l’adresse e-mail'],
    ['Correo', 'Repite tu correo'],
    ['Correo electrónico', 'Confirma tu correo electrónico'],
    ['Email', 'Conferma email'],
    ['E-mail', 'Herhaal je e-mailadres'],
    ['E-mail', 'Powtórz e-mail'],
    ['E-mail', 'Confirme o e-mail'],
    ['<input name="email">', '<input name="email_confirmation">'],
    ['<input id="email">', '<input id="confirmEmail">'],
    ['<input name="email1">', '<input name="email2">'],
    ['Email', '<input placeholder="Retype email">'],
  ])('differs: %s, %s', (first, second) => {
    fill([first, second], 'email', TWO);
    expect([said(0), said(1)]).toEqual([undefined, 'Differs from the address above']);
  });

  it.each<[Kind, string, string, string]>([
    ['iban', 'DE89370400440532013000', 'DE02120300000000202051', 'Differs from the IBAN above'],
    ['phone', '+4930901820', '+4930901821', 'Differs from the number above'],
    ['vat', 'DE136695976', 'DE129273398', 'Differs from the VAT number above'],
  ])('differs: %s', (kind, first, second, expected) => {
    fill(['Number', 'Repeat the number'], kind, [first, second]);
    expect(said(1)).toBe(expected);
  });

  it.each<[string, Kind, string, string]>([
    ['letter case', 'email', 'Bob@Gmail.com', 'bob@gmail.com'],
    ['groups', 'iban', 'DE89 3704 0044 0532 0130 00', 'de89370400440532013000'],
  ])('is the same without regard to %s', (_, kind, first, second) => {
    fill(['Value', 'Repeat the value'], kind, [first, second]);
    expect(said(1)).toBeUndefined();
  });

  it('is the same if both are checked to the same value', () => {
    fill(['Phone', 'Repeat phone'], 'phone', ['030 901820', '+49 30 901820']);
    for (const { field } of all) field.known = judgement({ kind: 'phone', value: '+4930901820' });
    expect(said(1)).toBeUndefined();
  });

  it.each<[string, readonly string[]]>([
    ['asks for another', ['Email', 'Email of a colleague']],
    ['is for a confirmation', ['Email', 'Email for the order confirmation']],
    ['has none before it', ['Repeat your email', 'Email']],
  ])('says nothing if the field %s', (_, labels) => {
    fill(labels, 'email', TWO);
    expect(said(1)).toBeUndefined();
  });

  it('says nothing while a field is empty, in another form, or not left yet', () => {
    fill(['Email', 'Repeat your email'], 'email', ['', 'bob@gmail.com']);
    expect(said(1)).toBeUndefined();
    fill(['Email', '</form><form><label>Repeat <input></label>'], 'email', TWO);
    expect(said(1)).toBeUndefined();
    fill(['Email', 'Repeat your email'], 'email', TWO);
    for (const tracked of all) tracked.wasLeft = false;
    expect(said(1)).toBeUndefined();
  });

  it('names the field that must be compared again', () => {
    fill(['Email', 'Repeat your email', 'Email of a colleague'], 'email', TWO);
    expect(all.map(repeats.repeatsOf)).toEqual([[all[1]], [], []]);
  });
});
