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
import { JobList } from '../jobs/index.ts';
import { FailureNote } from '../ui/index.ts';
import { ConsoleAnswer } from './ConsoleAnswer.tsx';
import { ConsoleForm } from './ConsoleForm.tsx';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import { ConsoleJobList } from './ConsoleJobList.tsx';
import { ConsoleRequestList } from './ConsoleRequestList.tsx';
import { ConsoleRequestPreview } from './ConsoleRequestPreview.tsx';
import { type SentRequest, useConsole } from './use-console.ts';

/** A console for the API: any endpoint, with the request, its price and the answer. */
export function ConsolePage({ send = realSend }: { send?: SendToBackground }) {
  const { ask: askConnection, value: connection, failure } = useReply(send, 'connection');
  const { ask: askUsage, value: account } = useReply(send, 'usage');
  const { ask: askSettings, value: settings } = useReply(send, 'settings');
  const [editedDraft, setDraft] = useState<ConsoleDraft>(() =>
    emptyConsoleDraft('intelligenceEmail'),
  );
  /** The parameter name for certificates; null: the name in the settings. */
  const [flag, setFlag] = useState<string | null>(null);
  const flagName = flag ?? settings?.transparencyParameter ?? '';
  const draft = { ...editedDraft, flagName };
  const [hasTriedToSend, setTriedToSend] = useState(false);
  useEffect(() => {
    document.title = consoleText('documentTitle');
  });
  const refreshBalance = useCallback(() => void askUsage({ refresh: true }), [askUsage]);
  const { requests, current, show, ask, isBusy, jobs, poll } = useConsole(send, refreshBalance);

  const answeredCount = requests.filter(({ outcome }) => outcome !== null).length;

  useEffect(() => {
    void askConnection({});
    void askSettings({});
    void askUsage({ refresh: false });
  }, [askConnection, askSettings, askUsage]);

  const submit = () => {
    setTriedToSend(true);
    if (isBusy || !isDraftSendable(draft)) return;
    void ask(draft);
  };
  useSubmitShortcut(submit);
  const change = (next: ConsoleDraft) => {
    setTriedToSend(false);
    setDraft(next);
    if (next.flagName !== flagName) setFlag(next.flagName);
  };
  const showAgain = (request: SentRequest) => {
    show(request.id);
    change(request.jobDraft ?? request.draft);
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="page page-console">
      <ConsoleHeader
        remaining={account?.usage?.remaining}
        requests={requests}
        isConnected={connection?.key.set !== false}
        onOptions={openOptions}
      />
      <aside className="console-side">
        <section aria-labelledby="visits">
          <h2 id="visits">{consoleText('thisVisit')}</h2>
          <ConsoleRequestList requests={requests} current={current} onShow={showAgain} />
        </section>
        <ConsoleJobList jobs={jobs} onPoll={(job) => void poll(job)} />
        <JobList send={send} lookups={answeredCount} />
      </aside>
      <main>
        {failure && <FailureNote failure={failure} onRetry={() => void askConnection({})} />}
        <div className="console-ask section">
          <ConsoleForm
            draft={draft}
            hasTriedToSend={hasTriedToSend}
            onDraft={change}
            onEndpoint={(endpoint) => change(withEndpoint(endpoint, draft))}
          />
          <ConsoleRequestPreview
            draft={draft}
            connection={connection}
            isBusy={isBusy}
            onSend={submit}
          />
        </div>
        {current && (
          <ConsoleAnswer
            key={current.id}
            request={current}
            onOptions={openOptions}
            onAskAgain={(shown) => void ask(current.draft, true, shown)}
            onStop={(id) => void send('stopJob', { id })}
          />
        )}
      </main>
    </div>
  );
}
