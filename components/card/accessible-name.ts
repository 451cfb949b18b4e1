import type { Outcome, Verdict } from '../../lib/domain/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';

type CardPosition = NonNullable<ReplyOf<'card'>['position']>;

/** "2 of 7". */
export const cardPositionLabel = ({ at, of }: CardPosition): string =>
  lookupsText('position', { at, of });

/**
 * The accessible name of a card: its value and verdict.
 *
 * @param shown the verdict on show, if the card has one value
 * @param position of the value among the marks of the page
 */
export function cardAccessibleName(
  reading: Outcome<ParsedText> | null,
  shown: Verdict | null,
  position?: CardPosition,
): string {
  if (!reading) return lookupsText('cardChecking');
  if (!reading.ok) return lookupsText('cardNotChecked');
  const { found, moreFound, unread } = reading.value;
  const [first, second] = found;
  if (!first) return lookupsText('cardNothing');
  if (second || unread.length > 0)
    return lookupsText('cardOfMany', { count: found.length + moreFound });
  const { kind, value, headline } = shown ?? first.verdict;
  const card = { kind: kindLabel(kind), value, headline };
  return position
    ? lookupsText('cardWithPosition', { ...card, ...position })
    : lookupsText('card', card);
}
