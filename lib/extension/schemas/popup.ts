/** What the popup alone shows and keeps: its draft, the page beside it, what was spent day by day. */
import { z } from 'zod';
import { countSchema } from './primitives.ts';
import { policiesSchema } from './settings.ts';

/** What stood in the popup when it closed. */
export const popupDraftSchema = z.object({
  text: z.string().max(20_000),
  /** Name of the tab in front; empty: the first. */
  tab: z.string().max(40),
});

/** What Fieldmark does on the page in the active tab. */
export const activeSiteSchema = z.object({
  tab: z.number().int(),
  /** Origin; its rule would be kept under it. */
  site: z.string(),
  host: z.string(),
  private: z.boolean(),
  /** What the person wishes for there, rules of the site included. */
  wishedPolicies: policiesSchema,
  /** What holds: without a key nothing is offered. */
  effectivePolicies: policiesSchema,
  /** The site has rules of its own. */
  hasSiteRules: z.boolean(),
  paused: z.boolean(),
});

/** Paid calls of one day, endpoint and origin, by this browser's receipts. */
export const spendingRowSchema = z.object({
  /** The person's own day, YYYY-MM-DD. */
  day: z.string(),
  /** Path of the endpoint. */
  endpoint: z.string(),
  origin: z.string(),
  calls: countSchema,
  answered: countSchema,
  /** Of calls that were or may have been billed. */
  credits: countSchema,
  /** Of these, credits that may not have been billed. */
  possibly: countSchema,
});

export type PopupDraft = z.infer<typeof popupDraftSchema>;
export type ActiveSite = z.infer<typeof activeSiteSchema>;
export type SpendingRow = z.infer<typeof spendingRowSchema>;
