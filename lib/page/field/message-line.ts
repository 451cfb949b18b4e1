/** What the one line shows of all messages. Reads the page, and changes nothing. */
import { hasFocus } from '../dom/index.ts';
import type { CornerMark, LineView } from '../line/index.ts';
import { highestPriority, marksOf } from './line-priority.ts';
import type { FieldView } from './line-view.ts';
import type { MessageState } from './message-state.ts';
import type { TrackedField } from './tracked-field.ts';
import { undoLine, withUndo } from './undo.ts';

export interface PageSight {
  /** Whether a person can see a field; one that they cannot see has no message. */
  readonly isInSight: (element: HTMLElement) => boolean;
  /** Whether the person is at the line. */
  readonly isInUse: boolean;
  /** The field that has the line now. */
  readonly shown: TrackedField | undefined;
}

export interface MessageLine {
  readonly at: HTMLElement;
  readonly view: LineView;
  /** The field that it is about; undefined for a form and a notice. */
  readonly tracked: TrackedField | undefined;
  readonly isChosen: boolean;
  /** Undefined: they stay. */
  readonly marks: readonly CornerMark[] | undefined;
}

/** The elements by which something may be shown once they are in sight. */
export const watchedElements = ({ fields, hold }: MessageState): HTMLElement[] => [
  ...[...fields].flatMap(([{ control }, { view }]) => (view ? [control] : [])),
  ...(hold?.form.mayStandBy() ?? []),
];

export function lineOf(state: MessageState, page: PageSight): MessageLine | undefined {
  const { chosen, hold, notice, undo } = state;
  const nearHold = hold?.form.near()[0];
  const seen = new Map<TrackedField, FieldView>();
  for (const [tracked, { view }] of state.fields)
    if (view && page.isInSight(tracked.control)) seen.set(tracked, view);
  if (notice && !hold?.isQuestion)
    return {
      ...{ at: notice.control, view: notice.view, tracked: undefined },
      ...{ isChosen: false, marks: undefined },
    };
  const best = highestPriority(seen, chosen);
  const isWaiting = best && seen.get(best)?.about === 'wait';
  // The message of the field that the person is correcting takes the place of the form's.
  const isAt = (field: TrackedField) =>
    hasFocus(field.control) || (field === page.shown && page.isInUse);
  const corrected = hold && (chosen ?? hold.form.fields().find(isAt));
  const undone = chosen || hold || isWaiting ? undefined : undoLine(undo, seen, best);
  const winner = undone?.tracked ?? (!hold || isWaiting ? best : corrected);
  const view = undone?.view ?? (winner && seen.get(winner));
  const marks = marksOf(seen);
  if (hold && nearHold && (hold.isQuestion || !view))
    return {
      ...{ at: nearHold, view: withUndo(hold.form.view(hold.isQuestion), undo) },
      ...{ tracked: undefined, isChosen: false, marks },
    };
  if (!winner || !view) return undefined;
  return { at: winner.control, view, tracked: winner, isChosen: chosen !== undefined, marks };
}
