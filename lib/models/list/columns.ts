/** Which column holds the values, of which kind they are, and whether the first row is a heading. */
import type { Kind } from '../../domain/index.ts';
import type { ListLayout } from '../../extension/schemas/index.ts';
import { workbenchText } from '../../texts/workbench.ts';
import { kindByHeading, kindByShape } from './recognise-kind.ts';
import type { Sheet } from './sheet.ts';

/** As many rows as tell how the rest looks. */
const SAMPLE_ROWS = 200;
/** A column of which less has the form of values is one of words, with a value here and there. */
const MIN_VALUE_SHARE = 0.5;

interface Column {
  readonly index: number;
  /** Share of its filled cells that look like a value, 0 to 1. */
  readonly share: number;
  readonly filled: number;
  readonly kind: Kind | null;
  readonly heading: Kind | null;
}

/** The kind that most of these are; null where they are of several, none much the most. */
function dominantKind(kinds: readonly Kind[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= kinds.length * 0.9 ? first[0] : null;
}

/** @param from the first row of values */
function columnOf(sheet: Sheet, index: number, from: number): Column {
  const top = sheet.rows[0]?.cells[index] ?? '';
  const heading = kindByShape(top) === null ? kindByHeading(top) : null;
  const below = sheet.rows.slice(from, from + SAMPLE_ROWS).map(({ cells }) => cells[index] ?? '');
  const cells = below.filter((cell) => cell.trim());
  const kinds = cells.flatMap((cell) => kindByShape(cell) ?? []);
  const share = cells.length === 0 ? 0 : kinds.length / cells.length;
  return { index, share, filled: cells.length, kind: dominantKind(kinds), heading };
}

const columnsOf = (sheet: Sheet, from: number): Column[] =>
  Array.from({ length: sheet.width }, (_, index) => columnOf(sheet, index, from));

/** What a heading names counts for more than any form: digits look like many things. */
const columnScore = ({ share, heading, kind }: Column): number =>
  share + (heading !== null && share > 0 ? 1 : 0) + (heading !== null && heading === kind ? 1 : 0);

/** None of the first row's cells is a value, and below one of them most are. */
function hasHeaderRow(sheet: Sheet): boolean {
  const [top, ...rest] = sheet.rows;
  if (!top || rest.length === 0) return false;
  const columns = columnsOf(sheet, 1);
  if (top.cells.some((cell) => kindByShape(cell) !== null)) return false;
  if (columns.some(({ heading }) => heading !== null)) return true;
  // A table's first row without a digit; of a plain list it may be a value that was not filled in.
  const isWords = top.cells.every((cell) => cell.trim() !== '' && !/\d/.test(cell));
  return sheet.width > 1 && isWords && columns.some(({ share }) => share > 0.8);
}

/**
 * Recognises how a sheet is to be read. Of several columns with values, the one that is called after
 * a kind, then the one with the most of them, then the first.
 */
export function recogniseLayout(sheet: Sheet): ListLayout {
  const header = hasHeaderRow(sheet);
  const columns = columnsOf(sheet, header ? 1 : 0);
  const best = columns
    .filter(({ share, filled }) => filled > 0 && share >= MIN_VALUE_SHARE)
    .toSorted((a, b) => columnScore(b) - columnScore(a) || a.index - b.index)[0];
  if (best === undefined) {
    const named = header ? columns.find(({ heading }) => heading !== null) : undefined;
    return { column: named?.index ?? (sheet.width === 1 ? 0 : null), kind: null, header };
  }
  // A word beside values is no value of theirs: only where heading and values agree is each one.
  const agreed = header && best.heading === best.kind ? best.kind : null;
  return { column: best.index, kind: agreed, header };
}

const ALPHABET_SIZE = 26;

/** "A" … "Z", "AA": as spreadsheets call their columns; `index` from 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % ALPHABET_SIZE));
  return index < ALPHABET_SIZE ? last : columnLetter(Math.floor(index / ALPHABET_SIZE) - 1) + last;
}

const byLetter = (letter: string): string => workbenchText('columnByLetter', { letter });

/** What each column is called: by its heading, else `unnamed` by its letter. */
export function columnNames(
  sheet: Sheet,
  { header }: Pick<ListLayout, 'header'>,
  unnamed = byLetter,
): string[] {
  const [top] = sheet.rows;
  return Array.from({ length: sheet.width }, (_, index) => {
    const named = header ? top?.cells[index]?.trim() : '';
    return named || unnamed(columnLetter(index));
  });
}
