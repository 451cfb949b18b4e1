/**
 * Every message once: what is asked, what comes back, and which contexts may ask it.
 * Replies travel as `Outcome`: a failure is data, never a thrown error across contexts.
 */
import { z } from 'zod';
import {
  connectionSchema,
  healthSchema,
  ratesSchema,
  untoldSchema,
  usageSchema,
} from './views/account.ts';
import { armedSchema, cardSchema, openedCardSchema } from './views/cards.ts';
import { consoleReplySchema, consoleRequestSchema } from './views/console.ts';
import { recordSchema } from './views/record.ts';
import { historyEntrySchema, receiptSchema, spentSchema, warningSchema } from './views/records.ts';
import { policiesSchema, settingsSchema } from './views/settings.ts';
import { foundSchema, judgementSchema, lookupReplySchema, readingSchema } from './views/verdict.ts';
import {
  count,
  depthSchema,
  formTypeSchema,
  guardModeSchema,
  instant,
  kindSchema,
  placeSchema,
  regionSchema,
  valueSchema,
} from './views/words.ts';

export * from './views/account.ts';
export * from './views/cards.ts';
export * from './views/console.ts';
export * from './views/record.ts';
export * from './views/records.ts';
export * from './views/settings.ts';
export * from './views/verdict.ts';
export * from './views/words.ts';

const empty = z.object({});
/** ISO 4217. */
const currencySchema = z.string().regex(/^[A-Z]{3}$/);
const accountSchema = z.object({
  usage: usageSchema.nullable(),
  spent: spentSchema,
  warnings: z.array(warningSchema),
});

/**
 * Who may send a message: `page` is any of our content scripts, `ui` a top-level page of ours, `card`
 * the page of ours that stands in a frame in somebody else's.
 */
export type Sender = 'page' | 'ui' | 'card';
const all: readonly Sender[] = ['page', 'card', 'ui'];
const both: readonly Sender[] = ['page', 'ui'];
const own: readonly Sender[] = ['card', 'ui'];
const shown: readonly Sender[] = ['page', 'card'];
const card: readonly Sender[] = ['card'];
const ui: readonly Sender[] = ['ui'];
const page: readonly Sender[] = ['page'];

