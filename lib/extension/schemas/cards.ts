/** What travels about cards in pages, and about questions that wait for a press in the popup. */
import { z } from 'zod';
import {
  countSchema,
  depthSchema,
  kindSchema,
  lookupPlaceSchema,
  valueSchema,
} from './primitives.ts';
import { lookupOfferSchema, parsedTextSchema, verdictSchema } from './verdict.ts';

/** A question that waits in the popup for one press, which asks it for `credits`. */
export const pendingLookupSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  offer: lookupOfferSchema,
  depth: depthSchema,
  refresh: z.boolean(),
  credits: countSchema,
  /** Host of the page that it was armed on. */
  host: z.string(),
});

/** A card as the background opened it: what the page's script knows it by, and its frame's proof. */
export const openedCardSchema = z.object({ id: z.string(), token: z.string() });

/** Which mark of how many it stands at, from 1, for a person who walks from one to the next. */
export const markPositionSchema = z.object({ at: countSchema, of: countSchema });

/** What a card is about: one value of a known kind, or free text to be read (a selection). */
export const cardSubjectSchema = z.union([
  z.object({ kind: kindSchema, value: valueSchema }),
  z.object({ text: z.string() }),
]);

export const cardContentSchema = z.object({
  subject: cardSubjectSchema,
  place: lookupPlaceSchema,
  /** The opening itself was a request for the answer (right-click, command). */
  asked: z.boolean(),
  turn: markPositionSchema.exactOptional(),
  /** Free verdicts of all that it is about; null where none could be read. */
  reading: parsedTextSchema.nullable(),
});

export type PendingLookup = z.infer<typeof pendingLookupSchema>;
export type OpenedCard = z.infer<typeof openedCardSchema>;
export type CardSubject = z.infer<typeof cardSubjectSchema>;
