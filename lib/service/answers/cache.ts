import { z } from 'zod';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import {
  type Depth,
  ENDPOINT_NAMES,
  type Kind,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import { type StoredAnswer, sharedAnswerSchema } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupPlansOf, topicsFor } from '../../kinds/index.ts';
import { mergeAnswers } from '../../kinds/shared/merge-answers.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import { type MergedVerdict, mergedVerdict, storedAnswerOf } from './merged-answer.ts';
import { NOT_FOUND } from './paid-result.ts';
import { type KeyedValue, questionKey, valueOfQuestionKey } from './question-key.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long an `unknown` answer is reused. It was paid for, but the API may soon know more. */
export const UNKNOWN_TTL_MS = 10 * 60_000;
/** How long an answer without a verdict is reused. */
const OTHER_TTL_MS = HOUR;
const MAX_ENTRIES = 5_000;
/** In characters of JSON. Certificate histories are a hundred times longer than other answers. */
const MAX_TOTAL_SIZE = 64_000_000;
/** How often expired answers are deleted. */
const SWEEP_INTERVAL_MS = 6 * HOUR;

const answerSchema = z.object({
  at: z.number().int().nonnegative(),
  expires: z.number(),
  endpoint: z.enum(ENDPOINT_NAMES),
  answer: z.unknown(),
  whole: z.boolean(),
  /** The API answered "not found". */
  missing: z.boolean(),
  shared: sharedAnswerSchema.exactOptional(),
});
const storedSchema = answerSchema.extend({
  /** Earlier answers to the same question, newest first, with fields that the later ones lack. */
  former: z.array(answerSchema),
});
type Kept = z.infer<typeof answerSchema>;
type Stored = z.infer<typeof storedSchema>;
/** Earlier answers that are kept for one question. */
const MAX_FORMER = 3;

export interface CachedAnswer extends MergedVerdict {
  /** When the API gave the newest answer that covers the depth, as far as known. */
  readonly at: number;
  readonly shared?: NonNullable<StoredAnswer['shared']>;
}

/** An answer to store; `verdict`: null where it is about no value. */
export type AnswerToCache = Pick<Kept, 'endpoint' | 'answer' | 'whole' | 'missing'> & {
  readonly verdict: Verdict<Phrase> | null;
  readonly depth: Depth;
  readonly shared?: StoredAnswer['shared'];
};

interface KeyedItem {
  readonly kind: Kind;
  readonly value: string;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const sweptSchema = z.object({ at: z.number() });

/** In characters of JSON. */
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

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
  /** An answer with a future time was stored before the clock was set back, so its age is unknown. */
  const isValid = ({ at, expires }: Kept): boolean => expires > now() && at <= now() + DAY;

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

  /** For each value, its readable answers that have not expired, newest first. */
  async function readAll(account: string, items: readonly KeyedItem[]) {
    const { transparencyParameter: flag } = await settings.read();
    const plansOf = items.map(({ kind, value }) =>
      lookupPlansOf(kind, flag).map(({ endpoint, params, tells }) => ({
        kind,
        value,
        tells,
        question: questionKey(account, { endpoint, params: { query: value, ...params } }),
      })),
    );
    const questions = plansOf.flat().map(({ question }) => question);
    const records = await db.readMany('cache', questions, storedSchema);
    let next = 0;
    return plansOf.map((plans) =>
      plans
        .flatMap((plan) => {
          const record = records[next++];
          if (!record || !isValid(record)) return [];
          return [record, ...record.former.filter(isValid)]
            .filter((answer) => mergedVerdict(plan.kind, plan.value, [answer]) !== null)
            .map((answer) => ({ ...answer, ...plan }));
        })
        .toSorted((a, b) => b.at - a.at),
    );
  }

  /** Earlier answers to the same question that have fields which the new answer lacks. */
  function formerOf(record: Stored | undefined, { endpoint, answer }: AnswerToCache): Kept[] {
    if (!record || !isValid(record)) return [];
    const { former, ...last } = record;
    const earlier = [last, ...former.filter(isValid)].filter(({ missing }) => !missing);
    const { sources } = mergeAnswers(ENDPOINTS[endpoint].answerFields, [
      answer,
      ...earlier.map((each) => each.answer),
    ]);
    const used = new Set(sources.values());
    return earlier.filter((_, i) => used.has(i + 1)).slice(0, MAX_FORMER);
  }

