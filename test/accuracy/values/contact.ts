/**
 * Phone numbers from libphonenumber's example numbers and metadata (ITU-T E.164 and national
 * plans), email addresses according to RFC 5321 and RFC 5322, BICs according to ISO 9362. Names and
 * firms are invented.
 */
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { firstMade, type Random } from '../random.ts';
import type { Sample } from './sample.ts';

/** Area codes of large cities, without trunk prefix, and how many digits follow. */
const CITIES: Readonly<Record<string, readonly (readonly [area: string, digits: number])[]>> = {
  AT: [
    ['1', 7],
    ['662', 6],
    ['732', 6],
  ],
  BE: [
    ['2', 7],
    ['3', 7],
  ],
  CH: [
    ['44', 7],
    ['31', 7],
    ['22', 7],
  ],
  DE: [
    ['30', 8],
    ['89', 8],
    ['40', 7],
    ['221', 7],
    ['6131', 6],
    ['7031', 6],
  ],
  ES: [
    ['91', 7],
    ['93', 7],
    ['96', 7],
  ],
  FR: [
    ['1', 8],
    ['4', 8],
    ['5', 8],
  ],
  GB: [
    ['20', 8],
    ['161', 7],
    ['1632', 6],
  ],
  IE: [
    ['1', 7],
    ['21', 7],
  ],
  IT: [
    ['02', 8],
    ['06', 8],
    ['011', 7],
  ],
  NL: [
    ['20', 7],
    ['10', 7],
    ['30', 7],
  ],
  PL: [
    ['22', 7],
    ['12', 7],
    ['61', 7],
  ],
  PT: [
    ['21', 7],
    ['22', 7],
    ['239', 6],
  ],
};

/** National forms with other separators; none if the plain form is not grouped by spaces. */
function nationalForms(phone: PhoneNumber): string[] {
  const national = phone.formatNational();
  const [area = '', ...rest] = national.split(' ');
  const local = rest.join(' ');
  if (local === '' || phone.country === 'GB') return [national];
  const glued = local.replaceAll(' ', '');
  return /^(?:DE|AT)$/.test(phone.country ?? '')
    ? [national, `${area}/${glued}`, `${area} / ${glued}`, `(${area}) ${glued}`, `${area}-${glued}`]
    : [national, national, national.replaceAll(' ', '.'), national.replaceAll(' ', '-')];
}

function internationalForms(phone: PhoneNumber): string[] {
  const grouped = phone.formatInternational();
  const code = `+${phone.countryCallingCode}`;
  const rest = grouped.slice(code.length + 1);
  const withZero = /^(?:DE|AT|CH|NL|GB)$/.test(phone.country ?? '') ? [`${code} (0)${rest}`] : [];
  return [
    grouped,
    grouped,
    phone.number,
    `00${phone.countryCallingCode} ${rest}`,
    grouped.replaceAll(' ', '\u00A0'),
    `${code} ${rest.replaceAll(' ', '-')}`,
    ...withZero,
  ];
}

function drawnNumber(random: Random, country: CountryCode): string {
  const cities = CITIES[country];
  if (cities && random.chance(0.6)) {
    const [area, digits] = random.pick(cities);
    return area + random.digits(digits);
  }
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '';
  return example.slice(0, -5) + random.digits(5);
}

export function phoneSample(random: Random, country: string): Sample {
  if (!isSupportedCountry(country)) throw new RangeError(`no example phone number for ${country}`);
  const phone = firstMade(() => {
    const parsed = parsePhoneNumberFromString(drawnNumber(random, country), country);
    return parsed?.isValid() && parsed.country === country ? parsed : null;
  });
  return {
    kind: 'phone',
    value: phone.number,
    country,
    written: internationalForms(phone),
    national: nationalForms(phone),
  };
}

const PROVIDERS: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'web.de',
  'orange.fr',
  'libero.it',
  'wp.pl',
];
const NAMES =
  'anna.muster jan.beispiel m.exemple lucia.prova piet.voorbeeld ewa.probna rita.amostra tom.sample einkauf.nord vendas.sul'.split(
    ' ',
  );
const ROLES = 'info kontakt rechnung compta facturas ordini verkoop biuro geral billing'.split(' ');
const FIRMS =
  'musterwerk-nord beispiel-handel exemple-sud prova-legno voorbeeld-hout probna-stal amostra-azul sample-tools'.split(
    ' ',
  );
const ENDINGS = 'de com fr it es nl pl pt eu net org co.uk at ch be'.split(' ');

export function emailSample(random: Random): Sample {
  const local = random.chance(0.5)
    ? random.pick(ROLES) + random.digits(2)
    : random.pick(NAMES) + random.digits(3);
  const domain = random.chance(0.35)
    ? random.pick(PROVIDERS)
    : `${random.pick(FIRMS)}${random.digits(2)}.${random.pick(ENDINGS)}`;
  const value = `${local}@${domain}`;
  return { kind: 'email', value, country: '', written: [value], national: [] };
}

export function bicSample(random: Random, country: string): Sample {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const head =
    random.chars(4, letters) +
    country +
    random.chars(1, letters) +
    random.chars(1, `${letters}23456789`);
  const branch = random.pick(['', '', 'XXX', random.digits(3)]);
  const value = head + branch;
  return { kind: 'bic', value, country, written: [value], national: [] };
}
