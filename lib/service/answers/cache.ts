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

/** How long an `unknown` answer is reused: it was paid for, but may soon be known. */
export const UNKNOWN_TTL_MS = 10 * 60_000;
/** How long an answer without a verdict is reused. */
const OTHER_TTL_MS = HOUR;
const MAX_ENTRIES = 5_000;
/** In characters of JSON. Certificate histories are a hundred times longer than other answers. */
const MAX_TOTAL_SIZE = 30_000_000;
/** How often expired answers are deleted. */
const SWEEP_INTERVAL_MS = 6 * HOUR;

const storedSchema = z.object({
  at: z.number().int().nonnegative(),
  expires: z.number(),
  endpoint: z.enum(ENDPOINT_NAMES),
  answer: z.unknown(),
  /** Up to 0.1.0 every request named its fields. */
  whole: z.boolean().catch(false),
  /** The API answered "not found". */
  missing: z.boolean().catch(false),
});
type Stored = z.infer<typeof storedSchema>;

export interface CachedAnswer {
  readonly verdict: Verdict;
  readonly at: number;
  readonly record: StoredAnswer;
}

/** An answer to store; `verdict`: null where it is about no value. */
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
  /** An answer from the future was stored before the clock was set back, so its age is unknown. */
  const isValid = ({ at, expires }: Stored): boolean => expires > now() && at <= now() + DAY;

  /** Deletes expired answers, since they contain values. */
  async function removeExpired(): Promise<void> {
    const last = await db.read('snapshots', 'swept', sweptSchema);
    if (last && last.at <= now() && last.at > now() - SWEEP_INTERVAL_MS) return;
    await db.write('snapshots', 'swept', { at: now() });
    await db.retainWhere('cache', (value) => {
      const record = storedSchema.safeParse(value);
      return record.success && isValid(record.data);
    });
  }

  return {
    removeExpired,

    /**
     * The newest answer for each value, of every request that covers the topics of the depth. A
     * deep answer covers all of a standard one, so it answers a standard question too.
     */
    async find(
      origin: string,
      items: readonly { kind: Kind; value: string }[],
      depth: Depth = 'standard',
    ): Promise<(CachedAnswer | null)[]> {
      const { transparencyParameter } = await settings.read();
      const questionsOf = items.map(({ kind, value }) => {
        const wanted = topicsFor(kind, depth, transparencyParameter);
        return lookupPlansOf(kind, transparencyParameter)
          .filter(({ tells }) => wanted.every((topic) => tells.includes(topic)))
          .map(({ endpoint, params }) =>
            questionKey(origin, { endpoint, params: { query: value, ...params } }),
          );
      });
      const records = await db.readMany('cache', questionsOf.flat(), storedSchema);
      let next = 0;
      return items.map(({ kind, value }, i) => {
        const candidates = records.slice(next, next + (questionsOf[i]?.length ?? 0));
        next += candidates.length;
        let best: CachedAnswer | null = null;
        for (const record of candidates) {
          if (!record || !isValid(record)) continue;
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
      if (!stored || !isValid(stored)) return null;
      return { ...answerRecordOf(stored), missing: stored.missing };
    },

    /** Stores an answer. Only successful paid calls come here. */
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

    /** Deletes every answer about a value, and returns the deleted records. */
    async removeForValue(
      origin: string,
      { kind, value }: { readonly kind: Kind; readonly value: string },
    ): Promise<{ question: string; stored: unknown }[]> {
      const { transparencyParameter: flag } = await settings.read();
      const questions = lookupPlansOf(kind, flag).map(({ endpoint, params }) =>
        questionKey(origin, { endpoint, params: { query: value, ...params } }),
      );
      const stored = await db.readMany('cache', questions, z.unknown());
      const found = questions.flatMap((question, i) =>
        stored[i] === undefined ? [] : [{ question, stored: stored[i] }],
      );
      for (const { question } of found) await db.remove('cache', question);
      return found;
    },
    /** Puts a deleted record back. */
    async restore(question: string, stored: unknown): Promise<void> {
      if (storedSchema.safeParse(stored).success) await db.write('cache', question, stored);
    },

    clear: () => db.clear('cache'),
  };
}
