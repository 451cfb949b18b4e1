/** Schemas of cards in pages and of lookups that wait for confirmation in the popup. */
import { z } from 'zod';
import {
  countSchema,
  depthSchema,
  kindSchema,
  lookupPlaceSchema,
  valueSchema,
} from './primitives.ts';
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

export type PendingLookup = z.infer<typeof pendingLookupSchema>;
export type OpenedCard = z.infer<typeof openedCardSchema>;
export type CardSubject = z.infer<typeof cardSubjectSchema>;
export type CardContent = z.infer<typeof cardContentSchema>;
