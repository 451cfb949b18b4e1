/** Lists: judged in the workbench, looked up in the background. */
import { z } from 'zod';
import { LONGEST_READ, MOST_CELLS, MOST_ROWS } from '../list-limits.ts';
import {
  AGAIN,
  handedListSchema,
  LIST_ACTS,
  listAnswerSchema,
  listQuestionSchema,
  listRunSchema,
  listSchema,
  listSourceSchema,
  readCellsReplySchema,
} from '../views/list.ts';
import { count, kindSchema } from '../views/words.ts';
import { empty, own, ui } from './senders.ts';

export const LIST_MESSAGES = {
  /**
   * Free verdicts for cells of a list, each whole or not read, with the kept lookups. `kind`: what all
   * of them are; null: what each looks like. Never spends.
   */
  readCells: {
    from: ui,
    request: z.object({
      cells: z.array(z.string().max(LONGEST_READ)).max(MOST_CELLS),
      kind: kindSchema.nullable(),
    }),
    reply: readCellsReplySchema,
  },
  /** Opens the workbench on a list, and what it takes there, once. */
  openWorkbench: { from: own, request: z.object({ source: listSourceSchema }), reply: empty },
  handedList: {
    from: ui,
    request: empty,
    reply: z.object({ list: handedListSchema.nullable() }),
  },
  /** Lists that are or were looked up, newest first. */
  lists: { from: ui, request: empty, reply: z.object({ runs: z.array(listRunSchema) }) },
  /** The rows of one; null where there is none. */
  list: {
    from: ui,
    request: z.object({ id: z.string().max(64) }),
    reply: z.object({ list: listSchema.nullable(), questions: z.array(listQuestionSchema) }),
  },
  /**
   * Looks up the questions of a list, in the background, for no more than `price`: what the button
   * said. Refused where they cost more.
   */
  startList: {
    from: ui,
    request: z.object({
      list: listSchema,
      questions: z.array(listQuestionSchema).min(1).max(MOST_ROWS),
      price: count,
    }),
    reply: z.object({ run: listRunSchema }),
  },
  /** How far it has come, and what came of its questions from a place on; `next`: the place
   * behind. `run`: null where the list is no longer kept. */
  listRun: {
    from: ui,
    request: z.object({ id: z.string().max(64), from: count }),
    reply: z.object({
      run: listRunSchema.nullable(),
      answers: z.array(listAnswerSchema),
      next: count,
    }),
  },
  listDo: {
    from: ui,
    request: z.object({ id: z.string().max(64), act: z.enum(LIST_ACTS) }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** Asks those that failed once more, for no more than `price`. Its press is a gesture: it spends. */
  listAgain: {
    from: ui,
    request: z.object({ id: z.string().max(64), which: z.enum(AGAIN), price: count }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
} as const;
