/** What a person chose. */
import { z } from 'zod';
import { MAX_SUBMIT_WAIT_MS } from '../../domain/index.ts';
import {
  countSchema,
  guardModeSchema,
  kindSchema,
  languageTagSchema,
  policySchema,
  regionSchema,
} from './primitives.ts';

export const budgetSchema = z.object({
  /** Credits that `auto` may spend a day, over all sites. */
  autoPerDay: countSchema,
  /** Credits that `auto` may spend a day on one site. */
  autoPerSite: countSchema,
  /** Credits that `auto` may spend on one page load. */
  autoPerPage: countSchema,
  /** Credits a day over everything, gestures included; `null` is no cap. */
  totalPerDay: countSchema.nullable(),
});

export const policiesSchema = z.record(kindSchema, policySchema);

export const settingsSchema = z.object({
  policies: policiesSchema,
  /** Per site (origin), what differs from `policies`. */
  sites: z.record(z.string(), z.partialRecord(kindSchema, policySchema)),
  budget: budgetSchema,
  /** What is done about fields: nothing, a line, or a line and a submit held once when one is bad. */
  guard: guardModeSchema,
  /** Per site (origin), where that is another. */
  guardSites: z.record(z.string(), guardModeSchema),
  /** The longest a submit waits for a verdict that is on its way, ms; 0: not at all. */
  guardWait: countSchema.max(MAX_SUBMIT_WAIT_MS),
  /** Mark values in page text. */
  marks: z.boolean(),
  /** Say what values of one form say against one another. */
  beside: z.boolean(),
  /** Region for national phone numbers; empty: taken from the page and the browser. */
  region: z.union([regionSchema, z.literal('')]),
  /** In which texts are said; empty: as the browser speaks. */
  language: z.union([languageTagSchema, z.literal('')]),
  /** Name of the certificate-transparency flag; empty: never sent. */
  transparencyParameter: z.string().max(64),
  /** Keep looked-up values in the history. */
  history: z.boolean(),
  /** Tell by a notification of the system that a check that went on in the background has ended. */
  notify: z.boolean(),
  /** The person accepted automatic email lookups on the welcome or connection page. */
  autoAccepted: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;
