/** What a card is called for those who hear it: the value and how it stands, not whose card it is. */
import type { Outcome, Verdict } from '../../lib/domain/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';

type CardPosition = NonNullable<ReplyOf<'card'>['turn']>;

/** "2 of 7". */
export const cardPositionLabel = ({ at, of }: CardPosition): string =>
  lookupsText('turn', { at, of });

/** @param shown what the card says of its value by now, where it has but one */
export function cardAccessibleName(
  reading: Outcome<ParsedText> | null,
  shown: Verdict | null,
  turn?: CardPosition,
): string {
  if (!reading) return lookupsText('cardChecking');
  if (!reading.ok) return lookupsText('cardNotChecked');
  const { found, moreFound: left, unread } = reading.value;
  const [first, second] = found;
  if (!first) return lookupsText('cardNothing');
  if (second || unread.length > 0) return lookupsText('cardOfMany', { count: found.length + left });
  const { kind, value, headline } = shown ?? first.verdict;
  const card = { kind: kindLabel(kind), value, headline };
  return turn ? lookupsText('cardInTurn', { ...card, ...turn }) : lookupsText('card', card);
}
