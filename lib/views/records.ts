/** What was asked and what it cost: history, receipts, the day's spending. */
import { z } from 'zod';
import { BILLED } from '../failure.ts';
import { budgetSchema } from './settings.ts';
import { verdictSchema } from './verdict.ts';
import { count, depthSchema, instant, placeSchema } from './words.ts';

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
});

export const spentSchema = z.object({
  today: count,
  automaticToday: count,
  possiblyBilled: count,
  budget: budgetSchema,
});

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type Spent = z.infer<typeof spentSchema>;
