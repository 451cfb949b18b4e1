import { z } from 'zod';
import { verdictFromAnswer } from '../../api/client/index.ts';
import {
  type Depth,
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type Kind,
  type Verdict,
} from '../../domain/index.ts';
import type { StoredAnswer } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupPlansOf, topicsFor } from '../../kinds/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import { notFoundVerdict } from './paid-result.ts';
import { questionKey } from './question-key.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An answer that could not tell was paid for, so it stops a second press, but not for long. */
export const UNKNOWN_TTL_MS = 10 * 60_000;
/** What is kept of an answer that tells of no kind. */
const OTHER_TTL_MS = HOUR;
const MAX_ENTRIES = 5_000;
/** In characters of JSON: certificate histories are a hundred times as long as other answers. */
const MAX_TOTAL_SIZE = 30_000_000;
/** How often the answers that no longer stand are looked for, to be taken off the disk. */
const SWEEP_INTERVAL_MS = 6 * HOUR;

const storedSchema = z.object({
  at: z.number().int().nonnegative(),
  expires: z.number(),
  endpoint: z.enum(ENDPOINT_NAMES),
  answer: z.unknown(),
  /** Up to 0.1.0 every question named the fields that it wanted. */
  whole: z.boolean().catch(false),
  /** The API knows nothing of the value: the answer only says so. */
  missing: z.boolean().catch(false),
});
type Stored = z.infer<typeof storedSchema>;

export interface CachedAnswer {
  readonly verdict: Verdict;
  readonly at: number;
  readonly record: StoredAnswer;
}

/** An answer to be kept; `verdict`: null where it tells of no value. */
export type AnswerToCache = Pick<Stored, 'endpoint' | 'answer' | 'whole' | 'missing'> & {
  readonly verdict: Verdict | null;
  readonly depth: Depth;
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const sweptSchema = z.object({ at: z.number() });

const answerRecordOf = ({ at, endpoint, whole, answer }: Stored): StoredAnswer => ({
  at,
  endpoint,
  path: ENDPOINT_CONTRACT[endpoint].path,
  whole,
  answer,
});

function ttlOf({ verdict, depth }: AnswerToCache): number {
  if (verdict === null) return OTHER_TTL_MS;
  if (verdict.standing === 'unknown') return UNKNOWN_TTL_MS;
  return KIND_DEFINITIONS[verdict.kind].lookup?.maxAgeMs[depth] ?? UNKNOWN_TTL_MS;
}

export function createAnswerCache(
  db: Db,
  now: () => number,
  settings: Pick<SettingsStore, 'read'>,
) {
  /** One from the future was written before the clock was put back: nobody knows how old it is. */
  const stands = ({ at, expires }: Stored): boolean => expires > now() && at <= now() + DAY;

  /** What has expired holds values all the same: it goes, not only from view. */
  async function removeExpired(): Promise<void> {
    const last = await db.read('snapshots', 'swept', sweptSchema);
    if (last && last.at <= now() && last.at > now() - SWEEP_INTERVAL_MS) return;
    await db.write('snapshots', 'swept', { at: now() });
    await db.retainWhere('cache', (value) => {
      const record = storedSchema.safeParse(value);
      return record.success && stands(record.data);
    });
  }

  return {
    removeExpired,

    /**
     * The freshest answers to these values, of every question that tells what the depth wants: a deep
     * answer holds all of a standard one's, so it answers a standard question too.
     */
    async find(
      origin: string,
      items: readonly { kind: Kind; value: string }[],
      depth: Depth = 'standard',
    ): Promise<(CachedAnswer | null)[]> {
      const { transparencyParameter: flag } = await settings.read();
      const asked = items.map(({ kind, value }) => {
        const wanted = topicsFor(kind, depth, flag);
        return lookupPlansOf(kind, flag)
          .filter(({ tells }) => wanted.every((each) => tells.includes(each)))
          .map(({ endpoint, params }) =>
            questionKey(origin, { endpoint, params: { query: value, ...params } }),
          );
      });
      const records = await db.readMany('cache', asked.flat(), storedSchema);
      let next = 0;
      return items.map(({ kind, value }, i) => {
        const mine = records.slice(next, next + (asked[i]?.length ?? 0));
        next += mine.length;
        let best: CachedAnswer | null = null;
        for (const record of mine) {
          if (!record || !stands(record)) continue;
          const verdict = record.missing
            ? notFoundVerdict(kind, value)
            : verdictFromAnswer(kind, value, record.endpoint, record.answer);
          if (verdict && (!best || record.at > best.at)) {
            best = { verdict, at: record.at, record: answerRecordOf(record) };
          }
        }
        return best;
      });
    },

    /** The answer to exactly this question, as `questionKey` names it. */
    async readExact(question: string): Promise<(StoredAnswer & { missing: boolean }) | null> {
      const stored = await db.read('cache', question, storedSchema);
      if (!stored || !stands(stored)) return null;
      return { ...answerRecordOf(stored), missing: stored.missing };
    },

    /** Keeps an answer. Failures never come here: only what settles a paid call does, on success. */
    async save(question: string, kept: AnswerToCache): Promise<void> {
      const { endpoint, answer, whole, missing } = kept;
      const at = now();
      const size = JSON.stringify(answer)?.length ?? 0;
      await db.write('cache', question, {
        at,
        expires: at + ttlOf(kept),
        endpoint,
        answer,
        whole,
        missing,
        size,
      });
      await db.trimToCount('cache', MAX_ENTRIES);
      await db.trimToSize('cache', MAX_TOTAL_SIZE);
      await removeExpired();
    },

    /** Forgets every answer about a value, and gives what it forgot as it was stored. */
    async removeForValue(
      origin: string,
      { kind, value }: { readonly kind: Kind; readonly value: string },
    ): Promise<{ question: string; stored: unknown }[]> {
      const { transparencyParameter: flag } = await settings.read();
      const questions = lookupPlansOf(kind, flag).map(({ endpoint, params }) =>
        questionKey(origin, { endpoint, params: { query: value, ...params } }),
      );
      const stored = await db.readMany('cache', questions, z.unknown());
      const there = questions.flatMap((question, i) =>
        stored[i] === undefined ? [] : [{ question, stored: stored[i] }],
      );
      for (const { question } of there) await db.remove('cache', question);
      return there;
    },
    /** What was taken, back in its place. */
    async restore(question: string, stored: unknown): Promise<void> {
      if (storedSchema.safeParse(stored).success) await db.write('cache', question, stored);
    },

    clear: () => db.clear('cache'),
  };
}
