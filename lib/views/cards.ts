/** What travels about cards in pages, and about questions that wait for a press in the popup. */
import { z } from 'zod';
import { offerSchema, readingSchema, verdictSchema } from './verdict.ts';
import { count, depthSchema, kindSchema, placeSchema, valueSchema } from './words.ts';

/** A question that waits in the popup for one press, which asks it for `credits`. */
export const armedSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  offer: offerSchema,
  depth: depthSchema,
  refresh: z.boolean(),
  credits: count,
  /** Host of the page that it was armed on. */
  host: z.string(),
});

/** A card as the background opened it: what the page's script knows it by, and its frame's proof. */
export const openedCardSchema = z.object({ id: z.string(), token: z.string() });

/** Which mark of how many it stands at, from 1, for a person who walks from one to the next. */
export const turnSchema = z.object({ at: count, of: count });

/** What a card is about: one value of a known kind, or free text to be read (a selection). */
export const subjectSchema = z.union([
  z.object({ kind: kindSchema, value: valueSchema }),
  z.object({ text: z.string() }),
]);

export const cardSchema = z.object({
  subject: subjectSchema,
  place: placeSchema,
  /** The opening itself was a request for the answer (right-click, command). */
  asked: z.boolean(),
  turn: turnSchema.exactOptional(),
  /** Free verdicts of all that it is about; null where none could be read. */
  reading: readingSchema.nullable(),
});

export type ArmedQuestion = z.infer<typeof armedSchema>;
export type OpenedCard = z.infer<typeof openedCardSchema>;
export type Subject = z.infer<typeof subjectSchema>;
