/** Which of the fields that have something to say gets the one line. */
import type { LineView } from '../line/index.ts';
import type { TrackedField } from './tracked-field.ts';

export interface PendingView {
  readonly tracked: TrackedField;
  readonly view: LineView;
}

/** Who has the line before whom. */
const PRIORITY = { question: 4, waiting: 3, chosen: 2, warning: 1, rest: 0 } as const;

/**
 * A question first, then a submit that waits; then what a person chose; then warnings, which stay
 * until they are resolved: what is good, unknown or on its way displaces none.
 */
function priorityOf({ tracked: one, view }: PendingView, chosen: TrackedField | undefined): number {
  if (view.held) return PRIORITY.question;
  if (view.wanted) return PRIORITY.waiting;
  if (one === chosen) return PRIORITY.chosen;
  const isWarning = view.standing === 'bad' || view.standing === 'caution';
  return isWarning ? PRIORITY.warning : PRIORITY.rest;
}

/** @param spoken the one that spoke last at the end: of equals it has the line */
export function highestPriority(
  spoken: Iterable<PendingView>,
  chosen: TrackedField | undefined,
): PendingView | undefined {
  let best: PendingView | undefined;
  let most = -1;
  for (const each of spoken) {
    const now = priorityOf(each, chosen);
    if (now < most) continue;
    [best, most] = [each, now];
  }
  return best;
}
