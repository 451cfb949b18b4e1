/** The open list in the worker: the page tells what changes, and gets the rows that it shows and all counts. */
import { type activeTexts, setKeyFrom, setLocale } from '../../texts/locale.ts';
import {
  type AnswerOfValue,
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
  nameColumnIn,
  nextAnswer,
  pricedQuestionsOf,
  type RowReading,
  type RowStatus,
  replaceRows,
  retryPrices,
  type Sheet,
  tableColumnsOf,
} from '../list/index.ts';
import type { ListAnswer, ListLayout, ListRow, OriginalCell } from '../messages/index.ts';
import { type CheckedList, createListChecker } from './check-list.ts';
import { type DuplicateCounts, isGrouped } from './duplicates.ts';
import { type Shown, shownOf } from './shown.ts';
import { DEFAULT_LIST_VIEW, isInView, type ListView, shownRows } from './view.ts';

/** What the page tells the worker; what is left out stays as it is. */
export interface ListPatch {
  /** The language of all texts, that of the browser, and who set the key. */
  readonly texts?: ReturnType<typeof activeTexts>;
  /** Another list, whose rows follow; `isParsed`: they are those that were parsed last. */
  readonly sheet?: Omit<Sheet, 'rows'> & { readonly total: number; readonly isParsed: boolean };
  /** Rows that changed. */
  readonly rows?: readonly ListRow[];
  /** How the list is read; it must be read again. */
  readonly layout?: ListLayout;
  /** What was read, by the position of the row below the header. */
  readonly readings?: readonly (readonly [number, RowReading])[];
  /** By `valueKey`, in the order in which they came; null: those that there were are forgotten. */
  readonly answers?: readonly (readonly [string, ListAnswer])[] | null;
  readonly originals?: readonly OriginalCell[];
  readonly view?: ListView;
  /** The `index` of each selected row. */
  readonly selected?: readonly number[];
  /** The places of the rows that are drawn, from the first up to the last. */
  readonly near?: { readonly from: number; readonly to: number };
  /** The `index` of the active row. */
  readonly active?: number | null;
}

/** What the page gets. */
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

const EMPTY: Sheet = { delimiter: 'none', rows: [], width: 0, rowsOmitted: 0 };

export function createListModel() {
  const checkList = createListChecker();
  let sheet = EMPTY;
  let total = 0;
  let layout: ListLayout = { columns: [], header: false };
  let readings: (RowReading | undefined)[] = [];
  let answers = new Map<string, AnswerOfValue>();
  let originals: readonly OriginalCell[] = [];
  let view = DEFAULT_LIST_VIEW;
  let selected: ReadonlySet<number> = new Set();
  let near = { from: 0, to: 0 };
  let active: number | null = null;
  /** The rows of the text or file that was parsed last. */
  let parsed: readonly ListRow[] = [];
  /** Computed when they are needed; null: something has changed. */
  let list: CheckedList | null = null;
  let shown: readonly CheckedRow[] | null = null;

  function checked(): CheckedList {
    const nameColumn = nameColumnIn(sheet, layout);
    list ??= checkList({ sheet, layout, readings, answers, nameColumn });
    return list;
  }
  const columns = () => tableColumnsOf(sheet, layout, checked().facts);
  function inView(): readonly CheckedRow[] {
    const changed = new Set(originals.map(({ row }) => row));
    shown ??= shownRows(checked(), view, columns(), changed);
    return shown;
  }
  /** The selected rows, in the order of the list; none selected: all. */
  const chosen = (): readonly CheckedRow[] =>
    selected.size === 0
      ? checked().rows
      : checked().rows.filter(({ index }) => selected.has(index));

  /** The lines whose corrections a press applies, each once, although a row may be in several groups. */
  function correctable(): ListLine[] {
    if (layout.payments?.isFixed) return [];
    const wanted = selected.size > 0 ? DEFAULT_LIST_VIEW : view;
    const rows = selected.size > 0 ? chosen() : inView();
    return [...new Map(rows.map((row) => [row.index, row])).values()].flatMap(
      ({ corrections, lines }) =>
        corrections === 0
          ? []
          : lines.filter((line) => isInView(line, wanted) && hasCorrection(line)),
    );
  }

  return {
    checked,
    inView,
    chosen,
    hasSelection: (): boolean => selected.size > 0,
    exported: () => ({ sheet, layout, originals, rows: chosen() }),
    setParsed: (rows: readonly ListRow[]) => {
      parsed = rows;
    },
    parsedRows: (from: number, to: number): readonly ListRow[] => parsed.slice(from, to),
    addRows: (rows: readonly ListRow[]) => {
      sheet = { ...sheet, rows: sheet.rows.concat(rows) };
      list = shown = null;
    },

    /** All its rows have come. */
    isComplete: (): boolean => sheet.rows.length >= total,

    /** Takes what has changed. Returns whether counts or the order of rows depend on it. */
    change(patch: ListPatch): boolean {
      if (patch.texts) {
        setLocale(patch.texts.pack, patch.texts.browser);
        setKeyFrom(patch.texts.keyFrom);
      }
      if (patch.sheet) {
        const { total: count, isParsed, ...kept } = patch.sheet;
        total = count;
        sheet = { ...kept, rows: isParsed ? parsed : [] };
        parsed = [];
        readings = [];
      }
      if (patch.rows) sheet = replaceRows(sheet, patch.rows);
      if (patch.layout) [layout, readings] = [patch.layout, []];
      if (patch.readings) {
        readings = readings.slice();
        for (const [position, reading] of patch.readings) readings[position] = reading;
      }
      if (patch.answers !== undefined) {
        answers = new Map(patch.answers && answers);
        for (const [key, entry] of patch.answers ?? []) {
          const next = nextAnswer(answers.get(key), entry);
          answers.set(key, next);
        }
      }
      originals = patch.originals ?? originals;
      view = patch.view ?? view;
      selected = patch.selected ? new Set(patch.selected) : selected;
      near = patch.near ?? near;
      active = patch.active === undefined ? active : patch.active;
      const { texts, sheet: other, rows, layout: read, readings: more, answers: answered } = patch;
      if (texts || other || rows || read || more || answered !== undefined) list = null;
      if (!list || patch.originals || patch.view) shown = null;
      return shown === null || patch.selected !== undefined;
    },

    /** The rows that are drawn. */
    rows: (): Pick<ListResult, 'near' | 'active'> => ({
      near: { from: near.from, rows: inView().slice(near.from, near.to) },
      active:
        active === null ? null : (checked().rows.find(({ index }) => index === active) ?? null),
    }),

    counts(): Omit<ListResult, 'near' | 'active'> {
      const { rows, summary, facts, price, duplicates } = checked();
      const fixes = correctable();
      const decimals = fixes.filter(isDecimal);
      const areDecimals = decimals.length > 1;
      const first = areDecimals ? decimals : fixes;
      const { questions: _, ...priced } = pricedQuestionsOf(
        selected.size > 0 ? chosen() : [],
        true,
      );
      return {
        summary,
        facts,
        price,
        duplicates,
        firstStatus: rows[0]?.status ?? null,
        widths: Object.fromEntries(
          columns().map((column) => [column.id, automaticWidth(column, rows)]),
        ),
        retry: retryPrices(answers),
        shown: shownOf(inView()),
        groups: inView().filter((row) => isGrouped(row) && row.isFirst).length,
        corrections: {
          count: first.length,
          areDecimals,
          edits: correctionsOf(first),
        },
        selected: selected.size > 0 ? priced : null,
      };
    },
  };
}

export type ListModel = ReturnType<typeof createListModel>;
