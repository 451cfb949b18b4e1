/** Changes of cells, and their way back: the open list before and after, without what follows on the page. */
import {
  type CellEdit,
  originalsOf,
  reverseOf,
  withEdits,
} from '../../../lib/workbench/list/index.ts';
import type { OpenList } from './open-list.ts';

/** What a person does to cells. */
export type CellStep =
  | { readonly is: 'edit'; readonly edits: readonly CellEdit[] }
  | { readonly is: 'undo' }
  | { readonly is: 'redo' };

type Stacks = Pick<OpenList, 'undo' | 'redo'>;

function editsOf({ undo, redo }: Stacks, change: CellStep): readonly CellEdit[] {
  if (change.is === 'edit') return change.edits;
  return (change.is === 'undo' ? undo : redo).at(-1) ?? [];
}

/** @param reverse the edits that take the change back */
function stacksAfter(
  { undo, redo }: Stacks,
  { is }: CellStep,
  reverse: readonly CellEdit[],
): Stacks {
  if (is === 'edit') return { undo: [...undo, reverse], redo: [] };
  return is === 'undo'
    ? { undo: undo.slice(0, -1), redo: [...redo, reverse] }
    : { undo: [...undo, reverse], redo: redo.slice(0, -1) };
}

/** The list after a change, and the numbers of the rows that changed; null: nothing changes. */
export function afterCellStep(
  list: OpenList,
  change: CellStep,
): { readonly list: OpenList; readonly rows: ReadonlySet<number> } | null {
  const edits = editsOf(list, change);
  if (list.choice.payments?.isFixed || edits.length === 0) return null;
  const next = {
    ...list,
    ...stacksAfter(list, change, reverseOf(list.sheet, edits)),
    sheet: withEdits(list.sheet, edits),
    originals: originalsOf(list.sheet, list.originals, edits),
  };
  return { list: next, rows: new Set(edits.map(({ row }) => row)) };
}
