/** Finds the row that names the columns of a sheet: the first one, or one below a title or below other headings. */
import type { Kind } from '../../domain/index.ts';
import { MAX_SAMPLE_COLUMNS } from '../messages/index.ts';
import { columnsOf, kindByHeading, kindByShape } from './column-shapes.ts';
import { filledCount, type HeaderPlace } from './header.ts';
import type { Sheet } from './sheet.ts';

/** Rows that may be above the header, and rows below it by which it is recognised. */
const MAX_ABOVE = 20;
const SAMPLE_ROWS = 100;
const MAX_HEADING_LENGTH = 60;
/** Words of a heading in a list of one column: more are a sentence. */
const MAX_WORDS = 3;
/** Digits of a heading, such as a year. */
const MAX_DIGITS = 4;

const digitCount = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** A row of the first ones, cut to some columns, with the kind that each cell looks like. */
interface SampleRow {
  readonly cells: readonly string[];
  readonly shapes: readonly (Kind | null)[];
  readonly filled: number;
}

function sampleOf({ rows }: Sheet): SampleRow[] {
  return rows.slice(0, MAX_ABOVE + 1 + SAMPLE_ROWS).map((row) => {
    const cells = row.cells.slice(0, MAX_SAMPLE_COLUMNS).map((cell) => cell.trim());
    return { cells, shapes: cells.map(kindByShape), filled: filledCount({ cells }) };
  });
}

/** Whether a row has short texts and no values. */
const isOfHeadings = ({ cells, shapes, filled }: SampleRow, isTable: boolean): boolean =>
  filled >= (isTable ? 2 : 1) &&
  shapes.every((kind) => kind === null) &&
  cells.every(
    (cell) =>
      cell === '' ||
      (cell.length <= MAX_HEADING_LENGTH &&
        digitCount(cell) <= MAX_DIGITS &&
        /\p{Alpha}/u.test(cell) &&
        (isTable || cell.split(/\s+/).length <= MAX_WORDS)),
  );

/** The share of the filled cells of a column that satisfy a test. */
function shareOf(
  rows: readonly SampleRow[],
  column: number,
  isMeant: (kind: Kind | null | undefined) => boolean,
): number {
  const filled = rows.filter(({ cells }) => (cells[column] ?? '') !== '');
  const meant = filled.filter(({ shapes }) => isMeant(shapes[column]));
  return filled.length === 0 ? 0 : meant.length / filled.length;
}

const isAnyKind = (kind: Kind | null | undefined): boolean => (kind ?? null) !== null;

/** How many headings of a row name a kind that the cells below them have. */
function agreement({ cells }: SampleRow, below: readonly SampleRow[], isTable: boolean): number {
  const agrees = (cell: string, column: number) => {
    const kind = kindByHeading(cell);
    if (kind === null) return false;
    const same = shareOf(below, column, (other) => other === kind);
    return isTable ? same > 0 || shareOf(below, column, isAnyKind) >= 0.5 : same >= 0.8;
  };
  return cells.filter(agrees).length;
}

/** Whether a row has a value of a column: it is a row of the list, and no title. */
function isOfList({ cells, shapes }: SampleRow, below: readonly SampleRow[], isTable: boolean) {
  if (!isTable) return cells.some((cell) => cell.includes('@') || digitCount(cell) > MAX_DIGITS);
  return shapes.some(
    (kind, column) => kind !== null && shareOf(below, column, (other) => other === kind) >= 0.5,
  );
}

/** Whether words above values are headings although they name no kind: all rows above have few cells. */
function areWordsBelowTitle(above: readonly SampleRow[], row: SampleRow, below: SampleRow[]) {
  const usual = below.map(({ filled }) => filled).toSorted((a, b) => a - b)[below.length >> 1] ?? 0;
  return (
    row.filled > 1 &&
    row.filled >= usual * 0.8 &&
    row.cells.every((cell) => !/\d/.test(cell)) &&
    above.every(({ filled }) => filled * 2 <= row.filled) &&
    row.cells.some((_, column) => shareOf(below, column, isAnyKind) > 0.8)
  );
}

/** Whether the first row is a heading: none of its cells is a value, and it names a kind or is above values. */
function isFirstRowHeader(sheet: Sheet): boolean {
  const [firstRow, ...rest] = sheet.rows;
  if (!firstRow || rest.length === 0) return false;
  const columns = columnsOf(sheet, { header: true });
  if (firstRow.cells.some((cell) => kindByShape(cell) !== null)) return false;
  if (columns.some(({ heading }) => heading !== null)) return true;
  // Words above values are a heading only in a table. In a plain list they may replace a missing value.
  const isWords = firstRow.cells.every((cell) => cell.trim() !== '' && !/\d/.test(cell));
  return sheet.width > 1 && isWords && columns.some(({ share }) => share > 0.8);
}

/** Where the header is: where most headings name what is below them, in the first such row. */
export function findHeader(sheet: Sheet): HeaderPlace {
  const isTable = sheet.width > 1;
  const sample = sampleOf(sheet);
  let best = { above: 0, agreed: 0 };
  let words: number | null = null;
  for (const [above, row] of sample.slice(0, MAX_ABOVE + 1).entries()) {
    const below = sample.slice(above + 1, above + 1 + SAMPLE_ROWS);
    const before = sample.slice(0, above);
    if (below.length === 0 || before.some((each) => isOfList(each, below, isTable))) break;
    if (!isOfHeadings(row, isTable)) continue;
    const agreed = agreement(row, below, isTable);
    if (agreed > best.agreed) best = { above, agreed };
    if (above > 0 && isTable && areWordsBelowTitle(before, row, below)) words ??= above;
  }
  const above = best.agreed > 0 ? best.above : (words ?? 0);
  return above > 0 ? { header: true, above } : { header: isFirstRowHeader(sheet) };
}
