/** Answers that were paid for: the history, its receipts and the stored answers. All of it is free. */
import { z } from 'zod';
import {
  historyEntrySchema,
  kindSchema,
  receiptSchema,
  storedAnswerSchema,
  valueSchema,
} from '../schemas/index.ts';
import { cardOrUi, uiOnly } from './senders.ts';

export const ANSWER_MESSAGES = {
  history: {
    from: uiOnly,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  /** Takes one entry away with its kept answer; `undo`: `restoreEntry` can bring it back. */
  deleteEntry: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ undo: z.boolean() }),
  },
  restoreEntry: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ restored: z.boolean() }),
  },
  receipts: {
    from: uiOnly,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
  },
  /**
   * The freshest kept answer about a value, or the one that an entry of the history tells of; null
   * where none is kept. Never spends.
   */
  record: {
    from: cardOrUi,
    request: z.union([
      z.object({ kind: kindSchema, value: valueSchema }),
      z.object({ id: z.string().max(64) }),
    ]),
    reply: z.object({
      record: storedAnswerSchema.nullable(),
      /** What other answers from the same site and sitting say against it, in a sentence. */
      beside: z.string().exactOptional(),
    }),
  },
} as const;
