/** Counts the lines of a list, and filters and sorts those in view. */
import { KINDS, type Kind, TONES } from '../../domain/index.ts';
import { collator } from '../../texts/intl.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { ListLine } from './lines.ts';

/** Every status of a line, in the order of the summary. */
export const LIST_LINE_STATUSES = [...TONES, 'unread', 'pending'] as const;
export type ListLineStatus = ListLine['status'];

export interface ListSummary {
  /** Lines, repeats included. */
  readonly lineCount: number;
  /** Distinct values. */
  readonly valueCount: number;
  /** Number of lines with each status, repeats excluded. */
  readonly countByStatus: Readonly<Record<ListLineStatus, number>>;
  /** Lines that repeat a value. */
  readonly repeatCount: number;
  /** The kinds that occur, in order of first occurrence. */
  readonly kinds: readonly Kind[];
}

export function summarizeLines(lines: readonly ListLine[]): ListSummary {
  const countByStatus = {
    confirmed: 0,
    fits: 0,
    caution: 0,
    bad: 0,
    unknown: 0,
    unread: 0,
    pending: 0,
  };
  const kinds = new Set<Kind>();
  let repeatCount = 0;
  let valueCount = 0;
  for (const { status, found, repeatsRow } of lines) {
    if (repeatsRow !== null) {
      repeatCount += 1;
      continue;
    }
    countByStatus[status] += 1;
    if (!found) continue;
    valueCount += 1;
    kinds.add(found.verdict.kind);
  }
  return { lineCount: lines.length, valueCount, countByStatus, repeatCount, kinds: [...kinds] };
}

export const LIST_SORTS = ['list', 'worst', 'value', 'kind'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export interface ListView {
  /** Null: any. */
  readonly status: ListLineStatus | null;
  readonly kind: Kind | null;
  /** Words that must all occur in the line's cells, value or headline. */
  readonly search: string;
  readonly sort: ListSort;
  /** Include lines that repeat a value. */
  readonly showRepeats: boolean;
}

export const DEFAULT_LIST_VIEW: ListView = {
  status: null,
  kind: null,
  search: '',
  sort: 'list',
  showRepeats: false,
};

/** Sort order that puts the lines that need attention first. */
const WORST_FIRST: readonly ListLineStatus[] = [
  'bad',
  'unread',
  'caution',
  'unknown',
  'fits',
  'confirmed',
  'pending',
];
const RANK = new Map(WORST_FIRST.map((status, i) => [status, i]));
const rank = (line: ListLine): number => RANK.get(line.status) ?? 0;
const shownValue = ({ found, raw }: ListLine): string => found?.verdict.value ?? raw;

/** Compares lines for a stable sort. */
function lineComparator(sort: Exclude<ListSort, 'list'>): (a: ListLine, b: ListLine) => number {
  if (sort === 'worst') return (a, b) => rank(a) - rank(b);
  const { compare } = collator({ numeric: true });
  if (sort === 'value') return (a, b) => compare(shownValue(a), shownValue(b));
  const kinds = KINDS.toSorted((a, b) => compare(kindLabel(a), kindLabel(b)));
  // Lines without a value come first.
  const kindIndex = ({ found }: ListLine) => (found ? kinds.indexOf(found.verdict.kind) : -1);
  return (a, b) => kindIndex(a) - kindIndex(b);
}

function matchesSearch({ row, raw, found }: ListLine, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const verdictText = found ? `${found.verdict.value} ${found.verdict.headline}` : '';
  const searchable = `${raw} ${row.cells.join(' ')} ${verdictText}`.toLowerCase();
  return words.every((word) => searchable.includes(word));
}

/** The lines that match the view, in its order. */
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
