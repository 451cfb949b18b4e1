/** Values and their offline verdicts. None of these messages spends. */
import { z } from 'zod';
import {
  formTypeSchema,
  kindSchema,
  lookupPlaceSchema,
  noteSchema,
  parsedTextSchema,
  regionSchema,
  textSchema,
  valueSchema,
  verdictWithOfferSchema,
} from '../schemas/index.ts';
import { anySender, cardOrUi, pageOnly } from './senders.ts';

export const VALUE_MESSAGES = {
  /**
   * Free verdicts for a batch of values, on our own pages combined with cached answers. Never
   * spends.
   */
  check: {
    from: anySender,
    request: z.object({
      items: z
        .array(
          z.object({ kind: kindSchema, value: valueSchema, region: regionSchema.exactOptional() }),
        )
        .max(500),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
    }),
    reply: z.object({ judgements: z.array(verdictWithOfferSchema) }),
  },
  /**
   * Reads pasted or selected text: every value in order, mistyped ones too, each with a free verdict,
   * and the parts that could not be read. What exceeds the limits is counted. Never spends.
   */
  parse: {
    from: cardOrUi,
    request: z.object({ text: z.string().max(20_000), place: lookupPlaceSchema }),
    reply: parsedTextSchema,
  },
  /**
   * Finds a contradiction between one value of a form and its other values, free and offline.
   * `about`: the kind of the field that lost focus. `name`: the account holder's name, which is not stored.
   */
  checkFormConsistency: {
    from: pageOnly,
    request: z.object({
      about: kindSchema,
      values: z
        .array(z.object({ kind: kindSchema, value: valueSchema }))
        .min(1)
        .max(12),
      country: regionSchema.exactOptional(),
      personal: z.boolean(),
      name: z.string().max(100).exactOptional(),
    }),
    reply: z.object({
      says: textSchema.nullable(),
      /** It depends on what the person keeps: a page must not see whether anything is said. */
      private: z.literal(true).exactOptional(),
      /** It comes before what the check says. */
      first: z.literal(true).exactOptional(),
    }),
  },
  /** Does what a note offers. The note that the value has then. */
  acceptNote: {
    request: z.object({ id: z.string().max(200) }),
    reply: z.object({ note: noteSchema }),
  },
} as const;
