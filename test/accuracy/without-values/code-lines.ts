/**
 * Codes that look like values: with letters before digits, with valid check digits, or in groups.
 * ISO 6166 (ISIN), ISO 17442 (LEI), ISO 6346 (containers), ISO 3779 (VIN), UPU S10, GS1 (EAN), EPC
 * (SEPA creditor identifiers), WIPO ST.16 (patents), customs (EORI), ISO 2108 (ISBN), ITU (IMEI).
 */

import type { Random } from '../random.ts';
import { inFours } from '../values/iban.ts';
import { vatSample } from '../values/vat.ts';

const COUNTRIES = 'DE FR IT ES NL PL PT BE AT GB US CH SE DK IE'.split(' ');
const ALNUM = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const base36 = (text: string) => [...text].map((char) => Number.parseInt(char, 36)).join('');
const mod97 = (text: string) => Number(BigInt(base36(text)) % 97n);
const checked97 = (text: string) => String(98 - mod97(`${text}00`)).padStart(2, '0');

function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const n = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (n > 9 ? n - 9 : n);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

function gs1Digit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** UPU S10: weights 8 6 4 2 3 5 9 7 over eight digits. */
function parcelDigit(digits: string): string {
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce(
    (total, weight, i) => total + weight * Number(digits[i]),
    0,
  );
  const rest = 11 - (sum % 11);
  return String(rest === 10 ? 0 : rest === 11 ? 5 : rest);
}

type MakeCode = (random: Random) => string;

const isin: MakeCode = (random) => {
  const head = random.pick(COUNTRIES) + random.pick([random.digits(9), random.chars(9, ALNUM)]);
  return head + luhnDigit(base36(head));
};
const lei: MakeCode = (random) => {
  const head = `${random.digits(4)}00${random.chars(12, ALNUM)}`;
  return head + checked97(head);
};
const creditorId: MakeCode = (random) => {
  const country = random.pick(['DE', 'FR', 'ES', 'IT', 'NL', 'BE', 'AT', 'PT']);
  const bodies: Readonly<Record<string, string>> = {
    DE: `0${random.digits(10)}`,
    FR: random.digits(6),
    ES: `B${random.digits(8)}`,
    IT: `${random.digits(16)}`,
    NL: `${random.digits(12)}`,
    BE: `0${random.digits(9)}`,
  };
  const body = bodies[country] ?? random.digits(11);
  const value = `${country}${checked97(body + country)}${random.pick(['ZZZ', 'ZZZ', 'ZZZ', '001', 'A01'])}${body}`;
  return random.chance(0.2) ? inFours(value, ' ') : value;
};
/**
 * Numbers of traders after their country's code, as customs issues them; `#` is a digit. Where they
 * consist of the VAT number, perhaps followed by zeros, its check digits are valid.
 */
