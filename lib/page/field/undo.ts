/** The undo of a correction: for a moment in the place of the line that made it, then in the field's menu. */
import { fieldLineText } from '../../texts/areas.ts';
import { swallowErrors } from '../dom/index.ts';
import type { LineChoice, LineView } from '../line/index.ts';
import { undoLineView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** How long the line offers to undo a correction, ms. */
export const UNDO_SHOWN_MS = 6000;

interface Undoable {
  readonly tracked: TrackedField;
  readonly view: LineView;
  /** The field's value right after the correction. */
  readonly after: string;
  undo(): void;
}

const isWarning = (view: LineView | undefined) =>
  view?.standing === 'bad' || view?.standing === 'caution';

export function createCorrectionUndo(options: {
  readonly onChange: () => void;
  /** Whether the person is at the line, which then stays. */
  readonly isInUse: () => boolean;
  readonly onUndone: (tracked: TrackedField) => void;
}) {
  let last: Undoable | undefined;
  /** Offered in the line, not only in the menu. */
  let isOffered = false;
  const endLater = (undoable: Undoable) => {
    const end = swallowErrors(() => {
      if (last !== undoable) return;
      if (options.isInUse()) return endLater(undoable);
      isOffered = false;
      options.onChange();
    });
    setTimeout(end, UNDO_SHOWN_MS);
  };
  const kept = () => {
    const isSame = last?.tracked.control.isConnected && last.tracked.field.value() === last.after;
    if (!isSame) last = undefined;
    return last;
  };
  const current = () => (isOffered ? kept() : undefined);
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
    /** The choice in the menu of a corrected field. */
    choicesFor(tracked: TrackedField): LineChoice[] {
      const undoable = kept();
      if (undoable?.tracked !== tracked) return [];
      return [{ label: fieldLineText('undo'), run: undoable.undo }];
    },
    /**
     * What is shown in the field's place: the undo, or the next wrong address of a list with the undo.
     * @param best the field that has the line otherwise; if its value is wrong, it comes first
     */
    over(
      views: ReadonlyMap<TrackedField, LineView>,
      best: TrackedField | undefined,
    ): Pick<Undoable, 'tracked' | 'view'> | undefined {
      const undoable = current();
      if (best && best !== undoable?.tracked && isWarning(views.get(best))) return undefined;
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
      last = { tracked, view: undoLineView(value, undo), after: tracked.field.value(), undo };
      isOffered = true;
      endLater(last);
      options.onChange();
    },
    end() {
      isOffered = false;
    },
  };
}
