import { send as realSend, type Send } from '../lib/send.ts';
import { BudgetSettings } from './BudgetSettings.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Logo } from './Icons.tsx';
import { PageSettings } from './PageSettings.tsx';
import { PolicySettings } from './PolicySettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { Saved } from './Saved.tsx';
import { useSettings } from './use-settings.ts';

const PARTS = [
  ['connection', 'Connection'],
  ['policies', 'Policies'],
  ['budget', 'Budget'],
  ['pages', 'In pages'],
  ['privacy', 'Privacy'],
  ['receipts', 'Receipts'],
] as const;

export function Options({ send = realSend }: { send?: Send }) {
  const { settings, failure, saves, save, reload } = useSettings(send);
  return (
    <div className="page page-options">
      <header className="page-head">
        <Logo />
        <h1>
          <span className="wordmark">Fieldmark</span> settings
        </h1>
        <a href="/console.html">Console</a>
        <Saved saves={saves} />
      </header>
      <nav className="contents" aria-label="Sections">
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
        {settings && (
          <>
            <section className="section" aria-labelledby="connection">
              <h2 id="connection">Connection</h2>
              <ConnectForm
                send={send}
                settings={settings}
                save={save}
                onConnected={() => void reload()}
              />
            </section>
            <PolicySettings settings={settings} save={save} />
            <BudgetSettings settings={settings} save={save} />
            <PageSettings settings={settings} save={save} />
            <PrivacySettings settings={settings} save={save} send={send} />
            <ReceiptList send={send} limit={100} />
          </>
        )}
      </main>
    </div>
  );
}
