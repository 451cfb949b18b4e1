/** The undo of a correction: for a moment in the place of the line that made it, then in the field's menu. */
import { fieldLineText } from '../../texts/areas.ts';
import type { LineChoice, LineView, MomentView } from '../line/index.ts';
import { isWarning } from './line-priority.ts';
import type { FieldView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

export interface Undoable {
  readonly tracked: TrackedField;
  readonly view: MomentView;
  /** The field's value right after the correction. */
  readonly after: string;
  /** Offered in the line, not only in the menu. */
  readonly isOffered: boolean;
  readonly run: () => void;
}

/** Whether the correction can still be undone: its field still has the value. */
export const isUndoable = ({ tracked, after }: Undoable): boolean =>
  tracked.control.isConnected && tracked.field.value() === after;

/** The correction that the line offers to undo. */
export const offeredUndo = (undo: Undoable | undefined): Undoable | undefined =>
  undo?.isOffered && isUndoable(undo) ? undo : undefined;

/** Adds the undo to the next message after the correction. */
export const withUndo = <View extends LineView>(view: View, undo: Undoable | undefined): View => ({
  ...view,
  actions: [...view.actions, ...(offeredUndo(undo)?.view.actions ?? [])],
});

/** The choice in the menu of a corrected field. */
export const undoChoices = (undo: Undoable | undefined, tracked: TrackedField): LineChoice[] =>
  undo?.tracked === tracked && isUndoable(undo)
    ? [{ label: fieldLineText('undo'), run: undo.run }]
    : [];

/**
 * What is shown in a corrected field's place: the undo, or the next wrong address of a list with the undo.
 * @param best the field that has the line otherwise; if its value is wrong, it comes first
 */
export function undoLine(
  undo: Undoable | undefined,
  views: ReadonlyMap<TrackedField, FieldView>,
  best: TrackedField | undefined,
): { readonly tracked: TrackedField; readonly view: FieldView } | undefined {
  const offered = offeredUndo(undo);
  if (!offered || (best && best !== offered.tracked && isWarning(views.get(best))))
    return undefined;
  const { tracked } = offered;
  const next = views.get(tracked);
  // Not an answer: the page could see that it takes the place.
  const isNextWrong = next?.about === 'value' && !next.isQuiet && !next.isPaid;
  return { tracked, view: isNextWrong ? withUndo(next, offered) : offered.view };
}
