/** What the popup alone shows and keeps: its draft, the page beside it, what was spent day by day. */
import { z } from 'zod';
import { policiesSchema } from './settings.ts';
import { count } from './words.ts';

/** What stood in the popup when it closed. */
export const draftSchema = z.object({
  text: z.string().max(20_000),
  /** Name of the tab in front; empty: the first. */
  tab: z.string().max(40),
});

/** What Fieldmark does on the page in the active tab. */
export const hereSchema = z.object({
  tab: z.number().int(),
  /** Origin; its rule would be kept under it. */
  site: z.string(),
  host: z.string(),
  private: z.boolean(),
  /** What the person wishes for there, rules of the site included. */
  wished: policiesSchema,
  /** What holds: without a key nothing is offered. */
  holds: policiesSchema,
  /** The site has rules of its own. */
  ruled: z.boolean(),
  paused: z.boolean(),
});

/** Paid calls of one day, endpoint and origin, by this browser's receipts. */
export const spendingRowSchema = z.object({
  /** The person's own day, YYYY-MM-DD. */
  day: z.string(),
  /** Path of the endpoint. */
  endpoint: z.string(),
  origin: z.string(),
  calls: count,
  answered: count,
  /** Of calls that were or may have been billed. */
  credits: count,
  /** Of these, credits that may not have been billed. */
  possibly: count,
});

export type Draft = z.infer<typeof draftSchema>;
export type Here = z.infer<typeof hereSchema>;
export type SpendingRow = z.infer<typeof spendingRowSchema>;
