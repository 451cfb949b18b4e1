/** What is asked about values: checks, lookups, questions that wait for a press, records. */
import { z } from 'zod';
import {
  depthSchema,
  endpointReplySchema,
  endpointRequestSchema,
  formTypeSchema,
  kindSchema,
  lookupPlaceSchema,
  lookupReplySchema,
  parsedTextSchema,
  regionSchema,
  storedAnswerSchema,
  valueSchema,
  verdictWithOfferSchema,
} from '../schemas/index.ts';
import {
  anySender,
  cardOrUi,
  emptySchema,
  pageOnly,
  pageOrCard,
  pageOrUi,
  uiOnly,
} from './senders.ts';

export const VALUE_MESSAGES = {
  /** Free verdicts for a batch of values; our own pages get kept lookups with them. Never spends. */
  check: {
    from: anySender,
    request: z.object({
      items: z
        .array(
          z.object({ kind: kindSchema, value: valueSchema, region: regionSchema.exactOptional() }),
        )
        .max(500),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
    }),
    reply: z.object({ judgements: z.array(verdictWithOfferSchema) }),
  },
  /**
   * Reads pasted or selected text: every value in its order, mistyped ones too, with a free verdict
   * each, and what was not read. Nothing is left out without being counted. Never spends.
   */
  parse: {
    from: cardOrUi,
    request: z.object({ text: z.string().max(20_000), place: lookupPlaceSchema }),
    reply: parsedTextSchema,
  },
  /**
   * One question to the API, or its kept answer. `gesture`: a trusted press of a button that showed
   * the price. `typed`: the person typed the value; free from the cache, paid for under `auto` alone.
   */
  lookup: {
    from: pageOrUi,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      trigger: z.enum(['gesture', 'typed']),
      /** Ask again although the cache answers; needs a gesture. */
      refresh: z.boolean(),
      place: lookupPlaceSchema,
      form: formTypeSchema.exactOptional(),
      /** The armed question that this press confirms. */
      armed: z.string().exactOptional(),
    }),
    reply: lookupReplySchema,
  },
  /**
   * What speaks against one value of a form, from what the person put into that form alone: free and
   * offline. `about`: whose field was left. `name`: of the account's holder, kept as a digest.
   */
  checkFormConsistency: {
    from: pageOnly,
    request: z.object({
      about: kindSchema,
      values: z
        .array(z.object({ kind: kindSchema, value: valueSchema }))
        .min(1)
        .max(12),
      country: regionSchema.exactOptional(),
      personal: z.boolean(),
      name: z.string().max(100).exactOptional(),
    }),
    reply: z.object({ says: z.string().nullable() }),
  },
  /**
   * Prepares a question for the popup, where one press asks it, and opens the popup. Never spends.
   * `opened: false`: it waits in the toolbar.
   */
  prepareLookup: {
    from: pageOrCard,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      refresh: z.boolean(),
      place: lookupPlaceSchema,
    }),
    reply: z.object({ opened: z.boolean() }),
  },
  /** The person does not want it asked. */
  cancelPendingLookup: { from: uiOnly, request: z.object({ id: z.string() }), reply: emptySchema },
  /**
   * The freshest kept answer about a value, or the one that an entry of the history tells of; null
   * where none is kept. Never spends.
   */
  record: {
    from: cardOrUi,
    request: z.union([
      z.object({ kind: kindSchema, value: valueSchema }),
      z.object({ id: z.string().max(64) }),
    ]),
    reply: z.object({
      record: storedAnswerSchema.nullable(),
      /** What other answers from the same site and sitting say against it, in a sentence. */
      beside: z.string().exactOptional(),
    }),
  },
  /** Any question of the contract, asked as it is put together. Its press is a gesture: it spends. */
  console: { from: uiOnly, request: endpointRequestSchema, reply: endpointReplySchema },
} as const;
