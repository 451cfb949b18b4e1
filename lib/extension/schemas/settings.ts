/** Schemas of the settings. */
import { z } from 'zod';
import { isFlagName, MAX_SUBMIT_WAIT_MS } from '../../domain/index.ts';
import {
  correctedKindSchema,
  countSchema,
  guardModeSchema,
  kindSchema,
  languageTagSchema,
  policySchema,
  regionSchema,
} from './primitives.ts';

export const budgetSchema = z.object({
  /** Credits that the policy `auto` may spend a day on all sites together. */
  autoPerDay: countSchema,
  /** Credits that `auto` may spend a day on one site. */
  autoPerSite: countSchema,
  /** Credits that `auto` may spend on one page load. */
  autoPerPage: countSchema,
  /** Credits a day for all lookups, including those that a person started; `null`: no cap. */
  totalPerDay: countSchema.nullable(),
});

export const policiesSchema = z.record(kindSchema, policySchema);

export const settingsSchema = z.object({
  policies: policiesSchema,
  /** By site pattern, the policies that differ from `policies`. */
  sites: z.record(z.string(), z.partialRecord(kindSchema, policySchema)),
  budget: budgetSchema,
  /** For fields: nothing, a line, or a line and one held submit when a value is bad. */
  guard: guardModeSchema,
  /** By site pattern, a mode that differs from `guard`. */
  guardSites: z.record(z.string(), guardModeSchema),
  /** The person's corrections, by site pattern and field key (lib/form/field-key.ts). */
  fields: z.record(z.string(), z.record(z.string(), correctedKindSchema)),
  /** The longest that a submit waits for a verdict, ms; 0: not at all. */
  guardWait: countSchema.max(MAX_SUBMIT_WAIT_MS),
  /** Mark values in page text. */
  marks: z.boolean(),
  /** Marks values that pass too. */
  passingMarks: z.boolean(),
  /** Show the number of bad values on the page on the toolbar button. */
  badgeCount: z.boolean(),
  /** Warn when values in one form contradict each other. */
  beside: z.boolean(),
  /** A disposable address or domain is bad; otherwise it needs attention. */
  disposableIsBad: z.boolean(),
  /** Region for national phone numbers; empty: taken from the page and the browser. */
  region: z.union([regionSchema, z.literal('')]),
  /** Language of the texts; empty: the browser's. */
  language: z.union([languageTagSchema, z.literal('')]),
  /** Name of the certificate-transparency flag; empty: never sent. */
  transparencyParameter: z
    .string()
    .max(64)
    .refine((name) => name === '' || isFlagName(name)),
  /** Where the person tops up the API account; empty: not known. */
  accountPage: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
  /** Store looked-up values in the history. */
  history: z.boolean(),
  /** Show a system notification when a background lookup ends. */
  notify: z.boolean(),
  /** The person accepted automatic email lookups on the welcome or connection page. */
  autoAccepted: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

/** A part of what an organisation set. */
export const organisationSettingSchema = z.object({
  /** The names on the way to it, such as `policies › email`. */
  name: z.string(),
  /** Null for the key, which is a secret. */
  value: z.string().nullable(),
  locked: z.boolean(),
});
export type OrganisationSetting = z.infer<typeof organisationSettingSchema>;

export const SETTINGS_SYNC_PROBLEMS = ['none', 'full', 'busy', 'failed'] as const;

/** State of the settings that follow the person. */
export const settingsSyncSchema = z.object({
  on: z.boolean(),
  /** It was turned off in another browser, which deleted what was in sync. */
  endedElsewhere: z.boolean(),
  /** `busy`: the browser refuses more changes for now. */
  problem: z.enum(SETTINGS_SYNC_PROBLEMS),
  /** How many settings do not fit into sync. */
  unfit: countSchema,
  /**
   * The settings if looser ones from another browser, which wait for the person, are accepted; null:
   * nothing waits.
   */
  offered: settingsSchema.nullable(),
});
export type SettingsSync = z.infer<typeof settingsSyncSchema>;
