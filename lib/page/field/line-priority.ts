/** Decides which of the fields that have a message gets the one line. */
import type { LineView } from '../line/index.ts';
import type { TrackedField } from './tracked-field.ts';

export interface PendingView {
  readonly tracked: TrackedField;
  readonly view: LineView;
}

/** A higher number gets the line. */
const PRIORITY = { question: 4, waiting: 3, chosen: 2, warning: 1, rest: 0 } as const;

/**
 * A question comes first, then a waiting submit, then the field that the person chose, then warnings. A
 * warning stays until it is resolved: a good, unknown or pending verdict does not replace it.
 */
function priorityOf({ tracked, view }: PendingView, chosen: TrackedField | undefined): number {
  if (view.held) return PRIORITY.question;
  if (view.wanted) return PRIORITY.waiting;
  if (tracked === chosen) return PRIORITY.chosen;
  const isWarning = view.standing === 'bad' || view.standing === 'caution';
  return isWarning ? PRIORITY.warning : PRIORITY.rest;
}

/** @param views oldest first: of views with equal priority the newest gets the line */
export function highestPriority(
  views: Iterable<PendingView>,
  chosen: TrackedField | undefined,
): PendingView | undefined {
  let best: PendingView | undefined;
  let highest = -1;
  for (const pending of views) {
    const priority = priorityOf(pending, chosen);
    if (priority < highest) continue;
    [best, highest] = [pending, priority];
  }
  return best;
}

/** The corner marks of all fields with a message, except the one whose line is shown. */
export const marksOf = (
  views: Iterable<PendingView>,
  shown: TrackedField | undefined,
): { field: HTMLElement; tone: LineView['standing']; text: string }[] =>
  [...views].flatMap(({ tracked, view: { standing, text } }) =>
    tracked === shown ? [] : [{ field: tracked.control, tone: standing, text }],
  );
