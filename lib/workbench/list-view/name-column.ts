/** Recognises the column with the names of people or companies. */
import { foldText } from '../../reading/text/index.ts';

/** Folded words of headings, the most telling first, in the languages of the interface. */
const NAME_HEADINGS: readonly RegExp[] = [
  / (?:account holder|beneficiary|payee|kontoinhaber|zahlungsempfanger|begunstigter|titulaire|beneficiaire|titular|beneficiario|intestatario|rekeninghouder|begunstigde|posiadacz|odbiorca) /,
  / (?:supplier|vendor|customer|client|creditor|debtor|lieferant|kunde|kreditor|debitor|fournisseur|proveedor|cliente|fornitore|leverancier|klant|dostawca|klient|kontrahent|fornecedor) /,
  / (?:company|organi[sz]ation|firma|firmenname|unternehmen|societe|entreprise|raison sociale|empresa|razon social|azienda|ragione sociale|bedrijf|bedrijfsnaam|razao social) /,
  / (?:name|full name|nom|nombre|nome|nominativo|naam|nazwa|imie i nazwisko) /,
  / (?:surname|last name|nachname|familienname|apellidos?|cognome|achternaam|nazwisko|sobrenome|apelido) /,
];

/** Headings that have such a word but are about something else. */
const OTHER =
  / (?:no|nr|nb|num|number|nummer|numero|numer|id|code|kod|codigo|codice|first|vorname|prenom|prename|voornaam|bank|banque|banco|banca|user|file|street|city|country|land|pays|type|group|mail|email|phone|tel|address|adresse|date|since|iban|bic|vat) /;

/** The index of the column, from 0, by its heading; null: there is none. */
export function nameColumnOf(headings: readonly string[]): number | null {
  const folded = headings.map(foldText);
  for (const pattern of NAME_HEADINGS) {
    const index = folded.findIndex((heading) => pattern.test(heading) && !OTHER.test(heading));
    if (index >= 0) return index;
  }
  return null;
}

/** The same of a list; null also where its first row names no columns. */
export function nameColumnIn(
  { rows: [first] }: { readonly rows: readonly { readonly cells: readonly string[] }[] },
  { header }: { readonly header: boolean },
): number | null {
  return header && first ? nameColumnOf(first.cells) : null;
}

/** “And” in the languages of the interface, where it has more than a letter; `&` is no letter anyway. */
const AND = / (?:and|und|et|en) (?=.)/g;

/**
 * The same for names that differ only in case, accents and punctuation, or in how they write “and”; empty for
 * no name.
 */
export const foldName = (name: string): string => foldText(name).replace(AND, ' ').trim();
