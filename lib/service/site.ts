import type { ReplyOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { KeyStore } from './key.ts';
import { guardFor, policiesFor } from './policy.ts';
import { everyKind, type SettingsStore } from './settings.ts';

interface Parts {
  readonly settings: SettingsStore;
  readonly key: KeyStore;
  /** The person wants peace in the caller's tab. */
  readonly isPaused: (caller: Caller) => Promise<boolean>;
}

const SILENT = { marks: false, guard: 'off', policies: everyKind(() => 'off') } as const;

/** What a page's script needs to know; nothing of the key, the account or other sites. */
export function createSite({ settings, key, isPaused }: Parts) {
  return async (caller: Caller): Promise<ReplyOf<'site'>> => {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const { sites, private: secluded } = caller;
    const { marks, guardWait, region } = chosen;
    const at = { keySet: secret !== null, sites, private: secluded };
    if (await isPaused(caller)) return { ...SILENT, wait: guardWait, region };
    const guard = guardFor(chosen, sites);
    return { marks, guard, wait: guardWait, region, policies: policiesFor(chosen, at) };
  };
}
