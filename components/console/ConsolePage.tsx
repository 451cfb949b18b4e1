import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import {
  type ConsoleDraft,
  emptyConsoleDraft,
  missingForSending,
  withEndpoint,
} from '../../lib/console/request/draft.ts';
import { consoleText } from '../../lib/console/texts.ts';
import {
  subscribeToClearedHistory as realSubscribe,
  type SendToBackground,
} from '../../lib/extension/index.ts';
import { commonText, menuText, usageText } from '../../lib/texts/areas.ts';
import { formatSpent } from '../format/index.ts';
import { JobList } from '../lookup/index.ts';
import { modifierKey, PageMenu } from '../page-menu/index.ts';
import {
  FailureNote,
  PageHead,
  renderWordmark,
  SettingsButton,
  useAsked,
  useOnReturn,
  useReply,
} from '../ui/index.ts';
import { ConsoleAnswer } from './answer/ConsoleAnswer.tsx';
import type { SentRequest } from './answer/reply-labels.ts';
import { ConsoleEndpoints } from './ConsoleEndpoints.tsx';
import { ConsoleForm } from './ConsoleForm.tsx';
import { ConsoleJobList, ConsoleRequestList } from './ConsoleRequestList.tsx';
import { ConsoleRequestPreview } from './ConsoleRequestPreview.tsx';
import { sendFromConsole as realSend } from './send.ts';
import { type Spent, useConsole } from './use-console.ts';

interface ConsoleHeaderProps {
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** Since the page opened. */
  readonly spent: Spent;
  readonly isConnected: boolean;
  readonly onOptions: () => void;
}

function ConsoleHeader({ remaining, spent, isConnected, onOptions }: ConsoleHeaderProps) {
  return (
    <PageHead title={consoleText.rich('title', { name: renderWordmark })}>
      <p className="console-balance">
        {spent.credits > 0 && (
          <span>
            {consoleText('creditsThisVisit', {
              spent: formatSpent(spent.credits, spent.isUncertain),
            })}
          </span>
        )}
        {remaining !== undefined && isConnected && (
          <span className="soft">{usageText('quotaLeft', { remaining })}</span>
        )}
      </p>
      <SettingsButton onOptions={onOptions} />
      <PageMenu
        page="console"
        shortcuts={[
          { label: consoleText('sendRequest'), keys: [modifierKey(), menuText('enterKey')] },
        ]}
      />
    </PageHead>
  );
}

export interface ConsolePageProps {
  readonly send?: SendToBackground;
  /** Calls back when the history was cleared. */
  readonly subscribe?: (onCleared: () => void) => () => void;
}

/** A console for the API: any endpoint, with the request, its price and the answer. */
export function ConsolePage({ send = realSend, subscribe = realSubscribe }: ConsolePageProps) {
  const { ask: askConnection, value: connection, failure } = useReply(send, 'connection');
  const { ask: askUsage } = useReply(send, 'usage');
  const { value: settings } = useAsked(send, 'settings', {});
  const [editedDraft, setDraft] = useState<ConsoleDraft>(() =>
    emptyConsoleDraft('intelligenceEmail'),
  );
  /** The parameter name for certificates; null: the name in the settings. */
  const [flag, setFlag] = useState<string | null>(null);
  const flagName = flag ?? settings?.transparencyParameter ?? '';
  const draft = { ...editedDraft, flagName };
  const [hasTriedToSend, setTriedToSend] = useState(false);
  useEffect(() => {
    document.title = consoleText.rich('title', { name: (words) => words.join('') }).join('');
  });
  const refreshBalance = useCallback(
    () => void askUsage({ refresh: true }).then(() => askConnection({})),
    [askUsage, askConnection],
  );
  const { requests, spent, current, show, ask, isBusy, jobs, poll } = useConsole(
    send,
    refreshBalance,
    subscribe,
  );

  const answeredCount = requests.filter(({ outcome }) => outcome !== null).length;

  // The person may have added a key on the settings page.
  useOnReturn(useCallback(() => void askConnection({}), [askConnection]));

  const isConnected = connection?.key.set !== false;
  const missing = isConnected ? missingForSending(draft) : consoleText('noKey');
  const submit = () => {
    setTriedToSend(true);
    if (isBusy || missing !== null) return;
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
    const shownDraft = request.jobDraft ?? request.draft;
    change({ ...shownDraft, flagName: shownDraft.flagName || flagName });
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <>
      <ConsoleHeader
        remaining={connection?.creditsLeft}
        spent={spent}
        isConnected={isConnected}
        onOptions={openOptions}
      />
      <div className="page page-console">
        <ConsoleEndpoints
          chosen={draft.endpoint}
          onChoose={(endpoint) => change(withEndpoint(endpoint, draft))}
        />
        <main>
          {failure && <FailureNote failure={failure} onRetry={() => void askConnection({})} />}
          <div className="console-ask section">
            <ConsoleForm draft={draft} hasTriedToSend={hasTriedToSend} onDraft={change} />
            <ConsoleRequestPreview
              draft={draft}
              connection={connection}
              isBusy={isBusy}
              missing={missing}
              showsMissing={!isConnected}
              onSend={submit}
            />
            {!isConnected && (
              <div className="note note-connect">
                <p>{consoleText('keyNeeded')}</p>
                <button type="button" className="secondary" onClick={openOptions}>
                  {commonText('addKey')}
                </button>
              </div>
            )}
          </div>
          {current === null ? (
            <section className="console-answer" aria-labelledby="no-answer">
              <h2 id="no-answer">{consoleText('answer')}</h2>
              <p className="hint">{consoleText('answerAppearsHere')}</p>
            </section>
          ) : (
            <ConsoleAnswer
              key={current.id}
              request={current}
              onOptions={openOptions}
              onAskAgain={(shown) => void ask(current.draft, true, shown)}
              onStop={(id) => void send('stopJob', { id })}
            />
          )}
        </main>
        <aside className="console-side">
          {requests.length > 0 && (
            <section aria-labelledby="visits">
              <h2 id="visits">{consoleText('thisVisit')}</h2>
              <ConsoleRequestList requests={requests} current={current} onShow={showAgain} />
            </section>
          )}
          <ConsoleJobList jobs={jobs} onPoll={(job) => void poll(job)} />
          <JobList send={send} lookups={answeredCount} />
        </aside>
      </div>
    </>
  );
}

/** Ctrl+Enter or Cmd+Enter anywhere on the page. Key repeats are ignored, so a held key sends once. */
function useSubmitShortcut(send: () => void) {
  const press = useEffectEvent(send);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      press();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
