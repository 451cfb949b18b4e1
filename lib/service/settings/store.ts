import { z } from 'zod';
import { KINDS, type Kind, type Policy } from '../../domain/index.ts';
import { policiesSchema, type Settings, settingsSchema } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { createMutex } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import {
  type FlatSettings,
  flattenSettings,
  mergeFlatSettings,
  parseFlatSettings,
  unflattenSettings,
} from './flat-settings.ts';
import { capByLockedPolicies, lockedSettings, type ManagedStore } from './managed.ts';

/** A policy for every kind. */
export const policyForEachKind = (policyOf: (kind: Kind) => Policy): Settings['policies'] =>
  policiesSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, policyOf(kind)])));

export const DEFAULT_SETTINGS: Settings = {
  // The policy lowers these to `check` while there is no key.
  policies: policyForEachKind((kind) => KIND_DEFINITIONS[kind].defaultPolicy),
  sites: {},
  budget: { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 },
  guard: 'hold',
  guardSites: {},
  fields: {},
  guardWait: 1500,
  marks: true,
  passingMarks: false,
  badgeCount: true,
  beside: true,
  disposableIsBad: false,
  region: '',
  language: '',
  transparencyParameter: '',
  accountPage: '',
  history: true,
  notify: false,
  autoAccepted: false,
};

const FLAT_DEFAULTS = flattenSettings(DEFAULT_SETTINGS);

/** Only what differs from the defaults is stored, so that an organisation's defaults apply to the rest. */
const storedSchema = z
  .unknown()
  .transform((record): FlatSettings => parseFlatSettings(record, 'stored').leaves);

/** As in messages, an undefined field counts as absent. */
export type SettingsPatch = { readonly [K in keyof Settings]?: Settings[K] | undefined };

function applyPatch(before: Settings, patch: SettingsPatch): Settings {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/**
 * Accepting automatic email lookups and the email policy `auto` are one decision with two names: a
 * patch of one changes the other too.
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

export interface SettingsLayers {
  /** What the person chose, under locks too. */
  readonly chosen: FlatSettings;
  readonly locked: FlatSettings;
  /** Those of Fieldmark and of the organisation. */
  readonly defaults: FlatSettings;
  readonly settings: Settings;
}

/** Writes a patch. `also` makes records of the store `settings` that are written with it, all or none. */
type SaveSettings = (
  patch: SettingsPatch,
  also?: (chosen: FlatSettings) => readonly (readonly [id: string, value: unknown])[],
) => Promise<SettingsLayers>;

type SettingsChange = SettingsPatch | ((now: Settings, layers: SettingsLayers) => SettingsPatch);

export type SettingsStore = ReturnType<typeof createSettingsStore>;

/** The effective settings: defaults, the organisation's, the person's, and the locked ones. */
export function createSettingsStore(db: Db, managed: Pick<ManagedStore, 'read'>) {
  const chosen = async (): Promise<FlatSettings> =>
    (await db.read('settings', 'settings', storedSchema)) ?? new Map();

  async function layers(): Promise<SettingsLayers> {
    const [personal, set] = await Promise.all([chosen(), managed.read()]);
    const locked = lockedSettings(set);
    const defaults = mergeFlatSettings(FLAT_DEFAULTS, set.flat);
    const leaves = mergeFlatSettings(defaults, capByLockedPolicies(personal, locked), locked);
    return {
      chosen: personal,
      locked,
      defaults,
      settings: settingsSchema.parse(unflattenSettings(leaves)),
    };
  }

  async function save(
    { settings, chosen, locked, defaults }: SettingsLayers,
    ...[patch, also = () => []]: Parameters<SaveSettings>
  ): Promise<SettingsLayers> {
    const now = flattenSettings(settings);
    const next = flattenSettings(applyPatchWithEmailConsent(settings, patch));
    // Choices that a lock overrides or lowers are kept for when the lock is removed.
    const lockedChoices = [...chosen].filter(([path]) => locked.has(path));
    const others = [...next]
      .filter(([path, value]) => !locked.has(path) && defaults.get(path) !== value)
      .map(([path, value]) =>
        now.get(path) === value && chosen.has(path)
          ? ([path, chosen.get(path)] as const)
          : ([path, value] as const),
      );
    const kept = new Map([...lockedChoices, ...others]);
    await db.writeAll('settings', [['settings', unflattenSettings(kept)], ...also(kept)]);
    return layers();
  }

  const inSequence = createMutex();
  /** Runs work that no other update interrupts. */
  const exclusive = <T>(work: (before: SettingsLayers, save: SaveSettings) => Promise<T>) =>
    inSequence(async () => {
      const before = await layers();
      return work(before, (...change) => save(before, ...change));
    });

  return {
    read: async (): Promise<Settings> => (await layers()).settings,
    readLayers: layers,
    exclusive,

    /** The defaults, and the leaves that the person cannot change. */
    async readDefaults(): Promise<{ settings: Settings; locked: string[] }> {
      const { defaults, locked } = await layers();
      return {
        settings: settingsSchema.parse(unflattenSettings(defaults)),
        locked: [...locked.keys()],
      };
    },

    /**
     * @param change a patch, or a function that makes it from the settings at the time of the
     * update; an empty patch writes nothing
     */
    update: (change: SettingsChange): Promise<Settings> =>
      exclusive(async (before, saveNow) => {
        const patch = typeof change === 'function' ? change(before.settings, before) : change;
        if (Object.keys(patch).length === 0) return before.settings;
        return (await saveNow(patch)).settings;
      }),
  };
}
