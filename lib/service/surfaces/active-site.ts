import {
  type Kind,
  type Outcome,
  ok,
  type Phrase,
  siteRuleFor,
  stricterPolicy,
} from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { ActiveSite } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { highestPolicy } from '../../kinds/shared/kind-definition.ts';
import type { KeyStore } from '../account/index.ts';
import { type Caller, hostOfUrl, siteOfUrl } from '../messaging/index.ts';
import type { Badge, BrowserTab, Platform } from '../platform/index.ts';
import {
  chosenPolicyFor,
  correctionsFor,
  guardModeFor,
  policiesFor,
  policyForEachKind,
  type SettingsStore,
  type TabSwitch,
} from '../settings/index.ts';

interface Dependencies {
  readonly platform: Pick<Platform, 'activeTab' | 'sendToTab'>;
  readonly badge: Pick<Badge, 'setTabPaused'>;
  readonly key: Pick<KeyStore, 'read'>;
  readonly settings: SettingsStore;
  readonly pausedTabs: TabSwitch;
  readonly passingTabs: TabSwitch;
  /** Whether the person paused the caller's tab. */
  readonly isPaused: (caller: Caller) => Promise<boolean>;
}

const PAUSED_SETTINGS = {
  marks: false,
  passing: false,
  guard: 'off',
  policies: policyForEachKind(() => 'off'),
} as const;

/** Reads and changes the rules for sites. Only pages with a site have rules. */
export function createActiveSite(needs: Dependencies) {
  const { platform, badge, key, settings, pausedTabs, passingTabs, isPaused } = needs;
  const isOpen = (tab: BrowserTab | null, caller: Caller): tab is BrowserTab =>
    tab !== null && /^https?:/.test(tab.url) && (!tab.private || caller.private);

  async function describe(tab: BrowserTab): Promise<ActiveSite> {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const site = siteOfUrl(tab.url);
    const guardRule = siteRuleFor(site, (pattern) => chosen.guardSites[pattern]);
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
      hasSiteRules: (chosen.sites[site] ?? chosen.guardSites[site]) !== undefined,
      ...(guardRule === undefined ? {} : { guardRule }),
      paused: await pausedTabs.isOn(tab.id, site),
      passing: chosen.passingMarks !== (await passingTabs.isOn(tab.id, site)),
    };
  }

  /** The active tab, if it still shows the site that the popup's button named. */
  async function unchangedTab(
    { tab, site }: RequestOf<'setTab'>,
    caller: Caller,
  ): Promise<BrowserTab | null> {
    const active = await platform.activeTab(caller.window);
    const isSame = active?.id === tab && siteOfUrl(active.url) === site;
    return isSame && isOpen(active, caller) ? active : null;
  }

  return {
    /** The rules for the site in the active tab. */
    async read(caller: Caller): Promise<ActiveSite | null> {
      const tab = await platform.activeTab(caller.window);
      return isOpen(tab, caller) ? describe(tab) : null;
    },

    /** Pauses the tab, or marks what passes in it. */
    async setTab(
      request: RequestOf<'setTab'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'setSite', Phrase>, Phrase>> {
      const tab = await unchangedTab(request, caller);
      if (!tab) return ok({ page: null });
      const { site, paused, passing } = request;
      if (paused !== undefined) {
        await pausedTabs.set(tab.id, site, paused);
        await badge.setTabPaused(tab.id, paused);
      }
      if (passing !== undefined) {
        const { passingMarks } = await settings.read();
        await passingTabs.set(tab.id, site, passing !== passingMarks);
      }
      // The page may have no script of ours.
      await platform.sendToTab(tab.id, { fieldmarkTab: 'settingsChanged' }).catch(() => undefined);
      return ok({ page: await describe(tab) });
    },

    /**
     * Sets one policy for every kind, or the highest that the kind allows; null removes the site's rules,
     * the one for its form fields too.
     */
    async setSite(
      { site, policy }: RequestOf<'setSite'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'setSite', Phrase>, Phrase>> {
      const tab = await platform.activeTab(caller.window);
      // A stored rule would reveal a site visited in private.
      if (!isOpen(tab, caller) || tab.private || siteOfUrl(tab.url) !== site) {
        return ok({ page: null });
      }
      const { sites, guardSites } = await settings.read();
      const { [site]: _, ...others } = sites;
      const { [site]: __, ...otherGuards } = guardSites;
      const policyOf = (kind: Kind) =>
        stricterPolicy(policy ?? 'auto', highestPolicy(KIND_DEFINITIONS[kind]));
      const rules = policy && { [site]: policyForEachKind(policyOf) };
      await settings.update({
        sites: { ...others, ...rules },
        ...(policy === null && { guardSites: otherGuards }),
      });
      return ok({ page: await describe(tab) });
    },

    /** The settings that a content script gets. They say nothing about the key, the account or other sites. */
    async settingsOf(caller: Caller): Promise<ReplyOf<'site', Phrase>> {
      const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
      const { tab, sites, private: isPrivate } = caller;
      const { marks, passingMarks, guardWait, region } = chosen;
      const context = { keySet: secret !== null, sites, private: isPrivate };
      const corrections = correctionsFor(chosen, sites);
      const isCorrected = Object.keys(corrections).length > 0;
      const always = { wait: guardWait, region, ...(isCorrected && { corrections }) };
      if (await isPaused(caller)) {
        const [top] = sites;
        // The browser removed the tab's badge when it loaded the page anew.
        if (tab !== null && top !== undefined && (await pausedTabs.isOn(tab, top)))
          await badge.setTabPaused(tab, true);
        return { ...PAUSED_SETTINGS, ...always };
      }
      const guard = guardModeFor(chosen, sites);
      const [site] = sites;
      const isSwitched = tab !== null && site !== undefined && (await passingTabs.isOn(tab, site));
      const passing = passingMarks !== isSwitched;
      return { marks, passing, guard, policies: policiesFor(chosen, context), ...always };
    },
  };
}
