/**
 * Every message once: what is asked, what comes back, and which contexts may ask it.
 * Replies travel as `Outcome`: a failure is data, never a thrown error across contexts.
 */
import { z } from 'zod';
import { BILLED, FAILURE_KINDS, REMEDIES } from './failure.ts';
import { FORM_TYPES, KINDS, POLICIES } from './kinds.ts';
import { BASES, STANDINGS } from './verdict.ts';

// The extension's content security policy forbids evaluated code, which zod would otherwise try.
z.config({ jitless: true });

export const kindSchema = z.enum(KINDS);
export const policySchema = z.enum(POLICIES);
const formTypeSchema = z.enum(FORM_TYPES);
const standingSchema = z.enum(STANDINGS);
/** A value as it travels: long enough for any real one, short enough that a page cannot flood us. */
const valueSchema = z.string().min(1).max(2048);
/** ISO 3166-1 alpha-2, upper case: the region in which a national phone number is read. */
const regionSchema = z.string().regex(/^[A-Z]{2}$/);
const instant = z.number().int().nonnegative();
const count = z.number().int().nonnegative();

export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  action: z.string(),
  remedy: z.enum(REMEDIES),
  billed: z.enum(BILLED),
  waitHelps: z.boolean(),
  status: z.number().int().exactOptional(),
  detail: z.string().exactOptional(),
  raw: z.string().exactOptional(),
});

const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  standing: standingSchema.exactOptional(),
});

export const verdictSchema = z.object({
  kind: kindSchema,
  value: z.string(),
  standing: standingSchema,
  reason: z.string(),
  headline: z.string(),
  facts: z.array(factSchema).readonly(),
  basis: z.array(z.enum(BASES)).readonly(),
  suggestion: z.string().exactOptional(),
});

/** Where a question comes from; policy, budget and history depend on it. */
export const PLACES = ['text', 'field', 'selection', 'popup', 'omnibox'] as const;
const placeSchema = z.enum(PLACES);

/** `standard` is the cheapest endpoint for the kind; `deep` asks for deliverability (email only). */
export const DEPTHS = ['standard', 'deep'] as const;
const depthSchema = z.enum(DEPTHS);

/** What a lookup of this value would cost here, and whether it may happen. */
export const offerSchema = z.object({
  policy: policySchema,
  /** Credits of a `standard` lookup: 0 when the cache already answers. */
  credits: count,
  /** A key is set and usable; without it the offer leads to the options page. */
  connected: z.boolean(),
  /** When the cached lookup that is part of the verdict was answered, ms since epoch. */
  answeredAt: instant.exactOptional(),
});

const judgementSchema = z.object({ verdict: verdictSchema, offer: offerSchema });

const usageSchema = z.object({
  at: instant,
  remaining: z.number().exactOptional(),
  totalUsed: z.number().exactOptional(),
  renewalDate: z.string().exactOptional(),
  period: z.object({ start: z.string(), end: z.string() }).exactOptional(),
  subscription: z
    .object({
      used: z.number(),
      total: z.number(),
      remaining: z.number(),
      percentUsed: z.number(),
    })
    .exactOptional(),
  credits: z
    .object({
      given: z.number(),
      consumed: z.number(),
      remaining: z.number(),
      percentUsed: z.number(),
    })
    .exactOptional(),
  /** `null` means unlimited, absent means the API did not say. */
  rateLimit: z
    .object({ perMinute: z.number().nullable(), perSecond: z.number().nullable() })
    .exactOptional(),
  account: z.string().exactOptional(),
  key: z
    .object({
      alias: z.string().exactOptional(),
      active: z.boolean().exactOptional(),
      category: z.string().exactOptional(),
      expires: z.string().nullable().exactOptional(),
      quotas: z.record(z.string(), z.number().nullable()).exactOptional(),
    })
    .exactOptional(),
  packs: z
    .object({
      count: z.number(),
      used: z.number(),
      total: z.number(),
      remaining: z.number(),
      items: z.array(
        z.object({
          title: z.string(),
          used: z.number(),
          total: z.number(),
          remaining: z.number(),
          exhausted: z.boolean(),
        }),
      ),
    })
    .exactOptional(),
});

