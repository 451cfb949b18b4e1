import { z } from 'zod';
import { type Settings, settingsSchema } from '../messages.ts';
import type { Db } from './db.ts';

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

/** Accepting automatic email lookups and the email policy `auto` are one decision: keep them so. */
function reconciled(before: Settings, patch: Partial<Settings>): Settings {
  const next = { ...before, ...patch };
  const accepted = patch.autoAccepted ?? (patch.policies?.email === 'auto' || next.autoAccepted);
  const asked = patch.policies?.email;
  let email = next.policies.email;
  if (patch.autoAccepted === true && (asked === undefined || asked === before.policies.email)) {
    if (email === 'ask' || email === 'check') email = 'auto';
  }
  if (!accepted && email === 'auto') email = 'ask';
  return { ...next, autoAccepted: accepted, policies: { ...next.policies, email } };
}

export type SettingsStore = ReturnType<typeof createSettings>;

export function createSettings(db: Db) {
  const read = async (): Promise<Settings> =>
    (await db.read('settings', 'settings', storedSchema)) ?? DEFAULT_SETTINGS;
  return {
    read,
    async update(patch: Partial<Settings>): Promise<Settings> {
      const next = reconciled(await read(), patch);
      await db.write('settings', 'settings', next);
      return next;
    },
  };
}
