import { z } from 'zod';
import { parseBaseUrl } from '../../api/client/index.ts';
import { isOneTypo, KINDS, type Phrase, stricterPolicy } from '../../domain/index.ts';
import type { Consent } from '../../extension/index.ts';
import {
  type OrganisationSetting,
  policySchema,
  settingsSchema,
} from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { Ports } from '../platform/index.ts';
import { type FlatSettings, parseFlatSettings } from './flat-settings.ts';

/** The settings that an organisation set for this browser (`storage.managed`). */
export interface ManagedSettings {
  readonly active: boolean;
  readonly flat: FlatSettings;
  /** Names of settings that the person cannot change, `baseUrl` and `key` among them. */
  readonly locked: ReadonlySet<string>;
  readonly baseUrl: string | null;
  /** Like every key, it must not leave the background. */
  readonly key: string | null;
  /**
   * A sentence for each setting that was not understood or cannot be managed, in the language at the
   * time when this property is read.
   */
  readonly problems: readonly Phrase[];
}

const NOT_MANAGED: ManagedSettings = {
  active: false,
  flat: new Map(),
  locked: new Set(),
  baseUrl: null,
  key: null,
  problems: [],
};

/** All settings but the person's consent. */
const LOCKABLE = [
  'baseUrl',
  'key',
  ...settingsSchema.omit({ autoAccepted: true }).keyof().options,
] as const;

const CAPS = settingsSchema.shape.budget.keyof().options;

const rawSchema = z.record(z.string(), z.unknown());

/**
 * Settings that an organisation cannot set, because they spend credits or need the browser's
 * permission.
 */
const NOT_MANAGEABLE = {
  autoAccepted: ['policies email', 'auto', 'emailAutoIsOwnChoice'],
  notify: ['notify', true, 'notifyIsOwnChoice'],
} as const satisfies Readonly<
  Record<Consent, readonly [path: string, value: unknown, says: string]>
>;

/** The names that are known where a path ends: of settings, of kinds, or of caps. */
function namesAt(path: readonly string[]): readonly string[] {
  const [group, ...inner] = path;
  if (inner.length === 0) return LOCKABLE;
  if (inner.length > 1 || group === 'locked') return group === 'sites' ? KINDS : LOCKABLE;
  return group === 'policies' ? KINDS : group === 'budget' ? CAPS : [];
}

/** The known name that a wrong one was probably meant to be. */
function meantName(path: readonly string[]): string | undefined {
  const typed = path.at(-1)?.toLowerCase() ?? '';
  const names = namesAt(path);
  if (names.some((name) => name === path.at(-1))) return undefined;
  return names.find((name) => name.toLowerCase() === typed || isOneTypo(typed, name.toLowerCase()));
}

/** @param path as in FlatSettings; `locked` and a name for a lock */
function notUnderstood(path: string): Phrase {
  const names = path.split(' ');
  const setting = names.join('.');
  const meant = meantName(names);
  return meant === undefined
    ? serviceText('settingNotUnderstood', { setting })
    : serviceText('settingMistyped', { setting, meant });
}

/** Reads each part separately. Invalid parts are skipped and named in `problems`. */
export function parseManagedSettings(raw: unknown): ManagedSettings {
  const { data } = rawSchema.safeParse(raw);
  if (!data || Object.keys(data).length === 0) return NOT_MANAGED;
  const { baseUrl, key, locked, autoAccepted, ...rest } = data;
  const read = parseFlatSettings(rest, 'written');
  const leaves = new Map(read.leaves);
  const problems: Phrase[] = read.unread.map(notUnderstood);
  if (autoAccepted !== undefined) problems.push(notUnderstood('autoAccepted'));
  for (const [path, value, says] of Object.values(NOT_MANAGEABLE)) {
    if (leaves.get(path) !== value) continue;
    leaves.delete(path);
    problems.push(serviceText(says));
  }
  const names = z.array(z.unknown()).safeParse(locked ?? []).data ?? [locked];
  const known = LOCKABLE.filter((lockable) => names.includes(lockable));
  for (const name of names) {
    if (!known.some((lockable) => lockable === name))
      problems.push(notUnderstood(`locked ${String(name)}`));
  }
  const address = baseUrl === undefined ? null : parseBaseUrl(String(baseUrl));
  const url = address?.ok && !address.otherScript ? address.url : null;
  if (address && url === null) problems.push(notUnderstood('baseUrl'));
  const secret = z.string().trim().min(1).max(512).safeParse(key);
  if (key !== undefined && !secret.success) problems.push(notUnderstood('key'));
  if (secret.success && url === null) {
    problems.push(serviceText('keyNeedsAddress'));
  }
  return {
    active: true,
    flat: leaves,
    locked: new Set<string>(known),
    baseUrl: url,
    key: secret.success && url !== null ? secret.data : null,
    problems,
  };
}

