/** Lines of business texts without values: addresses, prices, times, results, and labels without a value. */
import { CORPUS_LANGUAGES } from '../languages/index.ts';
import { type Random, textFrom } from '../random.ts';

const NAMED = {
  date: '{01-28}.{01-12}.{2020-2027}',
  price: '##.###,## €|€ ####.##|###,## EUR|{1-9} ### ###,00 zł',
};

/** Patterns of lines, and of lines with words of a language. */
const BOOKKEEPING: readonly (string | ((random: Random) => string))[] = [
  (random) => {
    const { companies, streets, cities } = random.pick(CORPUS_LANGUAGES);
    return `${random.pick(companies)}, ${random.pick(streets)}, ${random.pick(cities)}`;
  },
  (random) => {
    const { invoice, items } = random.pick(CORPUS_LANGUAGES);
    const start = textFrom(random, '{0-19} @@@-####');
    const rest = `${random.pick(items)} {0-89} × {price} ${invoice.sum} {price}`;
    return `${start} ${textFrom(random, rest, NAMED)}`;
  },
  (random) => {
    const { number, date, due } = random.pick(CORPUS_LANGUAGES).invoice;
    return textFrom(random, `${number} 2026######, ${date} {date}, ${due} {date}`, NAMED);
  },
  (random) => {
    const { customer, order } = random.pick(CORPUS_LANGUAGES).invoice;
    return textFrom(random, `${customer} ####### ${order} #########`);
  },
  'Mo–Fr 0{0-8}:30–1{0-8}:00, Sa 10:00–14:00',
  '{0-4}:{0-4} ({0-2}:{0-2}), 6:{0-4} 7:6 ({0-8}) · ##.### Zuschauer',
  "##.######, #.###### · N ##° ##.###' E 0##° ##.###'",
  'SKR03 #### an ####  {price}  {date}  Beleg ######',
  '411##### | 512000 | {date} | FA###### | {price}',
  'HRB ##### · SIRET ### ### ### 000## · KvK ######## · REGON #########',
  'Flug @@ #### {date} 1{0-8}:{10-58} Gate @##',
  '## x ### x ### mm, #,## kg, RAL ####, M{0-29}x1,5',
];

/** Words that announce a value, followed by something else. */
const LABELS = [
  'Kontonummer #########, BLZ ### ### ##',
  'Konto #### Bank, Konto #### Umsatzerlöse 19 % USt',
  'Sort code 20-##-##, account ########',
  'compte ###### Fournisseurs, compte 401####',
  'Cuenta ####### Bancos, cuenta contable ########',
  'VAT 20%: {price}, VAT period 0{1-9}/2026',
  'MwSt. 19 % {price}; USt-Voranmeldung {date}',
  'TVA 20 % {price}, TVA 5,5 % {price}',
  'IVA 22% {price} · BTW 21% {price} · VAT 23% {price}',
  'Steuernummer ##/###/#####',
  'Tel Aviv {2000-2029}, Phone 1{0-8} Pro ### GB, Mobile Suite ##',
  'E-Mail vom {date}, Mail {0-8} von ##',
  'IBAN und BIC bitte bis {date} nachreichen, Vorgang ########',
  'Please enter your IBAN in field ## of form ####-##',
  'NIF pendiente desde {date}; CIF en trámite, expediente ####/{2020-2026}',
  'Telefonnummer unbekannt, Zimmer ###, Tel. auf Anfrage ab {date}',
  'NIP i REGON: brak, wniosek ######/{2020-2026}',
  'Fax defekt seit {date}, Ticket #######',
  'BIC {ballpen|Cristal|lighter} ## pcs, SWIFT {Package|Playground} {0-8}.{0-8}',
  'Call {0-8} of ##, T ## × ##, cell @##',
];

export function bookkeepingLine(random: Random): string {
  const line = random.pick(BOOKKEEPING);
  return typeof line === 'string' ? textFrom(random, line, NAMED) : line(random);
}

export const labelLine = (random: Random) => textFrom(random, random.pick(LABELS), NAMED);
