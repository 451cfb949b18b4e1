/** Schemas of lists: their rows, their questions, their progress. */
import { z } from 'zod';
import {
  DELIMITERS,
  MAX_CELL_LENGTH,
  MAX_LIST_NAME_LENGTH,
  MAX_LIST_ROWS,
} from '../../domain/index.ts';
import { countSchema, kindSchema, timestampSchema, valueSchema } from './primitives.ts';
import { failureSchema, foundValueSchema, unreadReasonSchema, verdictSchema } from './verdict.ts';

export const listRowSchema = z.object({
  /** Row number, from 1. */
  number: z.number().int().positive(),
  cells: z.array(z.string().max(MAX_CELL_LENGTH)).readonly(),
});

/** How to read a list: recognised automatically until the person chooses. */
export const listLayoutSchema = z.object({
  /** From 0; null: every cell is read. */
  column: countSchema.nullable(),
  /** The kind of all values; null: recognised for each. */
  kind: kindSchema.nullable(),
  /** The first row names the columns. */
  header: z.boolean(),
});

export const valueListSchema = z.object({
  /** The name of the file or page that it came from. */
  name: z.string().max(MAX_LIST_NAME_LENGTH),
  delimiter: z.enum(DELIMITERS),
  rows: z.array(listRowSchema).max(MAX_LIST_ROWS).readonly(),
  choice: listLayoutSchema,
});

/** A list handed to the workbench: rows, or a text to parse; a null `choice` is recognised. */
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

/** The result of one question; `n`: its index among the questions of its list. */
export const listAnswerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    n: countSchema,
    at: timestampSchema,
    verdict: verdictSchema,
    /** When the API answered; earlier than `at` for an answer from the cache. */
    answeredAt: timestampSchema,
    /** It was answered from the cache. */
    cached: z.literal(true).exactOptional(),
  }),
  z.object({
    state: z.literal('failed'),
    n: countSchema,
    at: timestampSchema,
    failure: failureSchema,
  }),
  /** The person asked to retry it; `paid`: although it may have been billed before. */
  z.object({ state: z.literal('again'), n: countSchema, at: timestampSchema, paid: z.boolean() }),
]);

/** `held`: stopped until the person resolves `failure`. */
export const LIST_STATES = ['running', 'paused', 'held', 'stopped', 'done'] as const;

export const listRunSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was started. */
  at: timestampSchema,
  state: z.enum(LIST_STATES),
  /** Number of questions. */
  total: countSchema,
  /** Credits that the person confirmed; the list never spends more. */
  budget: countSchema,
  /** Credits spent so far, including calls that may have been billed. */
  spent: countSchema,
  answered: countSchema,
  /** Failed and, as far as known, not billed. */
  failed: countSchema,
  /** Failed and possibly billed. */
  possibly: countSchema,
  /** Set while the list waits: until when (ms since the epoch), and the failure that is the reason. */
  wait: z.object({ until: timestampSchema, failure: failureSchema.nullable() }).nullable(),
  /** Why its state is `held`. */
  failure: failureSchema.nullable(),
});

export const LIST_ACTIONS = ['pause', 'resume', 'stop', 'remove'] as const;
/** Which failed questions to retry: those not billed, or those possibly billed. */
export const RETRY_GROUPS = ['failed', 'possibly'] as const;

export const checkCellsReplySchema = z.object({
  /** For each cell, the values in it in order; empty where none could be read. */
  cells: z.array(z.array(foundValueSchema)),
  /** For each cell, why it has no value; null where it has one or is blank. */
  unread: z.array(unreadReasonSchema.nullable()),
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
