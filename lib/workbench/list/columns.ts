/** Recognises the column of values, their kind, and whether the first row is a heading. */

import type { Kind } from '../../domain/index.ts';
import { bestHit, kindsNamedIn } from '../../form/index.ts';
import { KIND_SHAPES, VALUE_FORMS } from '../../values/kinds/forms.ts';
import { foldIdentifier, foldText } from '../../values/text/index.ts';
import type { ListLayout } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import type { Sheet } from './sheet.ts';

/**
 * A host name or web address. Kind `domain` defines no shape, because a mistyped domain looks like
 * a word.
 */
const DOMAIN = /^(?:https?:\/\/)?(?:[\p{Alpha}\p{N}-]+\.)+\p{Alpha}{2,}(?:[/?#:]\S*)?$/iu;

/** Headings of kinds that no form field is classified as. */
const HEADING_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['ip', /\bip\b/i],
  ['domain', /\b(?:domain|website|web ?site|web|url|homepage|host(?:name)?)\b/i],
];

const MAX_SHAPE_LENGTH = 80;

/** The kind whose shape a cell has. */
export function kindByShape(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > MAX_SHAPE_LENGTH) return null;
  const found = KIND_SHAPES.find(({ shape }) => shape.test(text));
  return found?.kind ?? (DOMAIN.test(text) ? 'domain' : null);
}

