/** Schemas of past lookups and their cost: history, receipts, the day's spending. */
import { z } from 'zod';
import { BILLED } from '../../domain/index.ts';
import { usageSchema } from './account.ts';
import {
  countSchema,
  depthSchema,
  kindSchema,
  lookupPlaceSchema,
  type TextsOf,
  timestampSchema,
} from './primitives.ts';
import { budgetSchema } from './settings.ts';
import { sharedAnswerSchema } from './stored-answer.ts';
import { verdictSchema } from './verdict.ts';

export const historyEntrySchema = z.object({
  id: z.string(),
  at: timestampSchema,
  verdict: verdictSchema,
  place: lookupPlaceSchema,
  /** Host of the page, absent for the popup and the omnibox. */
  site: z.string().exactOptional(),
  credits: countSchema,
  billed: z.enum(BILLED),
  depth: depthSchema,
  shared: sharedAnswerSchema.exactOptional(),
  /** A paid answer that could not be read, as received. If `rawLength` is set, only its beginning. */
  raw: z.string().exactOptional(),
  /** Characters of the whole raw answer, which the message `rawAnswer` returns for the entry's id. */
  rawLength: countSchema.exactOptional(),
});

export const receiptSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** Path of the endpoint, never a query. */
  endpoint: z.string(),
  credits: countSchema,
  /** Host of the page, or the name of an extension page. */
  origin: z.string(),
  automatic: z.boolean(),
  state: z.enum(['open', 'answered', 'failed', 'possibly-billed']),
  /** A gateway already had the answer, so it cost nothing. */
  shared: z.literal(true).exactOptional(),
  /** The value that was looked up, if the history still has it. */
  about: verdictSchema.pick({ kind: true, value: true, facts: true }).exactOptional(),
});

export const spendingTotalsSchema = z.object({
  today: countSchema,
  automaticToday: countSchema,
  possiblyBilled: countSchema,
  /** Credits of lists, which have a confirmed budget of their own; absent where there are none. */
  lists: countSchema.exactOptional(),
  budget: budgetSchema,
});

const warningLevel = z.number().int().min(1).max(4);
const warningBase = {
  /** Stable while the cause is the same: a quota's day, a key's expiry. */
  id: z.string(),
  /** Higher is worse. A dismissed warning comes back at a higher level. */
  level: warningLevel,
  dismissed: z.boolean(),
};

/** Something that has stopped lookups or soon will. */
export const accountWarningSchema = z.discriminatedUnion('kind', [
  z.object({ ...warningBase, kind: z.literal('key-inactive') }),
  /** `days`: whole days from now; `at`: as the API sent it. */
  z.object({ ...warningBase, kind: z.literal('key-expires'), at: z.string(), days: countSchema }),
  z.object({ ...warningBase, kind: z.literal('key-expired'), at: z.string() }),
  /** `used`: by this browser alone, in the quota's current period. */
  z.object({
    ...warningBase,
    kind: z.literal('quota'),
    quota: z.string(),
    used: countSchema,
    total: z.number(),
    /** The API has refused a lookup for it. */
    usedUp: z.literal(true).exactOptional(),
  }),
  /** `beyond`: remaining credits besides quota and packs. */
  z.object({
    ...warningBase,
    kind: z.literal('subscription'),
    used: z.number(),
    total: z.number(),
    packs: z.boolean(),
    beyond: z.number(),
  }),
  /** `days`: how long the remaining credits last at this browser's pace of the last week. */
  z.object({
    ...warningBase,
    kind: z.literal('credits-low'),
    remaining: z.number(),
    days: countSchema,
  }),
  /** Fewer credits remain than a lookup of this kind costs. */
  z.object({
    ...warningBase,
    kind: z.literal('credits-short'),
    remaining: z.number(),
    price: countSchema,
    about: kindSchema,
  }),
  z.object({ ...warningBase, kind: z.literal('credits-none') }),
]);

/** Credits that can still be spent, and what they are limited by: the least of all that applies. */
export const creditsLeftSchema = z.object({
  credits: z.number().nonnegative(),
  by: z.enum(['balance', 'team', 'key']),
  /** Of the key, which has the quota's name. */
  quota: z.string().exactOptional(),
  /** The API has refused a lookup for it. */
  usedUp: z.literal(true).exactOptional(),
});
export type CreditsLeft = z.infer<typeof creditsLeftSchema>;

/** The account as `usage` and the popup show it; `usage`: null where nothing is kept. */
export const accountOverviewSchema = z.object({
  usage: usageSchema.nullable(),
  /** Absent where it is not known, or no longer. */
  left: creditsLeftSchema.exactOptional(),
  spent: spendingTotalsSchema,
  warnings: z.array(accountWarningSchema),
});

export type AccountWarning = z.infer<typeof accountWarningSchema>;
export type HistoryEntry<T = string> = TextsOf<typeof historyEntrySchema, T>;
export type Receipt<T = string> = TextsOf<typeof receiptSchema, T>;
export type SpendingTotals = z.infer<typeof spendingTotalsSchema>;
