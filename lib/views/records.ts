/** What was asked and what it cost: history, receipts, the day's spending. */
import { z } from 'zod';
import { BILLED } from '../failure.ts';
import { budgetSchema } from './settings.ts';
import { verdictSchema } from './verdict.ts';
import { count, depthSchema, instant, kindSchema, placeSchema } from './words.ts';

export const historyEntrySchema = z.object({
  id: z.string(),
  at: instant,
  verdict: verdictSchema,
  place: placeSchema,
  /** Host of the page, absent for the popup and the omnibox. */
  site: z.string().exactOptional(),
  credits: count,
  billed: z.enum(BILLED),
  depth: depthSchema,
  /** A paid answer that could not be read, as it came. */
  raw: z.string().exactOptional(),
});

export const receiptSchema = z.object({
  id: z.string(),
  at: instant,
  /** Path of the endpoint, never a query. */
  endpoint: z.string(),
  credits: count,
  /** Host of the page or the name of our own surface. */
  origin: z.string(),
  automatic: z.boolean(),
  state: z.enum(['open', 'answered', 'failed', 'possibly-billed']),
  /** What was asked about, where the history still tells. */
  about: z.object({ kind: kindSchema, value: z.string() }).exactOptional(),
});

export const spentSchema = z.object({
  today: count,
  automaticToday: count,
  possiblyBilled: count,
  /** Credits of lists, whose prices were confirmed apart from the budget; absent where there are none. */
  lists: count.exactOptional(),
  budget: budgetSchema,
});

const level = z.number().int().min(1).max(4);
const base = {
  /** The same as long as it is about the same: a quota's day, a key's expiry. */
  id: z.string(),
  /** Grows as it gets worse; a dismissed one comes back when it has grown. */
  level,
  dismissed: z.boolean(),
};

/** What will stop lookups soon, told before it does. */
export const warningSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('key-inactive') }),
  /** Whole days from now; `at` as the API gave it. */
  z.object({ ...base, kind: z.literal('key-expires'), at: z.string(), days: count }),
  z.object({ ...base, kind: z.literal('key-expired'), at: z.string() }),
  /** `used`: by this browser alone, in the quota's present window. */
  z.object({
    ...base,
    kind: z.literal('quota'),
    quota: z.string(),
    used: count,
    total: z.number(),
  }),
  /** `beyond`: credits that are left when quota and packs are used up. */
  z.object({
    ...base,
    kind: z.literal('subscription'),
    used: z.number(),
    total: z.number(),
    packs: z.boolean(),
    beyond: z.number(),
  }),
  /** `days`: how long what is left lasts at the pace of this browser's last week. */
  z.object({ ...base, kind: z.literal('credits-low'), remaining: z.number(), days: count }),
  /** Less is left than a lookup of this kind costs. */
  z.object({
    ...base,
    kind: z.literal('credits-short'),
    remaining: z.number(),
    price: count,
    about: kindSchema,
  }),
  z.object({ ...base, kind: z.literal('credits-none') }),
]);

export type Warning = z.infer<typeof warningSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type Spent = z.infer<typeof spentSchema>;
