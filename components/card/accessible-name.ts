import type { Failure, Outcome, Verdict } from '../../lib/domain/index.ts';
import type { CardContent, ParsedText } from '../../lib/extension/schemas/index.ts';
import { commonText, lookupsText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';

/** The verdict on show, and why a lookup of its value failed. */
export interface ShownVerdict {
  readonly verdict: Verdict;
  readonly failure: Failure | undefined;
}

type CardPosition = NonNullable<CardContent['position']>;

/** "2 of 7". */
export const cardPositionLabel = ({ at, of }: CardPosition): string =>
  lookupsText('position', { at, of });

/**
 * The accessible name of a card: its value, and its verdict or why its lookup failed.
 *
 * @param shown if the card has one value
 * @param position of the value among the marks of the page
 */
export function cardAccessibleName(
  reading: Outcome<ParsedText> | null,
  shown: ShownVerdict | null,
  position?: CardPosition,
): string {
  if (!reading) return commonText('checking');
  if (!reading.ok) return reading.failure.message;
  const { found, moreFound, unread } = reading.value;
  const [first, second] = found;
  if (!first) return lookupsText('nothingToCheck');
  if (second || unread.length > 0)
    return lookupsText('cardOfMany', { count: found.length + moreFound });
  const { kind, value, headline } = shown?.verdict ?? first.verdict;
  const sentence = shown?.failure?.message ?? headline;
  const name = lookupsText('card', { kind: kindLabel(kind), value, headline: sentence });
  return position ? `${name} ${cardPositionLabel(position)}` : name;
}
