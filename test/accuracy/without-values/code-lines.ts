/**
 * Codes that look like values: with letters before digits, with valid check digits, or in groups.
 * ISO 6166 (ISIN), ISO 17442 (LEI), ISO 6346 (containers), ISO 3779 (VIN), UPU S10, GS1 (EAN), EPC
 * (SEPA creditor identifiers), WIPO ST.16 (patents), customs (EORI), ISO 2108 (ISBN), ITU (IMEI).
 */

import { type Random, textFrom } from '../random.ts';
import { inFours } from '../values/iban.ts';
import { vatSample } from '../values/vat.ts';

const COUNTRIES = 'DE FR IT ES NL PL PT BE AT GB US CH SE DK IE'.split(' ');

const base36 = (text: string) => [...text].map((char) => Number.parseInt(char, 36)).join('');
const mod97 = (text: string) => Number(BigInt(base36(text)) % 97n);
const checked97 = (text: string) => String(98 - mod97(`${text}00`)).padStart(2, '0');

function checkDigit(digits: string, weightOf: (n: number) => number): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const n = Number(digit);
    return total + (i % 2 === 0 ? weightOf(n) : n);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
const luhnDigit = (digits: string) => checkDigit(digits, (n) => (n > 4 ? 2 * n - 9 : 2 * n));
const gs1Digit = (digits: string) => checkDigit(digits, (n) => 3 * n);

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
  const head =
    random.pick(COUNTRIES) + random.pick([random.digits(9), textFrom(random, '{base36 9}')]);
  return head + luhnDigit(base36(head));
};
const lei: MakeCode = (random) => {
  const head = textFrom(random, '####00{base36 12}');
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
const ean: MakeCode = (random) => {
  const head = textFrom(random, '{40|30|84|80|87|590|560|50}##########').slice(0, 12);
  return head + gs1Digit(head);
};
const imei: MakeCode = (random) => {
  const head = `35${random.digits(12)}`;
  return head + luhnDigit(head);
};

const isbn: MakeCode = (random) => {
  const head = `978${random.digits(9)}`;
  return head.replace(/(...)(.)(....)(....)/, '$1-$2-$3-$4-') + gs1Digit(head);
};
const parcel: MakeCode = (random) => {
  const number = random.digits(8);
  const start = random.pick(['RR', 'CP', 'LX', 'EE', 'RB']);
  return start + number + parcelDigit(number) + random.pick(COUNTRIES);
};

const patent: MakeCode = (random) =>
  textFrom(random, '{EP|DE|US|WO|FR}{| }') +
  random.digits(random.pick([7, 8, 12])) +
  random.pick([' B1', 'A1', ' A2', '']);

/** Labels in several languages, and a code: a pattern of `textFrom`, several, or how to make it. */
const CODES: readonly (readonly [labels: string, code: string | readonly string[] | MakeCode])[] = [
  ['ISIN|WKN/ISIN|ISIN-Code', isin],
  ['LEI|LEI-Code|LEI code', lei],
  [
    'Gläubiger-ID|Gläubiger-Identifikationsnummer|Creditor ID|ICS|Identificador del acreedor|Incassant-ID',
    creditorId,
  ],
  ['EORI|EORI-Nr.|EORI number|N° EORI', eori],
  ['Container|Container no.|Conteneur', '{MSCU|MAEU|HLXU|TCLU}{| }######{|-| }#'],
  ['EAN|GTIN|Barcode|Code-barres', ean],
  ['IMEI|IMEI 1', imei],
  ['ISBN|ISBN-13', isbn],
  ['VIN|FIN|Fahrgestellnummer|Châssis n°', '{WVW|WBA|VF1|ZFA|SB1|TMB}{base36 4}@@########'],
  ['Tracking|Sendungsnummer|N° de suivi|UPS', '1Z{base36 6}##########'],
  ['Sendung|Parcel|Colis|Paczka|Envío', parcel],
  ['DHL|Sendungs-ID|Tracking ID', '{JJD|JVGL|JD|00340}################'],
  ['GLS|Zending|Przesyłka', (random) => random.digits(random.pick([11, 12, 14]))],
  ['Patent|Patentnummer|Brevet', patent],
  [
    'Serial no.|S/N|Seriennummer|N° de série|Numer seryjny|Matricola',
    ['{base36 12}', '@@##########', '@@########', '@@@@-####-####'],
  ],
  [
    'Part no.|Teilenummer|Référence|Codice|Art.-Nr.|Indeks',
    ['@@#########', '###.###.###', '@@-####-#####', '{country}######'],
  ],
  [
    'Order|Bestellnummer|Commande|Pedido|Ordine|Ordernummer|Zamówienie|Encomenda',
    [
      ...['########', '##########', '############', '###-#######-#######'],
      ...['{country}#########', 'PO########', 'SO#######'],
    ],
  ],
  [
    'Customer|Kundennummer|Client|Cliente|Klantnummer|Nr klienta',
    ['######', '#########', 'K#######', '{country}-######'],
  ],
  ['Card|Karte|Carte', '#### #### #### ####'],
  ['Licence key|Lizenzschlüssel|Clé', '{base36 5}-{base36 5}-{base36 5}-{base36 5}-{base36 5}'],
];

/** Only a label distinguishes the order number "DE123456789" from a wrong VAT number. */
const NEEDS_LABEL = /^(?:DE|FR|IT|ES|NL|PL|PT|BE|AT|GB|CH|SE|DK|IE)\d{8,12}$/;

function codeFrom(random: Random, code: string | readonly string[] | MakeCode): string {
  if (typeof code === 'function') return code(random);
  const fill = (each: string) => textFrom(random, each, { country: COUNTRIES.join('|') });
  return typeof code === 'string' ? fill(code) : random.pick(code.map(fill));
}

/** A line of codes, with and without labels. */
export function codeLine(random: Random): string {
  return Array.from({ length: 1 + random.below(3) }, () => {
    const [labels, make] = random.pick(CODES);
    const code = codeFrom(random, make);
    return random.chance(0.3) && !NEEDS_LABEL.test(code)
      ? code
      : `${random.pick(labels.split('|'))}${random.pick([': ', ' ', '\t'])}${code}`;
  }).join(random.pick(['  ', ' | ', '; ', '\t', ', ']));
}
