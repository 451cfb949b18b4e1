import type { ReplyOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { KeyStore } from './key.ts';
import { guardFor, policiesFor } from './policy.ts';
import type { SettingsStore } from './settings.ts';

/** What a page's script needs to know; nothing of the key, the account or other sites. */
export function createSite({ settings, key }: { settings: SettingsStore; key: KeyStore }) {
  return async (caller: Caller): Promise<ReplyOf<'site'>> => {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const { sites, private: secluded } = caller;
    const { marks, guardWait, region } = chosen;
    const at = { keySet: secret !== null, sites, private: secluded };
    const guard = guardFor(chosen, sites);
    return { marks, guard, wait: guardWait, region, policies: policiesFor(chosen, at) };
  };
}
