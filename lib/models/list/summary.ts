/** What a list comes to, and which of its lines are in view. */
import { KINDS, type Kind, TONES } from '../../domain/index.ts';
import { collator } from '../../texts/intl.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { ListLine } from './lines.ts';

/** Every way a line can stand, in the order in which they are counted. */
export const LIST_LINE_STATUSES = [...TONES, 'unread', 'pending'] as const;
export type ListLineStatus = ListLine['status'];

export interface ListSummary {
  /** Lines, each repeat counted. */
  readonly lineCount: number;
  /** How many distinct values, and unread lines, stand so. */
  readonly countByStatus: Readonly<Record<ListLineStatus, number>>;
  /** Lines that repeat a value. */
  readonly repeatCount: number;
  /** The kinds that there are, in the order of the list of kinds. */
  readonly kinds: readonly Kind[];
}

export function summarizeLines(lines: readonly ListLine[]): ListSummary {
  const words = { confirmed: 0, fits: 0, caution: 0, bad: 0, unknown: 0, unread: 0, pending: 0 };
  const kinds = new Set<Kind>();
  let repeats = 0;
  for (const { status: word, found, repeatsRow: of } of lines) {
    if (of !== null) {
      repeats += 1;
      continue;
    }
    words[word] += 1;
    if (found) kinds.add(found.verdict.kind);
  }
  return { lineCount: lines.length, countByStatus: words, repeatCount: repeats, kinds: [...kinds] };
}

export const LIST_SORTS = ['list', 'worst', 'value', 'kind'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export interface ListView {
  /** Null: however they stand. */
  readonly status: ListLineStatus | null;
  readonly kind: Kind | null;
  /** Words that stand in the line, in any of its cells. */
  readonly search: string;
  readonly sort: ListSort;
  /** Lines that repeat a value are in view too. */
  readonly showRepeats: boolean;
}

export const DEFAULT_LIST_VIEW: ListView = {
  status: null,
  kind: null,
  search: '',
  sort: 'list',
  showRepeats: false,
};

/** Bad first: what a person has to do something about. */
const WORST_FIRST: readonly ListLineStatus[] = [
  'bad',
  'unread',
  'caution',
  'unknown',
  'fits',
  'confirmed',
  'pending',
];
const RANK = new Map(WORST_FIRST.map((word, i) => [word, i]));
const rank = (line: ListLine): number => RANK.get(line.status) ?? 0;
const shownValue = ({ found, raw }: ListLine): string => found?.verdict.value ?? raw;

/** Lines that stand alike keep their order. */
function lineComparator(sort: Exclude<ListSort, 'list'>): (a: ListLine, b: ListLine) => number {
  if (sort === 'worst') return (a, b) => rank(a) - rank(b);
  const { compare } = collator({ numeric: true });
  if (sort === 'value') return (a, b) => compare(shownValue(a), shownValue(b));
  const kinds = KINDS.toSorted((a, b) => compare(kindLabel(a), kindLabel(b)));
  // What is of no kind stands first.
  const place = ({ found }: ListLine) => (found ? kinds.indexOf(found.verdict.kind) : -1);
  return (a, b) => place(a) - place(b);
}

function matchesSearch({ row, raw, found }: ListLine, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const told = found ? `${found.verdict.value} ${found.verdict.headline}` : '';
  const hay = `${raw} ${row.cells.join(' ')} ${told}`.toLowerCase();
  return words.every((word) => hay.includes(word));
}

/** The lines in view, in the order in which they are shown. */
export function linesInView(lines: readonly ListLine[], view: ListView): readonly ListLine[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = lines.filter(
    (line) =>
      (view.showRepeats || line.repeatsRow === null) &&
      (view.status === null || line.status === view.status) &&
      (view.kind === null || line.found?.verdict.kind === view.kind) &&
      matchesSearch(line, words),
  );
  return view.sort === 'list' ? shown : shown.toSorted(lineComparator(view.sort));
}
