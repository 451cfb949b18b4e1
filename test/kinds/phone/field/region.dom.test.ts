import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { dialCodeOf, dialRegions, regionsOfDialCode } from '../../../../lib/domain/dial-codes.ts';
import { phoneFieldRegion } from '../../../../lib/form/index.ts';

function region(html: string): string | null {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<form>${html}</form>`;
  const input = document.querySelector('[data-x]');
  if (input === null) throw new Error('no field');
  return phoneFieldRegion(input);
}

const TEL = '<input type="tel" data-x>';

describe('the region of a phone field', () => {
  it.each([
    [
      'ISO value',
      `<div><select name="cc"><option value="DE" selected>Germany (+49)</option></select>${TEL}</div>`,
      'DE',
    ],
    [
      'lower case',
      `<div><select class="phone"><option value="fr" selected>+33</option></select>${TEL}</div>`,
      'FR',
    ],
    [
      'calling code',
      `<div><select name="prefix"><option>+30</option><option selected>+420</option></select>${TEL}</div>`,
      'CZ',
    ],
    [
      'bare digits',
      `<div><select name="dial_code"><option value="48" selected>Poland</option></select>${TEL}</div>`,
      'PL',
    ],
    [
      '00 prefix',
      `<div><select name="phonePrefix"><option value="0043" selected>0043</option></select>${TEL}</div>`,
      'AT',
    ],
    [
      'mixed value',
      `<div><select name="phoneCode"><option value="IE_353" selected>Ireland</option></select>${TEL}</div>`,
      'IE',
    ],
    [
      'shared +1',
      `<div><select name="phoneCountry"><option value="1" selected>Canada (+1)</option></select>${TEL}</div>`,
      'CA',
    ],
    [
      'shared +1, alone',
      `<div><select name="phoneCountry"><option value="+1" selected>+1</option></select>${TEL}</div>`,
      'US',
    ],
    [
      'shared +7',
      `<div><select name="phoneCountry"><option value="+7" selected>Kazakhstan +7</option></select>${TEL}</div>`,
      'KZ',
    ],
    [
      'data attribute',
      `<div><select name="country"><option value="17" data-iso="NL" selected>Holland</option></select>${TEL}</div>`,
      'NL',
    ],
    [
      'flag',
      `<div class="iti"><div class="iti__selected-flag" title="Germany (Deutschland): +49"><div class="iti__flag iti__de"></div></div>${TEL}</div>`,
      'DE',
    ],
    [
      'the chosen option of an open list',
      `<div class="iti"><div class="iti__country-container"><button title="Germany" aria-label="Change country, currently selected Germany (+49)"><span class="iti__flag iti__de"></span>+49</button><div role="dialog" class="iti__country-selector"><span>244 results found</span><ul role="listbox" class="iti__country-list"><li role="option" class="iti__country" data-dial-code="93" data-iso2="af">Afghanistan (+93)</li><li role="option" class="iti__country" data-dial-code="49" data-iso2="de" aria-selected="true">Germany (+49)</li></ul></div></div>${TEL}</div>`,
      'DE',
    ],
    [
      'only a flag class',
      `<div><div class="flag-box"><i class="flag-icon-be flag-icon"></i></div>${TEL}</div>`,
      'BE',
    ],
    [
      'text before',
      `<div class="input-group"><span class="input-group-text">+351</span>${TEL}</div>`,
      'PT',
    ],
    ['bare text before', `<div>+32 ${TEL}</div>`, 'BE'],
    [
      'button',
      `<div><button type="button" aria-label="Country code: +46"></button>${TEL}</div>`,
      'SE',
    ],
    ['code input', `<div><input name="phone_country_code" value="+45">${TEL}</div>`, 'DK'],
    [
      'country of the form',
      `<p><select name="billing_country"><option value="AT">Austria</option><option value="IT" selected>Italy</option></select></p><p>${TEL}</p>`,
      'IT',
    ],
    [
      'country by name',
      `<p><select name="land"><option selected>Germany</option></select></p><p>${TEL}</p>`,
      'DE',
    ],
    [
      'nothing',
      `<p><select name="title"><option selected>Mr</option></select></p><p>${TEL}</p>`,
      null,
    ],
    [
      'a number that is no code',
      `<p><select name="qty"><option selected>44</option></select></p><p>${TEL}</p>`,
      null,
    ],
    [
      'nothing chosen',
      `<div><select name="country"><option value="">Country</option></select>${TEL}</div>`,
      null,
    ],
    [
      'no such code',
      `<div><select name="prefix"><option selected>+999</option></select>${TEL}</div>`,
      null,
    ],
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
