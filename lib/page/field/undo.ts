/** The undo of a correction: for a moment in the place of the line that made it, then in the field's menu. */
import { fieldLineText } from '../../texts/areas.ts';
import type { LineChoice, LineView, MomentView } from '../line/index.ts';
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
