/** The undo of a correction, for a moment in the place of the line that made it. */
import { swallowErrors } from '../dom/index.ts';
import type { LineView } from '../line/index.ts';
import { undoLineView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** How long a correction can be undone, ms. */
export const UNDO_SHOWN_MS = 6000;

interface Undoable {
  readonly tracked: TrackedField;
  readonly view: LineView;
  /** The field's value right after the correction. */
  readonly after: string;
}

export function createCorrectionUndo(options: {
  readonly onChange: () => void;
  /** Whether the person is at the line, which then stays. */
  readonly isInUse: () => boolean;
  readonly onUndone: (tracked: TrackedField) => void;
}) {
  let last: Undoable | undefined;
  const endLater = (undoable: Undoable) => {
    const end = swallowErrors(() => {
      if (last !== undoable) return;
      if (options.isInUse()) return endLater(undoable);
      last = undefined;
      options.onChange();
    });
    setTimeout(end, UNDO_SHOWN_MS);
  };
  const current = () => {
    const isSame = last?.tracked.control.isConnected && last.tracked.field.value() === last.after;
    if (!isSame) last = undefined;
    return last;
  };
  /** Adds the undo to the message about a form, in which the correction was made. */
  const addTo = (view: LineView): LineView => ({
    ...view,
    actions: [...view.actions, ...(current()?.view.actions ?? [])],
  });
  return {
    /** The correction that can be undone: its field still has the value. */
    get shown() {
      return current();
    },
    addTo,
    /** What is shown in the field's place: the undo, or the next wrong address of a list with the undo. */
    over(
      views: ReadonlyMap<TrackedField, LineView>,
    ): Pick<Undoable, 'tracked' | 'view'> | undefined {
      const undoable = current();
      const next = undoable && views.get(undoable.tracked);
      // Not an answer: the page could see that it takes the place.
      const isNextWrong = next && !next.isQuiet && !next.isPaid;
      return isNextWrong ? { tracked: undoable.tracked, view: addTo(next) } : undoable;
    },
    offer(tracked: TrackedField, value: string, takeBack: () => void) {
      const undo = () => {
        last = undefined;
        takeBack();
        options.onUndone(tracked);
      };
      last = { tracked, view: undoLineView(value, undo), after: tracked.field.value() };
      endLater(last);
      options.onChange();
    },
    end() {
      last = undefined;
    },
  };
}
