import {
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
  siteRuleFor,
} from '../../domain/index.ts';
import {
  capByLockedPolicies,
  type FlatSettings,
  flattenSettings,
  parseLeaf,
  type SettingsLayers,
} from '../settings/index.ts';

/**
 * Settings that stay in each browser: consents that a person gives where they apply, and what belongs to
 * the API's address: the name of a parameter, and the page of the account.
 */
const NOT_SHARED: ReadonlySet<string> = new Set([
  'autoAccepted',
  'notify',
  'transparencyParameter',
  'accountPage',
]);

/** Groups whose settings may spend credits or store more. */
const GUARDED: ReadonlySet<string> = new Set(['budget', 'policies', 'sites', 'history']);

const groupOf = (path: string): string => path.split(' ')[0] ?? '';

export const isShared = (path: string): boolean => !NOT_SHARED.has(groupOf(path));

/** A pattern for a domain is read as if it were a subdomain: `*` is a valid host name in URLs. */
function isAutomaticIn(leaves: FlatSettings, path: string): boolean {
  const [group = '', first = '', second = ''] = path.split(' ');
  const rule =
    group === 'sites'
      ? siteRuleFor(first, (pattern) => leaves.get(`sites ${pattern} ${second}`))
      : undefined;
  return (rule ?? leaves.get(`policies ${group === 'sites' ? second : first}`)) === 'auto';
}

/** What a setting allows to spend or to store. */
function loosenessOf(leaves: FlatSettings, path: string): number {
  if (groupOf(path) === 'history') return Number(leaves.get(path));
  if (groupOf(path) !== 'budget') return Number(isAutomaticIn(leaves, path));
  return Number(leaves.get(path) ?? Number.POSITIVE_INFINITY);
}

/** @param value undefined: the default applies */
export const setLeaf = (leaves: Map<string, unknown>, path: string, value: unknown): void => {
  if (value === undefined) leaves.delete(path);
  else leaves.set(path, value);
};

/** Whether there is room for a correction of a field, in all and for its site. */
function hasRoom(leaves: FlatSettings, path: string): boolean {
  if (groupOf(path) !== 'fields' || leaves.has(path)) return true;
  const all = [...leaves.keys()].filter((known) => groupOf(known) === 'fields');
  const ofSite = all.filter((known) => known.split(' ')[1] === path.split(' ')[1]);
  return all.length < MAX_FIELD_CORRECTIONS && ofSite.length < MAX_FIELD_CORRECTIONS_PER_SITE;
}

export interface Adoption {
  /** The settings with what applies at once. */
  readonly leaves: Map<string, unknown>;
  readonly isChanged: boolean;
  /** Looser settings, which wait until the person accepts them in this browser; undefined: the default. */
  readonly waiting: FlatSettings;
}

/**
 * What this browser takes from sync. Settings that loosen nothing apply at once; what an organisation
 * locked, what the person changed here since and what is not valid stays as it is.
 *
 * @param agreed what the person had chosen here when this browser last agreed with sync
 */
export function adoptItems(
  remote: FlatSettings,
  agreed: FlatSettings,
  { chosen, settings, defaults, locked }: SettingsLayers,
): Adoption {
  const wished = [...new Set([...remote.keys(), ...agreed.keys()])].flatMap((path) => {
    const isOwn = chosen.get(path) !== agreed.get(path);
    if (isOwn || locked.has(path) || !isShared(path)) return [];
    if (!remote.has(path)) return [[path, defaults.get(path)] as const];
    const leaf = parseLeaf(path, remote.get(path));
    return leaf ? [leaf] : [];
  });
  const leaves = new Map(flattenSettings(settings));
  const pending = new Map(capByLockedPolicies(new Map(wished), locked));
  let isChanged = false;
  // A stricter setting may make room for another: a rule for a site can go when nothing is automatic.
  for (let before = -1; before !== pending.size; ) {
    before = pending.size;
    for (const [path, value] of pending) {
      const former = leaves.get(path);
      const looseness = loosenessOf(leaves, path);
      if (!hasRoom(leaves, path)) continue;
      setLeaf(leaves, path, value);
      const isLooser = GUARDED.has(groupOf(path)) && loosenessOf(leaves, path) > looseness;
      if (isLooser) setLeaf(leaves, path, former);
      else pending.delete(path);
      isChanged ||= !isLooser && former !== value;
    }
  }
  for (const path of pending.keys()) if (!hasRoom(leaves, path)) pending.delete(path);
  return { leaves, isChanged, waiting: pending };
}
