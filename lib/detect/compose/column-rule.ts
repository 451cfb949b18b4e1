/**
 * Columns teach: a column or list in which most cells are values of one kind is of that kind, in text
 * and on pages alike. Its other cells were meant as such values, however mistyped, but for words,
 * placeholders, sums and right values of another kind.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import type { TextRange } from './ranges.ts';

/** Share of the filled cells, and their least number, from which a column is of their kind. */
const MIN_SHARE = 0.6;
const MIN_VALUES = 3;
/** Longer cells are prose, UTF-16 code units. */
const MAX_VALUE_LENGTH = 128;
/** How many signs a cell may have besides its value. */
const MAX_SIGNS = 2;

/** What is written where there is no value: signs alone, "n/a", "k. A.", "s/d". */
const PLACEHOLDER =
  /^(?:[^\p{L}\p{N}]*|n\.? ?[/.]? ?[av]\.?|k\. ?a\.|s\/d|brak|none|null|keine?r?|tbd|unknown)$/iu;
/** The first cell of a row with totals. */
const TOTAL =
  /^(?:(?:sub|zwischen|grand )?\s*(?:total|summe)|gesamt|sum|somme|suma|totaal|razem)/iu;

export const isPlaceholder = (cell: string): boolean => PLACEHOLDER.test(cell.trim());
export const isTotal = (firstCell: string): boolean => TOTAL.test(firstCell.trim());

/** Kinds that are digits for the most part, so that one may be taken for another. */
const NUMERIC: ReadonlySet<Kind> = new Set<Kind>(['iban', 'vat', 'phone']);

/** A word of a language; longer than the groups in which letters of numbers are written. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/u;
const AMOUNT_SIGN = /[%‰\p{Sc}]/u;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

const countSigns = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a cell is one value and nothing else, but for a few signs. */
export const isOnly = ({ start, end }: TextRange, value: TextRange): boolean =>
  Math.abs(value.start - start) + Math.abs(end - value.end) <= MAX_SIGNS;

/**
 * The kind of most cells.
 *
 * @param held for each filled cell the kinds of which it is a right value and nothing else
 */
export function kindOfMost(held: readonly (readonly Kind[])[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const kinds of held)
    for (const kind of new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return kind && count >= MIN_VALUES && count >= held.length * MIN_SHARE ? kind : null;
}

/**
 * Whether a cell that is a right value of another kind may be a mistyped one of its column's: digits
 * alone are taken for a phone number. An item of a list has no column.
 */
export const mayBeMistaken = (kind: Kind, other: Kind, isList: boolean): boolean =>
  !isList && NUMERIC.has(kind) && other === 'phone';

/** Whether the header of a column says more than the pattern of a value in it. */
export const mayBeMistakenUnderHeader = (kind: Kind, other: Kind): boolean =>
  NUMERIC.has(kind) && NUMERIC.has(other);

/** Whether a cell is meant to be a value, however mistyped: not words, a price, a date or a dash. */
function hasValueSigns(kind: Kind, cell: string): boolean {
  if (cell.length > MAX_VALUE_LENGTH || DATE.test(cell)) return false;
  if (kind === 'email') return cell.includes('@') && !/\s\S+\s/.test(cell);
  if (kind === 'domain') return /^\S+\.\S+$/.test(cell);
  if (kind === 'bic') return /^[A-Za-z\d]{7,12}$/.test(cell);
  const digits = countSigns(cell, /\p{Nd}/gu);
  if (digits < 4 || AMOUNT_SIGN.test(cell) || WORD.test(cell)) return false;
  // IBANs alone have more letters than digits.
  return (kind === 'iban' ? 2 : 1) * digits >= countSigns(cell, /\p{L}/gu);
}

/**
 * Reads a cell as a value of its column's kind, mistyped or not; null if it has none. Finders know
 * what follows a label in running text; a whole cell may be broken more than that.
 *
 * @param read what the finder of the kind reads
 */
export function readMeant(
  kind: Kind,
  cell: string,
  read: (text: string) => Finding | null,
): Finding | null {
  if (NUMERIC.has(kind) && (WORD.test(cell) || AMOUNT_SIGN.test(cell))) return null;
  const found = read(cell.slice(0, MAX_VALUE_LENGTH));
  if (found) return found;
  const raw = cell.trim();
  if (!hasValueSigns(kind, raw)) return null;
  const start = cell.indexOf(raw);
  return { kind, start, end: start + raw.length, raw, value: raw, evidence: 'column' };
}
