/** The open list in the worker: the page tells what changes, and gets the rows that it shows and all counts. */
import { setKeyFrom, setLocale } from '../../texts/locale.ts';
import { type CheckedRow, nameColumnIn, tableColumnsOf } from '../list/index.ts';
import type { ListRow } from '../messages/index.ts';
import { type CheckedList, createListChecker } from './check-list.ts';
import { chosenRows, countsOfList, type NearRows } from './list-result.ts';
import { afterPatch, type ListPatch, NOTHING_TOLD, type ToldList } from './list-state.ts';
import { shownRows } from './view.ts';

/** What the rows and their verdicts are computed of. */
const PARTS_OF_ROWS = ['texts', 'sheet', 'layout', 'readings', 'answers'] as const;
/** What the choice and the order of the shown rows depend on besides. */
const PARTS_OF_VIEW = ['originals', 'view'] as const;

export function createListModel() {
  const checkList = createListChecker();
  let told = NOTHING_TOLD;
  /** Computed when they are needed; null: something has changed. */
  let list: CheckedList | null = null;
  let shown: readonly CheckedRow[] | null = null;

  function checked(): CheckedList {
    list ??= checkList({ ...told, nameColumn: nameColumnIn(told.sheet, told.layout) });
    return list;
  }
  function inView(): readonly CheckedRow[] {
    if (shown) return shown;
    const { sheet, layout, originals, view } = told;
    const changed = new Set(originals.map(({ row }) => row));
    shown = shownRows(checked(), view, tableColumnsOf(sheet, layout, checked().facts), changed);
    return shown;
  }
  const chosen = () => chosenRows(told, checked());

  function set(next: ToldList): void {
    const isOther = (part: keyof ToldList) => next[part] !== told[part];
    if (PARTS_OF_ROWS.some(isOther)) list = null;
    if (!list || PARTS_OF_VIEW.some(isOther)) shown = null;
    told = next;
  }

  return {
    checked,
    inView,
    chosen,
    hasSelection: (): boolean => told.selected.size > 0,
    exported: () => {
      const { sheet, layout, originals } = told;
      return { sheet, layout, originals, rows: chosen() };
    },
    setParsed: (parsed: readonly ListRow[]): void => set({ ...told, parsed }),
    parsedRows: (from: number, to: number): readonly ListRow[] => told.parsed.slice(from, to),

    /** All its rows have come. */
    isComplete: (): boolean => told.sheet.rows.length >= told.total,

    /** Takes what has changed. Returns whether counts or the order of rows depend on it. */
    change(patch: ListPatch): boolean {
      if (patch.texts) {
        setLocale(patch.texts.pack, patch.texts.browser);
        setKeyFrom(patch.texts.keyFrom);
      }
      set(afterPatch(told, patch));
      return shown === null || patch.selected !== undefined;
    },

    rows(): NearRows {
      const { near, active } = told;
      return {
        near: { from: near.from, rows: inView().slice(near.from, near.to) },
        active:
          active === null ? null : (checked().rows.find(({ index }) => index === active) ?? null),
      };
    },
    counts: () => countsOfList({ told, checked: checked(), inView: inView() }),
  };
}

export type ListModel = ReturnType<typeof createListModel>;
