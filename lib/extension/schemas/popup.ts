/** Schemas of cards in pages, and of what only the popup uses. */
import { z } from 'zod';
import {
  countSchema,
  depthSchema,
  guardModeSchema,
  kindSchema,
  lookupPlaceSchema,
  type TextsOf,
  textSchema,
  valueSchema,
} from './primitives.ts';
import { policiesSchema } from './settings.ts';
import { lookupOfferSchema, parsedTextSchema, verdictSchema } from './verdict.ts';

/** A lookup that the popup shows for confirmation; pressing its button spends `credits`. */
export const pendingLookupSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  offer: lookupOfferSchema,
  depth: depthSchema,
  refresh: z.boolean(),
  credits: countSchema,
  /** Host of the page that it was prepared on. */
  host: z.string(),
  /** The popup was opened by the press on that page, and not by the person. */
  byPage: z.boolean(),
});

/** A card opened by the background: its id for the page's script, and a token for its frame. */
export const openedCardSchema = z.object({ id: z.string(), token: z.string() });

/** Position of a mark among the page's marks, from 1, for keyboard navigation. */
export const markPositionSchema = z.object({ at: countSchema, of: countSchema });

/** The subject of a card: one value of a known kind, or free text (a selection). */
export const cardSubjectSchema = z.union([
  z.object({ kind: kindSchema, value: valueSchema }),
  z.object({ text: z.string() }),
]);

export const cardContentSchema = z.object({
  subject: cardSubjectSchema,
  place: lookupPlaceSchema,
  /** Opening the card was itself a request to look the value up (context menu, command). */
  asked: z.boolean(),
  position: markPositionSchema.exactOptional(),
  /** The card says what the marks mean: nobody has seen it yet. */
  legend: z.literal(true).exactOptional(),
  /** Free verdicts of the values in the subject; null where none could be read. */
  reading: parsedTextSchema.nullable(),
});

export type PendingLookup<T = string> = TextsOf<typeof pendingLookupSchema, T>;
export type OpenedCard = z.infer<typeof openedCardSchema>;
export type CardSubject = z.infer<typeof cardSubjectSchema>;
export type CardContent<T = string> = TextsOf<typeof cardContentSchema, T>;

/** The popup's input and tab when it was closed. */
export const popupDraftSchema = z.object({
  text: z.string().max(20_000),
  /** Name of the selected tab; empty: the first. */
  tab: z.string().max(40),
});

/** Policies and pause state of the site in the active tab. */
export const activeSiteSchema = z.object({
  tab: z.number().int(),
  /** Origin; the key of the site's rule in the settings. */
  site: z.string(),
  host: z.string(),
  private: z.boolean(),
  /** Policies from the settings, including the rules for this site. */
  wishedPolicies: policiesSchema,
  /** Policies in effect: without a key no lookup is offered. */
  effectivePolicies: policiesSchema,
  /** The settings have rules for this site. */
  hasSiteRules: z.boolean(),
  /** The rule for form fields that applies to this site; absent: the settings have none. */
  guardRule: guardModeSchema.exactOptional(),
  paused: z.boolean(),
  /** Values that pass are marked too. */
  passing: z.boolean(),
});

/** Paid calls of one day, endpoint and origin, from this browser's receipts. */
export const spendingRowSchema = z.object({
  /** Local date, YYYY-MM-DD. */
  day: z.string(),
  /** Path of the endpoint. */
  endpoint: z.string(),
  origin: z.string(),
  /** Credits that were or may have been billed. */
  credits: countSchema,
  /** The part of `credits` that is only possibly billed. */
  possibly: countSchema,
});

/** What can be done with a tab whose page cannot be read: a sentence about it, and a button. */
export const tabOfferSchema = z.object({ says: textSchema, action: textSchema });

export type TabOffer<T = string> = TextsOf<typeof tabOfferSchema, T>;
export type PopupDraft = z.infer<typeof popupDraftSchema>;
export type ActiveSite = z.infer<typeof activeSiteSchema>;
export type SpendingRow = z.infer<typeof spendingRowSchema>;
