import { useCallback, useEffect, useState } from 'react';
import { type Draft, draftOf, isSendable, movedTo } from '../lib/console/draft.ts';
import { send as realSend, type Send } from '../lib/send.ts';
import { text } from '../lib/texts/console.ts';
import { ConsoleAnswer } from './ConsoleAnswer.tsx';
import { ConsoleForm } from './ConsoleForm.tsx';
import { ConsoleHead } from './ConsoleHead.tsx';
import { ConsoleJobs } from './ConsoleJobs.tsx';
import { ConsoleRequest } from './ConsoleRequest.tsx';
import { ConsoleVisits } from './ConsoleVisits.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useConsole, type Visit } from './use-console.ts';
import { useReply } from './use-reply.ts';
import { useSendKeys } from './use-send-keys.ts';

/** Any question of the API, put together by hand: what is sent, what it costs, what came of it. */
export function Console({ send = realSend }: { send?: Send }) {
  const { ask: askConnection, value: connection, failure } = useReply(send, 'connection');
  const { ask: askUsage, value: account } = useReply(send, 'usage');
  const { ask: askSettings, value: settings } = useReply(send, 'settings');
  const [typed, setDraft] = useState<Draft>(() => draftOf('intelligenceEmail'));
  /** Null: as the settings name it. */
  const [flag, setFlag] = useState<string | null>(null);
  const flagName = flag ?? settings?.transparencyParameter ?? '';
  const draft = { ...typed, flagName };
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    document.title = text('documentTitle');
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
    if (isBusy || !isSendable(draft)) return;
    void ask(draft);
  };
  useSendKeys(sendNow);
  const change = (next: Draft) => {
    setTried(false);
    setDraft(next);
    if (next.flagName !== flagName) setFlag(next.flagName);
  };
  const showAgain = (visit: Visit) => {
    show(visit.id);
    change(visit.asked ?? visit.draft);
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="page page-console">
      <ConsoleHead
        left={account?.usage?.remaining}
        visits={visits}
        isConnected={connection?.key.set !== false}
        onOptions={openOptions}
      />
      <aside className="console-side">
        <section aria-labelledby="visits">
          <h2 id="visits">{text('thisVisit')}</h2>
          <ConsoleVisits visits={visits} current={current} onShow={showAgain} />
        </section>
        <ConsoleJobs jobs={jobs} onPoll={(job) => void poll(job)} />
      </aside>
      <main>
        {failure && <FailureNote failure={failure} onRetry={() => void askConnection({})} />}
        <div className="console-ask section">
          <ConsoleForm
            draft={draft}
            isTried={isTried}
            onDraft={change}
            onEndpoint={(endpoint) => change(movedTo(endpoint, draft))}
          />
          <ConsoleRequest draft={draft} connection={connection} isBusy={isBusy} onSend={sendNow} />
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
