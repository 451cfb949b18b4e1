import { z } from 'zod';
import {
  type Failure,
  type FailureKind,
  isKeyRefused,
  type Outcome,
  type Phrase,
} from '../../domain/index.ts';
import { failureSchema, kept } from '../../extension/schemas/index.ts';
import { type Badge, createMutex } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';

const troubleSchema = z.object({
  /** Until the API answers a call: the key is refused, there are no credits … */
  lasting: kept(failureSchema).exactOptional(),
  /** An outage or a rate limit, and when a call last met it, ms since the epoch. */
  passing: z.object({ at: z.number(), failure: kept(failureSchema) }).exactOptional(),
});
type Stored = z.infer<typeof troubleSchema>;

const LASTING_FAILURES: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'unauthorized',
  'rate-limited',
  'payment-required',
  'forbidden',
  'no-api',
]);
/** Failures after which the same call can succeed, and which say nothing about the API. */
const OTHER_FAILURES: ReadonlySet<FailureKind> = new Set([
  'aborted',
  'job-failed',
  'over-budget',
  'internal',
]);
/** An outage that no call has met since may be over. */
const PASSING_MS = 5 * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly badge: Pick<Badge, 'set'>;
  readonly now: () => number;
  /** Called with the key's quota for which the API refused a call. */
  readonly onQuotaUsedUp: (quota: string) => Promise<void>;
  /** Called when `current` may have changed. */
  readonly onChange: () => void;
}

export type Trouble = ReturnType<typeof createTrouble>;

/**
 * What the API's last answers say is wrong with the account or with the API itself. Newer facts replace
 * older ones: an answer ends all trouble, an outage is what is wrong now even if credits were missing
 * before. Only a refused key stays, because an outage says nothing about the key.
 */
export function createTrouble({ db, badge, now, onQuotaUsedUp, onChange }: Dependencies) {
  const locked = createMutex();
  const stored = async (): Promise<Stored> =>
    (await db.read('connection', 'trouble', troubleSchema)) ?? {};

  async function write(next: Stored): Promise<void> {
    const before = await stored();
    if (next.lasting ?? next.passing) await db.write('connection', 'trouble', next);
    else await db.remove('connection', 'trouble');
    // An outage passes by itself and needs no badge.
    await badge.set('trouble', next.lasting !== undefined);
    const isSame =
      before.lasting?.kind === next.lasting?.kind &&
      before.passing?.failure.kind === next.passing?.failure.kind;
    if (!isSame) onChange();
  }

  /** Without the raw body and the server's own message, which are not stored. */
  const toStore = ({ raw: _raw, detail: _detail, ...shown }: Failure<Phrase>): Failure<Phrase> =>
    shown;

  return {
    /** What is wrong now, as far as is known. */
    async current(): Promise<Failure<Phrase> | undefined> {
      const { lasting, passing } = await stored();
      const isRecent = passing !== undefined && now() - passing.at < PASSING_MS;
      return isRecent && !(lasting && isKeyRefused(lasting)) ? passing.failure : lasting;
    },
    /** Whether the API refused the last call because of the key or for lack of payment. */
    async refuses(why: 'key' | 'payment'): Promise<boolean> {
      const { lasting } = await stored();
      if (!lasting) return false;
      return why === 'key' ? isKeyRefused(lasting) : lasting.kind === 'payment-required';
    },
    /** Sets a trouble that lasts, or ends it. */
    set: (failure: Failure<Phrase> | null): Promise<void> =>
      locked(() => write(failure ? { lasting: toStore(failure) } : {})),
    /** Records what a call's outcome says. */
    update: (outcome: Outcome<unknown, Phrase>): Promise<void> =>
      locked(async () => {
        const { lasting, passing: known } = await stored();
        if (outcome.ok) return lasting || known ? write({}) : undefined;
        const { failure } = outcome;
        // The trouble is stored all the same.
        if (failure.quota !== undefined) await onQuotaUsedUp(failure.quota).catch(() => undefined);
        if (failure.waitHelps && !OTHER_FAILURES.has(failure.kind)) {
          const passing = { at: now(), failure: toStore(failure) };
          await write({ ...(lasting ? { lasting } : {}), passing });
        } else if (LASTING_FAILURES.has(failure.kind)) await write({ lasting: toStore(failure) });
      }),
    /** Call at start-up: the browser forgets badges when it closes. */
    async restoreBadge(): Promise<void> {
      if ((await stored()).lasting) await badge.set('trouble', true);
    },
  };
}
