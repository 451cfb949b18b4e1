/** Schemas of lists, as far as the core knows them: what it hands to the workbench, and how far lists are. */
import { z } from 'zod';
import { MAX_CELL_LENGTH, MAX_LIST_NAME_LENGTH, MAX_LIST_ROWS } from '../../domain/index.ts';
import { countSchema, kindSchema } from './primitives.ts';

/** A list handed to the workbench: a table whose first row names the columns, or a text to parse. */
const tableSchema = z
  .array(z.array(z.string().max(MAX_CELL_LENGTH)).readonly())
  .max(MAX_LIST_ROWS + 1)
  .readonly();

/** The kind of each column; null: it is not read. */
const columnKindsSchema = z.array(kindSchema.nullable()).readonly();

export const handedListSchema = z.object({
  name: z.string().max(MAX_LIST_NAME_LENGTH),
  table: tableSchema.nullable(),
  /** By default, the first column has values of any kind, and the others are not read. */
  kinds: columnKindsSchema.exactOptional(),
  notes: countSchema.exactOptional(),
  text: z.string().nullable(),
});

/** Where the workbench takes its list from. */
export const listSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('nothing') }),
  z.object({ from: z.literal('page') }),
  z.object({ from: z.literal('history') }),
  z.object({ from: z.literal('text'), text: z.string().max(5_000_000) }),
  z.object({
    from: z.literal('table'),
    name: z.string().max(MAX_LIST_NAME_LENGTH),
    table: tableSchema,
    kinds: columnKindsSchema,
    /** The column that says what is wrong with a row as a whole. */
    notes: countSchema,
  }),
]);

/** `draft`: not looked up. `held`: stopped until the person resolves what it waits for. */
export const LIST_STATES = ['draft', 'running', 'paused', 'held', 'stopped', 'done'] as const;

export const listProgressSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(LIST_STATES),
  /** Number of questions; for a draft, of rows. */
  total: countSchema,
  /** Credits spent so far, including calls that may have been billed. */
  spent: countSchema,
  answered: countSchema,
  /** Failed and, as far as known, not billed. */
  failed: countSchema,
  /** Failed and possibly billed. */
  possibly: countSchema,
});

export type HandedList = z.infer<typeof handedListSchema>;
export type ListSource = z.infer<typeof listSourceSchema>;
export type ListProgress = z.infer<typeof listProgressSchema>;
