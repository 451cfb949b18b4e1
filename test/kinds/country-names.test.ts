/** Checks and lookups use the same name for a country. */
import { describe, expect, it } from 'vitest';
import { checkValue as checkValueInReferences } from '../../lib/check/index.ts';
import type { Kind } from '../../lib/domain/kind.ts';
import {
  IBAN_REGISTRY,
  IBAN_TERRITORIES,
  IBAN_UNREGISTERED,
} from '../../lib/kinds/iban/check/registry.ts';
import { VAT_COUNTRIES } from '../../lib/kinds/vat/check/countries.ts';
import { placeName } from '../../lib/reading/regions/place-name.ts';
import { inTexts } from '../texts/in-texts.ts';

const checkValue = inTexts(checkValueInReferences);

/** Names by code, `AD Andorra, AE …`. */
const namesByCode = (table: string): [code: string, name: string][] =>
  table
    .trim()
    .split(/,\s+/)
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]);

const IN_REGISTRY = namesByCode(`
  AD Andorra, AE United Arab Emirates, AL Albania, AT Austria, AZ Azerbaijan,
  BA Bosnia & Herzegovina, BE Belgium, BG Bulgaria, BH Bahrain, BI Burundi, BR Brazil, BY Belarus,
  CH Switzerland, CR Costa Rica, CY Cyprus, CZ Czechia, DE Germany, DJ Djibouti, DK Denmark,
  DO Dominican Republic, EE Estonia, EG Egypt, ES Spain, FI Finland, FK Falkland Islands,
  FO Faroe Islands, FR France, GB United Kingdom, GE Georgia, GI Gibraltar, GL Greenland,
  GR Greece, GT Guatemala, HN Honduras, HR Croatia, HU Hungary, IE Ireland, IL Israel, IQ Iraq,
  IS Iceland, IT Italy, JO Jordan, KW Kuwait, KZ Kazakhstan, LB Lebanon, LC St. Lucia,
  LI Liechtenstein, LT Lithuania, LU Luxembourg, LV Latvia, LY Libya, MC Monaco, MD Moldova,
  ME Montenegro, MK North Macedonia, MN Mongolia, MR Mauritania, MT Malta, MU Mauritius,
  NI Nicaragua, NL Netherlands, NO Norway, OM Oman, PK Pakistan, PL Poland,
  PS Palestinian Territories, PT Portugal, QA Qatar, RO Romania, RS Serbia, RU Russia,
  SA Saudi Arabia, SC Seychelles, SD Sudan, SE Sweden, SI Slovenia, SK Slovakia, SM San Marino,
  SO Somalia, ST São Tomé & Príncipe, SV El Salvador, TL Timor-Leste, TN Tunisia, TR Türkiye,
  UA Ukraine, VA Vatican City, VG British Virgin Islands, XK Kosovo, YE Yemen`);
const TERRITORIES = namesByCode(`
  AX Åland Islands, BL St. Barthélemy, GF French Guiana, GG Guernsey, GP Guadeloupe,
  IM Isle of Man, JE Jersey, MF St. Martin, MQ Martinique, NC New Caledonia, PF French Polynesia,
  PM St. Pierre & Miquelon, RE Réunion, TF French Southern Territories, WF Wallis & Futuna,
  YT Mayotte`);
const UNREGISTERED = namesByCode(`
  AO Angola, BF Burkina Faso, BJ Benin, CF Central African Republic, CG Congo, CI Côte d’Ivoire,
  CM Cameroon, CV Cabo Verde, DZ Algeria, GA Gabon, GQ Equatorial Guinea, GW Guinea-Bissau,
  IR Iran, KM Comoros, MA Morocco, MG Madagascar, ML Mali, MZ Mozambique, NE Niger, SN Senegal,
  TD Chad, TG Togo`);
const WITH_VAT = namesByCode(`
  AT Austria, BE Belgium, BG Bulgaria, CHE Switzerland, CY Cyprus, CZ Czechia, DE Germany,
  DK Denmark, EE Estonia, EL Greece, ES Spain, EU EU one-stop shop, FI Finland, FR France,
  GB United Kingdom, HR Croatia, HU Hungary, IE Ireland, IM EU import one-stop shop, IT Italy,
  LT Lithuania, LU Luxembourg, LV Latvia, MT Malta, NL Netherlands, NO Norway, PL Poland,
  PT Portugal, RO Romania, SE Sweden, SI Slovenia, SK Slovakia, XI Northern Ireland`);

/** The country that a check names for a number (here one that is too short). */
const shownCountry = (kind: Kind, value: string, label: string) =>
  checkValue(kind, value).facts.find((fact) => fact.label === label)?.value;

describe('country names of IBANs', () => {
  it('exist for every country', () => {
    const codes = [IBAN_REGISTRY, IBAN_TERRITORIES, IBAN_UNREGISTERED].flatMap(Object.keys);
    const rows = [...IN_REGISTRY, ...TERRITORIES, ...UNREGISTERED];
    expect(rows.map(([code]) => code).sort()).toEqual(codes.sort());
  });

  it.each(IN_REGISTRY)('%s: %s', (code, name) => {
    expect(shownCountry('iban', `${code}00`, 'Country')).toBe(name);
    expect(placeName(code)).toBe(name);
  });

  it.each(TERRITORIES)('%s: %s', (code, name) => {
    expect(shownCountry('iban', `${code}00`, 'Territory')).toBe(name);
    expect(placeName(code)).toBe(name);
  });

  it.each(UNREGISTERED)('%s: %s', (code, name) => {
    expect(shownCountry('iban', `${code}00`, 'Country')).toBe(name);
  });
});

describe('country names of VAT numbers', () => {
  it('exist for every prefix', () => {
    expect(WITH_VAT.map(([prefix]) => prefix).sort()).toEqual([...VAT_COUNTRIES.keys()].sort());
  });

  it.each(WITH_VAT)('%s: %s', (prefix, name) => {
    expect(shownCountry('vat', `${prefix}1`, 'Country')).toBe(name);
  });

  // Two-letter prefixes are country codes or VIES's own; the one-stop shops are not countries.
  it.each(WITH_VAT.filter(([prefix]) => !/^(?:CHE|EU|IM)$/.test(prefix)))(
    '%s: %s, in a lookup too',
    (prefix, name) => expect(placeName(prefix)).toBe(name),
  );
});

it.each([
  ['', ''],
  [null, ''],
  [' nl ', 'Netherlands'],
  ['QQ', 'QQ'],
  ['NLD', 'NLD'],
])('the name of %j is %j', (code, name) => expect(placeName(code)).toBe(name));
