/**
 * Answers that were paid for: the history, its receipts and the stored answers. All messages are
 * free.
 */
import { z } from 'zod';
import {
  countSchema,
  historyEntrySchema,
  kindSchema,
  receiptSchema,
  storedAnswerSchema,
  valueSchema,
} from '../schemas/index.ts';
import { cardOrUi } from './senders.ts';

export const ANSWER_MESSAGES = {
  history: {
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  /** Deletes one entry with its stored answer; `undo`: `restoreEntry` can bring it back. */
  deleteEntry: {
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ undo: z.boolean() }),
  },
  restoreEntry: {
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ restored: z.boolean() }),
  },
  receipts: {
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
  },
  /**
   * The newest stored answer about a value, or the one behind an entry of the history; null where
   * none is stored. Never spends.
   */
  record: {
    from: cardOrUi,
    request: z.union([
      z.object({ kind: kindSchema, value: valueSchema }),
      z.object({ id: z.string().max(64) }),
    ]),
    reply: z.object({
      record: storedAnswerSchema.nullable(),
      /** There is an answer, but it is too long for a card. */
      tooLong: z.literal(true).exactOptional(),
    }),
  },
  /**
   * A part of a raw answer, starting at character `from`, because the whole may be too long for a
   * message. `part` null: the answer is no longer stored.
   */
  rawAnswer: {
    request: z.object({ id: z.string().max(64), from: countSchema }),
    reply: z.object({ part: z.string().nullable(), length: countSchema }),
  },
} as const;
