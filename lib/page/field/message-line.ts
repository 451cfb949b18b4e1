/** What the one line shows of all messages. Reads the page, and changes nothing. */
import { hasFocus } from '../dom/index.ts';
import type { LineRequest } from '../line/index.ts';
import type { FieldView } from './line-view.ts';
import type { MessageState } from './message-state.ts';
import type { TrackedField } from './tracked-field.ts';
import { offeredUndo, type Undoable, withUndo } from './undo.ts';

interface PageSight {
  /** Whether a person can see a field; one that they cannot see has no message. */
  readonly isInSight: (element: HTMLElement) => boolean;
  /** Whether the person is at the line. */
  readonly isInUse: boolean;
  /** The field that has the line now. */
  readonly shown: TrackedField | undefined;
}

interface MessageLine extends LineRequest {
  /** The field that it is about; undefined for a form and a notice. */
  readonly tracked?: TrackedField;
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
  const marks = [...seen].map(([{ control }, { standing, text }]) => ({
    field: control,
    tone: standing,
    text,
  }));
  if (notice && !hold?.isQuestion)
    return { field: notice.control, view: notice.view, isChosen: false, marks };
  const best = highestPriority(seen, chosen);
  const isWaiting = best && seen.get(best)?.about === 'wait';
  // The message of the field that the person is correcting takes the place of the form's.
  const isAt = (field: TrackedField) =>
    hasFocus(field.control) || (field === page.shown && page.isInUse);
  const corrected = hold && (chosen ?? hold.form.fields().find(isAt));
  const undone = chosen || hold || isWaiting ? undefined : undoLine(undo, seen, best);
  const winner = undone?.tracked ?? (!hold || isWaiting ? best : corrected);
  const view = undone?.view ?? (winner && seen.get(winner));
  if (hold && nearHold && (hold.isQuestion || !view)) {
    const question = withUndo(hold.form.view(hold.isQuestion), undo);
    return { field: nearHold, view: question, isChosen: false, marks };
  }
  if (!winner || !view) return undefined;
  return { field: winner.control, view, tracked: winner, isChosen: chosen !== undefined, marks };
}

/** A higher number gets the line. */
const PRIORITY = { waiting: 4, chosen: 3, warning: 2, paid: 1, rest: 0 } as const;

const isWarning = (view: FieldView | undefined): boolean =>
  view?.standing === 'bad' || view?.standing === 'caution';

/**
 * A waiting submit comes first, then the field that the person chose, then warnings. A warning stays until it is
 * resolved: a good, unknown, pending or looked up verdict does not replace it.
 */
function priorityOf(view: FieldView, isChosen: boolean): number {
  if (view.about === 'wait') return PRIORITY.waiting;
  if (isChosen) return PRIORITY.chosen;
  // Whatever the answer is: the page could see which one gives way.
  if (view.about === 'value' && view.isPaid) return PRIORITY.paid;
  return isWarning(view) ? PRIORITY.warning : PRIORITY.rest;
}

/** @param views oldest first: of views with equal priority the newest gets the line */
function highestPriority(
  views: ReadonlyMap<TrackedField, FieldView>,
  chosen: TrackedField | undefined,
): TrackedField | undefined {
  let best: TrackedField | undefined;
  let highest = -1;
  for (const [tracked, view] of views) {
    const priority = priorityOf(view, tracked === chosen);
    if (priority < highest) continue;
    [best, highest] = [tracked, priority];
  }
  return best;
}

/**
 * What is shown in a corrected field's place: the undo, or the next wrong address of a list with the undo.
 * @param best the field that has the line otherwise; if its value is wrong, it comes first
 */
function undoLine(
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
