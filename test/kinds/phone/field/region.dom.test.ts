import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { phoneFieldRegion } from '../../../../lib/form/index.ts';
import {
  dialCodeOf,
  dialRegions,
  regionsOfDialCode,
} from '../../../../lib/values/domain/dial-codes.ts';

function region(html: string): string | null {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<form>${html}</form>`;
  const input = document.querySelector('[data-x]');
  if (input === null) throw new Error('no field');
  return phoneFieldRegion(input);
}

const TEL = '<input type="tel" data-x>';
/** A select element of a name with a chosen option, and where the field is not beside it. */
const select = (name: string, option: string) =>
  `<select name="${name}"><option ${option}</option></select>`;
const beside = (html: string) => `<div>${html}${TEL}</div>`;
const chosen = (name: string, option: string) => beside(select(name, option));
const elsewhere = (name: string, option: string) => `<p>${select(name, option)}</p><p>${TEL}</p>`;

const OPEN_LIST = `
  <div class="iti__country-container">
    <button title="Germany" aria-label="Change country, currently selected Germany (+49)">
      <span class="iti__flag iti__de"></span>+49
    </button>
    <div role="dialog" class="iti__country-selector">
      <span>244 results found</span>
      <ul role="listbox" class="iti__country-list">
        <li role="option" class="iti__country" data-dial-code="93" data-iso2="af">Afghanistan (+93)</li>
        <li role="option" class="iti__country" data-dial-code="49" data-iso2="de" aria-selected="true">
          Germany (+49)
        </li>
      </ul>
    </div>
  </div>`;

describe('the region of a phone field', () => {
  it.each([
    ['ISO value', chosen('cc', 'value="DE" selected>Germany (+49)'), 'DE'],
    [
      'class',
      beside(select('', 'value="fr" selected>+33').replace('name', 'class="phone" name')),
      'FR',
    ],
    ['calling code', chosen('prefix', '>+30</option><option selected>+420'), 'CZ'],
    ['bare digits', chosen('dial_code', 'value="48" selected>Poland'), 'PL'],
    ['00 prefix', chosen('phonePrefix', 'value="0043" selected>0043'), 'AT'],
    ['mixed value', chosen('phoneCode', 'value="IE_353" selected>Ireland'), 'IE'],
    ['shared +1', chosen('phoneCountry', 'value="1" selected>Canada (+1)'), 'CA'],
    ['shared +1, alone', chosen('phoneCountry', 'value="+1" selected>+1'), 'US'],
    ['shared +7', chosen('phoneCountry', 'value="+7" selected>Kazakhstan +7'), 'KZ'],
    ['data attribute', chosen('country', 'value="17" data-iso="NL" selected>Holland'), 'NL'],
    [
      'flag',
      beside(
        '<div class="iti__selected-flag" title="Germany (Deutschland): +49"><div class="iti__flag iti__de"></div></div>',
      ),
      'DE',
    ],
    ['the chosen option of an open list', `<div class="iti">${OPEN_LIST}${TEL}</div>`, 'DE'],
    [
      'only a flag class',
      beside('<div class="flag-box"><i class="flag-icon-be flag-icon"></i></div>'),
      'BE',
    ],
    ['text before', beside('<span class="input-group-text">+351</span>'), 'PT'],
    ['bare text before', beside('+32 '), 'BE'],
    ['button', beside('<button type="button" aria-label="Country code: +46"></button>'), 'SE'],
    ['code input', beside('<input name="phone_country_code" value="+45">'), 'DK'],
    [
      'country of the form',
      elsewhere('billing_country', 'value="AT">Austria</option><option value="IT" selected>Italy'),
      'IT',
    ],
    ['country by name', elsewhere('land', 'selected>Germany'), 'DE'],
    ['nothing', elsewhere('title', 'selected>Mr'), null],
    ['a number that is no code', elsewhere('qty', 'selected>44'), null],
    ['nothing chosen', chosen('country', 'value="">Country'), null],
    ['no such code', chosen('prefix', 'selected>+999'), null],
  ])('%s', (_name, html, expected) => {
    expect(region(html)).toBe(expected);
  });

  it("reads country names in the page's language", () => {
    document.body.innerHTML = `<form lang="de"><select name="land"><option selected>Österreich</option></select><p>${TEL}</p></form>`;
    const input = document.querySelector('[data-x]');
    expect(input === null ? null : phoneFieldRegion(input)).toBe('AT');
  });
});

describe('the table of calling codes', () => {
  it("agrees with libphonenumber's numbering plans for every region", () => {
    expect([...dialRegions()].sort()).toEqual([...getCountries()].sort());
    for (const country of getCountries()) {
      const code = getCountryCallingCode(country);
      expect(dialCodeOf(country)).toBe(code);
      expect(regionsOfDialCode(code)).toContain(country);
    }
  });
});
