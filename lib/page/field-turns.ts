/** Which of the fields that have something to say gets the one line. */
import type { LineView } from './field-line.ts';
import type { Watched } from './watched.ts';

export interface Spoken {
  readonly one: Watched;
  readonly view: LineView;
}

/**
 * A question first, then a submit that waits; then what a person chose; then warnings, which stay
 * until they are resolved: what is good, unknown or on its way displaces none.
 */
function urgency({ one, view }: Spoken, chosen: Watched | undefined): number {
  if (view.held) return 8;
  if (view.wanted) return 7;
  if (one === chosen) return 6;
  return view.standing === 'bad' || view.standing === 'caution' ? 1 : 0;
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