/** The kind that a heading names, in any language that form labels are read in. */
export function kindByHeading(cell: string): Kind | null {
  const text = cell.trim();
  if (text === '' || text.length > MAX_SHAPE_LENGTH) return null;
  const named = bestHit(kindsNamedIn(foldIdentifier(text)))?.rules.kind;
  return named ?? HEADING_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Rows that are examined to recognise the layout. */
const SAMPLE_ROWS = 200;
/** A column without a heading has the kind of its values if they are at least this share, and at least this many. */
const MAJORITY = 0.6;
const MIN_MAJORITY = 3;
/** A column with a smaller share of values is not a column of values. */
const MIN_VALUE_SHARE = 0.5;

interface Column {
  readonly index: number;
  /** Share of the filled cells that look like a value, 0 to 1. */
  readonly share: number;
  readonly filled: number;
  readonly kind: Kind | null;
  /** Most filled cells are of this kind, and no other cell is plainly of another one. */
  readonly isMajority: boolean;
  readonly heading: Kind | null;
}

/** The kind of at least 90 % of the cells; null where there is none. */
function dominantKind(kinds: readonly Kind[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= kinds.length * 0.9 ? first[0] : null;
}

/** @param from index of the first row of values */
function columnOf(sheet: Sheet, index: number, from: number): Column {
  const firstCell = sheet.rows[0]?.cells[index] ?? '';
  const heading = kindByShape(firstCell) === null ? kindByHeading(firstCell) : null;
  const sample = sheet.rows.slice(from, from + SAMPLE_ROWS).map(({ cells }) => cells[index] ?? '');
  const cells = sample.filter((cell) => cell.trim());
  const kinds = cells.flatMap((cell) => kindByShape(cell) ?? []);
  const share = cells.length === 0 ? 0 : kinds.length / cells.length;
  const kind = dominantKind(kinds);
  const count = kinds.filter((other) => other === kind).length;
  const isNumeric = kind !== null && VALUE_FORMS[kind].isNumeric;
  // A mistyped value of one such kind may look like another.
  const isMixed = kinds.some(
    (other) => other !== kind && !(isNumeric && VALUE_FORMS[other].isNumeric),
  );
  const isMajority = count >= MIN_MAJORITY && count >= cells.length * MAJORITY && !isMixed;
  return { index, share, filled: cells.length, kind, isMajority, heading };
}

const columnsOf = (sheet: Sheet, from: number): Column[] =>
  Array.from({ length: sheet.width }, (_, index) => columnOf(sheet, index, from));

/** A heading counts for more than the shape of cells, because digits look like several kinds. */
const columnScore = ({ share, heading, kind }: Column): number =>
  share + (heading !== null && share > 0 ? 1 : 0) + (heading !== null && heading === kind ? 1 : 0);

/** Whether the first row is a heading: none of its cells is a value, and it names a kind or is above values. */
function hasHeaderRow(sheet: Sheet): boolean {
  const [firstRow, ...rest] = sheet.rows;
  if (!firstRow || rest.length === 0) return false;
  const columns = columnsOf(sheet, 1);
  if (firstRow.cells.some((cell) => kindByShape(cell) !== null)) return false;
  if (columns.some(({ heading }) => heading !== null)) return true;
  // Words above values are a heading only in a table. In a plain list they may replace a missing value.
  const isWords = firstRow.cells.every((cell) => cell.trim() !== '' && !/\d/.test(cell));
  return sheet.width > 1 && isWords && columns.some(({ share }) => share > 0.8);
}

/**
 * How a sheet is read at first. Every column with a kind is read as that kind. If no column has a kind,
 * the column with most values is read cell by cell, and if there is none, the whole sheet.
 *
 * @param columnKinds the kind of each column as the background recognises it
 */
export function recogniseLayout(
  sheet: Sheet,
  columnKinds: readonly (Kind | null)[] = [],
): ListLayout {
  const header = hasHeaderRow(sheet);
  const columns = columnsOf(sheet, header ? 1 : 0);
  const [best] = columns
    .filter(({ share, filled }) => filled > 0 && share >= MIN_VALUE_SHARE)
    .toSorted((a, b) => columnScore(b) - columnScore(a) || a.index - b.index);
  const bestKind = best && fixedKind(best, header);
  const kindOf = ({ index }: Column) =>
    (sheet.width > 1 ? columnKinds[index] : null) ??
    (index === best?.index ? bestKind : null) ??
    null;
  const kinds = columns.map(kindOf);
  if (kinds.some((kind) => kind !== null)) return { header, columns: kinds };
  const only = best ?? (header ? columns.find(({ heading }) => heading !== null) : undefined);
  const isRead = ({ index }: Column) => only === undefined || index === only.index;
  return { header, columns: columns.map((column) => (isRead(column) ? 'any' : null)) };
}

/**
 * The kind that every cell of a column is read as; null where it is recognised for each cell. Only
 * with a fixed kind are mistyped values judged; cells of plain words stay unread.
 */
const fixedKind = ({ kind, heading, isMajority }: Column, header: boolean): Kind | null =>
  (header && heading === kind) || isMajority ? kind : null;

const ALPHABET_SIZE = 26;

/** "A" … "Z", "AA", as in spreadsheets; `index` from 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % ALPHABET_SIZE));
  return index < ALPHABET_SIZE ? last : columnLetter(Math.floor(index / ALPHABET_SIZE) - 1) + last;
}

const byLetter = (letter: string): string => workbenchText('columnByLetter', { letter });

/** The name of each column: its heading, else `unnamed` of its letter. */
export function columnNames(
  sheet: Sheet,
  { header }: Pick<ListLayout, 'header'>,
  unnamed = byLetter,
): string[] {
  const [firstRow] = sheet.rows;
  return Array.from({ length: sheet.width }, (_, index) => {
    const heading = header ? firstRow?.cells[index]?.trim() : '';
    return heading || unnamed(columnLetter(index));
  });
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

/** The same of a list; null also where its first row names no columns. */
export function nameColumnIn(
  { rows: [first] }: { readonly rows: readonly { readonly cells: readonly string[] }[] },
  { header, payments }: Pick<ListLayout, 'header' | 'payments'>,
): number | null {
  if (payments) return payments.columns.name ?? null;
  return header && first ? nameColumnOf(first.cells) : null;
}

/** Rows by which it is decided whether a column names the rows. */
const NAMED_ROWS = 50;

/** The index of the column by which a person knows a row: names, else the first filled one that is not read. */
export function labelColumnIn(sheet: Sheet, layout: ListLayout): number | null {
  const named = nameColumnIn(sheet, layout);
  if (named !== null) return named;
  const rows = sheet.rows.slice(layout.header ? 1 : 0, NAMED_ROWS);
  const isFilled = (column: number) =>
    rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length * 2 > rows.length;
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
