import { beforeEach, describe, expect, it } from 'vitest';
import { readFormContext } from '../../lib/form/form-context.ts';
import { formGroupOf } from '../../lib/form/purpose/form-controls.ts';

function around(html: string) {
  document.body.innerHTML = `<form><input id="here">${html}<button>Send</button></form>`;
  const field = document.querySelector('#here');
  if (!field) throw new Error('no field');
  return readFormContext(field);
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('the country of the form', () => {
  const select = (name: string, chosen: string) =>
    `<select name="${name}"><option>Choose</option><option value="${chosen}" selected></option></select>`;
  it.each([
    [select('country', 'AT'), 'AT'],
    ['<select id="land"><option selected>Germany</option></select>', 'DE'],
    [select('billing_country', 'FR') + select('shipping_country', 'FR'), 'FR'],
    [select('billing_country', 'FR') + select('shipping_country', 'DE'), undefined],
    [select('phone_country', 'FR'), undefined],
    [select('country_of_birth', 'FR'), undefined],
    ['<select name="country"><option selected>Choose</option></select>', undefined],
    ['', undefined],
  ])('%s: %s', (html, country) => expect(around(html).country).toBe(country));
});

describe('a form that asks for a person', () => {
  it.each([
    ['<input name="first_name"><input name="last_name">', true],
    ['<input autocomplete="given-name"><input autocomplete="billing family-name">', true],
    ['<input id="vorname"><input id="nachname">', true],
    ['<input name="first_name">', false],
    ['<input name="company">', false],
    ['<input type="hidden" name="first_name"><input type="hidden" name="last_name">', false],
  ])('%s: %s', (html, personal) => expect(around(html).personal).toBe(personal));
});

describe('the name in the form', () => {
  it.each([
    ['<input name="account_holder" value=" Ada Lovelace ">', 'Ada Lovelace'],
    [
      '<input name="first_name" value="Ada"><input name="last_name" value="Lovelace">',
      'Ada Lovelace',
    ],
    [
      '<input name="first_name" value="Ada"><input name="last_name" value="Lovelace">' +
        '<input id="kontoinhaber" value="Charles Babbage">',
      'Charles Babbage',
    ],
    ['<input autocomplete="name" value="Ada Lovelace">', 'Ada Lovelace'],
    ['<input name="username" value="ada">', undefined],
    ['<input type="password" name="account_name" value="secret words">', undefined],
    [`<input name="account_holder" value="${'a'.repeat(101)}">`, undefined],
    ['<input name="account_holder">', undefined],
  ])('%s: %s', (html, name) => expect(around(html).name).toBe(name));
});

it('groups fields by form', () => {
  document.body.innerHTML = '<form><input id="a"><input id="b"></form><form><input id="c"></form>';
  const [a, b, c] = ['a', 'b', 'c'].map((id) => document.getElementById(id));
  if (!a || !b || !c) throw new Error('no fields');
  expect(formGroupOf(a)).toBe(formGroupOf(b));
  expect(formGroupOf(a)).not.toBe(formGroupOf(c));
});
