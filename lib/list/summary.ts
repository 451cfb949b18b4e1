/** What a list comes to, and which of its lines are in view. */
import { KINDS, type Kind } from '../kinds/index.ts';
import { collator } from '../texts/intl.ts';
import { kindLabel } from '../texts/kinds.ts';
import { TONES } from '../verdict.ts';
import type { Line } from './lines.ts';

/** Every way a line can stand, in the order in which they are counted. */
export const LINE_WORDS = [...TONES, 'unread', 'pending'] as const;
export type LineWord = Line['word'];

export interface Summary {
  /** Lines, each repeat counted. */
  readonly all: number;
  /** How many distinct values, and unread lines, stand so. */
  readonly words: Readonly<Record<LineWord, number>>;
  /** Lines that repeat a value. */
  readonly repeats: number;
  /** The kinds that there are, in the order of the list of kinds. */
  readonly kinds: readonly Kind[];
}

export function summaryOf(lines: readonly Line[]): Summary {
  const words = { confirmed: 0, fits: 0, caution: 0, bad: 0, unknown: 0, unread: 0, pending: 0 };
  const kinds = new Set<Kind>();
  let repeats = 0;
  for (const { word, found, repeats: of } of lines) {
    if (of !== null) {
      repeats += 1;
      continue;
    }
    words[word] += 1;
    if (found) kinds.add(found.verdict.kind);
  }
  return { all: lines.length, words, repeats, kinds: [...kinds] };
}

export const SORTS = ['list', 'worst', 'value', 'kind'] as const;
export type Sort = (typeof SORTS)[number];

export interface View {
  /** Null: however they stand. */
  readonly word: LineWord | null;
  readonly kind: Kind | null;
  /** Words that stand in the line, in any of its cells. */
  readonly search: string;
  readonly sort: Sort;
  /** Lines that repeat a value are in view too. */
  readonly repeats: boolean;
}

export const WHOLE: View = { word: null, kind: null, search: '', sort: 'list', repeats: false };

/** Bad first: what a person has to do something about. */
const WORST: readonly LineWord[] = [
  'bad',
  'unread',
  'caution',
  'unknown',
  'fits',
  'confirmed',
  'pending',
];
const RANK = new Map(WORST.map((word, i) => [word, i]));
const rank = (line: Line): number => RANK.get(line.word) ?? 0;
const shownAs = ({ found, raw }: Line): string => found?.verdict.value ?? raw;

/** Lines that stand alike keep their order. */
function comparing(sort: Exclude<Sort, 'list'>): (a: Line, b: Line) => number {
  if (sort === 'worst') return (a, b) => rank(a) - rank(b);
  const { compare } = collator({ numeric: true });
  if (sort === 'value') return (a, b) => compare(shownAs(a), shownAs(b));
  const kinds = KINDS.toSorted((a, b) => compare(kindLabel(a), kindLabel(b)));
  // What is of no kind stands first.
  const place = ({ found }: Line) => (found ? kinds.indexOf(found.verdict.kind) : -1);
  return (a, b) => place(a) - place(b);
}

function matches({ row, raw, found }: Line, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const told = found ? `${found.verdict.value} ${found.verdict.headline}` : '';
  const hay = `${raw} ${row.cells.join(' ')} ${told}`.toLowerCase();
  return words.every((word) => hay.includes(word));
}

/** The lines in view, in the order in which they are shown. */
export function viewOf(lines: readonly Line[], view: View): readonly Line[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = lines.filter(
    (line) =>
      (view.repeats || line.repeats === null) &&
      (view.word === null || line.word === view.word) &&
      (view.kind === null || line.found?.verdict.kind === view.kind) &&
      matches(line, words),
  );
  return view.sort === 'list' ? shown : shown.toSorted(comparing(view.sort));
}
