import { PRESS_BODY_BYTES, type Question } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Phrase, Policy, Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import { lookupFor } from '../../kinds/index.ts';
import { kindsMessage, serviceText } from '../../texts/messages.ts';
import { isComplete } from '../../values/kinds/forms.ts';
import type { ListBudget } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';

/** A lookup in progress: request, caller, and the offline verdict that is combined with the answer. */
export interface LookupContext {
  readonly request: RequestOf<'lookup'>;
  readonly caller: Caller;
  readonly offline: Verdict<Phrase>;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** The account's id. */
  readonly account: string;
  /** The list whose budget pays for the lookup. */
  readonly listBudget: ListBudget | undefined;
}

/** A larger body limit for a lookup of one value that a person started. */
export const bodyLimitOf = ({
  request,
  listBudget,
}: Pick<LookupContext, 'request' | 'listBudget'>): { bodyLimit?: number } =>
  request.trigger === 'gesture' && !listBudget ? { bodyLimit: PRESS_BODY_BYTES } : {};

/**
 * Whether a question may be answered at all, even from the cache: null, or the failure.
 * `authorizePayment` decides whether it may be paid for. Budgets are checked with the receipt.
 *
 * `typed`: our field script says that the person typed the text. It counts only from a page's
 * field, under `ask` and `auto`, for a standard question, the first time, outside private windows.
 * `gesture`: a press on a surface that no page can cover or forge: the browser's own, and our
 * top-level pages. Site rules do not apply to it, because the person asked for this lookup.
 */
export function authorizeAnswer(
  request: RequestOf<'lookup'>,
  caller: Caller,
  policy: Policy,
  offline: Verdict<Phrase>,
): Failure<Phrase> | null {
  const { kind } = offline;
  if (lookupFor(offline) === null) {
    return createFailure('bad-input', {
      message: serviceText('noLookup', { kind }),
      action: serviceText('offlineOnly'),
    });
  }
  if (!isComplete(offline)) {
    return createFailure('bad-input', {
      message: kindsMessage('missingForLookup', { kind }),
      action: serviceText('addThenLookUp'),
    });
  }
  const onPage = caller.context === 'page';
  // A page can cover a card, so a click in a card only prepares a pending lookup.
  if (request.trigger === 'gesture') {
    return caller.context === 'ui' ? null : createFailure('gesture-needed');
  }
  if (onPage && (policy === 'off' || policy === 'check')) return createFailure('policy-forbids');
  const plain = request.depth === 'standard' && !request.refresh && request.place === 'field';
  return onPage && plain && !caller.private ? null : createFailure('gesture-needed');
}

/**
 * Whether an authorized question may be paid for: null, or the failure. A gesture may be paid for.
 * Typed text may be only under `auto`, in the visible tab, and never if it is wrong or probably
 * mistyped.
 */
export function authorizePayment(
  { trigger }: RequestOf<'lookup'>,
  policy: Policy,
  offline: Verdict<Phrase>,
  caller: Pick<Caller, 'inBackground'>,
): Failure<Phrase> | null {
  if (trigger === 'gesture') return null;
  if (policy !== 'auto' || caller.inBackground) return createFailure('gesture-needed');
  if (offline.standing === 'bad' || offline.suggestion !== undefined) {
    return createFailure('policy-forbids');
  }
  return null;
}
