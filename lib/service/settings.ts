import { z } from 'zod';
import { type Settings, settingsSchema } from '../messages.ts';
import type { Db } from './db.ts';
import { createLock } from './lock.ts';

export const DEFAULT_SETTINGS: Settings = {
  // What is wished for; policy.ts lowers it to `check` while there is no key.
  policies: { email: 'ask', domain: 'ask', ip: 'ask', phone: 'ask', vat: 'ask', iban: 'ask' },
  sites: {},
  budget: { autoPerDay: 100, autoPerSite: 60, autoPerPage: 15, totalPerDay: null },
  guard: true,
  marks: true,
  region: '',
  transparencyParameter: '',
  history: true,
  autoAccepted: false,
};

const shape = settingsSchema.shape;
const fallback = DEFAULT_SETTINGS;
/** As stored: a field that does not parse falls back alone; the others stand. */
const storedSchema = z
  .object({
    policies: shape.policies.catch(fallback.policies),
    sites: shape.sites.catch(fallback.sites),
    budget: shape.budget.catch(fallback.budget),
    guard: shape.guard.catch(fallback.guard),
    marks: shape.marks.catch(fallback.marks),
    region: shape.region.catch(fallback.region),
    transparencyParameter: shape.transparencyParameter.catch(fallback.transparencyParameter),
    history: shape.history.catch(fallback.history),
    autoAccepted: shape.autoAccepted.catch(fallback.autoAccepted),
  })
  .catch(fallback);

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
        await db.write('settings', 'settings', next);
        return next;
      }),
  };
}
