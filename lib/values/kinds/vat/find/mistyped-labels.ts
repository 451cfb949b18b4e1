/**
 * Official and common names of VAT numbers, and the countries that use them, the likeliest first.
 * Names that only mean "tax" are left out: income tax numbers have other forms.
 */
const ROWS: readonly (readonly [countries: string, labels: string])[] = [
  [
    '',
    'vat|vat no|vat nr|vat num*|vat id*|vat reg*|vat code|vat tin|vatin|value added tax*|eu vat*|tax id',
  ],
  [
    'DE AT',
    'ust id*|ust nr|ustidnr|umsatzsteuer id*|umsatzsteuer ident*|umsatzsteueridentifikation*',
  ],
  ['AT CH', 'uid*|atu nr|atu nummer'],
  ['CH', 'ide|idi'],
  ['CH AT DE', 'mwst*|mehrwertsteuer*'],
  ['IT', 'p iva|p i|partita iva|part iva|numero iva|codice iva|n iva'],
  ['IT ES PT CH', 'iva'],
  ['ES PT', 'nif|cif|nie|nif cif|cif nif|número de iva|nif iva|identificación fiscal'],
  ['PT', 'nipc|contribuinte*|identificação fiscal'],
  ['FR BE LU', 'tva*|numéro de tva|n de tva|n tva|id tva'],
  ['NL BE', 'btw*|btw nr|btw nummer|btw id*'],
  ['BE', 'ondernemings*|numéro d entreprise|n d entreprise|kbo'],
  ['DK SE', 'moms*|moms nr|momsreg*'],
  ['DK', 'cvr*|cvr nr|se nr|se nummer'],
  ['NO', 'mva*|organisasjonsnummer'],
  ['FI', 'alv*|alv nro|alv tunnus|vat tunnus|arvonlisävero*'],
  ['EL', 'αφμ|afm|α φ μ|αριθμός φπα'],
  ['CZ SK', 'dič|dic|daňové identifikační číslo'],
  ['SK', 'ič dph|ic dph|identifikačné číslo pre daň'],
  ['PL', 'nip|nip ue|numer identyfikacji podatkowej'],
  ['BG', 'ддс*|зддс|ин по зддс|ин по ддс|еик'],
  ['LT', 'pvm*|pvm kodas|pvm mokėtojo kodas'],
  ['LV', 'pvn*|pvn reģ*'],
  ['EE', 'kmkr*|kmkr nr|käibemaksu*'],
  ['SI', 'ddv|id za ddv|id št za ddv|davčna številka|davčna'],
  ['HR', 'oib|pdv*|pdv id*'],
  ['HU', 'adószám*|közösségi adószám|áfa*'],
  ['RO', 'cui|cod fiscal|cod tva|cif ro|cod de identificare fiscală'],
];

/** Countries by label, as it is listed; empty for labels of every country. */
export const VAT_LABEL_COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.flatMap(([countries, labels]) =>
    labels.split('|').map((label) => [label, countries.split(' ').filter(Boolean)] as const),
  ),
);
