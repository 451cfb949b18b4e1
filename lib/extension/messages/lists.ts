/** Lists that the background looks up. */
import { z } from 'zod';
import { MAX_LIST_ROWS } from '../../domain/index.ts';
import {
  countSchema,
  LIST_ACTIONS,
  listAnswerSchema,
  listQuestionSchema,
  listRunSchema,
  RETRY_GROUPS,
  valueListSchema,
} from '../schemas/index.ts';
import { emptySchema, uiOnly } from './senders.ts';

export const LIST_MESSAGES = {
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
    pays: true,
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
    pays: true,
    request: z.object({ id: z.string().max(64), act: z.enum(LIST_ACTIONS) }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
  /** Asks those that failed once more, for no more than `price`. Its press is a gesture: it spends. */
  retryList: {
    from: uiOnly,
    pays: true,
    request: z.object({ id: z.string().max(64), which: z.enum(RETRY_GROUPS), price: countSchema }),
    reply: z.object({ run: listRunSchema.nullable() }),
  },
} as const;
