/** Recognises the columns of values and their kinds, and names the columns. */

import type { Kind } from '../../domain/index.ts';
import { foldText } from '../../values/text/index.ts';
import type { ListLayout, ListRow } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { columnsOf, type ShapedColumn } from './column-shapes.ts';
import { findHeader } from './find-header.ts';
import { bodyRows, type HeaderPlace, headingsIn, isBlankCell } from './header.ts';
import type { Sheet } from './sheet.ts';

/** A column with a smaller share of values is not a column of values. */
const MIN_VALUE_SHARE = 0.5;

/** A heading counts for more than the shape of cells, because digits look like several kinds. */
const columnScore = ({ share, heading, kind }: ShapedColumn): number =>
  share + (heading !== null && share > 0 ? 1 : 0) + (heading !== null && heading === kind ? 1 : 0);

/**
 * How a sheet is read at first. Every column with a kind is read as that kind. If no column has a kind,
 * the column with most values is read cell by cell, and if there is none, the whole sheet.
 *
 * @param columnKinds the kind of each column as the background recognises it
 * @param place where the header is, if the person said so
 */
export function recogniseLayout(
  sheet: Sheet,
  columnKinds: readonly (Kind | null)[] = [],
  place: HeaderPlace = findHeader(sheet),
): ListLayout {
  const { header } = place;
  const columns = columnsOf(sheet, place);
  const [best] = columns
    .filter(({ share, filled }) => filled > 0 && share >= MIN_VALUE_SHARE)
    .toSorted((a, b) => columnScore(b) - columnScore(a) || a.index - b.index);
  const bestKind = best && fixedKind(best, header);
  const kindOf = ({ index }: ShapedColumn) =>
    (sheet.width > 1 ? columnKinds[index] : null) ??
    (index === best?.index ? bestKind : null) ??
    null;
  const kinds = columns.map(kindOf);
  if (kinds.some((kind) => kind !== null)) return { ...place, columns: kinds };
  const only = best ?? (header ? columns.find(({ heading }) => heading !== null) : undefined);
  const isRead = ({ index }: ShapedColumn) => only === undefined || index === only.index;
  return { ...place, columns: columns.map((column) => (isRead(column) ? 'any' : null)) };
}

/**
 * The kind that every cell of a column is read as; null where it is recognised for each cell. Only
 * with a fixed kind are mistyped values judged; cells of plain words stay unread.
 */
const fixedKind = ({ kind, heading, isMajority }: ShapedColumn, header: boolean): Kind | null =>
  (header && heading === kind) || isMajority ? kind : null;

const ALPHABET_SIZE = 26;

/** "A" … "Z", "AA", as in spreadsheets; `index` from 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % ALPHABET_SIZE));
  return index < ALPHABET_SIZE ? last : columnLetter(Math.floor(index / ALPHABET_SIZE) - 1) + last;
}

/** "A" → 0, "AA" → 26. */
export const columnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * ALPHABET_SIZE + letter.charCodeAt(0) - 64, 0) - 1;

/** The name of each column: its heading, else its letter. */
export function columnNames(sheet: Sheet, place: HeaderPlace): string[] {
  const headings = headingsIn(sheet, place);
  return Array.from(
    { length: sheet.width },
    (_, index) =>
      headings?.[index] || workbenchText('columnByLetter', { letter: columnLetter(index) }),
  );
}

/** Folded words of headings, the most telling first, in the languages of the interface. */
const NAME_HEADINGS: readonly RegExp[] = [
  / (?:account holder|beneficiary|payee|kontoinhaber|zahlungsempfanger|begunstigter|titulaire|beneficiaire|titular|beneficiario|intestatario|rekeninghouder|begunstigde|posiadacz|odbiorca) /,
  / (?:supplier|vendor|seller|customer|client|creditor|debtor|lieferant|verkaufer|kunde|kreditor|debitor|fournisseur|vendeur|proveedor|vendedor|cliente|fornitore|venditore|leverancier|verkoper|klant|dostawca|sprzedawca|klient|kontrahent|fornecedor) /,
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

/** The same of a list; null also where no row names its columns. */
export function nameColumnIn(
  list: { readonly rows: readonly ListRow[] },
  layout: Pick<ListLayout, 'header' | 'above' | 'payments'>,
): number | null {
  if (layout.payments) return layout.payments.columns.name ?? null;
  const headings = headingsIn(list, layout);
  return headings && nameColumnOf(headings);
}

/** Rows by which it is decided whether a column names the rows. */
const NAMED_ROWS = 50;

/** The index of the column by which a person knows a row: names, else the first filled one that is not read. */
export function labelColumnIn(sheet: Sheet, layout: ListLayout): number | null {
  const named = nameColumnIn(sheet, layout);
  if (named !== null) return named;
  const rows = bodyRows(sheet, layout).slice(0, NAMED_ROWS);
  const isFilled = (column: number) =>
    rows.filter((row) => !isBlankCell(row, column)).length * 2 > rows.length;
  for (let column = 0; column < sheet.width; column += 1)
    if ((layout.columns[column] ?? null) === null && isFilled(column)) return column;
  return null;
}

/** “And” in the languages of the interface, where it has more than a letter; `&` is no letter anyway. */
const AND = / (?:and|und|et|en) (?=.)/g;

/**
 * The same for names that differ only in case, accents and punctuation, or in how they write “and”; empty for
 * no name.
 */
export const foldName = (name: string): string => foldText(name).replace(AND, ' ').trim();
