/** Lines with amounts, as invoices in eight languages and their neighbours have them. None has a VAT number. */

/** Labels in front of an amount, by language of the invoice. `%` stands for a rate. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Total incl. % VAT',
    'VAT %',
    'VAT %:',
    'VAT amount:',
    'Total excl. VAT',
    'VAT',
    'Tax ID VAT',
  ],
  de: [
    'Gesamt inkl. % MwSt.',
    'USt. %',
    'MwSt. %:',
    'MwSt.',
    'zzgl. % USt',
    'Umsatzsteuer %',
    'USt',
  ],
  fr: ['Total TTC dont TVA %', 'TVA %', 'TVA :', 'Montant TVA', 'TVA (%)', 'TVA'],
  es: ['Total IVA incluido', 'IVA %', 'IVA (%):', 'Base sin IVA', 'IVA', 'Cuota IVA %'],
  it: ['Totale IVA inclusa', 'IVA %', 'IVA (%):', 'Imponibile IVA', 'IVA', 'di cui IVA %'],
  nl: ['Totaal incl. % btw', 'btw %', 'Btw-bedrag:', 'Totaal excl. btw', 'btw', 'BTW'],
  pl: ['Razem z VAT %', 'VAT %', 'Kwota VAT:', 'Wartość bez VAT', 'VAT', 'NIP / VAT'],
  pt: ['Total com IVA %', 'IVA %', 'Valor do IVA:', 'Total sem IVA', 'IVA', 'NIF / IVA %'],
  sv: ['Att betala inkl. moms', 'Moms %', 'moms'],
  da: ['I alt inkl. moms', 'Moms %', 'moms:'],
  cs: ['Celkem vč. DPH', 'DPH %', 'DIČ / DPH'],
  hu: ['Összesen áfával', 'Áfa %', 'ÁFA:'],
  ro: ['Total cu TVA', 'TVA %', 'Valoare TVA'],
};

const RATES = ['19%', '7 %', '8,1 %', '20.0%', '21%', '25 %'];

/** Codes of ISO 4217 whose first letters are the prefix of a VAT number, or which invoices use. */
const CODES =
  'EUR CHF PLN SEK GBP DKK NOK CZK HUF RON BGN ISK USD HRK RSD TRY UAH AUD CAD JPY'.split(' ');
const SIGNS = [
  '€',
  '£',
  '$',
  'Kč',
  'zł',
  'kr',
  'kr.',
  'Ft',
  'lei',
  'лв.',
  'Fr.',
  'CHF',
  'R$',
  'SFr.',
];

/** Amounts in the notations of Europe. */
const AMOUNTS = [
  '1.190,00',
  '1,190.00',
  '1 190,00',
  "1'190.00",
  '1’190.00',
  '1190.00',
  '190.00',
  '190,00',
  '98.765,4',
  '12 345,6',
  '12 345 678,00',
  '12.345.678,90',
  '123,456,789.00',
  '1.234.567',
  '136 695 976',
  '12,345,678',
  '12345678',
  '1190',
  '1.190,-',
  '1190,–',
  '-1.190,00',
  '−98 765,40',
  '1.190,00-',
];

/** Between a code or sign and its amount. A tab is between the cells of a table. */
const GAPS = [' ', '', '\xa0', '\u202f', '\t', ': '];

/** The ways to write an amount of money: code or sign before or after, or neither. */
function* moneyOf(amount: string): Generator<string> {
  for (const [i, code] of CODES.entries()) {
    const gap = GAPS[(i + amount.length) % GAPS.length] ?? ' ';
    yield `${code}${gap}${amount}`;
    yield i % 3 === 0 ? `${amount} ${code}` : `${code} ${amount}`;
  }
  for (const [i, sign] of SIGNS.entries())
    yield i % 2 === 0 ? `${sign} ${amount}` : `${amount}${GAPS[i % 3]}${sign}`;
  // A number alone is an amount only if it has decimals.
  if (/[.,]\d{1,2}(?:-)?$|[.,][-–]$/.test(amount)) yield amount;
}

/** Between a label and its amount: a space, dots of a form, cells of a table. */
const JOINS = [' ', '  ', ': ', '\t', ' | ', ' ..... ', '\n', ' = '];

/** Every amount in every notation, each after a label; deterministic, and in all languages. */
export function totalLines(): string[] {
  const lines: string[] = [];
  const labels = Object.values(LABELS).flat();
  let at = 0;
  for (const amount of AMOUNTS) {
    for (const money of moneyOf(amount)) {
      for (let repeat = 0; repeat < 3; repeat++) {
        const label = (labels[at % labels.length] ?? '').replace(
          '%',
          RATES[at % RATES.length] ?? '',
        );
        lines.push(`${label}${JOINS[(at * 7) % JOINS.length]}${money}`);
        at++;
      }
    }
  }
  return lines;
}

/** The amounts alone, as the cells of a column have them. */
export const amountCells = (): string[] =>
  AMOUNTS.flatMap((amount) => [...moneyOf(amount)]).filter((cell) => !cell.includes('\t'));
