/**
 * Finds the formulas whose results change with some cells. Their stored results are left out, because not every
 * program computes a workbook when it opens it.
 */
import { columnIndex } from '../../list/index.ts';
import type { CellPlace } from './changes.ts';

/** Cells from one place to another, in a sheet. */
export interface CellArea {
  readonly sheet: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

export interface FormulaCell extends CellPlace {
  readonly sheet: string;
  /** Null: names, tables and functions that make references depend on what is not known here. */
  readonly areas: readonly CellArea[] | null;
}

const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;
/** Workbooks with more formulas are computed whole. */
const MAX_FORMULAS = 20_000;

/** How far a shared formula is from the cell that has its text. */
type Shift = CellPlace;
const UNMOVED: Shift = { row: 0, column: 0 };

/** A reference in A1 notation (ECMA-376 part 1, 18.17.2.3), without sheet: a cell, or whole columns or rows. */
function endOf(reference: string, shift: Shift) {
  const [, fixedColumn, letters, fixedRow, digits] =
    /^(\$?)([A-Za-z]{1,3})?(\$?)(\d{1,7})?$/.exec(reference) ?? [];
  const isRowFixed = Boolean(letters === undefined ? fixedColumn : fixedRow);
  return {
    row: digits === undefined ? null : Number(digits) + (isRowFixed ? 0 : shift.row),
    column:
      letters === undefined
        ? null
        : columnIndex(letters.toUpperCase()) + (fixedColumn ? 0 : shift.column),
  };
}

/** @param to the other end; '' for a single cell */
export function areaOf(
  sheet: string,
  [from, to]: readonly [string, string],
  shift = UNMOVED,
): CellArea {
  const [a, b] = [endOf(from, shift), endOf(to || from, shift)];
  return {
    sheet,
    rows: [a.row ?? 1, b.row ?? MAX_ROW],
    columns: [a.column ?? 0, b.column ?? MAX_COLUMN],
  };
}

const SHEET = /(?:'((?:[^']|'')+)'|([\p{Alpha}_][\w.\p{Alpha}]*))!/uy;
const REFERENCE =
  /(\$?[A-Z]{1,3}\$?\d{1,7}|\$?[A-Z]{1,3}(?=:)|\$?\d{1,7}(?=:))(?::(\$?[A-Z]{1,3}\$?\d{1,7}|\$?[A-Z]{1,3}|\$?\d{1,7}))?(?![\w(.])/iy;
const FUNCTION = /([A-Z_][\w.]*)\(/iy;
const NUMBER = /\d+(?:\.\d*)?(?:E[+-]?\d+)?/iy;
const WORD = /[\p{Alpha}_\\][\w.\\\p{Alpha}]*/uy;
/** Functions whose references are computed. */
const COMPUTED = /^(?:INDIRECT|OFFSET)$/i;
const CONSTANT = /^(?:TRUE|FALSE)$/i;

/** What a formula refers to; null if not all of it can be said. */
export function areasIn(formula: string, sheet: string, shift = UNMOVED): CellArea[] | null {
  const areas: CellArea[] = [];
  let current = sheet;
  const match = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(formula);
  };
  for (let at = 0; at < formula.length; ) {
    if (formula[at] === '"') {
      const end = formula.indexOf('"', at + 1);
      if (end < 0) return null;
      at = end + 1;
      continue;
    }
    if (formula[at] === '[') return null;
    const named = match(SHEET, at);
    if (named) {
      current = named[1]?.replaceAll("''", "'") ?? named[2] ?? sheet;
      at += named[0].length;
      continue;
    }
    const called = match(FUNCTION, at);
    if (called) {
      if (COMPUTED.test(called[1] ?? '')) return null;
      at += called[0].length;
      continue;
    }
    const reference = match(REFERENCE, at);
    if (reference) {
      areas.push(areaOf(current, [reference[1] ?? '', reference[2] ?? ''], shift));
      at += reference[0].length;
    } else {
      const number = match(NUMBER, at);
      const word = number ? null : match(WORD, at);
      if (word && !CONSTANT.test(word[0])) return null;
      at += (number ?? word)?.[0].length ?? 1;
    }
    current = sheet;
  }
  return areas;
}

type Cells = Map<string, Map<number, Set<number>>>;

function add(cells: Cells, { sheet, row, column }: CellPlace & { readonly sheet: string }): void {
  const rows = cells.get(sheet) ?? new Map<number, Set<number>>();
  cells.set(sheet, rows);
  rows.set(row, (rows.get(row) ?? new Set()).add(column));
}

function hasCellIn(cells: Cells, { sheet, rows, columns }: CellArea): boolean {
  const inSheet = cells.get(sheet);
  if (!inSheet) return false;
  const isInside = (found: Set<number> | undefined) =>
    found !== undefined &&
    [...found].some((column) => column >= columns[0] && column <= columns[1]);
  if (rows[0] === rows[1]) return isInside(inSheet.get(rows[0]));
  return [...inSheet].some(([row, found]) => row >= rows[0] && row <= rows[1] && isInside(found));
}

/** The formulas whose results may be others once cells of a sheet have changed. */
export function dependentsOf(
  formulas: readonly FormulaCell[],
  sheet: string,
  changed: readonly CellPlace[],
): ReadonlySet<FormulaCell> {
  if (formulas.length > MAX_FORMULAS) return new Set(formulas);
  const cells: Cells = new Map();
  for (const place of changed) add(cells, { ...place, sheet });
  const found = new Set<FormulaCell>();
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const formula of formulas) {
      if (found.has(formula)) continue;
      if (formula.areas && !formula.areas.some((area) => hasCellIn(cells, area))) continue;
      found.add(formula);
      add(cells, formula);
      isMore = true;
    }
  }
  return found;
}