/** The organisation's values of the locked settings. */
export function lockedSettings({ flat, locked }: ManagedSettings): FlatSettings {
  const lockedLeaves = new Map([...flat].filter(([path]) => locked.has(path.split(' ')[0] ?? '')));
  // `autoAccepted` and this policy are one decision (store.ts).
  if (lockedLeaves.has('policies email')) lockedLeaves.set('autoAccepted', false);
  return lockedLeaves;
}

/** What the organisation set, a row for each part, as people and their support may read it. */
export function describeManaged(managed: ManagedSettings): OrganisationSetting[] {
  const { flat, locked, baseUrl, key } = managed;
  const rows: readonly (readonly [path: string, value: unknown])[] = [
    ...(baseUrl === null ? [] : [['baseUrl', baseUrl] as const]),
    // A key is a secret.
    ...(key === null ? [] : [['key', null] as const]),
    ...flat,
  ];
  return rows.map(([path, value]) => ({
    name: path.split(' ').join(' › '),
    value: path === 'key' ? null : String(value),
    locked: locked.has(path.split(' ')[0] ?? ''),
  }));
}

/** A person's rule for a site may be stricter than a locked policy, never looser. */
export function capByLockedPolicies(personal: FlatSettings, locked: FlatSettings): FlatSettings {
  return new Map(
    [...personal].map(([path, value]) => {
      const [group, , kind] = path.split(' ');
      const bound = policySchema.safeParse(locked.get(`policies ${kind}`));
      const wished = policySchema.safeParse(value);
      const both = group === 'sites' && bound.success && wished.success;
      return [path, both ? stricterPolicy(wished.data, bound.data) : value] as const;
    }),
  );
}

export type ManagedStore = ReturnType<typeof createManagedStore>;

/** Record of the last known settings, without the key, which is never written to disk. */
const LAST_READ_ID = 'managed';

/**
 * Managed settings are read once per worker, and again when the browser reports a change. Until the
 * browser answers, the last known settings apply, so that lookups do not wait and locks stay.
 */
export function createManagedStore({ platform, db }: Pick<Ports, 'platform' | 'db'>) {
  let reading: Promise<ManagedSettings> | undefined;
  let notifyLateAnswer = (): void => undefined;

  const readLast = () => db.read('snapshots', LAST_READ_ID, rawSchema);

  /** @returns whether nothing changed; false if there is a key, which is not stored */
  async function remember(raw: unknown): Promise<boolean> {
    const { key, ...rest } = rawSchema.catch({}).parse(raw);
    const last = await readLast();
    if (JSON.stringify(rest) === JSON.stringify(last ?? {})) return key === undefined;
    if (Object.keys(rest).length > 0) await db.write('snapshots', LAST_READ_ID, rest);
    else await db.remove('snapshots', LAST_READ_ID);
    return false;
  }

  /** Notifies pages only if the settings changed, because pages then scan anew. */
  async function takeLateAnswer(raw: unknown): Promise<void> {
    // As if it had changed.
    if (await remember(raw).catch(() => false))
      reading = Promise.resolve(parseManagedSettings(raw));
    else notifyLateAnswer();
  }

  async function ask(): Promise<ManagedSettings> {
    const answer = await platform.readManagedStorage();
    if ('set' in answer) {
      // Only the next worker misses it, which asks again.
      void remember(answer.set).catch(() => undefined);
      return parseManagedSettings(answer.set);
    }
    void answer.later.then(takeLateAnswer, () => undefined);
    return parseManagedSettings(await readLast());
  }

  return {
    read: (): Promise<ManagedSettings> => {
      // Firefox rejects where nothing is set.
      reading ??= ask().catch(() => NOT_MANAGED);
      return reading;
    },
    invalidate: (): void => {
      reading = undefined;
    },
    /** Calls `listener` when the browser answers after the timeout and the settings changed. */
    onLateAnswer: (listener: () => void): void => {
      notifyLateAnswer = listener;
    },
  };
}
