/** Decides which of the fields that have a message gets the one line. */
import type { CornerMark } from '../line/index.ts';
import type { FieldView } from './line-view.ts';
import type { TrackedField } from './tracked-field.ts';

/** A higher number gets the line. */
const PRIORITY = { waiting: 4, chosen: 3, warning: 2, paid: 1, rest: 0 } as const;

export const isWarning = (view: FieldView | undefined): boolean =>
  view?.standing === 'bad' || view?.standing === 'caution';

/**
 * A waiting submit comes first, then the field that the person chose, then warnings. A warning stays until it is
 * resolved: a good, unknown, pending or looked up verdict does not replace it.
 */
function priorityOf(
  tracked: TrackedField,
  view: FieldView,
  chosen: TrackedField | undefined,
): number {
  if (view.about === 'wait') return PRIORITY.waiting;
  if (tracked === chosen) return PRIORITY.chosen;
  // Whatever the answer is: the page could see which one gives way.
  if (view.about === 'value' && view.isPaid) return PRIORITY.paid;
  return isWarning(view) ? PRIORITY.warning : PRIORITY.rest;
}

/** @param views oldest first: of views with equal priority the newest gets the line */
export function highestPriority(
  views: Iterable<[TrackedField, FieldView]>,
  chosen: TrackedField | undefined,
): TrackedField | undefined {
  let best: TrackedField | undefined;
  let highest = -1;
  for (const [tracked, view] of views) {
    const priority = priorityOf(tracked, view, chosen);
    if (priority < highest) continue;
    [best, highest] = [tracked, priority];
  }
  return best;
}

/** The corner marks of all fields with a message. */
export const marksOf = (views: Iterable<[TrackedField, FieldView]>): CornerMark[] =>
  [...views].map(([{ control }, { standing, text }]) => ({ field: control, tone: standing, text }));
