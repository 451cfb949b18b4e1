import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Phrase } from '../../domain/index.ts';
import { dateTimeText, serviceText } from '../../texts/messages.ts';
import type { Caller } from '../messaging/index.ts';
import { UNREADABLE_KINDS } from './automatic-hold.ts';
import type { StoredReceipt } from './receipts.ts';

/** A paid call that brought no readable answer. */
export type UnansweredCall = Pick<StoredReceipt, 'id' | 'at' | 'credits' | 'state' | 'failure'>;

/**
 * The failure for a question that was paid for before without a readable answer. It says when, what
 * came, and the price.
 */
export function unansweredBefore(
  earlier: UnansweredCall,
  next: { readonly credits: number; readonly caller: Caller },
): Failure<Phrase> {
  // A page must not learn what was paid for.
  if (next.caller.context === 'page') return createFailure('possibly-billed-before');
  const { id, at, credits, state, failure } = earlier;
  const isUnreadable = failure !== undefined && UNREADABLE_KINDS.has(failure);
  // Only a lookup with an answer was billed for certain.
  const outcome = state === 'answered' ? 'billed' : isUnreadable ? 'unreadable' : 'nothing';
  return createFailure('possibly-billed-before', {
    message: serviceText('lookedUpBefore', { when: dateTimeText(at), outcome, credits }),
    action: serviceText('lookUpAgainCosts', { credits: next.credits }),
    receipt: id,
  });
}
