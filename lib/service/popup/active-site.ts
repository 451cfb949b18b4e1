import { type Outcome, ok, stricterPolicy } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { ActiveSite } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { highestPolicy } from '../../kinds/shared/kind-definition.ts';
import type { KeyStore } from '../account/index.ts';
import { type Caller, hostOfUrl, siteOfUrl } from '../messaging/index.ts';
import type { BrowserTab, Platform } from '../platform/index.ts';
import {
  chosenPolicyFor,
  type PausedTabs,
  policiesFor,
  policyForEachKind,
  type SettingsStore,
} from '../settings/index.ts';

interface Dependencies {
  readonly platform: Pick<Platform, 'activeTab' | 'sendToTab'>;
  readonly key: Pick<KeyStore, 'read'>;
  readonly settings: SettingsStore;
  readonly pausedTabs: PausedTabs;
}

/** What is done on the page in front, and the switch for it; of pages that have a site. */
export function createActiveSite({ platform, key, settings, pausedTabs: pauses }: Dependencies) {
  const isOpen = (tab: BrowserTab | null, caller: Caller): tab is BrowserTab =>
    tab !== null && /^https?:/.test(tab.url) && (!tab.private || caller.private);

  async function told(tab: BrowserTab): Promise<ActiveSite> {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const site = siteOfUrl(tab.url);
    return {
      tab: tab.id,
      site,
      host: hostOfUrl(tab.url),
      private: tab.private,
      wishedPolicies: policyForEachKind((kind) => chosenPolicyFor(kind, chosen, [site])),
      effectivePolicies: policiesFor(chosen, {
        keySet: secret !== null,
        sites: [site],
        private: tab.private,
      }),
      hasSiteRules: chosen.sites[site] !== undefined,
      paused: await pauses.isPaused(tab.id, site),
    };
  }

  /** The tab that was shown when the person pressed, if it still shows that site. */
  async function still(
    { tab, site }: RequestOf<'pauseTab'>,
    caller: Caller,
  ): Promise<BrowserTab | null> {
    const active = await platform.activeTab();
    const isSame = active?.id === tab && siteOfUrl(active.url) === site;
    return isSame && isOpen(active, caller) ? active : null;
  }

  return {
    async read(caller: Caller): Promise<ActiveSite | null> {
      const tab = await platform.activeTab();
      return isOpen(tab, caller) ? told(tab) : null;
    },

    async pauseTab(
      request: RequestOf<'pauseTab'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'setSite'>>> {
      const tab = await still(request, caller);
      if (!tab) return ok({ page: null });
      await pauses.setPaused(tab.id, request.site, request.paused);
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
      if (!isOpen(tab, caller) || tab.private || siteOfUrl(tab.url) !== site) {
        return ok({ page: null });
      }
      const { sites } = await settings.read();
      const { [site]: _, ...others } = sites;
      const rules = policy
        ? {
            [site]: policyForEachKind((kind) =>
              stricterPolicy(policy, highestPolicy(KIND_DEFINITIONS[kind])),
            ),
          }
        : {};
      await settings.update({ sites: { ...others, ...rules } });
      return ok({ page: await told(tab) });
    },
  };
}
