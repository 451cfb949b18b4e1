import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Kind, type Outcome, ok, SENTENCES } from '../../domain/index.ts';
import { withTimeoutOrNull } from '../concurrency/index.ts';
import { notFoundVerdict, type PaidResult } from './paid-result.ts';

/** The answer has already come and waits only briefly for this second call. */
const USAGE_TIMEOUT_MS = 3_000;

/** @param ask calls the free usage endpoint: if it returns 404 too, there is no API at this address */
export function createNotFoundInterpreter(ask: () => Promise<Outcome<unknown>>) {
  return async (
    { kind, value }: { readonly kind: Kind | null; readonly value: string },
    refused: Failure,
  ): Promise<Outcome<PaidResult>> => {
    if (refused.kind !== 'not-found' || kind === null) return fail(refused);
    const usage = await withTimeoutOrNull(USAGE_TIMEOUT_MS, ask());
    if (usage?.ok === false && usage.failure.kind === 'no-api') {
      const { message, action, remedy, [SENTENCES]: sentences } = usage.failure;
      const { billed } = refused;
      return fail(
        createFailure('no-api', {
          ...{ message, action, remedy, billed },
          ...(sentences ? { [SENTENCES]: sentences } : {}),
        }),
      );
    }
    const answer = { error: refused.detail ?? 'Not Found' };
    const { billed, shared } = refused;
    const verdict = notFoundVerdict(kind, value, shared !== undefined);
    return ok({ verdict, answer, billed, missing: true, ...(shared ? { shared } : {}) });
  };
}

export type NotFoundInterpreter = ReturnType<typeof createNotFoundInterpreter>;
