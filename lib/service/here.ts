import { type Outcome, ok } from '../failure.ts';
import { KIND_TABLE } from '../kinds/index.ts';
import { highestPolicy } from '../kinds/kind-row.ts';
import type { Here, ReplyOf, RequestOf } from '../messages.ts';
import { strictest } from '../policy.ts';
import { type Caller, hostOf, siteOf } from './caller.ts';
import type { KeyStore } from './key.ts';
import type { Pauses } from './pauses.ts';
import type { Platform, Tab } from './platform.ts';
import { policiesFor, wishedFor } from './policy.ts';
import { everyKind, type SettingsStore } from './settings.ts';

interface Parts {
  readonly platform: Pick<Platform, 'activeTab' | 'sendToTab'>;
  readonly key: Pick<KeyStore, 'read'>;
  readonly settings: SettingsStore;
  readonly pauses: Pauses;
}

/** What is done on the page in front, and the switch for it; of pages that have a site. */
export function createHere({ platform, key, settings, pauses }: Parts) {
  const isOpen = (tab: Tab | null, caller: Caller): tab is Tab =>
    tab !== null && /^https?:/.test(tab.url) && (!tab.private || caller.private);

  async function told(tab: Tab): Promise<Here> {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const site = siteOf(tab.url);
    return {
      tab: tab.id,
      site,
      host: hostOf(tab.url),
      private: tab.private,
      wished: everyKind((kind) => wishedFor(kind, chosen, [site])),
      holds: policiesFor(chosen, {
        keySet: secret !== null,
        sites: [site],
        private: tab.private,
      }),
      ruled: chosen.sites[site] !== undefined,
      paused: await pauses.holds(tab.id, site),
    };
  }

  /** The tab that was shown when the person pressed, if it still shows that site. */
  async function still({ tab, site }: RequestOf<'pauseTab'>, caller: Caller): Promise<Tab | null> {
    const active = await platform.activeTab();
    const isSame = active?.id === tab && siteOf(active.url) === site;
    return isSame && isOpen(active, caller) ? active : null;
  }

  return {
    async here(caller: Caller): Promise<Here | null> {
      const tab = await platform.activeTab();
      return isOpen(tab, caller) ? told(tab) : null;
    },

    async pauseTab(
      request: RequestOf<'pauseTab'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'setSite'>>> {
      const tab = await still(request, caller);
      if (!tab) return ok({ page: null });
      await pauses.set(tab.id, request.site, request.paused);
      await platform.sendToTab(tab.id, { fieldmarkTab: 'settingsChanged' }).catch(() => undefined);
      return ok({ page: await told(tab) });
    },

    /** One rule for every kind, each as far as it goes; null takes the site's rules away. */
    async setSite(
      { site, policy }: RequestOf<'setSite'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'setSite'>>> {
      const tab = await platform.activeTab();
      // A rule is kept on disk, and would tell where a person was in private.
      if (!isOpen(tab, caller) || tab.private || siteOf(tab.url) !== site) {
        return ok({ page: null });
      }
      const { sites } = await settings.read();
      const { [site]: _, ...others } = sites;
      const rules = policy
        ? { [site]: everyKind((kind) => strictest(policy, highestPolicy(KIND_TABLE[kind]))) }
        : {};
      await settings.update({ sites: { ...others, ...rules } });
      return ok({ page: await told(tab) });
    },
  };
}
