/** Schemas of lists: their rows, their questions, their progress. */

import { z } from 'zod';
import type { Delimiter, Kind } from '../../domain/index.ts';
import {
  countSchema,
  failureSchema,
  foundValueSchema,
  kindSchema,
  listProgressSchema,
  sharedAnswerSchema,
  type TextsOf,
  textSchema,
  timestampSchema,
  unreadReasonSchema,
  valueSchema,
  verdictSchema,
} from '../../extension/schemas/index.ts';
import { MAX_CELL_READ_LENGTH, MAX_CELLS_PER_CHECK } from './limits.ts';
import type { PaymentFacts } from './payments.ts';

export interface ListRow {
  /** Row number, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /**
   * How a workbook keeps each cell: text, number, date, moment (a date with a time) or boolean, by the first
   * letter. Left out for rows of text only.
   */
  readonly types?: string;
}

/** How the cells of a column are read: all as one kind, `any`: each as what it looks like, null: not at all. */
export type ColumnContent = Kind | 'any' | null;

/** How to read a list: recognised at first, then as the person chooses. */
export interface ListLayout {
  /** From the first column; columns beyond the last entry are not read. */
  readonly columns: readonly ColumnContent[];
  /** A row names the columns: the first one that is not `above`. */
  readonly header: boolean;
  /** So many rows of the sheet, such as its title, are above the header and no part of the list; 0 if omitted. */
  readonly above?: number;
  /**
   * Each row is a thing of its own, such as an invoice: one with the same values is no repeat of it. This column
   * says what is wrong with the thing as a whole.
   */
  readonly notes?: number;
  /** The list was read from payment files or bank statements: each row is a payment. */
  readonly payments?: PaymentFacts;
}

