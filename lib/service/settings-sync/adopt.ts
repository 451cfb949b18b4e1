import {
  MAX_FIELD_CORRECTIONS,
  MAX_FIELD_CORRECTIONS_PER_SITE,
  siteRuleFor,
} from '../../domain/index.ts';
import type { Consent } from '../../extension/index.ts';
import type { Settings } from '../../extension/schemas/index.ts';
import {
  capByLockedPolicies,
  type FlatSettings,
  flattenSettings,
  parseLeaf,
  type SettingsLayers,
} from '../settings/index.ts';

const groupOf = (path: string): string => path.split(' ')[0] ?? '';

/** A pattern for a domain is read as if it were a subdomain: `*` is a valid host name in URLs. */
function isAutomaticIn(leaves: FlatSettings, path: string): boolean {
  const [group = '', first = '', second = ''] = path.split(' ');
  const rule =
    group === 'sites'
      ? siteRuleFor(first, (pattern) => leaves.get(`sites ${pattern} ${second}`))
      : undefined;
  return (rule ?? leaves.get(`policies ${group === 'sites' ? second : first}`)) === 'auto';
}

/** What a setting allows to spend or to store: more is looser. */
type Looseness = (leaves: FlatSettings, path: string) => number;

const automatic: Looseness = (leaves, path) => Number(isAutomaticIn(leaves, path));

type InSync = 'stays' | 'follows' | Looseness;

/**
 * What sync does with the settings of a group. `stays` in each browser, as consents do: what belongs to the API's
 * address. `follows` the person: it can neither spend nor store more. What can has a rule, and a looser value waits
 * until the person accepts it in this browser.
 */
const IN_SYNC: Readonly<Record<Exclude<keyof Settings, Consent>, InSync>> = {
  policies: automatic,
  sites: automatic,
  budget: (leaves, path) => Number(leaves.get(path) ?? Number.POSITIVE_INFINITY),
  history: (leaves, path) => Number(leaves.get(path)),
  guard: 'follows',
  guardSites: 'follows',
  guardWait: 'follows',
  fields: 'follows',
  marks: 'follows',
  passingMarks: 'follows',
  badgeCount: 'follows',
  beside: 'follows',
  disposableIsBad: 'follows',
  region: 'follows',
  language: 'follows',
  transparencyParameter: 'stays',
  accountPage: 'stays',
};
const inSync = new Map<string, InSync>(Object.entries(IN_SYNC));

export const isShared = (path: string): boolean =>
  (inSync.get(groupOf(path)) ?? 'stays') !== 'stays';

function loosenessOf(leaves: FlatSettings, path: string): number {
  const rule = inSync.get(groupOf(path));
  return typeof rule === 'function' ? rule(leaves, path) : 0;
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
      const isLooser = loosenessOf(leaves, path) > looseness;
      if (isLooser) setLeaf(leaves, path, former);
      else pending.delete(path);
      isChanged ||= !isLooser && former !== value;
    }
  }
  for (const path of pending.keys()) if (!hasRoom(leaves, path)) pending.delete(path);
  return { leaves, isChanged, waiting: pending };
}