/** Messages that the background answers. */
export const MESSAGES = {
  /** Free verdicts for a batch of values; our own pages get kept lookups with them. Never spends. */
  check: {
    from: all,
    request: z.object({
      items: z
        .array(
          z.object({ kind: kindSchema, value: valueSchema, region: regionSchema.exactOptional() }),
        )
        .max(500),
      place: placeSchema,
      form: formTypeSchema.exactOptional(),
    }),
    reply: z.object({ judgements: z.array(judgementSchema) }),
  },
  /**
   * Reads pasted or selected text: every value in its order, mistyped ones too, with a free verdict
   * each, and what was not read. Nothing is left out without being counted. Never spends.
   */
  parse: {
    from: own,
    request: z.object({ text: z.string().max(20_000), place: placeSchema }),
    reply: readingSchema,
  },
  /**
   * One question to the API, or its kept answer. `gesture`: a trusted press of a button that showed
   * the price. `typed`: the person typed the value; free from the cache, paid for under `auto` alone.
   */
  lookup: {
    from: both,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      trigger: z.enum(['gesture', 'typed']),
      /** Ask again although the cache answers; needs a gesture. */
      refresh: z.boolean(),
      place: placeSchema,
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
  beside: {
    from: page,
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
  /** Puts one of the on-demand content scripts into the sender's frame. */
  stage: {
    from: page,
    request: z.object({ script: z.enum(['field', 'marks', 'card-frame']) }),
    reply: empty,
  },
  /**
   * Prepares a question for the popup, where one press asks it, and opens the popup. Never spends.
   * `opened: false`: it waits in the toolbar.
   */
  arm: {
    from: shown,
    request: z.object({
      kind: kindSchema,
      value: valueSchema,
      depth: depthSchema,
      refresh: z.boolean(),
      place: placeSchema,
    }),
    reply: z.object({ opened: z.boolean() }),
  },
  /** All that the popup shows first, from what is kept; null: not there, or not to be read. */
  glance: {
    from: ui,
    request: empty,
    reply: z.object({
      connection: connectionSchema.nullable(),
      account: accountSchema.nullable(),
      /** The question that waits for a press in the popup. */
      question: armedSchema.nullable(),
    }),
  },
  /** The person does not want it asked. */
  disarm: { from: ui, request: z.object({ id: z.string() }), reply: empty },
  /** Opens a card about a value that is marked in the page; the page's script mounts its frame. */
  openCard: {
    from: page,
    request: z.object({ kind: kindSchema, value: valueSchema }),
    reply: openedCardSchema,
  },
  /** A new token for a card whose frame the page began anew by moving it. */
  renewCard: { from: page, request: z.object({ id: z.string() }), reply: openedCardSchema },
  /** No frame of ours runs in this document: what the person asked for opens in the popup. */
  cardBlocked: { from: page, request: z.object({ id: z.string() }), reply: empty },
  /** What a card is about and what is known of it for free, for the frame that has its token. */
  card: { from: card, request: z.object({ token: z.string() }), reply: cardSchema },
  /** The answer to the question that the browser's own menu asked when it opened this card. */
  cardAnswer: { from: card, request: z.object({ token: z.string() }), reply: lookupReplySchema },
  /** How high the card's content is, CSS px; or that the person closed it. */
  cardSays: {
    from: card,
    request: z.object({
      token: z.string(),
      height: z.number().nonnegative().exactOptional(),
      close: z.literal(true).exactOptional(),
    }),
    reply: empty,
  },
  /** What the content script needs to know before it works on this page. */
  site: {
    from: page,
    request: empty,
    reply: z.object({
      marks: z.boolean(),
      guard: guardModeSchema,
      /** The longest a submit waits for a verdict, ms. */
      wait: count,
      policies: policiesSchema,
      region: z.string(),
    }),
  },
  /** Opens the options page, from a card or a field. */
  openOptions: { from: all, request: empty, reply: empty },

  connection: { from: ui, request: empty, reply: connectionSchema },
  /** Saves base URL and key after asking the free usage endpoint; without `key`, verifies the kept one. */
  connect: {
    from: ui,
    request: z.object({
      baseUrl: z.string().max(2048),
      key: z.string().max(512).exactOptional(),
      keep: z.enum(['disk', 'session']),
      autoEmail: z.boolean().exactOptional(),
      /** The person saw what the address is in ASCII, and wants it. */
      otherScript: z.literal(true).exactOptional(),
    }),
    reply: z.object({ connection: connectionSchema, usage: usageSchema }),
  },
  forgetKey: { from: ui, request: empty, reply: connectionSchema },
  /** The usage record: the kept one at once, or asked anew (free). */
  usage: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: accountSchema,
  },
  /** The person has read a warning: it stays away until it gets worse. */
  dismissWarning: {
    from: ui,
    request: z.object({ id: z.string(), level: z.number().int() }),
    reply: empty,
  },
  /** Health of the lookup endpoints and of the engines behind them (free). */
  stats: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({ at: instant, rows: z.array(healthSchema), untold: z.array(untoldSchema) }),
  },
  /** Health of one engine, by its slug, or of one path (free); the engine stays in `stats`. */
  health: {
    from: ui,
    request: z.object({ about: z.string().trim().min(1).max(200) }),
    reply: healthSchema,
  },
  /**
   * Exchange rates: the kept table at once; `ask` spends a credit. `symbols`: only these currencies;
   * absent: all. `null`: none kept yet that has them.
   */
  rates: {
    from: ui,
    request: z.object({
      base: currencySchema,
      symbols: z.array(currencySchema).min(1).max(60).exactOptional(),
      ask: z.boolean(),
    }),
    reply: z.object({ rates: ratesSchema.nullable(), price: count }),
  },
  /**
   * The freshest kept answer about a value, or the one that an entry of the history tells of; null
   * where none is kept. Never spends.
   */
  record: {
    from: own,
    request: z.union([
      z.object({ kind: kindSchema, value: valueSchema }),
      z.object({ id: z.string().max(64) }),
    ]),
    reply: z.object({ record: recordSchema.nullable() }),
  },
  /** Any question of the contract, asked as it is put together. Its press is a gesture: it spends. */
  console: { from: ui, request: consoleRequestSchema, reply: consoleReplySchema },
  history: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ entries: z.array(historyEntrySchema) }),
  },
  clearHistory: { from: ui, request: empty, reply: empty },
  receipts: {
    from: ui,
    request: z.object({ limit: z.number().int().min(1).max(500) }),
    reply: z.object({ receipts: z.array(receiptSchema) }),
  },
  /** What the content script found on the page in the active tab. */
  pageFindings: {
    from: ui,
    request: empty,
    reply: z.object({
      host: z.string(),
      found: z.array(foundSchema),
      left: count,
    }),
  },
  settings: { from: ui, request: empty, reply: settingsSchema },
  setSettings: {
    from: ui,
    request: z.object({ patch: settingsSchema.partial() }),
    reply: settingsSchema,
  },
  /**
   * What holds where the person chose nothing, and which settings (`marks`, `policies email`,
   * `baseUrl`) an organisation locked. `problems`: what it set and could not be taken, as sentences.
   */
  givenSettings: {
    from: ui,
    request: empty,
    reply: z.object({
      settings: settingsSchema,
      managed: z.boolean(),
      locked: z.array(z.string()),
      problems: z.array(z.string()),
    }),
  },
  /** Settings as they would be with a file's; nothing is changed. `unread`: what was not understood. */
  readSettings: {
    from: ui,
    request: z.object({ text: z.string().max(1_000_000) }),
    reply: z.object({ settings: settingsSchema, unread: z.array(z.string()) }),
  },
  /** A value handed over to the popup page because no script can run where it was selected. */
  handedOver: {
    from: ui,
    request: empty,
    reply: z.object({ text: z.string().nullable() }),
  },
} as const;

export type MessageName = keyof typeof MESSAGES;
export type RequestOf<N extends MessageName> = z.infer<(typeof MESSAGES)[N]['request']>;
export type ReplyOf<N extends MessageName> = z.infer<(typeof MESSAGES)[N]['reply']>;

/** The envelope on the wire. */
export interface Envelope<N extends MessageName = MessageName> {
  readonly fieldmark: N;
  readonly body: RequestOf<N>;
}
