/** What the page gets of the list: its counts, which rows are shown, and the rows that it draws. */
import {
  automaticWidth,
  type CellEdit,
  type CheckedRow,
  correctionsOf,
  hasCorrection,
  isDecimal,
  type ListLine,
  type ListPrice,
  pricedQuestionsOf,
  type RowStatus,
  rankOf,
  retryPrices,
  statusOfRank,
  tableColumnsOf,
} from '../list/index.ts';
import type { CheckedList } from './check-list.ts';
import type { ToldList } from './list-state.ts';
import { DEFAULT_LIST_VIEW, isInView } from './view.ts';

/** Which rows are shown, in their order, packed so that a hundred thousand are sent to the page at once. */
export interface Shown {
  /** The `index` of each. */
  readonly indexes: Float64Array;
  /** The rank of the status of each (`rankOf`), and `SAYS`. */
  readonly marks: Uint8Array;
}

const SAYS = 8;

export const statusAt = ({ marks }: Pick<Shown, 'marks'>, place: number): RowStatus =>
  statusOfRank((marks[place] ?? 0) & (SAYS - 1));

/** Whether the row has a line of text below its cells. */
export const saysAt = ({ marks }: Pick<Shown, 'marks'>, place: number): boolean =>
  ((marks[place] ?? 0) & SAYS) > 0;

const saysMore = ({ status, remarks, lines: [line, another] }: CheckedRow): boolean =>
  rankOf(status) <= rankOf('unknown') ||
  remarks.length > 0 ||
  (line !== undefined && !another && line.occurrences > 1);

export const shownOf = (rows: readonly CheckedRow[]): Shown => ({
  indexes: Float64Array.from(rows, ({ index }) => index),
  marks: Uint8Array.from(rows, (row) => rankOf(row.status) | (saysMore(row) ? SAYS : 0)),
});

/** The rows that the page draws, and the place of the first. */
export interface NearRows {
  readonly near: { readonly from: number; readonly rows: readonly CheckedRow[] };
  readonly active: CheckedRow | null;
}

export interface ListResult extends NearRows, Omit<CheckedList, 'rows' | 'groupsOf'> {
  /** Of the first row; null: there is none. */
  readonly firstStatus: RowStatus | null;
  /** Of each column by its id, in characters. */
  readonly widths: Readonly<Record<string, number>>;
  /** Credits to ask failed questions again. */
  readonly retry: ReturnType<typeof retryPrices>;
  readonly shown: Shown;
  /** Number of groups that are shown. */
  readonly groups: number;
  /**
   * Corrections of the selected rows, else of those that are shown, and the cells they change. Where a program has
   * turned several numbers into decimals, those come first, alone.
   */
  readonly corrections: {
    readonly count: number;
    readonly areDecimals: boolean;
    readonly edits: readonly CellEdit[];
  };
  /** What looking up the selected rows costs; null: none is selected. */
  readonly selected: ListPrice | null;
}

/** The list with all that is computed of it. */
export interface ComputedList {
  readonly told: ToldList;
  readonly checked: CheckedList;
  /** The rows that are shown, in their order. */
  readonly inView: readonly CheckedRow[];
}

/** The selected rows, in the order of the list; none selected: all. */
export const chosenRows = (
  { selected }: Pick<ToldList, 'selected'>,
  { rows }: Pick<CheckedList, 'rows'>,
): readonly CheckedRow[] =>
  selected.size === 0 ? rows : rows.filter(({ index }) => selected.has(index));

/** The lines whose corrections a press applies, each once, although a row may be in several groups. */
function correctable({ told, checked, inView }: ComputedList): ListLine[] {
  if (told.layout.payments?.isFixed) return [];
  const isSelection = told.selected.size > 0;
  const wanted = isSelection ? DEFAULT_LIST_VIEW : told.view;
  const rows = isSelection ? chosenRows(told, checked) : inView;
  return [...new Map(rows.map((row) => [row.index, row])).values()].flatMap(({ lines }) =>
    lines.filter((line) => hasCorrection(line) && isInView(line, wanted)),
  );
}

function correctionsIn(list: ComputedList): ListResult['corrections'] {
  const fixes = correctable(list);
  const decimals = fixes.filter(isDecimal);
  const areDecimals = decimals.length > 1;
  const first = areDecimals ? decimals : fixes;
  return { count: first.length, areDecimals, edits: correctionsOf(first) };
}

function priceOfSelected({ told, checked }: ComputedList): ListPrice | null {
  if (told.selected.size === 0) return null;
  const { questions: _, ...price } = pricedQuestionsOf(chosenRows(told, checked), true);
  return price;
}

export function countsOfList(list: ComputedList): Omit<ListResult, keyof NearRows> {
  const { told, checked, inView } = list;
  const { rows, groupsOf: _, ...counts } = checked;
  const columns = tableColumnsOf(told.sheet, told.layout, counts.facts);
  return {
    ...counts,
    firstStatus: rows[0]?.status ?? null,
    widths: Object.fromEntries(columns.map((column) => [column.id, automaticWidth(column, rows)])),
    retry: retryPrices(told.answers),
    shown: shownOf(inView),
    groups: inView.filter(({ group }) => group?.isFirst).length,
    corrections: correctionsIn(list),
    selected: priceOfSelected(list),
  };
}
