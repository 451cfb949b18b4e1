/**
 * The rule about columns, in text and on pages: a column or list in which most cells are values of
 * one kind has that kind. Its other cells were meant as such values, however mistyped, except for
 * words, placeholders, totals and valid values of another kind.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import { VALUE_FORMS } from '../../kinds/forms.ts';
import { isFigureAt } from '../../kinds/iban/figure.ts';
import { isAmountAlone } from '../../kinds/shared/amounts.ts';
import type { TextRange } from './ranges.ts';

/** The least share and the least number of filled cells that must be of a kind for the column to have it. */
const MIN_SHARE = 0.6;
const MIN_VALUES = 3;
/** Longer cells are prose, UTF-16 code units. */
const MAX_VALUE_LENGTH = 128;
/** How many characters a cell may have besides its value. */
const MAX_SIGNS = 2;

/** Texts of cells without a value: punctuation alone, "n/a", "k. A.", "s/d". */
const PLACEHOLDER =
  /^(?:[^\p{Alpha}\p{N}]*|n\.? ?[/.]? ?[av]\.?|k\. ?a\.|s\/d|brak|none|null|keine?r?|tbd|unknown)$/iu;
/** The first cell of a row with totals. */
const TOTAL =
  /^(?:(?:sub|zwischen|grand )?\s*(?:total|summe)|gesamt|sum|somme|suma|totaal|razem)/iu;

export const isPlaceholder = (cell: string): boolean => PLACEHOLDER.test(cell.trim());
export const isTotal = (firstCell: string): boolean => TOTAL.test(firstCell.trim());

const isNumeric = (kind: Kind) => VALUE_FORMS[kind].isNumeric;

/** A word of a language: longer than the groups of letters in numbers. */
const WORD = /(?<![\p{Alpha}\p{N}])\p{Alpha}{5,}(?![\p{Alpha}\p{N}])/u;
const AMOUNT_SIGN = /[%‰\p{Sc}]/u;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

const countSigns = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether a cell is one value and at most a few other characters. */
export const isOnly = ({ start, end }: TextRange, value: TextRange): boolean =>
  Math.abs(value.start - start) + Math.abs(end - value.end) <= MAX_SIGNS;

/** The kind of most cells. @param held for each filled cell, the kinds of which the whole cell is a valid value */
export function kindOfMost(held: readonly (readonly Kind[])[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const kinds of held)
    for (const kind of new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [kind, count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return kind && count >= MIN_VALUES && count >= held.length * MIN_SHARE ? kind : null;
}

/**
 * Whether a cell that is a valid value of another kind may be a mistyped value of its column's
 * kind: digits alone are read as phone numbers. Items of a list do not belong to a column.
 */
export const mayBeMistaken = (kind: Kind, other: Kind, isList: boolean): boolean =>
  !isList && isNumeric(kind) && other === 'phone';

/** Whether the header of a column outweighs the kind that a value in it seems to have. */
export const mayBeMistakenUnderHeader = (kind: Kind, other: Kind): boolean =>
  isNumeric(kind) && isNumeric(other);

/** Whether a cell is meant as a value, however mistyped: not words, a price, a date or a dash. */
function hasValueSigns(kind: Kind, cell: string): boolean {
  if (cell.length > MAX_VALUE_LENGTH || DATE.test(cell)) return false;
  const rule = VALUE_FORMS[kind].cell;
  if (typeof rule !== 'number') return rule.test(cell);
  const digits = countSigns(cell, /\p{Nd}/gu);
  if (digits < 4 || AMOUNT_SIGN.test(cell) || WORD.test(cell)) return false;
  return rule * digits >= countSigns(cell, /\p{Alpha}/gu);
}

/**
 * Reads a cell as a value of its column's kind, even if mistyped; null if it has none. Accepts more
 * than a finder, because nothing but the value is in the cell.
 * @param read reads a text with the finder of the kind
 */
export function readMeant(
  kind: Kind,
  cell: string,
  read: (text: string) => Finding | null,
): Finding | null {
  if (isNumeric(kind) && (WORD.test(cell) || AMOUNT_SIGN.test(cell) || isAmountAlone(cell)))
    return null;
  if (kind === 'iban' && isFigureAt(cell.trim(), 0)) return null;
  const found = read(cell.slice(0, MAX_VALUE_LENGTH));
  if (found) return found;
  const raw = cell.trim();
  if (!hasValueSigns(kind, raw)) return null;
  const start = cell.indexOf(raw);
  return { kind, start, end: start + raw.length, raw, value: raw, evidence: 'column' };
}
