/** The workbench's messages: reading cells, lists that the background looks up. */
import { z } from 'zod';
import { MAX_LIST_ROWS } from '../../domain/index.ts';
import { emptySchema } from '../../extension/messages/index.ts';
import { countSchema, kindSchema } from '../../extension/schemas/index.ts';
import {
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
} from './limits.ts';
import {
  LIST_ACTIONS,
  listChangesSchema,
  listQuestionSchema,
  listRunSchema,
  RETRY_GROUPS,
  rowReadingSchema,
  rowToReadSchema,
} from './schemas.ts';

const idSchema = z.string().max(64);
const questionsSchema = z.array(listQuestionSchema).min(1).max(MAX_LIST_ROWS);
/** Null where the list is no longer stored. */
const runReply = z.object({ run: listRunSchema.nullable() });

export const LIST_MESSAGES = {
  /** Stored lists, newest first. */
  lists: { request: emptySchema, reply: z.object({ runs: z.array(listRunSchema) }) },
  /** Removes the oldest lists beyond those that are kept; a page that stored a new one asks for it. */
  trimLists: { request: emptySchema, reply: emptySchema },
  /**
   * Looks up the questions of a list in the background for at most `price`, which the button showed. Refused
   * where they cost more. The draft `id` becomes the list that is looked up; of another list, a copy does.
   * `id`: null where nothing is stored, in private windows, which is refused.
   */
  startList: {
    pays: true,
    request: z.object({ id: idSchema.nullable(), questions: questionsSchema, price: countSchema }),
    reply: z.object({ run: listRunSchema }),
  },
  /**
   * A list's progress; null where it is no longer stored. `round`: the position in the log of its answers where
   * the current lookup begins; before it only answers count, and no failures.
   */
  listRun: {
    request: z.object({ id: idSchema }),
    reply: z.object({
      run: listRunSchema.nullable(),
      round: countSchema,
      disposableIsBad: z.boolean(),
    }),
  },
  controlList: {
    pays: true,
    request: z.object({ id: idSchema, act: z.enum(LIST_ACTIONS) }),
    reply: runReply,
  },
  /** Asks failed questions again for at most `price`. A person pressed the button, so it may spend. */
  retryList: {
    pays: true,
    request: z.object({ id: idSchema, which: z.enum(RETRY_GROUPS), price: countSchema }),
    reply: runReply,
  },
  /**
   * Looks up values of a stored list again for at most `price`, which the button showed. The list keeps
   * their earlier answers.
   */
  checkListAgain: {
    pays: true,
    request: z.object({ id: idSchema, questions: questionsSchema, price: countSchema }),
    reply: runReply,
  },
  /** What changed since the list was looked up before; null where it was not checked again. Free. */
  listChanges: {
    request: z.object({ id: idSchema }),
    reply: z.object({ changes: listChangesSchema.nullable() }),
  },
  /**
   * Free verdicts for rows, whose values are compared within each row. `list`: the id of the list, if it is stored.
   * Never spends.
   */
  readRows: {
    request: z.object({
      rows: z.array(rowToReadSchema).max(MAX_CELLS_PER_CHECK),
      list: idSchema.exactOptional(),
    }),
    reply: z.object({ rows: z.array(rowReadingSchema) }),
  },
  /** The kind of each column of a list, recognised by its first rows; null where it has none. */
  columnKinds: {
    request: z.object({
      rows: z
        .array(z.array(z.string().max(MAX_CELL_READ_LENGTH)).max(MAX_SAMPLE_COLUMNS))
        .max(MAX_SAMPLE_ROWS),
    }),
    reply: z.object({ kinds: z.array(kindSchema.nullable()) }),
  },
} as const;

type ListMessages = typeof LIST_MESSAGES;

declare module '../../extension/messages/table.ts' {
  interface MessageTypes extends ListMessages {}
}