/** What the UI may know of the key: that there is one, its last four characters, how it is kept. */
const connectionSchema = z.object({
  baseUrl: z.string(),
  key: z.discriminatedUnion('set', [
    z.object({ set: z.literal(false) }),
    z.object({ set: z.literal(true), endsIn: z.string(), keep: z.enum(['disk', 'session']) }),
  ]),
  /** The last thing the API said of the key, if it was a refusal. */
  trouble: failureSchema.exactOptional(),
});

const budgetSchema = z.object({
  /** Credits that `auto` may spend a day, over all sites. */
  autoPerDay: count,
  /** Credits that `auto` may spend a day on one site. */
  autoPerSite: count,
  /** Credits that `auto` may spend on one page load. */
  autoPerPage: count,
  /** Credits a day over everything, gestures included; `null` is no cap. */
  totalPerDay: count.nullable(),
});

const policiesSchema = z.record(kindSchema, policySchema);

export const settingsSchema = z.object({
  policies: policiesSchema,
  /** Per site (origin), what differs from `policies`. */
  sites: z.record(z.string(), z.partialRecord(kindSchema, policySchema)),
  budget: budgetSchema,
  /** Hold a submit once when a field is bad. */
  guard: z.boolean(),
  /** Mark values in page text. */
  marks: z.boolean(),
  /** Region for national phone numbers; empty: taken from the page and the browser. */
  region: z.union([regionSchema, z.literal('')]),
  /** Name of the certificate-transparency flag; empty: never sent. */
  transparencyParameter: z.string().max(64),
  /** Keep looked-up values in the history. */
  history: z.boolean(),
  /** The person accepted automatic email lookups on the welcome or connection page. */
  autoAccepted: z.boolean(),
});

const historyEntrySchema = z.object({
  id: z.string(),
  at: instant,
  verdict: verdictSchema,
  place: placeSchema,
  /** Host of the page, absent for the popup and the omnibox. */
  site: z.string().exactOptional(),
  credits: count,
  billed: z.enum(BILLED),
  depth: depthSchema,
  /** A paid answer that could not be read, as it came. */
  raw: z.string().exactOptional(),
});

const receiptSchema = z.object({
  id: z.string(),
  at: instant,
  /** Path of the endpoint, never a query. */
  endpoint: z.string(),
  credits: count,
  /** Host of the page or the name of our own surface. */
  origin: z.string(),
  automatic: z.boolean(),
  state: z.enum(['open', 'answered', 'failed', 'possibly-billed']),
});

const spentSchema = z.object({
  today: count,
  automaticToday: count,
  possiblyBilled: count,
  budget: budgetSchema,
});

const healthSchema = z.object({
  path: z.string(),
  label: z.string(),
  health: z.string(),
  successRate: z.number().exactOptional(),
  averageMs: z.number().exactOptional(),
});

const ratesSchema = z.object({
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.number()),
  at: instant,
  credits: count,
});

const lookupReplySchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('answered'),
    verdict: verdictSchema,
    offer: offerSchema,
    /** Credits this question cost; 0 from the cache. */
    credits: count,
    from: z.enum(['cache', 'api']),
    at: instant,
  }),
  /** A job that goes on in the background; its answer appears in the history. */
  z.object({ state: z.literal('pending'), credits: count }),
]);

const empty = z.object({});

/** Who may send a message: `page` is any of our content scripts, `ui` our own pages. */
export type Sender = 'page' | 'ui';
const both: readonly Sender[] = ['page', 'ui'];
const ui: readonly Sender[] = ['ui'];
const page: readonly Sender[] = ['page'];

