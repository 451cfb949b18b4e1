/**
 * A selected line with an order, tracking or serial number is not called a wrong IBAN or VAT
 * number; a mistyped IBAN or VAT number is, with a label or without.
 */
import { describe, expect, it } from 'vitest';
import { checkValue } from '../../../lib/check/index.ts';
import { detect } from '../../../lib/detect/index.ts';
import { findCandidates } from '../../../lib/service/values/candidates.ts';
import { createRandom, firstMade, type Random } from '../../accuracy/random.ts';
import { ERRORS_OF } from '../../accuracy/values/errors.ts';
import { IBAN_COUNTRIES, ibanSample } from '../../accuracy/values/iban.ts';
import { VAT_SAMPLE_COUNTRIES, vatSample } from '../../accuracy/values/vat.ts';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALNUM = `${UPPER}0123456789`;
const KEY = 'BCDFGHJKMPQRTVWXY2346789';

type Draw = (random: Random) => string;

const inGroups = (text: string, size: number, separator = ' ') =>
  text.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), `$1${separator}`);

/** The identifier of a postal item (UPU S10), with its check digit. */
function postalItem(random: Random, gap: string): string {
  const serial = random.digits(8);
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((n, weight, i) => n + weight * Number(serial[i]), 0);
  const digit = [5, 0][sum % 11] ?? 11 - (sum % 11);
  const service = random.pick(['R', 'L', 'C', 'E', 'V']) + random.chars(1);
  const digits = (serial + digit).replace(/(...)(?=.)/g, `$1${gap}`);
  return service + gap + digits + gap + random.pick(['DE', 'FR', 'CN', 'GB', 'NL', 'ES']);
}

/** Formats of shops, carriers and makers, and the words for such numbers in eight languages. */
const OTHER_NUMBERS: Readonly<Record<string, { formats: readonly Draw[]; labels: string }>> = {
  order: {
    formats: [
      (r) => `${r.pick(['302', '404', '028', '114'])}-${r.digits(7)}-${r.digits(7)}`,
      (r) => `${r.chars(2)}${r.digits(6 + r.below(7))}`,
      (r) => `${r.chars(2)}-${r.digits(4)}-${r.digits(6)}`,
      (r) => `${r.chars(2)} ${r.digits(8)}`,
      (r) => `SO-2026-${r.digits(5)}`,
      (r) => `PO ${r.digits(10)}`,
      (r) => inGroups(`${r.chars(2)}${r.digits(10 + r.below(8))}`, 4),
      (r) => `#${r.digits(4 + r.below(3))}`,
      (r) => `W${r.digits(9)}`,
      (r) => `${r.chars(3)}-${r.digits(6)}-${r.chars(2)}`,
      (r) => r.chars(10, ALNUM),
    ],
    labels:
      'Order no.|Order number:|Order #|PO number:|Order ID:|Bestellnummer:|Bestell-Nr.|Auftragsnr.:|Auftrag|N° de commande :|Commande n°|Numéro de commande :|N.º de pedido:|Pedido|Número de pedido:|Ordine n.|Numero d’ordine:|Numero ordine:|Bestelnummer:|Ordernummer|Numer zamówienia:|Zamówienie nr|Nr zam.|Encomenda n.º|Número da encomenda:|Reservation:|Buchungsnummer:|Reference:|Your ref.|Aktenzeichen:',
  },
  tracking: {
    formats: [
      (r) => `1Z${r.chars(6, ALNUM)}${r.digits(10)}`,
      (r) => inGroups(`1Z${r.chars(6, ALNUM)}${r.digits(10)}`, 4),
      (r) => r.digits(10),
      (r) => r.digits(12),
      (r) => inGroups(r.digits(12), 4),
      (r) => r.digits(20),
      (r) => `JJD${r.digits(18)}`,
      (r) => `JD01 ${r.digits(4)} ${r.digits(4)} ${r.digits(4)}`,
      (r) => `JVGL${r.digits(16)}`,
      (r) => inGroups(`94${r.digits(20)}`, 4),
      (r) => r.digits(14),
      (r) => postalItem(r, ''),
      (r) => postalItem(r, ' '),
      (r) => `${r.pick(['GM', 'TB', 'QP', 'LS', 'SK', 'UE'])}${r.digits(12)}`,
      (r) => `TBA${r.digits(12)}`,
      (r) => `${r.chars(2)}${r.digits(2)} ${r.digits(4)} ${r.digits(4)} ${r.digits(4)}`,
    ],
    labels:
      'Tracking:|Tracking no.|Tracking ID:|Parcel no.:|Shipment:|Airway bill|AWB:|Waybill no.|Sendungsnummer:|Sendungs-Nr.|Paketnummer:|Sendung|N° de suivi :|Numéro de suivi :|Colis n°|N.º de seguimiento:|Seguimiento:|Envío|Localizador:|Numero di spedizione:|Spedizione n.|Tracciamento:|Codice di tracciamento:|Zendingsnummer:|Track & trace:|Pakketnummer:|Numer przesyłki:|Nr paczki|Przesyłka nr|List przewozowy:|N.º de rastreio:|Código de rastreio:|Rastreamento:|Objeto:|Frachtbrief|Consignment no.|Container:',
  },
  serial: {
    formats: [
      (r) => `C02${r.chars(9, ALNUM)}`,
      (r) => r.chars(7, ALNUM),
      (r) => `5CD${r.digits(4)}${r.chars(3, ALNUM)}`,
      (r) => `${r.chars(2)}${r.digits(7 + r.below(6))}`,
      (r) => `${r.chars(2)} ${r.digits(9)}`,
      (r) => inGroups(r.chars(25, KEY), 5, '-'),
      (r) => inGroups(r.chars(16, ALNUM), 4, '-'),
      (r) => inGroups(r.chars(20, ALNUM), 4),
      (r) => `978-3-16-${r.digits(6)}-${r.digits(1)}`,
      (r) => `979${r.digits(10)}`,
      (r) => `WVWZZZ1JZ${r.chars(1)}W${r.digits(6)}`,
      (r) => `PF-${r.chars(6, ALNUM)} ${r.digits(2)}/${r.digits(2)}`,
      (r) => `${r.chars(2)}${r.digits(2)}${r.chars(4)}${r.digits(8)}`,
      (r) => `${r.chars(2)}${r.digits(2)}-${r.digits(4)}-${r.digits(4)}-${r.digits(4)}`,
      (r) => r.digits(15),
      (r) => `S/N ${r.chars(2)}${r.digits(8)}`,
    ],
    labels:
      'Serial:|Serial no.|Serial number:|S/N:|SN|License key:|Licence key|ISBN|ISBN:|IMEI:|VIN:|Part no.|Product ID:|Seriennummer:|Serien-Nr.|Fahrgestellnummer:|Artikelnr.|Lizenzschlüssel:|Gerätenummer:|N° de série :|Numéro de série|Référence :|Réf.|Clé de licence :|N.º de serie:|Número de serie:|Bastidor:|Matricola:|Numero di serie:|Codice articolo:|Telaio:|Serienummer:|Artikelnummer:|Licentiesleutel:|Chassisnummer|Numer seryjny:|Nr seryjny|Klucz licencyjny:|Nr katalogowy:|Número de série:|N.º de série|Chave de licença:|Model:|Charge:|Lot:|Patent no.',
  },
};

