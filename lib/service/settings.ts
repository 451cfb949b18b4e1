import { z } from 'zod';
import { dialCodeOf } from '../dial-codes.ts';
import { KIND_TABLE, KINDS, type Kind } from '../kinds/index.ts';
import { highestPolicy } from '../kinds/kind-row.ts';
import {
  guardModeSchema,
  policiesSchema,
  policySchema,
  type Settings,
  settingsSchema,
} from '../messages.ts';
import { type Policy, strictest } from '../policy.ts';
import { patternIn } from '../site-pattern.ts';
import type { Db } from './db.ts';
import { createLock } from './lock.ts';

/** A policy for each kind there is. */
export const everyKind = (policyOf: (kind: Kind) => Policy): Settings['policies'] =>
  policiesSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, policyOf(kind)])));

export const DEFAULT_SETTINGS: Settings = {
  // What is wished for; policy.ts lowers it to `check` while there is no key.
  policies: everyKind((kind) => KIND_TABLE[kind].defaultPolicy),
  sites: {},
  budget: { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 },
  guard: 'hold',
  guardSites: {},
  guardWait: 1500,
  marks: true,
  beside: true,
  region: '',
  transparencyParameter: '',
  history: true,
  notify: false,
  autoAccepted: false,
};

/** What the caps were by default up to 0.1.0: nobody chose them, so they follow the default. */
const FORMER: Settings['budget'] = {
  autoPerDay: 100,
  autoPerSite: 60,
  autoPerPage: 15,
  totalPerDay: null,
};
/** Written with every record since the caps changed: the same caps are a person's choice in it. */
const VERSION = 2;

const { shape } = settingsSchema;
const fallback = DEFAULT_SETTINGS;
const caps = shape.budget.shape;
const CAPS = shape.budget.keyof().options;
const anything = z.record(z.string(), z.unknown()).catch({});

/** What was stored for a kind, as far as the kind allows it; undefined where it is no policy. */
function policyIn(stored: Readonly<Record<string, unknown>>, kind: Kind): Policy | undefined {
  const { data } = policySchema.safeParse(stored[kind]);
  return data && strictest(data, highestPolicy(KIND_TABLE[kind]));
}

const storedPolicies = anything.transform((stored) =>
  everyKind((kind) => policyIn(stored, kind) ?? fallback.policies[kind]),
);

const storedRules = anything.transform((stored): Settings['sites'][string] =>
  Object.fromEntries(
    KINDS.flatMap((kind) => {
      const policy = policyIn(stored, kind);
      return policy === undefined ? [] : [[kind, policy]];
    }),
  ),
);

const storedSites = z
  .record(z.string(), storedRules)
  .catch({})
  .transform((sites): Settings['sites'] =>
    Object.fromEntries(
      Object.entries(sites).flatMap(([site, rules]) =>
        Object.keys(rules).length > 0 ? [[patternIn(site), rules]] : [],
      ),
    ),
  );

/** Up to 0.1.0 a yes or no: without it the line was shown all the same. */
const storedGuard = z
  .union([guardModeSchema, z.boolean().transform((holds) => (holds ? 'hold' : 'warn'))])
  .catch(fallback.guard);

const storedGuards = anything.transform((stored): Settings['guardSites'] =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([site, mode]) => {
      const { data } = guardModeSchema.safeParse(mode);
      return data === undefined ? [] : [[patternIn(site), data]];
    }),
  ),
);

/**
 * As stored: what does not parse falls back alone, kind by kind, rule by rule and cap by cap. A
 * record of another version lacks kinds or has more of them; the person's "off" outlives both.
 */
const storedSchema = z
  .object({
    version: z.number().catch(1),
    policies: storedPolicies,
    sites: storedSites,
    budget: z
      .object({
        autoPerDay: caps.autoPerDay.catch(fallback.budget.autoPerDay),
        autoPerSite: caps.autoPerSite.catch(fallback.budget.autoPerSite),
        autoPerPage: caps.autoPerPage.catch(fallback.budget.autoPerPage),
        totalPerDay: caps.totalPerDay.catch(fallback.budget.totalPerDay),
      })
      .catch(fallback.budget),
    guard: storedGuard,
    guardSites: storedGuards,
    guardWait: shape.guardWait.catch(fallback.guardWait),
    marks: shape.marks.catch(fallback.marks),
    beside: shape.beside.catch(fallback.beside),
    region: shape.region.refine((code) => code === '' || dialCodeOf(code)).catch(fallback.region),
    transparencyParameter: shape.transparencyParameter.catch(fallback.transparencyParameter),
    history: shape.history.catch(fallback.history),
    notify: shape.notify.catch(fallback.notify),
    autoAccepted: shape.autoAccepted.catch(fallback.autoAccepted),
  })
  .catch({ ...fallback, version: VERSION })
  .transform(({ version, ...kept }): Settings => {
    const isFormer = CAPS.every((cap) => kept.budget[cap] === FORMER[cap]);
    return version < VERSION && isFormer ? { ...kept, budget: fallback.budget } : kept;
  });

/** As a message brings it: an absent field and an undefined one are the same. */
export type SettingsPatch = { readonly [K in keyof Settings]?: Settings[K] | undefined };

function patched(before: Settings, patch: SettingsPatch): Settings {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/**
 * Accepting automatic email lookups and the email policy `auto` are one decision with two names:
 * whichever of them the patch changes carries the other along.
 */
function reconciled(before: Settings, patch: SettingsPatch): Settings {
  const next = patched(before, patch);
  const { email } = next.policies;
  let accepted = next.autoAccepted;
  if (accepted === before.autoAccepted && email !== before.policies.email) {
    accepted = email === 'auto';
  }
  const policy = accepted
    ? before.autoAccepted
      ? email
      : 'auto'
    : email === 'auto'
      ? 'ask'
      : email;
  return { ...next, autoAccepted: accepted, policies: { ...next.policies, email: policy } };
}

export type SettingsStore = ReturnType<typeof createSettings>;

export function createSettings(db: Db) {
  const read = async (): Promise<Settings> =>
    (await db.read('settings', 'settings', storedSchema)) ?? DEFAULT_SETTINGS;
  /** Two changes at once: the second is made to what the first wrote. */
  const locked = createLock();
  return {
    read,
    update: (patch: SettingsPatch): Promise<Settings> =>
      locked(async () => {
        const next = reconciled(await read(), patch);
        await db.write('settings', 'settings', { ...next, version: VERSION });
        return next;
      }),
  };
}
