import type { ReplyOf } from '../../extension/messages/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { Caller } from '../messaging/index.ts';
import {
  correctionsFor,
  guardModeFor,
  policiesFor,
  policyForEachKind,
  type SettingsStore,
  type TabSwitch,
} from '../settings/index.ts';

interface Dependencies {
  readonly settings: SettingsStore;
  readonly key: KeyStore;
  /** Whether the person paused the caller's tab. */
  readonly isPaused: (caller: Caller) => Promise<boolean>;
  readonly passingTabs: TabSwitch;
}

const PAUSED_SETTINGS = {
  marks: false,
  passing: false,
  guard: 'off',
  policies: policyForEachKind(() => 'off'),
} as const;

/**
 * The settings that a content script gets. They say nothing about the key, the account or other
 * sites.
 */
export function createPageSettingsReader(needs: Dependencies) {
  const { settings, key, isPaused, passingTabs } = needs;
  return async (caller: Caller): Promise<ReplyOf<'site'>> => {
    const [chosen, secret] = await Promise.all([settings.read(), key.read()]);
    const { tab, sites, private: isPrivate } = caller;
    const { marks, passingMarks, guardWait, region } = chosen;
    const context = { keySet: secret !== null, sites, private: isPrivate };
    const corrections = correctionsFor(chosen, sites);
    const isCorrected = Object.keys(corrections).length > 0;
    const always = { wait: guardWait, region, ...(isCorrected && { corrections }) };
    if (await isPaused(caller)) return { ...PAUSED_SETTINGS, ...always };
    const guard = guardModeFor(chosen, sites);
    const [site] = sites;
    const isSwitched = tab !== null && site !== undefined && (await passingTabs.isOn(tab, site));
    const passing = passingMarks !== isSwitched;
    return { marks, passing, guard, policies: policiesFor(chosen, context), ...always };
  };
}
