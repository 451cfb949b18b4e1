import { useCallback, useEffect, useState } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import {
  type ConsoleDraft,
  emptyConsoleDraft,
  isDraftSendable,
  withEndpoint,
} from '../../lib/models/console/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { useReply, useSubmitShortcut } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { ConsoleAnswer } from './ConsoleAnswer.tsx';
import { ConsoleForm } from './ConsoleForm.tsx';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import { ConsoleJobList } from './ConsoleJobList.tsx';
import { ConsoleRequestList } from './ConsoleRequestList.tsx';
import { ConsoleRequestPreview } from './ConsoleRequestPreview.tsx';
import { type SentRequest, useConsole } from './use-console.ts';

/** Any question of the API, put together by hand: what is sent, what it costs, what came of it. */
export function ConsolePage({ send = realSend }: { send?: SendToBackground }) {
  const { ask: askConnection, value: connection, failure } = useReply(send, 'connection');
  const { ask: askUsage, value: account } = useReply(send, 'usage');
  const { ask: askSettings, value: settings } = useReply(send, 'settings');
  const [typed, setDraft] = useState<ConsoleDraft>(() => emptyConsoleDraft('intelligenceEmail'));
  /** Null: as the settings name it. */
  const [flag, setFlag] = useState<string | null>(null);
  const flagName = flag ?? settings?.transparencyParameter ?? '';
  const draft = { ...typed, flagName };
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    document.title = consoleText('documentTitle');
  });
  const balance = useCallback(() => void askUsage({ refresh: true }), [askUsage]);
  const { visits, current, show, ask, isBusy, jobs, poll } = useConsole(send, balance);

  useEffect(() => {
    void askConnection({});
    void askSettings({});
    void askUsage({ refresh: false });
  }, [askConnection, askSettings, askUsage]);

  const sendNow = () => {
    setTried(true);
    if (isBusy || !isDraftSendable(draft)) return;
    void ask(draft);
  };
  useSubmitShortcut(sendNow);
  const change = (next: ConsoleDraft) => {
    setTried(false);
    setDraft(next);
    if (next.flagName !== flagName) setFlag(next.flagName);
  };
  const showAgain = (visit: SentRequest) => {
    show(visit.id);
    change(visit.jobDraft ?? visit.draft);
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="page page-console">
      <ConsoleHeader
        left={account?.usage?.remaining}
        visits={visits}
        isConnected={connection?.key.set !== false}
        onOptions={openOptions}
      />
      <aside className="console-side">
        <section aria-labelledby="visits">
          <h2 id="visits">{consoleText('thisVisit')}</h2>
          <ConsoleRequestList visits={visits} current={current} onShow={showAgain} />
        </section>
        <ConsoleJobList jobs={jobs} onPoll={(job) => void poll(job)} />
      </aside>
      <main>
        {failure && <FailureNote failure={failure} onRetry={() => void askConnection({})} />}
        <div className="console-ask section">
          <ConsoleForm
            draft={draft}
            isTried={isTried}
            onDraft={change}
            onEndpoint={(endpoint) => change(withEndpoint(endpoint, draft))}
          />
          <ConsoleRequestPreview
            draft={draft}
            connection={connection}
            isBusy={isBusy}
            onSend={sendNow}
          />
        </div>
        {current && (
          <ConsoleAnswer
            key={current.id}
            visit={current}
            onOptions={openOptions}
            onAgain={() => void ask(current.draft, true)}
          />
        )}
      </main>
    </div>
  );
}
