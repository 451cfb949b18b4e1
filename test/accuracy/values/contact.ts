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
import { CAPITALS, firstMade, type Random, textFrom } from '../random.ts';
import type { Sample } from './sample.ts';

/** Numbers in large cities, without trunk prefix. */
const CITIES: Readonly<Record<string, string>> = {
  AT: '1#######|662######|732######',
  BE: '2#######|3#######',
  CH: '44#######|31#######|22#######',
  DE: '30########|89########|40#######|221#######|6131######|7031######',
  ES: '91#######|93#######|96#######',
  FR: '1########|4########|5########',
  GB: '20########|161#######|1632######',
  IE: '1#######|21#######',
  IT: '02########|06########|011#######',
  NL: '20#######|10#######|30#######',
  PL: '22#######|12#######|61#######',
  PT: '21#######|22#######|239######',
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
  if (cities && random.chance(0.6)) return textFrom(random, random.pick(cities.split('|')));
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

const PROVIDERS =
  'gmail.com outlook.com hotmail.com yahoo.com icloud.com gmx.de web.de orange.fr libero.it wp.pl'.split(
    ' ',
  );
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
  const head = textFrom(random, `@@@@${country}@`) + random.chars(1, `${CAPITALS}23456789`);
  const branch = random.pick(['', '', 'XXX', random.digits(3)]);
  const value = head + branch;
  return { kind: 'bic', value, country, written: [value], national: [] };
}