/** The text of a cell before the person changed it. */
export interface OriginalCell {
  /** Number of the row, from 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly text: string;
}

/** A column of the workbench's table. The list itself does not depend on it. */
export interface ColumnPlace {
  /** As the table names its columns, such as `cell 0`. */
  readonly id: string;
  readonly isShown: boolean;
  /** In characters; omitted: as wide as its texts. */
  readonly width?: number;
}

/** The workbook that a list came from. */
export interface SourceFile {
  readonly blob: Blob;
  /** Without a dot, such as "xlsx". */
  readonly extension: string;
  /** The part of the sheet in an .xlsx file; the position of the table in an .ods file. */
  readonly sheet: string;
}

export interface ValueList {
  /** The name of the file or page that it came from. */
  readonly name: string;
  readonly delimiter: Delimiter;
  readonly rows: readonly ListRow[];
  readonly choice: ListLayout;
  /** What the changed cells were. */
  readonly originals?: readonly OriginalCell[];
  /** The order of the table's columns, once the person has changed it; others keep their place. */
  readonly arrangement?: readonly ColumnPlace[];
  /** The person named it "my suppliers": values are compared with it. */
  readonly areSuppliers?: true;
  /** Kept, so that marks and changes can be written into it. */
  readonly file?: SourceFile;
}

export const listQuestionSchema = z.object({ kind: kindSchema, value: valueSchema });

/** What of a verdict is from an answer. */
const answerReadingSchema = z.object({
  /** The version of Fieldmark that read the answer. */
  version: z.string(),
  /** The first so many facts of the verdict are from the answer, the others from the offline check. */
  facts: countSchema,
  /** The answer alone could not say how good the value is. */
  isUnknown: z.boolean(),
});

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
    /** Absent where this is not known. */
    read: answerReadingSchema.exactOptional(),
    shared: sharedAnswerSchema.exactOptional(),
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

export const listRunSchema = listProgressSchema.extend({
  /** When it was started; for a draft, when it was last changed. */
  at: timestampSchema,
  /** Credits that the person confirmed; the list never spends more. */
  budget: countSchema,
  /** Why it waits and until when, ms since the epoch; null: it does not wait. */
  wait: z.object({ until: timestampSchema, failure: failureSchema.nullable() }).nullable(),
  /** Why its state is `held`. */
  failure: failureSchema.nullable(),
  /** Set where the list was checked again: when the lookup before that was started. */
  since: timestampSchema.exactOptional(),
});

const answerSideSchema = verdictSchema
  .pick({ standing: true, reason: true, headline: true, basis: true })
  .extend({ at: timestampSchema });

/** A value whose answer is another than before. */
const listChangeSchema = z.object({
  kind: kindSchema,
  value: valueSchema,
  before: answerSideSchema,
  after: answerSideSchema,
  /** Whether the standing or its reason changed; otherwise only facts did. */
  verdict: z.boolean(),
  /** Before and after; null: the answer did not have it. */
  facts: z.array(
    z.object({ label: textSchema, before: textSchema.nullable(), after: textSchema.nullable() }),
  ),
});

/** What checking a list again has shown so far, value by value. */
export const listChangesSchema = z.object({
  changes: z.array(listChangeSchema),
  /** Values with the same answer as before. */
  same: countSchema,
  /** Values without an earlier answer. */
  first: countSchema,
  /** Values whose lookup failed, or whose answer could not say. */
  unknown: countSchema,
  /** Values that are not looked up yet. */
  open: countSchema,
  /** Some of the earlier answers were read by another version of Fieldmark. */
  isUpdated: z.boolean(),
});

export const LIST_ACTIONS = ['pause', 'resume', 'stop', 'remove'] as const;
/** Which failed questions to retry: those not billed, or those possibly billed. */
export const RETRY_GROUPS = ['failed', 'possibly'] as const;

/** A value in a cell, or a text in it that could not be read; `start`: its offset in the cell. */
export const cellPartSchema = z.union([
  foundValueSchema.extend({ start: countSchema }),
  z.object({ raw: z.string(), start: countSchema, unread: unreadReasonSchema }),
]);

/** The cells of a row that are read. */
export const rowToReadSchema = z.object({
  cells: z
    .array(
      z.object({
        column: countSchema,
        text: z.string().max(MAX_CELL_READ_LENGTH),
        /** What the cell is read as; null: it is recognised. */
        kind: kindSchema.nullable(),
      }),
    )
    .max(MAX_CELLS_PER_CHECK),
  /** Whom the row is about, with whose other values its own are compared; '' if that is not known. */
  name: z.string().max(MAX_CELL_READ_LENGTH),
});

/** What was read in a row. */
export const rowReadingSchema = z.object({
  /** The cells that have text, in order; in each, its values and the texts that could not be read. */
  cells: z.array(z.object({ column: countSchema, parts: z.array(cellPartSchema) })),
  /** Sentences about values of the row that contradict each other, with the columns of these. */
  contradictions: z.array(
    z.object({ text: textSchema, columns: z.tuple([countSchema], countSchema) }),
  ),
});

export type CellPart<T = string> = TextsOf<typeof cellPartSchema, T>;
export type RowToRead = z.infer<typeof rowToReadSchema>;
export type RowReading<T = string> = TextsOf<typeof rowReadingSchema, T>;
export type CellReading<T = string> = RowReading<T>['cells'][number];
export type ListQuestion = z.infer<typeof listQuestionSchema>;
export type ListAnswer<T = string> = TextsOf<typeof listAnswerSchema, T>;
/** A question that was answered. */
export type AnsweredQuestion<T = string> = Extract<ListAnswer<T>, { state: 'answered' }>;
export type ListRun<T = string> = TextsOf<typeof listRunSchema, T>;
export type ListChange<T = string> = TextsOf<typeof listChangeSchema, T>;
export type ListChanges<T = string> = TextsOf<typeof listChangesSchema, T>;
export type ListAction = (typeof LIST_ACTIONS)[number];
export type RetryGroup = (typeof RETRY_GROUPS)[number];
