import { z } from 'zod';
import { KINDS, type Kind, type Policy } from '../../domain/index.ts';
import { policiesSchema, type Settings, settingsSchema } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';
import {
  type FlatSettings,
  flattenSettings,
  mergeFlatSettings,
  parseFlatSettings,
  unflattenSettings,
} from './flat-settings.ts';
import { capByLockedPolicies, lockedSettings, type ManagedStore } from './managed.ts';

/** A policy for each kind there is. */
export const policyForEachKind = (policyOf: (kind: Kind) => Policy): Settings['policies'] =>
  policiesSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, policyOf(kind)])));

export const DEFAULT_SETTINGS: Settings = {
  // What is wished for; policy.ts lowers it to `check` while there is no key.
  policies: policyForEachKind((kind) => KIND_DEFINITIONS[kind].defaultPolicy),
  sites: {},
  budget: { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 },
  guard: 'hold',
  guardSites: {},
  guardWait: 1500,
  marks: true,
  beside: true,
  region: '',
  language: '',
  transparencyParameter: '',
  history: true,
  notify: false,
  autoAccepted: false,
};

/** What the caps were by default up to 0.1.0: nobody chose them, so they follow the default. */
const FORMER_BUDGET_DEFAULTS: FlatSettings = new Map<string, unknown>([
  ['budget autoPerDay', 100],
  ['budget autoPerSite', 60],
  ['budget autoPerPage', 15],
  ['budget totalPerDay', null],
]);
/**
 * 2: the caps changed; the same caps as before are a person's choice in it. 3: only what differs from
 * what holds by default is kept, so that an organisation's defaults hold where nothing was chosen.
 */
const SETTINGS_VERSION = 3;

const FLAT_DEFAULTS = flattenSettings(DEFAULT_SETTINGS);

const storedSchema = z
  .looseObject({ version: z.number().catch(1) })
  .catch({ version: SETTINGS_VERSION })
  .transform(({ version, ...record }): FlatSettings => {
    const { leaves } = parseFlatSettings(record, 'stored');
    const isFormer = [...FORMER_BUDGET_DEFAULTS].every(
      ([path, value]) => leaves.get(path) === value,
    );
    const unchosen =
      version < 2 && isFormer ? FORMER_BUDGET_DEFAULTS : version < 3 ? FLAT_DEFAULTS : new Map();
    return new Map(
      [...leaves].filter(([path, value]) => !unchosen.has(path) || unchosen.get(path) !== value),
    );
  });

/** As a message brings it: an absent field and an undefined one are the same. */
export type SettingsPatch = { readonly [K in keyof Settings]?: Settings[K] | undefined };

function applyPatch(before: Settings, patch: SettingsPatch): Settings {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/**
 * Accepting automatic email lookups and the email policy `auto` are one decision with two names:
 * whichever of them the patch changes carries the other along.
 */
function applyPatchWithEmailConsent(before: Settings, patch: SettingsPatch): Settings {
  const next = applyPatch(before, patch);
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

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** What holds: the defaults, what an organisation set, what the person chose, and what was locked. */
export function createSettingsStore(db: Db, managed: Pick<ManagedStore, 'read'>) {
  const chosen = async (): Promise<FlatSettings> =>
    (await db.read('settings', 'settings', storedSchema)) ?? new Map();

  async function layers() {
    const [own, set] = await Promise.all([chosen(), managed.read()]);
    const locked = lockedSettings(set);
    const defaults = mergeFlatSettings(FLAT_DEFAULTS, set.flat);
    const leaves = mergeFlatSettings(defaults, capByLockedPolicies(own, locked), locked);
    return { own, locked, defaults, settings: settingsSchema.parse(unflattenSettings(leaves)) };
  }

  /** Two changes at once: the second is made to what the first wrote. */
  const locked = createMutex();
  return {
    read: async (): Promise<Settings> => (await layers()).settings,

    /** What holds where the person chose nothing, and the leaves that are not the person's to choose. */
    async readDefaults(): Promise<{ settings: Settings; locked: string[] }> {
      const { defaults, locked } = await layers();
      return {
        settings: settingsSchema.parse(unflattenSettings(defaults)),
        locked: [...locked.keys()],
      };
    },

    update: (patch: SettingsPatch): Promise<Settings> =>
      locked(async () => {
        const before = await layers();
        const next = flattenSettings(applyPatchWithEmailConsent(before.settings, patch));
        // What is locked stays as the person once chose it, for the day on which it is no longer.
        const mine = [...before.own].filter(([path]) => before.locked.has(path));
        const others = [...next].filter(
          ([path, value]) => !before.locked.has(path) && before.defaults.get(path) !== value,
        );
        const record = unflattenSettings(new Map([...mine, ...others]));
        await db.write('settings', 'settings', { ...record, version: SETTINGS_VERSION });
        return (await layers()).settings;
      }),
  };
}
