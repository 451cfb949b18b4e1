/** What travels about lists: their rows, what is asked of them, how far that has come. */
import { z } from 'zod';
import {
  DELIMITERS,
  MAX_CELL_LENGTH,
  MAX_LIST_NAME_LENGTH,
  MAX_LIST_ROWS,
} from '../../domain/index.ts';
import { countSchema, kindSchema, timestampSchema, valueSchema } from './primitives.ts';
import { failureSchema, foundValueSchema, verdictSchema } from './verdict.ts';

export const listRowSchema = z.object({
  /** As a person counts the rows of a table, from 1. */
  number: z.number().int().positive(),
  cells: z.array(z.string().max(MAX_CELL_LENGTH)).readonly(),
});

/** How a list is to be read: recognised at first, the person's own from then on. */
export const listLayoutSchema = z.object({
  /** From 0; null: every cell is looked at. */
  column: countSchema.nullable(),
  /** All values are of this kind; null: each is read as what it looks like. */
  kind: kindSchema.nullable(),
  /** The first row names the columns. */
  header: z.boolean(),
});

export const valueListSchema = z.object({
  /** What it is called: its file, the page it was found on. */
  name: z.string().max(MAX_LIST_NAME_LENGTH),
  delimiter: z.enum(DELIMITERS),
  rows: z.array(listRowSchema).max(MAX_LIST_ROWS).readonly(),
  choice: listLayoutSchema,
});

/** Rows that were gathered elsewhere, or a text to be read; null: to be recognised. */
export const handedListSchema = z.object({
  name: z.string().max(MAX_LIST_NAME_LENGTH),
  rows: z.array(listRowSchema).max(MAX_LIST_ROWS).nullable(),
  text: z.string().nullable(),
  choice: listLayoutSchema.nullable(),
});

/** Where the workbench takes its list from. */
export const listSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('nothing') }),
  z.object({ from: z.literal('page') }),
  z.object({ from: z.literal('history') }),
  z.object({ from: z.literal('text'), text: z.string().max(5_000_000) }),
]);

export const listQuestionSchema = z.object({ kind: kindSchema, value: valueSchema });

/** What became of one question; `n`: its place among the questions of its list. */
export const listAnswerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    n: countSchema,
    at: timestampSchema,
    verdict: verdictSchema,
    /** When the API said so: before `at`, from the cache. */
    answeredAt: timestampSchema,
  }),
  z.object({
    state: z.literal('failed'),
    n: countSchema,
    at: timestampSchema,
    failure: failureSchema,
  }),
  /** To be asked once more; `paid`: although it may have been billed before. */
  z.object({ state: z.literal('again'), n: countSchema, at: timestampSchema, paid: z.boolean() }),
]);

/** `held`: until the person does something about `failure`. */
export const LIST_STATES = ['running', 'paused', 'held', 'stopped', 'done'] as const;

export const listRunSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was begun. */
  at: timestampSchema,
  state: z.enum(LIST_STATES),
  /** Questions. */
  total: countSchema,
  /** Credits that the person confirmed: never more is spent on it. */
  budget: countSchema,
  /** Credits that it cost so far, calls that may have been billed included. */
  spent: countSchema,
  answered: countSchema,
  /** Not answered, and not billed as far as that is known. */
  failed: countSchema,
  /** Not answered, and possibly billed. */
  possibly: countSchema,
  /** Why it waits, and until when, ms since the epoch; null: nothing is waited for. */
  wait: z.object({ until: timestampSchema, failure: failureSchema.nullable() }).nullable(),
  /** Why it is held. */
  failure: failureSchema.nullable(),
});

export const LIST_ACTIONS = ['pause', 'resume', 'stop', 'remove'] as const;
/** Which of the failed questions are asked again: those that cost nothing, those that may have. */
export const RETRY_GROUPS = ['failed', 'possibly'] as const;

export const checkCellsReplySchema = z.object({
  /** One for each cell: the values in it, in their order; empty where none could be read. */
  cells: z.array(z.array(foundValueSchema)),
});

export type ListRow = z.infer<typeof listRowSchema>;
export type ListLayout = z.infer<typeof listLayoutSchema>;
export type ValueList = z.infer<typeof valueListSchema>;
export type HandedList = z.infer<typeof handedListSchema>;
export type ListSource = z.infer<typeof listSourceSchema>;
export type ListQuestion = z.infer<typeof listQuestionSchema>;
export type ListAnswer = z.infer<typeof listAnswerSchema>;
export type ListRun = z.infer<typeof listRunSchema>;
export type ListAction = (typeof LIST_ACTIONS)[number];
export type RetryGroup = (typeof RETRY_GROUPS)[number];
