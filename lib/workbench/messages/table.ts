/** The workbench's messages: reading cells, lists that the background looks up, evidence of their answers. */
import { z } from 'zod';
import { MAX_LIST_ROWS } from '../../domain/index.ts';
import { emptySchema } from '../../extension/messages/index.ts';
import { countSchema, kindSchema, timestampSchema } from '../../extension/schemas/index.ts';
import { evidenceAnswerSchema, evidenceSignatureSchema } from './evidence.ts';
import {
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  MAX_EVIDENCE_VALUES,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
  MAX_STAGED_ROWS,
} from './limits.ts';
import {
  checkCellsReplySchema,
  LIST_ACTIONS,
  listAnswerSchema,
  listChangesSchema,
  listQuestionSchema,
  listRowSchema,
  listRunSchema,
  RETRY_GROUPS,
  valueListSchema,
} from './schemas.ts';

export const LIST_MESSAGES = {
  /** Stored lists, newest first. */
  lists: { request: emptySchema, reply: z.object({ runs: z.array(listRunSchema) }) },
  /**
   * A list with its rows, or its rows from position `from` on; null where there is no such list. The
   * questions come with the first rows. `next`: the position of further rows, so ask again from there.
   */
  list: {
    request: z.object({ id: z.string().max(64), from: countSchema.exactOptional() }),
    reply: z.object({
      list: valueListSchema.nullable(),
      questions: z.array(listQuestionSchema),
      next: countSchema.exactOptional(),
    }),
  },
  /**
   * Hands over rows of a long list before it is saved or looked up, in parts, because a message has a limit
   * and sending all of them at once would block the page. `isStaged`: false where earlier parts are lost.
   */
  stageRows: {
    request: z.object({
      upload: z.uuid(),
      /** Number of rows that were handed over before. */
      from: countSchema,
      rows: z.array(listRowSchema).max(MAX_STAGED_ROWS),
    }),
    reply: z.object({ isStaged: z.boolean() }),
  },
  /**
   * Stores a list, or the changes of the list `id`. Replies null where nothing was stored: in
   * private windows, and where the list `id` was removed.
   */
  saveList: {
    request: z.object({
      id: z.string().max(64).nullable(),
      list: valueListSchema,
      /** `list` has only the rows that changed since the last time. */
      changesOnly: z.boolean(),
      /** The upload with its rows, of which `list` then has none. */
      upload: z.uuid().exactOptional(),
    }),
    reply: z.object({ id: z.string().nullable() }),
  },
  /**
   * Looks up the questions of a list in the background for at most `price`, which the button
   * showed. Refused where they cost more. The draft `id` becomes the list that is looked up.
   */
  startList: {
    pays: true,
    request: z.object({
      id: z.string().max(64).nullable(),
      list: valueListSchema,
      /** The upload with its rows, of which `list` then has none. */
      upload: z.uuid().exactOptional(),
      questions: z.array(listQuestionSchema).min(1).max(MAX_LIST_ROWS),
      price: countSchema,
    }),
    reply: z.object({ run: listRunSchema }),
  },
  /**
   * A list's progress, and its next answers from position `from` on; `next`: the position after the last.
   * `hasMore`: others may follow, so ask again from there; the progress comes with the last. `run`: otherwise
   * null where the list is no longer stored.
   */
  listRun: {
    request: z.object({ id: z.string().max(64), from: countSchema }),
    reply: z.object({
      run: listRunSchema.nullable(),
      answers: z.array(listAnswerSchema),
      next: countSchema,
      hasMore: z.literal(true).exactOptional(),
    }),
  },
  controlList: {
    pays: true,
    request: z.object({ id: z.string().max(64), act: z.enum(LIST_ACTIONS) }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** Asks failed questions again for at most `price`. A person pressed the button, so it may spend. */
  retryList: {
    pays: true,
    request: z.object({ id: z.string().max(64), which: z.enum(RETRY_GROUPS), price: countSchema }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /**
   * Looks up values of a stored list again for at most `price`, which the button showed. The list keeps
   * their earlier answers.
   */
  checkListAgain: {
    pays: true,
    request: z.object({
      id: z.string().max(64),
      questions: z.array(listQuestionSchema).min(1).max(MAX_LIST_ROWS),
      price: countSchema,
    }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** What changed since the list was looked up before; null where it was not checked again. Free. */
  listChanges: {
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ changes: listChangesSchema.nullable() }),
  },
  /** Reminds the person of checking a list again, at `due` (ms since the epoch); null: not any more. */
  remindOfList: {
    request: z.object({ id: z.string().max(64), due: timestampSchema.nullable() }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** The stored answers about some values, at most `MAX_EVIDENCE_VALUES` at a time. Free. */
  evidence: {
    request: z.object({ values: z.array(listQuestionSchema).max(MAX_EVIDENCE_VALUES) }),
    reply: z.object({ answers: z.array(evidenceAnswerSchema) }),
  },
  /** Signs the last hash of an evidence file with the key of this browser. */
  signEvidence: {
    request: z.object({ head: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: evidenceSignatureSchema,
  },
  /** The public key of this browser; null where it has signed nothing yet. */
  evidenceKey: {
    request: emptySchema,
    reply: z.object({ publicKey: z.string().nullable() }),
  },
  /**
   * Free verdicts for the cells of rows. `kinds`: the kind that each cell is read as; null: recognised.
   * `sizes`: number of cells in each row, whose values are compared. Never spends.
   */
  readCells: {
    request: z.object({
      cells: z.array(z.string().max(MAX_CELL_READ_LENGTH)).max(MAX_CELLS_PER_CHECK),
      kinds: z.array(kindSchema.nullable()).max(MAX_CELLS_PER_CHECK),
      sizes: z.array(countSchema).max(MAX_CELLS_PER_CHECK),
    }),
    reply: checkCellsReplySchema,
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
