/** What travels in messages: schemas of values, verdicts, prices, usage, settings and records. */
import { z } from 'zod';
import { BILLED, FAILURE_KINDS, REMEDIES } from './failure.ts';
import { KINDS } from './kinds/index.ts';
import { DEPTHS, FORM_TYPES, POLICIES } from './policy.ts';
import { BASES, STANDINGS } from './verdict.ts';

// The extension's content security policy forbids evaluated code, which zod would otherwise try.
z.config({ jitless: true });

export const kindSchema = z.enum(KINDS);
export const policySchema = z.enum(POLICIES);
export const formTypeSchema = z.enum(FORM_TYPES);
const standingSchema = z.enum(STANDINGS);
/** A value as it travels: long enough for any real one, short enough that a page cannot flood us. */
export const valueSchema = z.string().min(1).max(2048);
/** ISO 3166-1 alpha-2, upper case: the region in which a national phone number is read. */
export const regionSchema = z.string().regex(/^[A-Z]{2}$/);
export const instant = z.number().int().nonnegative();
export const count = z.number().int().nonnegative();

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
export const placeSchema = z.enum(PLACES);

export const depthSchema = z.enum(DEPTHS);

/** What a lookup of this value would cost here, and whether it may happen. */
export const offerSchema = z.object({
  policy: policySchema,
  /** Credits of a `standard` lookup; 0 where its kept answer is part of the verdict. */
  credits: count,
  /** A key is set and usable; without it the offer leads to the options page. */
  connected: z.boolean(),
  /** When the cached lookup that is part of the verdict was answered, ms since epoch. */
  answeredAt: instant.exactOptional(),
});

/** A question that waits in the popup for one press, which asks it for `credits`. */
export const armedSchema = z.object({
  id: z.string(),
  verdict: verdictSchema,
  offer: offerSchema,
  depth: depthSchema,
  refresh: z.boolean(),
  credits: count,
  /** Host of the page that it was armed on. */
  host: z.string(),
});

/** A card as the background opened it: what the page's script knows it by, and its frame's proof. */
export const openedCardSchema = z.object({ id: z.string(), token: z.string() });

/** What a card is about: one value of a known kind, or free text to be read (a selection). */
export const subjectSchema = z.union([
  z.object({ kind: kindSchema, value: valueSchema }),
  z.object({ text: z.string() }),
]);

export const cardSchema = z.object({
  subject: subjectSchema,
  place: placeSchema,
  /** The opening itself was a request for the answer (right-click, command). */
  asked: z.boolean(),
});

export const judgementSchema = z.object({ verdict: verdictSchema, offer: offerSchema });

/** A judgement about a piece of text: `raw` is the piece as it stands there. */
export const foundSchema = judgementSchema.extend({ raw: z.string() });

export const usageSchema = z.object({
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
export const connectionSchema = z.object({
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

export const policiesSchema = z.record(kindSchema, policySchema);

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

export const historyEntrySchema = z.object({
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

export const receiptSchema = z.object({
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

export const spentSchema = z.object({
  today: count,
  automaticToday: count,
  possiblyBilled: count,
  budget: budgetSchema,
});

export const healthSchema = z.object({
  path: z.string(),
  label: z.string(),
  health: z.string(),
  successRate: z.number().exactOptional(),
  averageMs: z.number().exactOptional(),
});

export const ratesSchema = z.object({
  base: z.string(),
  date: z.string(),
  rates: z.record(z.string(), z.number()),
  at: instant,
  credits: count,
});

export const lookupReplySchema = z.discriminatedUnion('state', [
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

export type Settings = z.infer<typeof settingsSchema>;
export type Usage = z.infer<typeof usageSchema>;
export type Connection = z.infer<typeof connectionSchema>;
export type ArmedQuestion = z.infer<typeof armedSchema>;
export type OpenedCard = z.infer<typeof openedCardSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Offer = z.infer<typeof offerSchema>;
/** A verdict, and what could be asked beyond it. */
export type Judgement = z.infer<typeof judgementSchema>;
export type Found = z.infer<typeof foundSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type Spent = z.infer<typeof spentSchema>;
export type Health = z.infer<typeof healthSchema>;
export type Rates = z.infer<typeof ratesSchema>;
export type LookupReply = z.infer<typeof lookupReplySchema>;
export type Place = z.infer<typeof placeSchema>;