const wrongly = (text: string, region: string) =>
  findCandidates(text, { detect, check: checkValue }, region).values.filter(
    ({ kind, value }) =>
      (kind === 'iban' || kind === 'vat') && checkValue(kind, value, { region }).standing === 'bad',
  );

const draw = (random: Random, formats: readonly Draw[]) => random.pick(formats)(random);

describe('a selected line with a number of another kind', () => {
  for (const [name, { formats, labels }] of Object.entries(OTHER_NUMBERS)) {
    for (const [how, seed] of [
      ['with its label', 1],
      ['alone', 2],
    ] as const) {
      it(`is not called a wrong IBAN or VAT number: ${name} ${how}`, () => {
        const random = createRandom(seed);
        const lines = Array.from({ length: 200 }, () => {
          const value = draw(random, formats);
          return seed === 1 ? `${random.pick(labels.split('|'))} ${value}` : value;
        });
        const called = lines.filter(
          (line) => wrongly(line, random.pick(['', 'DE', 'IT'])).length > 0,
        );
        expect(called.length, called.join('\n')).toBeLessThan(5);
      });
    }
  }
});

const SAMPLES = {
  iban: (random: Random) => ibanSample(random, random.pick(IBAN_COUNTRIES)),
  vat: (random: Random) => vatSample(random, random.pick(VAT_SAMPLE_COUNTRIES)),
};

/** Numbers with one changed digit, as people write them, that are wrong. */
function mistyped(kind: 'iban' | 'vat', random: Random, count: number): string[] {
  const draw = () => {
    const typed = ERRORS_OF[kind].changed?.(random.pick(SAMPLES[kind](random).written), random);
    return typed && checkValue(kind, typed).standing === 'bad' ? typed : null;
  };
  return Array.from({ length: count }, () => firstMade(draw));
}

describe('a selected line with a mistyped number', () => {
  it.each([
    ['iban', ['IBAN: ', 'IBAN ', 'Kontonummer: '], 300],
    ['vat', ['VAT no.: ', 'VAT ', 'VAT ID: '], 300],
    ['iban', ['', '• ', 'Example Trading '], 297],
    // RO and six digits may be any number.
    ['vat', ['', '• ', 'Example Trading '], 290],
  ] as const)('is called a wrong %s after %j: at least %i of 300', (kind, labels, least) => {
    const random = createRandom(3);
    const missed = mistyped(kind, random, 300)
      .map((value) => random.pick(labels) + value)
      .filter((line) => wrongly(line, '').length === 0);
    expect(300 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('is called right if it is right, even after the label of another number', () => {
    const random = createRandom(4);
    for (const kind of ['iban', 'vat'] as const) {
      for (let i = 0; i < 200; i++) {
        const { written } = SAMPLES[kind](random);
        const line = `Order no. ${random.pick(written)}`;
        const { values } = findCandidates(line, { detect, check: checkValue }, '');
        expect(
          values.map((value) => [value.kind, checkValue(value.kind, value.value).standing]),
          line,
        ).toEqual([[kind, expect.not.stringMatching('bad')]]);
      }
    }
  });
});