const EORI = [
  'DE#######',
  'DE##############',
  'FR##############',
  'NL#########',
  'ATEOS10000#####',
  ...['IT', 'ES', 'PL00000', 'PT', 'BE', 'GB000', 'DK', 'SE'],
];
const eori: MakeCode = (random) => {
  const [, country = '', rest = ''] = /^(..)(.*)$/.exec(random.pick(EORI)) ?? [];
  const number = rest.includes('#') ? country : vatSample(random, country).value;
  return (number + rest).replace(/#/g, () => random.digits(1));
};
const container: MakeCode = (random) =>
  `${random.pick(['MSCU', 'MAEU', 'HLXU', 'TCLU'])}${random.pick(['', ' '])}${random.digits(6)}${random.pick(['', '-', ' '])}${random.digits(1)}`;
const ean: MakeCode = (random) => {
  const head =
    `${random.pick(['40', '30', '84', '80', '87', '590', '560', '50'])}${random.digits(10)}`.slice(
      0,
      12,
    );
  return head + gs1Digit(head);
};
const imei: MakeCode = (random) => {
  const head = `35${random.digits(12)}`;
  return head + luhnDigit(head);
};

/** A label and a code; labels in several languages. */
const CODES: readonly (readonly [labels: readonly string[], make: MakeCode])[] = [
  [['ISIN', 'WKN/ISIN', 'ISIN-Code'], isin],
  [['LEI', 'LEI-Code', 'LEI code'], lei],
  [
    [
      'Gläubiger-ID',
      'Gläubiger-Identifikationsnummer',
      'Creditor ID',
      'ICS',
      'Identificador del acreedor',
      'Incassant-ID',
    ],
    creditorId,
  ],
  [['EORI', 'EORI-Nr.', 'EORI number', 'N° EORI'], eori],
  [['Container', 'Container no.', 'Conteneur'], container],
  [['EAN', 'GTIN', 'Barcode', 'Code-barres'], ean],
  [['IMEI', 'IMEI 1'], imei],
  [
    ['ISBN', 'ISBN-13'],
    (random) => {
      const head = `978${random.digits(9)}`;
      return `${head.slice(0, 3)}-${head.slice(3, 4)}-${head.slice(4, 8)}-${head.slice(8)}-${gs1Digit(head)}`;
    },
  ],
  [
    ['VIN', 'FIN', 'Fahrgestellnummer', 'Châssis n°'],
    (random) =>
      `${random.pick(['WVW', 'WBA', 'VF1', 'ZFA', 'SB1', 'TMB'])}${random.chars(3, ALNUM)}${random.chars(1, ALNUM)}${random.chars(2)}${random.digits(8)}`,
  ],
  [
    ['Tracking', 'Sendungsnummer', 'N° de suivi', 'UPS'],
    (random) => `1Z${random.chars(6, ALNUM)}${random.digits(10)}`,
  ],
  [
    ['Sendung', 'Parcel', 'Colis', 'Paczka', 'Envío'],
    (random) => {
      const number = random.digits(8);
      return (
        random.pick(['RR', 'CP', 'LX', 'EE', 'RB']) +
        number +
        parcelDigit(number) +
        random.pick(COUNTRIES)
      );
    },
  ],
  [
    ['DHL', 'Sendungs-ID', 'Tracking ID'],
    (random) => `${random.pick(['JJD', 'JVGL', 'JD', '00340'])}${random.digits(16)}`,
  ],
  [['GLS', 'Zending', 'Przesyłka'], (random) => random.digits(random.pick([11, 12, 14]))],
  [
    ['Patent', 'Patentnummer', 'Brevet'],
    (random) =>
      `${random.pick(['EP', 'DE', 'US', 'WO', 'FR'])}${random.pick(['', ' '])}${random.digits(random.pick([7, 8, 12]))}${random.pick([' B1', 'A1', ' A2', ''])}`,
  ],
  [
    ['Serial no.', 'S/N', 'Seriennummer', 'N° de série', 'Numer seryjny', 'Matricola'],
    (random) =>
      random.pick([
        random.chars(12, ALNUM),
        `${random.chars(2)}${random.digits(10)}`,
        `${random.chars(2)}${random.digits(8)}`,
        `${random.chars(4)}-${random.digits(4)}-${random.digits(4)}`,
      ]),
  ],
  [
    ['Part no.', 'Teilenummer', 'Référence', 'Codice', 'Art.-Nr.', 'Indeks'],
    (random) =>
      random.pick([
        `${random.chars(2)}${random.digits(9)}`,
        `${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`,
        `${random.chars(2)}-${random.digits(4)}-${random.digits(5)}`,
        `${random.pick(COUNTRIES)}${random.digits(6)}`,
      ]),
  ],
  [
    [
      'Order',
      'Bestellnummer',
      'Commande',
      'Pedido',
      'Ordine',
      'Ordernummer',
      'Zamówienie',
      'Encomenda',
    ],
    (random) =>
      random.pick([
        random.digits(8),
        random.digits(10),
        random.digits(12),
        `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`,
        `${random.pick(COUNTRIES)}${random.digits(9)}`,
        `PO${random.digits(8)}`,
        `SO${random.digits(7)}`,
      ]),
  ],
  [
    ['Customer', 'Kundennummer', 'Client', 'Cliente', 'Klantnummer', 'Nr klienta'],
    (random) =>
      random.pick([
        random.digits(6),
        random.digits(9),
        `K${random.digits(7)}`,
        `${random.pick(COUNTRIES)}-${random.digits(6)}`,
      ]),
  ],
  [['Card', 'Karte', 'Carte'], (random) => inFours(random.digits(16), ' ')],
  [
    ['Licence key', 'Lizenzschlüssel', 'Clé'],
    (random) => Array.from({ length: 5 }, () => random.chars(5, ALNUM)).join('-'),
  ],
];

/** Only a label distinguishes the order number "DE123456789" from a wrong VAT number. */
const NEEDS_LABEL = /^(?:DE|FR|IT|ES|NL|PL|PT|BE|AT|GB|CH|SE|DK|IE)\d{8,12}$/;

/** A line of codes, with and without labels. */
export function codeLine(random: Random): string {
  return Array.from({ length: 1 + random.below(3) }, () => {
    const [labels, make] = random.pick(CODES);
    const code = make(random);
    return random.chance(0.3) && !NEEDS_LABEL.test(code)
      ? code
      : `${random.pick(labels)}${random.pick([': ', ' ', '\t'])}${code}`;
  }).join(random.pick(['  ', ' | ', '; ', '\t', ', ']));
}
