import { useEffect, useMemo, useState } from 'react';
import type { Settings } from '../lib/messages.ts';
import { send as realSend, type Send } from '../lib/send.ts';
import { text } from '../lib/texts/options.ts';
import { BudgetSettings } from './BudgetSettings.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Logo } from './Icons.tsx';
import { speakAgain } from './in-language.ts';
import { LanguageSettings } from './LanguageSettings.tsx';
import { ManagedNote } from './ManagedNote.tsx';
import { PageSettings } from './PageSettings.tsx';
import { PolicySettings } from './PolicySettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { Saved } from './Saved.tsx';
import { SettingsFile } from './SettingsFile.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SiteAccess } from './SiteAccess.tsx';
import { SiteOverrides } from './SiteOverrides.tsx';
import { SettingContext } from './setting-context.ts';
import { searched } from './setting-index.ts';
import { useReply } from './use-reply.ts';
import { useSettings } from './use-settings.ts';

export function Options({ send = realSend }: { send?: Send }) {
  const { settings, failure, saves, save: keep, reload } = useSettings(send);
  const { value: given, ask } = useReply(send, 'givenSettings');
  useEffect(() => void ask({}), [ask]);
  const [query, setQuery] = useState('');
  const hits = useMemo(() => searched(query), [query]);
  const inView = useMemo(
    () => ({
      locked: new Set(given?.locked),
      found: new Set(hits.map(({ setting }) => setting)),
    }),
    [given, hits],
  );
  useEffect(() => {
    document.title = text('documentTitle');
  });
  const save = async (patch: Partial<Settings>) => {
    await keep(patch);
    // Chosen, brought in by a file, reset or undone: it is spoken at once.
    if (patch.language !== undefined) speakAgain();
  };
  return (
    <SettingContext value={inView}>
      <div className="page page-options">
        <header className="page-head">
          <Logo />
          <h1>
            {text.rich('title', {
              brand: (inner) => (
                <span key="brand" className="wordmark">
                  {inner}
                </span>
              ),
            })}
          </h1>
          <a href="/console.html">{text('console')}</a>
          <Saved saves={saves} />
        </header>
        <SettingsNav query={query} hits={hits} onQuery={setQuery} />
        <main>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {given?.managed && <ManagedNote problems={given.problems} />}
          <SiteAccess />
          {settings && (
            <>
              <section className="section" aria-labelledby="connection">
                <h2 id="connection">{text('sectionConnection')}</h2>
                <ConnectForm
                  send={send}
                  settings={settings}
                  save={save}
                  onConnected={() => void reload()}
                />
              </section>
              <PolicySettings settings={settings} save={save} />
              <SiteOverrides settings={settings} save={save} />
              <BudgetSettings settings={settings} save={save} />
              <PageSettings settings={settings} save={save} />
              <LanguageSettings settings={settings} save={save} />
              <PrivacySettings settings={settings} save={save} send={send} />
              <ShortcutList />
              <SettingsFile
                settings={settings}
                save={save}
                send={send}
                defaults={given?.settings ?? null}
              />
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
