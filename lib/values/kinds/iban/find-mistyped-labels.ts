/** Labels after which mistyped IBANs are searched for, names of IBANs and of accounts, and where a number after one ends. */

import { entriesOf } from '../../text/index.ts';

/** Labels only of IBANs. */
export const IBAN_LABELS = entriesOf(`
  iban, iban nummer, iban nr, iban code, iban number, codice iban, código iban, code iban,
  international bank account number, ибан, ιβαν, ібан
`);

/** Labels of any account: they announce an IBAN only if the text begins like one. */
export const ACCOUNT_LABELS = entriesOf(`
  konto*, kto, bankkonto*, bankverbindung*, bank*, account*, acct, a c, bank details, compte*,
  coordonnées bancaires, rib, cuenta*, cta, c c, ccc, conto, coordinate bancarie, c c bancario, conta,
  contul, cont, nib, rekening*, rek, banknummer, rachunek, rachunku, nr rachunku, konta, kontonr,
  kontonummer, bankgiro, tili*, tilinumero, účet, účtu, číslo účtu, bankové spojenie,
  bankovní spojení, számlaszám*, bankszámla*, λογαριασμός, λογαριασμού, račun*, žiro račun,
  сметка, рахунок, sąskaita, sąskaitos, konts, konta nr, arve*, pangakonto, hesap*
`);

/**
 * Before and after a supposed label: a group of four, then another group or the rest of the line.
 * The label is then part of the number, as in "AZ49 AAAA PI00".
 */
const GROUP_BEFORE = /[A-Z\d]{4}[ \xa0-]$/;
const GROUP_AFTER = /^[A-Z\d]{4}(?![\p{Alpha}\p{N}])|^[A-Z]{2}\d{2}|^[A-Z\d]{1,3}[ \xa0]?(?:\n|$)/u;

/** Where the number must end: at the next label, unless that label is one of its groups. */
export const limitOfIban = (text: string, limit: number) =>
  GROUP_BEFORE.test(text.slice(Math.max(0, limit - 5), limit)) &&
  GROUP_AFTER.test(text.slice(limit, limit + 5))
    ? text.length
    : limit;
