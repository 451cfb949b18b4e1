/** What a card is called for those who hear it: the value and how it stands, not whose card it is. */
import { counted } from '../lib/counted.ts';
import type { Outcome } from '../lib/failure.ts';
import { KIND_TABLE } from '../lib/kinds/index.ts';
import type { Reading, ReplyOf } from '../lib/messages.ts';
import type { Verdict } from '../lib/verdict.ts';
import { number } from './format.ts';

type Turn = NonNullable<ReplyOf<'card'>['turn']>;

/** "2 of 7". */
export const turnWords = ({ at, of }: Turn): string => `${number(at)} of ${number(of)}`;

/** @param shown what the card says of its value by now, where it has but one */
export function cardName(
  reading: Outcome<Reading> | null,
  shown: Verdict | null,
  turn?: Turn,
): string {
  if (!reading) return 'Fieldmark: checking';
  if (!reading.ok) return 'Fieldmark: not checked';
  const { found, left, unread } = reading.value;
  const [first, second] = found;
  if (!first) return 'Fieldmark: nothing to check';
  if (second || unread.length > 0) {
    const total = found.length + left;
    return `Fieldmark: ${counted(total, 'value', number(total))}`;
  }
  const { kind, value, headline } = shown ?? first.verdict;
  const name = `${KIND_TABLE[kind].label} ${value}: ${headline}`;
  return turn ? `${name} ${turnWords(turn)}` : name;
}