/** Messages that the background answers. */
export const MESSAGES = {
  /** Free verdicts for a batch of values, cached lookups included. Never spends. */
  check: {
    from: both,
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
  /** Reads pasted or selected text: every value in it, with a free verdict each. Never spends. */
  parse: {
    from: both,
    request: z.object({ text: z.string().max(20_000), place: placeSchema }),
    reply: z.object({
      found: z.array(z.object({ raw: z.string(), verdict: verdictSchema, offer: offerSchema })),
    }),
  },
  /** One question to the API. `gesture`: a trusted press of a button that showed the price. */
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
    }),
    reply: lookupReplySchema,
  },
  /** Puts one of the on-demand content scripts into the sender's frame. */
  stage: {
    from: page,
    request: z.object({ script: z.enum(['field', 'marks', 'card']) }),
    reply: empty,
  },
  /** What the content script needs to know before it works on this page. */
  site: {
    from: page,
    request: empty,
    reply: z.object({
      marks: z.boolean(),
      guard: z.boolean(),
      policies: policiesSchema,
      region: z.string(),
    }),
  },
  /** Opens the options page, from a card or a field. */
  openOptions: { from: both, request: empty, reply: empty },

  connection: { from: ui, request: empty, reply: connectionSchema },
  /** Saves base URL and key after asking the free usage endpoint; without `key`, verifies the kept one. */
  connect: {
    from: ui,
    request: z.object({
      baseUrl: z.string().max(2048),
      key: z.string().max(512).exactOptional(),
      keep: z.enum(['disk', 'session']),
      autoEmail: z.boolean().exactOptional(),
    }),
    reply: z.object({ connection: connectionSchema, usage: usageSchema }),
  },
  forgetKey: { from: ui, request: empty, reply: connectionSchema },
  /** The usage record: the kept one at once, or asked anew (free). */
  usage: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({ usage: usageSchema.nullable(), spent: spentSchema }),
  },
  /** Health of the lookup endpoints (free). */
  stats: {
    from: ui,
    request: z.object({ refresh: z.boolean() }),
    reply: z.object({ at: instant, rows: z.array(healthSchema) }),
  },
  /** Exchange rates: the kept table at once; `ask` spends a credit. `null`: none kept yet. */
  rates: {
    from: ui,
    request: z.object({ base: z.string().regex(/^[A-Z]{3}$/), ask: z.boolean() }),
    reply: z.object({ rates: ratesSchema.nullable(), price: count }),
  },
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
      found: z.array(z.object({ raw: z.string(), verdict: verdictSchema, offer: offerSchema })),
    }),
  },
  settings: { from: ui, request: empty, reply: settingsSchema },
  setSettings: {
    from: ui,
    request: z.object({ patch: settingsSchema.partial() }),
    reply: settingsSchema,
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

/** What the background tells the scripts in one frame of a tab. */
export type TabMessage =
  /** Read the live selection (or the editable's), show the card there and ask for what is in it. */
  | { readonly fieldmarkTab: 'lookUpSelection'; readonly text: string; readonly editable: boolean }
  /** Reply with `readonly Finding[]`: distinct values marked on the page, in order. */
  | { readonly fieldmarkTab: 'findings' }
  /** Settings changed: ask `site` again and re-mark. */
  | { readonly fieldmarkTab: 'settingsChanged' };

export type Settings = z.infer<typeof settingsSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type Connection = z.infer<typeof connectionSchema>;
export type Offer = z.infer<typeof offerSchema>;
export type Judgement = z.infer<typeof judgementSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type Spent = z.infer<typeof spentSchema>;
export type Health = z.infer<typeof healthSchema>;
export type Rates = z.infer<typeof ratesSchema>;
export type LookupReply = z.infer<typeof lookupReplySchema>;
export type Place = z.infer<typeof placeSchema>;
export type Depth = z.infer<typeof depthSchema>;
export type Found = ReplyOf<'parse'>['found'][number];
