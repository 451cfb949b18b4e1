import { useEffect, useMemo, useState } from 'react';
import {
  hasShortcuts,
  sendToBackground as realSend,
  type SendToBackground,
} from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { ConnectForm, SiteAccessNote } from '../connect/index.ts';
import { ReceiptList } from '../history/index.ts';
import { useReply } from '../hooks/index.ts';
import { PageCommands } from '../palette/index.ts';
import {
  PrivacySettings,
  revealSetting,
  SettingContext,
  searchSettings,
  settingInAddress,
  useSettings,
} from '../settings/index.ts';
import {
  FailureNote,
  PageHead,
  refreshLanguage,
  renderWordmark,
  SavedNotice,
} from '../ui/index.ts';
import { BudgetSettings } from './BudgetSettings.tsx';
import { DataSetsSection } from './DataSetsSection.tsx';
import { FieldCorrectionSettings } from './FieldCorrectionSettings.tsx';
import { LanguageSettings } from './LanguageSettings.tsx';
import { ManagedNote } from './ManagedNote.tsx';
import { PageSettings } from './PageSettings.tsx';
import { PolicySettings } from './PolicySettings.tsx';
import { SettingsFileSection } from './SettingsFileSection.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { SettingsSyncSection } from './SettingsSyncSection.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SiteRuleSettings } from './SiteRuleSettings.tsx';

export function OptionsPage({ send = realSend }: { send?: SendToBackground }) {
  const { settings, failure, saves, save: saveSettings, reload } = useSettings(send);
  const { value: defaults, ask } = useReply(send, 'defaultSettings');
  useEffect(() => void ask({}), [ask]);
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
    document.title = optionsText('documentTitle');
  });
  const isShown = settings !== null;
  useEffect(() => {
    const setting = isShown && settingInAddress();
    if (setting) revealSetting(setting);
  }, [isShown]);
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
  return (
    <SettingContext value={settingFlags}>
      <div className="page page-options">
        <PageHead title={optionsText.rich('title', { brand: renderWordmark })}>
          <a href="/console.html">{optionsText('console')}</a>
          <PageCommands page="options" />
          <SavedNotice saves={saves} />
        </PageHead>
        <SettingsNav query={query} hits={hits} onQuery={setQuery} />
        <main>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {defaults?.managed && (
            <ManagedNote set={defaults.organisationSettings} problems={defaults.problems} />
          )}
          <SiteAccessNote />
          {settings && (
            <>
              <section className="section" aria-labelledby="connection">
                <h2 id="connection">{optionsText('sectionConnection')}</h2>
                <ConnectForm
                  send={send}
                  settings={settings}
                  save={save}
                  onConnected={() => void reload()}
                />
              </section>
              <PolicySettings settings={settings} save={save} />
              <SiteRuleSettings settings={settings} save={save} />
              <FieldCorrectionSettings
                settings={settings}
                save={save}
                defaults={defaults?.settings.fields ?? {}}
              />
              <BudgetSettings settings={settings} save={save} />
              <PageSettings settings={settings} save={save} />
              <LanguageSettings settings={settings} save={save} />
              <PrivacySettings settings={settings} save={save} send={send} />
              {hasShortcuts() && <ShortcutList />}
              <SettingsSyncSection send={send} settings={settings} onSettings={follow} />
              <SettingsFileSection
                settings={settings}
                save={save}
                send={send}
                defaults={defaults?.settings ?? null}
              />
              <DataSetsSection />
              <div className="receipts-frame">
                <ReceiptList send={send} />
              </div>
            </>
          )}
        </main>
      </div>
    </SettingContext>
  );
}
