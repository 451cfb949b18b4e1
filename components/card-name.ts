/** What a card is called for those who hear it: the value and how it stands, not whose card it is. */
import type { Outcome } from '../lib/failure.ts';
import type { Reading, ReplyOf } from '../lib/messages.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/lookups.ts';
import type { Verdict } from '../lib/verdict.ts';

type Turn = NonNullable<ReplyOf<'card'>['turn']>;

/** "2 of 7". */
export const turnWords = ({ at, of }: Turn): string => text('turn', { at, of });

/** @param shown what the card says of its value by now, where it has but one */
export function cardName(
  reading: Outcome<Reading> | null,
  shown: Verdict | null,
  turn?: Turn,
): string {
  if (!reading) return text('cardChecking');
  if (!reading.ok) return text('cardNotChecked');
  const { found, left, unread } = reading.value;
  const [first, second] = found;
  if (!first) return text('cardNothing');
  if (second || unread.length > 0) return text('cardOfMany', { count: found.length + left });
  const { kind, value, headline } = shown ?? first.verdict;
  const card = { kind: kindLabel(kind), value, headline };
  return turn ? text('cardInTurn', { ...card, ...turn }) : text('card', card);
}
