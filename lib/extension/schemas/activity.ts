/** What was asked and what it cost: history, receipts, the day's spending. */
import { z } from 'zod';
import { BILLED } from '../../domain/index.ts';
import { usageSchema } from './account.ts';
import {
  countSchema,
  depthSchema,
  kindSchema,
  lookupPlaceSchema,
  timestampSchema,
} from './primitives.ts';
import { budgetSchema } from './settings.ts';
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
  /** A paid answer that could not be read, as it came. */
  raw: z.string().exactOptional(),
});

export const receiptSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** Path of the endpoint, never a query. */
  endpoint: z.string(),
  credits: countSchema,
  /** Host of the page or the name of our own surface. */
  origin: z.string(),
  automatic: z.boolean(),
  state: z.enum(['open', 'answered', 'failed', 'possibly-billed']),
  /** What was asked about, where the history still tells. */
  about: z.object({ kind: kindSchema, value: z.string() }).exactOptional(),
});

export const spendingTotalsSchema = z.object({
  today: countSchema,
  automaticToday: countSchema,
  possiblyBilled: countSchema,
  /** Credits of lists, whose prices were confirmed apart from the budget; absent where there are none. */
  lists: countSchema.exactOptional(),
  budget: budgetSchema,
});

const warningLevel = z.number().int().min(1).max(4);
const warningBase = {
  /** The same as long as it is about the same: a quota's day, a key's expiry. */
  id: z.string(),
  /** Grows as it gets worse; a dismissed one comes back when it has grown. */
  level: warningLevel,
  dismissed: z.boolean(),
};

/** What will stop lookups soon, told before it does. */
export const accountWarningSchema = z.discriminatedUnion('kind', [
  z.object({ ...warningBase, kind: z.literal('key-inactive') }),
  /** Whole days from now; `at` as the API gave it. */
  z.object({ ...warningBase, kind: z.literal('key-expires'), at: z.string(), days: countSchema }),
  z.object({ ...warningBase, kind: z.literal('key-expired'), at: z.string() }),
  /** `used`: by this browser alone, in the quota's present window. */
  z.object({
    ...warningBase,
    kind: z.literal('quota'),
    quota: z.string(),
    used: countSchema,
    total: z.number(),
  }),
  /** `beyond`: credits that are left when quota and packs are used up. */
  z.object({
    ...warningBase,
    kind: z.literal('subscription'),
    used: z.number(),
    total: z.number(),
    packs: z.boolean(),
    beyond: z.number(),
  }),
  /** `days`: how long what is left lasts at the pace of this browser's last week. */
  z.object({
    ...warningBase,
    kind: z.literal('credits-low'),
    remaining: z.number(),
    days: countSchema,
  }),
  /** Less is left than a lookup of this kind costs. */
  z.object({
    ...warningBase,
    kind: z.literal('credits-short'),
    remaining: z.number(),
    price: countSchema,
    about: kindSchema,
  }),
  z.object({ ...warningBase, kind: z.literal('credits-none') }),
]);

/** The account as `usage` and the popup show it; `usage`: null where nothing is kept. */
export const accountOverviewSchema = z.object({
  usage: usageSchema.nullable(),
  spent: spendingTotalsSchema,
  warnings: z.array(accountWarningSchema),
});

export type AccountWarning = z.infer<typeof accountWarningSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type SpendingTotals = z.infer<typeof spendingTotalsSchema>;
