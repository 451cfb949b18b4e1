import { type Settings, settingsSchema } from '../../extension/schemas/index.ts';
import {
  capByLockedPolicies,
  chosenPolicyFor,
  flattenSettings,
  parseLeaf,
  type SettingsLayers,
  type SettingsPatch,
  unflattenSettings,
} from '../settings/index.ts';
import type { Registers } from './registers.ts';

/**
 * Settings that stay in each browser: consents that a person gives where they apply, and the name of a
 * parameter that belongs to the API's address.
 */
const NOT_SHARED: ReadonlySet<string> = new Set([
  'autoAccepted',
  'notify',
  'transparencyParameter',
]);

const groupOf = (path: string): string => path.split(' ')[0] ?? '';

/** The value as it may be shared; null where the setting stays in this browser or is not valid. */
export function sharedLeaf(path: string, value: unknown): readonly [string, unknown] | null {
  return NOT_SHARED.has(groupOf(path)) ? null : parseLeaf(path, value);
}

/** Whether this is a setting that a person may delete in all browsers. */
export const isSharedPath = (path: string): boolean => !NOT_SHARED.has(groupOf(path));

/** Groups whose settings may spend credits or store more. */
const GUARDED: ReadonlySet<string> = new Set(['budget', 'policies', 'sites', 'history']);

/** A pattern for a domain is read as if it were a subdomain: `*` is a valid host name in URLs. */
const isAutomaticOn = (settings: Settings, path: string): boolean => {
  const [group = '', first = '', second] = path.split(' ');
  const kind = (group === 'sites' ? second : first) as keyof Settings['policies'];
  return chosenPolicyFor(kind, settings, group === 'sites' ? [first] : []) === 'auto';
};

/** Whether Fieldmark may spend more, spend without a press, or store more after the change of a setting. */
function loosens(before: Settings, after: Settings, path: string): boolean {
  const [group, cap] = path.split(' ');
  if (group === 'history') return after.history && !before.history;
  if (group !== 'budget') return isAutomaticOn(after, path) && !isAutomaticOn(before, path);
  const limitIn = (settings: Settings) =>
    Object.entries(settings.budget).find(([name]) => name === cap)?.[1] ?? Number.POSITIVE_INFINITY;
  return limitIn(after) > limitIn(before);
}

export interface Adoption {
  /** What applies at once. */
  readonly patch: SettingsPatch;
  /** Looser settings by path, which wait until the person accepts them in this browser. */
  readonly waiting: ReadonlyMap<string, unknown>;
  /** The settings if they are accepted; null: nothing waits. */
  readonly offered: Settings | null;
}

/** The settings with this leaf; undefined: without it. */
function withLeaf(settings: Settings, path: string, value: unknown): Settings {
  const leaves = new Map(flattenSettings(settings));
  if (value === undefined) leaves.delete(path);
  else leaves.set(path, value);
  return settingsSchema.parse(unflattenSettings(leaves));
}

/**
 * Compares the registers with this browser's settings. Settings that loosen nothing apply at once, and
 * what an organisation locked stays as it is.
 */
export function adoptRegisters(registers: Registers, layers: SettingsLayers): Adoption {
  const { settings, defaults, locked } = layers;
  const wished = new Map(
    [...registers].flatMap(([path, { value }]) => {
      if (locked.has(path) || !isSharedPath(path)) return [];
      if (value === undefined) return [[path, defaults.get(path)] as const];
      const leaf = sharedLeaf(path, value);
      return leaf ? [leaf] : [];
    }),
  );
  const now = flattenSettings(settings);
  const pending = new Map(
    [...capByLockedPolicies(wished, locked)].filter(([path, value]) => now.get(path) !== value),
  );
  const differing = pending.size;
  const leaves = new Map(now);
  for (const [path, value] of pending) {
    if (GUARDED.has(groupOf(path))) continue;
    if (value === undefined) leaves.delete(path);
    else leaves.set(path, value);
    pending.delete(path);
  }
  let adopted = settingsSchema.parse(unflattenSettings(leaves));
  // A stricter setting may make room for another: a rule for a site can go when nothing is automatic.
  for (let before = -1; before !== pending.size; ) {
    before = pending.size;
    for (const [path, value] of pending) {
      const candidate = withLeaf(adopted, path, value);
      if (loosens(adopted, candidate, path)) continue;
      adopted = candidate;
      pending.delete(path);
    }
  }
  const offered = [...pending].reduce(
    (offer, [path, value]) => withLeaf(offer, path, value),
    adopted,
  );
  return {
    patch: pending.size < differing ? adopted : {},
    waiting: pending,
    offered: pending.size > 0 ? offered : null,
  };
}
