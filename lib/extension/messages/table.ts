/**
 * The core's messages: request, reply, and which contexts may send them. There is a table for each
 * part of the service, which handles exactly the messages of its table. Replies are sent as
 * `Outcome`: a failure is data, never an error that is thrown across contexts.
 */
import { z } from 'zod';
import type { Phrase } from '../../domain/index.ts';
import { listProgressSchema, type TextsOf, tabOfferSchema } from '../schemas/index.ts';
import { ACCOUNT_MESSAGES } from './account.ts';
import { ANSWER_MESSAGES } from './answers.ts';
import { BILLING_MESSAGES, JOB_MESSAGES, LOOKUP_MESSAGES } from './lookup.ts';
import { POPUP_MESSAGES } from './popup.ts';
import { emptySchema, type SenderKind } from './senders.ts';
import { SETTINGS_MESSAGES, SETTINGS_SYNC_MESSAGES } from './settings.ts';
import { SURFACE_MESSAGES } from './surfaces.ts';
import { VALUE_MESSAGES } from './values.ts';

/** The messages that concern every part of the service. */
export const SERVICE_MESSAGES = {
  clearHistory: { request: emptySchema, reply: emptySchema },
  /** Lists that are due to be checked again, and those whose lookup has begun and not ended. */
  listsInProgress: {
    request: emptySchema,
    reply: z.object({ lists: z.array(listProgressSchema) }),
  },
  /** What can be done with the active tab, whose page cannot be read; null: nothing. */
  tabOffer: { request: emptySchema, reply: z.object({ offer: tabOfferSchema.nullable() }) },
  /** The person accepted what `tabOffer` said. */
  acceptTabOffer: { request: emptySchema, reply: emptySchema },
} as const;

export const MESSAGES = {
  ...SETTINGS_MESSAGES,
  ...SETTINGS_SYNC_MESSAGES,
  ...BILLING_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ...ANSWER_MESSAGES,
  ...JOB_MESSAGES,
  ...VALUE_MESSAGES,
  ...LOOKUP_MESSAGES,
  ...SURFACE_MESSAGES,
  ...POPUP_MESSAGES,
  ...SERVICE_MESSAGES,
} as const;

type CoreMessages = typeof MESSAGES;

/** Every message, as types. A satellite adds the rows of its table with `declare module`. */
export interface MessageTypes extends CoreMessages {}

export type MessageName = keyof MessageTypes;
export type RequestOf<N extends MessageName> = z.infer<MessageTypes[N]['request']>;
/** @typeParam T its texts: sentences; in the background, messages */
export type ReplyOf<N extends MessageName, T = string> = TextsOf<MessageTypes[N]['reply'], T>;

/** A row of the table. */
interface MessageRow<N extends MessageName> {
  /** By default only our own pages. */
  readonly from?: readonly SenderKind[];
  /** It may end in a paid call, so recovery must have finished before it is handled. */
  readonly pays?: true;
  readonly request: z.ZodType<RequestOf<N>>;
  readonly reply: z.ZodType<ReplyOf<N>, ReplyOf<N, Phrase>>;
}

/** Rows by name, so that a name's request and reply belong to its handler. */
export type MessageRows = { readonly [N in MessageName]: MessageRow<N> };

/** Rows of a satellite, whose messages only our own pages may send. */
export type SatelliteRows = {
  readonly [N in MessageName]?: Omit<MessageRow<N>, 'from'> & { readonly from?: never };
};

/** A request as it is sent. */
export interface Envelope<N extends MessageName> {
  readonly fieldmark: N;
  readonly body: RequestOf<N>;
  /** The browser told the sender that it has no connection. The background may not know yet. */
  readonly offline?: true;
}
