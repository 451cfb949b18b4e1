/** Values and their offline verdicts. None of these messages spends. */
import { z } from 'zod';
import { MAX_CELL_READ_LENGTH, MAX_CELLS_PER_CHECK } from '../../domain/index.ts';
import {
  checkCellsReplySchema,
  formTypeSchema,
  kindSchema,
  lookupPlaceSchema,
  parsedTextSchema,
  regionSchema,
  valueSchema,
  verdictWithOfferSchema,
} from '../schemas/index.ts';
import { anySender, cardOrUi, pageOnly, uiOnly } from './senders.ts';

export const VALUE_MESSAGES = {
  /** Free verdicts for a batch of values; our own pages get kept lookups with them. Never spends. */
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
   * Reads pasted or selected text: every value in its order, mistyped ones too, with a free verdict
   * each, and what was not read. Nothing is left out without being counted. Never spends.
   */
  parse: {
    from: cardOrUi,
    request: z.object({ text: z.string().max(20_000), place: lookupPlaceSchema }),
    reply: parsedTextSchema,
  },
  /**
   * What speaks against one value of a form, from what the person put into that form alone: free and
   * offline. `about`: whose field was left. `name`: of the account's holder, kept as a digest.
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
    reply: z.object({ says: z.string().nullable() }),
  },
  /**
   * Free verdicts for cells of a list, each whole or not read, with the kept lookups. `kind`: what all
   * of them are; null: what each looks like. Never spends.
   */
  readCells: {
    from: uiOnly,
    request: z.object({
      cells: z.array(z.string().max(MAX_CELL_READ_LENGTH)).max(MAX_CELLS_PER_CHECK),
      kind: kindSchema.nullable(),
    }),
    reply: checkCellsReplySchema,
  },
} as const;
