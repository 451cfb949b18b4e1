import { z } from 'zod';
import { verdictFrom } from '../api/question.ts';
import { CONTRACT, ENDPOINT_NAMES } from '../endpoint.ts';
import { KIND_TABLE, type Kind } from '../kinds/index.ts';
import { plansOf, wantedOf } from '../kinds/plan.ts';
import type { AnswerRecord } from '../messages.ts';
import type { Depth } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Db } from './db.ts';
import { notFoundVerdict } from './not-found.ts';
import { questionKey } from './question-key.ts';
import type { SettingsStore } from './settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An answer that could not tell was paid for, so it stops a second press, but not for long. */
export const UNKNOWN_TTL = 10 * 60_000;
/** What is kept of an answer that tells of no kind. */
const OTHER_TTL = HOUR;
const KEPT = 5_000;
/** In characters of JSON: certificate histories are a hundred times as long as other answers. */
const HEAVIEST = 30_000_000;
/** How often the answers that no longer stand are looked for, to be taken off the disk. */
const SWEEP_EVERY = 6 * HOUR;

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

export interface Cached {
  readonly verdict: Verdict;
  readonly at: number;
  readonly record: AnswerRecord;
}

/** An answer to be kept; `verdict`: null where it tells of no value. */
export type Kept = Pick<Stored, 'endpoint' | 'answer' | 'whole' | 'missing'> & {
  readonly verdict: Verdict | null;
  readonly depth: Depth;
};

export type Cache = ReturnType<typeof createCache>;

const sweptSchema = z.object({ at: z.number() });

const recordOf = ({ at, endpoint, whole, answer }: Stored): AnswerRecord => ({
  at,
  endpoint,
  path: CONTRACT[endpoint].path,
  whole,
  answer,
});

function lifeOf({ verdict, depth }: Kept): number {
  if (verdict === null) return OTHER_TTL;
  if (verdict.standing === 'unknown') return UNKNOWN_TTL;
  return KIND_TABLE[verdict.kind].lookup?.keeps[depth] ?? UNKNOWN_TTL;
}

export function createCache(db: Db, now: () => number, settings: Pick<SettingsStore, 'read'>) {
  /** One from the future was written before the clock was put back: nobody knows how old it is. */
  const stands = ({ at, expires }: Stored): boolean => expires > now() && at <= now() + DAY;

  /** What has expired holds values all the same: it goes, not only from view. */
  async function sweep(): Promise<void> {
    const last = await db.read('snapshots', 'swept', sweptSchema);
    if (last && last.at <= now() && last.at > now() - SWEEP_EVERY) return;
    await db.write('snapshots', 'swept', { at: now() });
    await db.sift('cache', (value) => {
      const record = storedSchema.safeParse(value);
      return record.success && stands(record.data);
    });
  }

  return {
    sweep,

    /**
     * The freshest answers to these values, of every question that tells what the depth wants: a deep
     * answer holds all of a standard one's, so it answers a standard question too.
     */
    async find(
      origin: string,
      items: readonly { kind: Kind; value: string }[],
      depth: Depth = 'standard',
    ): Promise<(Cached | null)[]> {
      const { transparencyParameter: flag } = await settings.read();
      const asked = items.map(({ kind, value }) => {
        const wanted = wantedOf(kind, depth, flag);
        return plansOf(kind, flag)
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
        let best: Cached | null = null;
        for (const record of mine) {
          if (!record || !stands(record)) continue;
          const verdict = record.missing
            ? notFoundVerdict(kind, value)
            : verdictFrom(kind, value, record.endpoint, record.answer);
          if (verdict && (!best || record.at > best.at)) {
            best = { verdict, at: record.at, record: recordOf(record) };
          }
        }
        return best;
      });
    },

    /** The answer to exactly this question, as `questionKey` names it. */
    async recall(question: string): Promise<(AnswerRecord & { missing: boolean }) | null> {
      const stored = await db.read('cache', question, storedSchema);
      if (!stored || !stands(stored)) return null;
      return { ...recordOf(stored), missing: stored.missing };
    },

    /** Keeps an answer. Failures never come here: only what settles a paid call does, on success. */
    async keep(question: string, kept: Kept): Promise<void> {
      const { endpoint, answer, whole, missing } = kept;
      const at = now();
      const size = JSON.stringify(answer)?.length ?? 0;
      await db.write('cache', question, {
        at,
        expires: at + lifeOf(kept),
        endpoint,
        answer,
        whole,
        missing,
        size,
      });
      await db.trim('cache', KEPT);
      await db.lighten('cache', HEAVIEST);
      await sweep();
    },

    /** Forgets every answer about a value, and gives what it forgot as it was stored. */
    async take(
      origin: string,
      { kind, value }: { readonly kind: Kind; readonly value: string },
    ): Promise<{ question: string; stored: unknown }[]> {
      const { transparencyParameter: flag } = await settings.read();
      const questions = plansOf(kind, flag).map(({ endpoint, params }) =>
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
    async put(question: string, stored: unknown): Promise<void> {
      if (storedSchema.safeParse(stored).success) await db.write('cache', question, stored);
    },

    clear: () => db.clear('cache'),
  };
}
