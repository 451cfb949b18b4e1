/** Labels after which mistyped IBANs are searched for: names of IBANs and of accounts. */

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
