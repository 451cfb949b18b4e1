import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { AccountSection, SiteAccessNote, useConnection } from '../connect/index.ts';
import { PageMenu } from '../page-menu/index.ts';
import {
  focusAddress,
  goTo,
  PrivacySettings,
  SettingContext,
  type SettingSectionId,
  searchSettings,
  useSettings,
  useSettingsAddress,
} from '../settings/index.ts';
import {
  FailureNote,
  PageHead,
  refreshLanguage,
  renderWordmark,
  SavedNotice,
  useAsked,
} from '../ui/index.ts';
import { AdvancedSettings } from './AdvancedSettings.tsx';
import { ManagedNote } from './ManagedNote.tsx';
import { LanguageSettings, PageSettings } from './PageSettings.tsx';
import { BudgetSettings, PolicySettings } from './PolicySettings.tsx';
import { SettingsFileSection } from './SettingsFileSection.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsSyncSection } from './SettingsSyncSection.tsx';
import { SiteRuleSettings } from './SiteRuleSettings.tsx';

export function OptionsPage({ send = realSend }: { send?: SendToBackground }) {
  const { settings, failure, saves, save: saveSettings, reload } = useSettings(send);
  const { value: defaults } = useAsked(send, 'defaultSettings', {});
  const [query, setQuery] = useState('');
  const hits = useMemo(() => searchSettings(query), [query]);
  const settingFlags = useMemo(
    () => ({
      locked: new Set(defaults?.locked),
      found: new Set(hits.map(({ setting }) => setting)),
    }),
    [defaults, hits],
  );
  useEffect(() => {
    document.title = optionsText.rich('title', { brand: (words) => words.join('') }).join('');
  });
  const account = useConnection(send);
  const address = useSettingsAddress();
  const isLoaded = settings !== null && (account.connection ?? account.failure) !== null;
  // Before anybody can type into what is drawn: later, the focus would leave the field.
  useLayoutEffect(() => {
    if (isLoaded && location.hash) focusAddress(address);
  }, [isLoaded, address]);
  const save = async (patch: Partial<Settings>) => {
    await saveSettings(patch);
    // A choice, an import, a reset or an undo: the page switches language at once.
    if (patch.language !== undefined) refreshLanguage();
  };
  /** Another browser or the person's answer changed settings, the language among them. */
  const follow = () => {
    void reload();
    refreshLanguage();
  };
  const sections: Readonly<Record<SettingSectionId, ReactNode>> | null = settings && {
    connection: (
      <AccountSection
        send={send}
        account={account}
        address={address}
        settings={settings}
        save={save}
        onConnected={() => {
          void reload();
          goTo('#connection');
        }}
      />
    ),
    policies: <PolicySettings settings={settings} save={save} />,
    sites: <SiteRuleSettings settings={settings} save={save} />,
    budget: <BudgetSettings settings={settings} save={save} />,
    pages: <PageSettings settings={settings} save={save} send={send} />,
    language: <LanguageSettings settings={settings} save={save} />,
    privacy: <PrivacySettings settings={settings} save={save} send={send} />,
    sync: <SettingsSyncSection send={send} settings={settings} onSettings={follow} />,
    file: (
      <SettingsFileSection
        settings={settings}
        save={save}
        send={send}
        defaults={defaults?.settings ?? null}
      />
    ),
    advanced: (
      <AdvancedSettings
        settings={settings}
        save={save}
        defaults={defaults?.settings.fields ?? {}}
      />
    ),
  };
  return (
    <SettingContext value={settingFlags}>
      <PageHead title={optionsText.rich('title', { brand: renderWordmark })}>
        <PageMenu page="options" />
      </PageHead>
      <SavedNotice saves={saves} />
      <div className="page page-options">
        <SettingsNav shown={address.section} query={query} hits={hits} onQuery={setQuery} />
        <main>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {defaults?.managed && (
            <ManagedNote set={defaults.organisationSettings} problems={defaults.problems} />
          )}
          <SiteAccessNote />
          {/* All stay mounted, so that what was typed in one is kept. */}
          {Object.entries(sections ?? {}).map(([id, section]) => (
            <div key={id} hidden={id !== address.section}>
              {section}
            </div>
          ))}
        </main>
      </div>
    </SettingContext>
  );
}