  return {
    removeExpired,

    /**
     * The answers about each value, merged, if one of them covers the topics of the depth. A deep
     * answer covers all of a standard one, so it answers a standard question too.
     */
    async find(
      account: string,
      items: readonly KeyedItem[],
      depth: Depth = 'standard',
    ): Promise<(CachedAnswer | null)[]> {
      const { transparencyParameter: flag } = await settings.read();
      const answersOf = await readAll(account, items);
      return items.map(({ kind, value }, i) => {
        const wanted = topicsFor(kind, depth, flag);
        const answers = answersOf[i] ?? [];
        const newest = answers.find(({ tells }) => wanted.every((topic) => tells.includes(topic)));
        if (!newest) return null;
        const found = answers.filter(({ missing }) => !missing);
        const merged = mergedVerdict(kind, value, newest.missing ? [newest, ...found] : found);
        const { at, shared } = newest;
        return merged && { ...merged, at, ...(shared ? { shared } : {}) };
      });
    },

    /** Merges a new answer with the older answers about its value. */
    async mergeWithOlder(question: string, alone: MergedVerdict): Promise<MergedVerdict> {
      const { record, verdict } = alone;
      const about = valueOfQuestionKey(question);
      if (!about || record.older) return alone;
      const [answers = []] = await readAll(about.account, [about]);
      const json = JSON.stringify(record.answer);
      const older = answers.filter((other) => {
        const isThis = other.question === question && JSON.stringify(other.answer) === json;
        return !isThis && !other.missing && other.at <= record.at;
      });
      const missing = verdict.reason === NOT_FOUND;
      return mergedVerdict(about.kind, about.value, [{ ...record, missing }, ...older]) ?? alone;
    },

    /** The answer to exactly this question, as `questionKey` names it. */
    async readExact(question: string): Promise<(StoredAnswer & { missing: boolean }) | null> {
      const stored = await db.read('cache', question, storedSchema);
      if (!stored || !isValid(stored)) return null;
      return { ...storedAnswerOf(stored), missing: stored.missing };
    },

    /** Stores an answer. Only successful paid calls come here. A team's answer expires as its own would. */
    async save(question: string, kept: AnswerToCache): Promise<void> {
      const { endpoint, answer, whole, missing, shared } = kept;
      const at = shared?.at ?? now();
      const former = formerOf(await db.read('cache', question, storedSchema), kept);
      const expires = at + ttlOf(kept);
      const size = sizeOf(answer) + sizeOf(former);
      const record = { at, expires, endpoint, answer, whole, missing, former, size };
      await db.write('cache', question, shared ? { ...record, shared } : record);
      await db.trimToCount('cache', MAX_ENTRIES);
      await db.trimToSize('cache', MAX_TOTAL_SIZE);
      await removeExpired();
    },

    ...createRemovals(db, settings),
    clear: () => db.clear('cache'),
  };
}

/** What a person or a correction of the API takes out of the cache, and puts back. */
function createRemovals(db: Db, settings: Pick<SettingsStore, 'read'>) {
  return {
    /** Deletes every answer about a value, and returns the deleted records. */
    async removeForValue(
      account: string,
      { kind, value }: { readonly kind: Kind; readonly value: string },
    ): Promise<{ question: string; stored: unknown }[]> {
      const { transparencyParameter: flag } = await settings.read();
      const questions = lookupPlansOf(kind, flag).map(({ endpoint, params }) =>
        questionKey(account, { endpoint, params: { query: value, ...params } }),
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

    /** Deletes every "not found" answer, and returns the values that they were about. */
    async removeMissing(): Promise<readonly KeyedValue[]> {
      const missing = (await db.readByPrefix('cache', '', storedSchema)).filter(
        ({ value }) => value.missing,
      );
      for (const { id, value } of missing) {
        const [last, ...former] = value.former;
        const rest = { former, size: sizeOf(last?.answer) + sizeOf(former) };
        await (last ? db.write('cache', id, { ...last, ...rest }) : db.remove('cache', id));
      }
      return missing.flatMap(({ id }) => valueOfQuestionKey(id) ?? []);
    },
  };
}
