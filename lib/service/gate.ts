import { failure } from '../api/failures.ts';
import type { Failure } from '../failure.ts';
import { KIND_TABLE } from '../kinds/index.ts';
import type { RequestOf } from '../messages.ts';
import type { Policy } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Caller } from './caller.ts';

/**
 * Whether a lookup may happen at all; null when it may. Budgets come later, with the receipt.
 *
 * `typed` is what our field script says of text the person typed: it holds only from a page, under
 * policy `auto`, for a standard question, first time, about a value that is neither wrong nor
 * probably mistyped already.
 * `gesture` is a press of a priced button: it holds under `ask` and `auto`, and under `check` too,
 * since the person came to ask; `off` forbids it on pages. Our own surfaces are not sites: what a
 * person pastes there and presses is asked. A value known to be wrong is asked on a press alone.
 */
export function gate(
  request: RequestOf<'lookup'>,
  caller: Caller,
  policy: Policy,
  offline: Verdict,
): Failure | null {
  const { lookup, noun } = KIND_TABLE[offline.kind];
  if (lookup === null) {
    const message = `The API knows nothing of any ${noun}.`;
    return failure('bad-input', { message, action: 'The offline check is all there is.' });
  }
  if (!lookup.askable.test(offline.value)) {
    return failure('bad-input', { message: lookup.lacks, action: 'Add it, then look it up.' });
  }
  if (request.trigger === 'gesture') {
    return caller.context === 'page' && policy === 'off' ? failure('policy-forbids') : null;
  }
  if (caller.context === 'page' && (policy === 'off' || policy === 'check')) {
    return failure('policy-forbids');
  }
  const plain = request.depth === 'standard' && !request.refresh && request.place === 'field';
  if (caller.context !== 'page' || !plain || policy !== 'auto') return failure('gesture-needed');
  if (offline.standing === 'bad' || offline.suggestion !== undefined) {
    return failure('policy-forbids', {
      message: 'Already known to be wrong or mistyped; nothing was asked.',
      action: 'Correct the value, or press the button to ask all the same.',
      remedy: 'none',
    });
  }
  return null;
}
