/** What the cells of a column look like, and what its heading names. */
import type { Kind } from '../../domain/index.ts';
import { bestHit, kindsNamedIn } from '../../form/index.ts';
import { KIND_SHAPES, VALUE_FORMS } from '../../values/kinds/forms.ts';
import { foldIdentifier } from '../../values/text/index.ts';
import { bodyRows, type HeaderPlace, headingsIn } from './header.ts';
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

/** Rows that are examined to recognise a column. */
const SAMPLE_ROWS = 200;
/** A column without a heading has the kind of its values if they are at least this share, and at least this many. */
const MAJORITY = 0.6;
const MIN_MAJORITY = 3;

export interface ShapedColumn {
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

function columnOf(
  sheet: Sheet,
  index: number,
  place: HeaderPlace,
  headings: readonly string[],
): ShapedColumn {
  const named = headings[index] ?? '';
  const heading = kindByShape(named) === null ? kindByHeading(named) : null;
  const sample = bodyRows(sheet, place).map(({ cells: own }) => own[index] ?? '');
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

export function columnsOf(sheet: Sheet, place: HeaderPlace): ShapedColumn[] {
  const first = { ...sheet, rows: sheet.rows.slice(0, (place.above ?? 0) + 1 + SAMPLE_ROWS) };
  const headings = headingsIn(sheet, place) ?? [];
  return Array.from({ length: sheet.width }, (_, index) => columnOf(first, index, place, headings));
}
