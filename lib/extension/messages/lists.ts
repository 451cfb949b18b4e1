/** Lists: judged in the workbench, looked up in the background. */
import { z } from 'zod';
import { MAX_CELL_READ_LENGTH, MAX_CELLS_PER_CHECK, MAX_LIST_ROWS } from '../../domain/index.ts';
import {
  checkCellsReplySchema,
  countSchema,
  handedListSchema,
  kindSchema,
  LIST_ACTIONS,
  listAnswerSchema,
  listQuestionSchema,
  listRunSchema,
  listSourceSchema,
  RETRY_GROUPS,
  valueListSchema,
} from '../schemas/index.ts';
import { cardOrUi, emptySchema, uiOnly } from './senders.ts';

export const LIST_MESSAGES = {
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
  /** Opens the workbench on a list, and what it takes there, once. */
  openWorkbench: {
    from: cardOrUi,
    request: z.object({ source: listSourceSchema }),
    reply: emptySchema,
  },
  takeHandedList: {
    from: uiOnly,
    request: emptySchema,
    reply: z.object({ list: handedListSchema.nullable() }),
  },
  /** Lists that are or were looked up, newest first. */
  lists: { from: uiOnly, request: emptySchema, reply: z.object({ runs: z.array(listRunSchema) }) },
  /** The rows of one; null where there is none. */
  list: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ list: valueListSchema.nullable(), questions: z.array(listQuestionSchema) }),
  },
  /**
   * Looks up the questions of a list, in the background, for no more than `price`: what the button
   * said. Refused where they cost more.
   */
  startList: {
    from: uiOnly,
    request: z.object({
      list: valueListSchema,
      questions: z.array(listQuestionSchema).min(1).max(MAX_LIST_ROWS),
      price: countSchema,
    }),
    reply: z.object({ run: listRunSchema }),
  },
  /** How far it has come, and what came of its questions from a place on; `next`: the place
   * behind. `run`: null where the list is no longer kept. */
  listRun: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64), from: countSchema }),
    reply: z.object({
      run: listRunSchema.nullable(),
      answers: z.array(listAnswerSchema),
      next: countSchema,
    }),
  },
  controlList: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64), act: z.enum(LIST_ACTIONS) }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** Asks those that failed once more, for no more than `price`. Its press is a gesture: it spends. */
  retryList: {
    from: uiOnly,
    request: z.object({ id: z.string().max(64), which: z.enum(RETRY_GROUPS), price: countSchema }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
} as const;
