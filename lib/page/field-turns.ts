/** Which of the fields that have something to say gets the one line. */
import type { LineView } from './field-line.ts';
import type { Watched } from './watched.ts';

export interface Spoken {
  readonly one: Watched;
  readonly view: LineView;
}

/** Who has the line before whom. */
const RANK = { question: 4, waiting: 3, chosen: 2, warning: 1, rest: 0 } as const;

/**
 * A question first, then a submit that waits; then what a person chose; then warnings, which stay
 * until they are resolved: what is good, unknown or on its way displaces none.
 */
function urgency({ one, view }: Spoken, chosen: Watched | undefined): number {
  if (view.held) return RANK.question;
  if (view.wanted) return RANK.waiting;
  if (one === chosen) return RANK.chosen;
  const isWarning = view.standing === 'bad' || view.standing === 'caution';
  return isWarning ? RANK.warning : RANK.rest;
}

/** @param spoken the one that spoke last at the end: of equals it has the line */
export function mostUrgent(
  spoken: Iterable<Spoken>,
  chosen: Watched | undefined,
): Spoken | undefined {
  let best: Spoken | undefined;
  let most = -1;
  for (const each of spoken) {
    const now = urgency(each, chosen);
    if (now < most) continue;
    [best, most] = [each, now];
  }
  return best;
}
