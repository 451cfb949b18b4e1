/** Lines of business texts without values: addresses, prices, times, results, and labels without a value. */
import { CORPUS_LANGUAGES } from '../languages/index.ts';
import type { Random } from '../random.ts';

type MakeLine = (random: Random) => string;

const two = (n: number) => String(n).padStart(2, '0');
const date: MakeLine = (random) =>
  `${two(1 + random.below(28))}.${two(1 + random.below(12))}.${2020 + random.below(8)}`;
const price: MakeLine = (random) =>
  random.pick([
    `${random.digits(2)}.${random.digits(3)},${random.digits(2)} €`,
    `€ ${random.digits(4)}.${random.digits(2)}`,
    `${random.digits(3)},${random.digits(2)} EUR`,
    `${1 + random.below(9)} ${random.digits(3)} ${random.digits(3)},00 zł`,
  ]);

/** Makes a line with words of a language that `random` picks. */
const BOOKKEEPING: readonly MakeLine[] = [
  (random) => {
    const { companies, streets, cities } = random.pick(CORPUS_LANGUAGES);
    return `${random.pick(companies)}, ${random.pick(streets)}, ${random.pick(cities)}`;
  },
  (random) => {
    const { invoice, items } = random.pick(CORPUS_LANGUAGES);
    return `${random.below(20)} ${random.chars(3)}-${random.digits(4)} ${random.pick(items)} ${random.below(90)} × ${price(random)} ${invoice.sum} ${price(random)}`;
  },
  (random) => {
    const { invoice } = random.pick(CORPUS_LANGUAGES);
    return `${invoice.number} 2026${random.digits(6)}, ${invoice.date} ${date(random)}, ${invoice.due} ${date(random)}`;
  },
  (random) => {
    const { invoice } = random.pick(CORPUS_LANGUAGES);
    return `${invoice.customer} ${random.digits(7)} ${invoice.order} ${random.digits(9)}`;
  },
  (random) => `Mo–Fr 0${random.below(9)}:30–1${random.below(9)}:00, Sa 10:00–14:00`,
  (random) =>
    `${random.below(5)}:${random.below(5)} (${random.below(3)}:${random.below(3)}), 6:${random.below(5)} 7:6 (${random.below(9)}) · ${random.digits(2)}.${random.digits(3)} Zuschauer`,
  (random) =>
    `${random.digits(2)}.${random.digits(6)}, ${random.digits(1)}.${random.digits(6)} · N ${random.digits(2)}° ${random.digits(2)}.${random.digits(3)}' E 0${random.digits(2)}° ${random.digits(2)}.${random.digits(3)}'`,
  (random) =>
    `SKR03 ${random.digits(4)} an ${random.digits(4)}  ${price(random)}  ${date(random)}  Beleg ${random.digits(6)}`,
  (random) =>
    `411${random.digits(5)} | 512000 | ${date(random)} | FA${random.digits(6)} | ${price(random)}`,
  (random) =>
    `HRB ${random.digits(5)} · SIRET ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} 000${random.digits(2)} · KvK ${random.digits(8)} · REGON ${random.digits(9)}`,
  (random) =>
    `Flug ${random.chars(2)} ${random.digits(4)} ${date(random)} 1${random.below(9)}:${10 + random.below(49)} Gate ${random.chars(1)}${random.digits(2)}`,
  (random) =>
    `${random.digits(2)} x ${random.digits(3)} x ${random.digits(3)} mm, ${random.digits(1)},${random.digits(2)} kg, RAL ${random.digits(4)}, M${random.below(30)}x1,5`,
];

/** Words that announce a value, followed by something else. */
const LABELS: readonly MakeLine[] = [
  (random) =>
    `Kontonummer ${random.digits(9)}, BLZ ${random.digits(3)} ${random.digits(3)} ${random.digits(2)}`,
  (random) => `Konto ${random.digits(4)} Bank, Konto ${random.digits(4)} Umsatzerlöse 19 % USt`,
  (random) => `Sort code 20-${random.digits(2)}-${random.digits(2)}, account ${random.digits(8)}`,
  (random) => `compte ${random.digits(6)} Fournisseurs, compte 401${random.digits(4)}`,
  (random) => `Cuenta ${random.digits(7)} Bancos, cuenta contable ${random.digits(8)}`,
  (random) => `VAT 20%: ${price(random)}, VAT period 0${1 + random.below(9)}/2026`,
  (random) => `MwSt. 19 % ${price(random)}; USt-Voranmeldung ${date(random)}`,
  (random) => `TVA 20 % ${price(random)}, TVA 5,5 % ${price(random)}`,
  (random) => `IVA 22% ${price(random)} · BTW 21% ${price(random)} · VAT 23% ${price(random)}`,
  (random) => `Steuernummer ${random.digits(2)}/${random.digits(3)}/${random.digits(5)}`,
  (random) =>
    `Tel Aviv ${2000 + random.below(30)}, Phone 1${random.below(9)} Pro ${random.digits(3)} GB, Mobile Suite ${random.digits(2)}`,
  (random) => `E-Mail vom ${date(random)}, Mail ${random.below(9)} von ${random.digits(2)}`,
  (random) => `IBAN und BIC bitte bis ${date(random)} nachreichen, Vorgang ${random.digits(8)}`,
  (random) =>
    `Please enter your IBAN in field ${random.digits(2)} of form ${random.digits(4)}-${random.digits(2)}`,
  (random) =>
    `NIF pendiente desde ${date(random)}; CIF en trámite, expediente ${random.digits(4)}/${2020 + random.below(7)}`,
  (random) =>
    `Telefonnummer unbekannt, Zimmer ${random.digits(3)}, Tel. auf Anfrage ab ${date(random)}`,
  (random) => `NIP i REGON: brak, wniosek ${random.digits(6)}/${2020 + random.below(7)}`,
  (random) => `Fax defekt seit ${date(random)}, Ticket ${random.digits(7)}`,
  (random) =>
    `BIC ${random.pick(['ballpen', 'Cristal', 'lighter'])} ${random.digits(2)} pcs, SWIFT ${random.pick(['Package', 'Playground'])} ${random.below(9)}.${random.below(9)}`,
  (random) =>
    `Call ${random.below(9)} of ${random.digits(2)}, T ${random.digits(2)} × ${random.digits(2)}, cell ${random.chars(1)}${random.digits(2)}`,
];

export const bookkeepingLine: MakeLine = (random) => random.pick(BOOKKEEPING)(random);
export const labelLine: MakeLine = (random) => random.pick(LABELS)(random);
