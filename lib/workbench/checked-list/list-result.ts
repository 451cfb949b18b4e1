/** What the page gets of the list: its counts, and the rows that it draws. */
import {
  automaticWidth,
  type CellEdit,
  type CheckedRow,
  correctionsOf,
  type FactColumn,
  hasCorrection,
  isDecimal,
  type ListLine,
  type ListPrice,
  type ListSummary,
  pricedQuestionsOf,
  type RowStatus,
  retryPrices,
  tableColumnsOf,
} from '../list/index.ts';
import type { CheckedList } from './check-list.ts';
import { type DuplicateCounts, isGrouped } from './duplicates.ts';
import type { ToldList } from './list-state.ts';
import { type Shown, shownOf } from './shown.ts';
import { DEFAULT_LIST_VIEW, isInView } from './view.ts';

export interface ListResult {
  readonly summary: ListSummary;
  readonly facts: readonly FactColumn[];
  readonly price: ListPrice;
  readonly duplicates: DuplicateCounts;
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
  /** The rows that are drawn, and the place of the first. */
  readonly near: { readonly from: number; readonly rows: readonly CheckedRow[] };
  readonly active: CheckedRow | null;
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
  return [...new Map(rows.map((row) => [row.index, row])).values()].flatMap(
    ({ corrections, lines }) =>
      corrections === 0
        ? []
        : lines.filter((line) => isInView(line, wanted) && hasCorrection(line)),
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

export function countsOfList(list: ComputedList): Omit<ListResult, 'near' | 'active'> {
  const { told, checked, inView } = list;
  const { rows, summary, facts, price, duplicates } = checked;
  const columns = tableColumnsOf(told.sheet, told.layout, facts);
  return {
    summary,
    facts,
    price,
    duplicates,
    firstStatus: rows[0]?.status ?? null,
    widths: Object.fromEntries(columns.map((column) => [column.id, automaticWidth(column, rows)])),
    retry: retryPrices(told.answers),
    shown: shownOf(inView),
    groups: inView.filter((row) => isGrouped(row) && row.isFirst).length,
    corrections: correctionsIn(list),
    selected: priceOfSelected(list),
  };
}

/** The rows that are drawn. */
export function drawnRowsOf({
  told,
  checked,
  inView,
}: ComputedList): Pick<ListResult, 'near' | 'active'> {
  const { near, active } = told;
  return {
    near: { from: near.from, rows: inView.slice(near.from, near.to) },
    active: active === null ? null : (checked.rows.find(({ index }) => index === active) ?? null),
  };
}
