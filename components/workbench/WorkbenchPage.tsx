import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import type { HandedList, ListRun } from '../../lib/extension/schemas/index.ts';
import { workbenchText as say } from '../../lib/texts/workbench.ts';
import { useFileDrop, useReply } from '../hooks/index.ts';
import { FailureNote, Logo, SettingsIcon } from '../ui/index.ts';
import { readListFile, useListRun, useOpenList } from '../workbench-list/index.ts';
import { WorkbenchInput } from './WorkbenchInput.tsx';
import { WorkbenchList } from './WorkbenchList.tsx';

/** The page where lists are judged, looked up and exported. */
export function WorkbenchPage({ send = realSend }: { send?: SendToBackground }) {
  const handle = useOpenList(send);
  const run = useListRun(send);
  const [trouble, setTrouble] = useState<{ message: string; action: string } | null>(null);
  const { ask: askConnection, value: connection } = useReply(send, 'connection');
  const { ask: askUsage, value: account } = useReply(send, 'usage');
  const { list, openText, openRows, close } = handle;
  const { forget, resume } = run;

  useEffect(() => {
    document.title = say('documentTitle');
  });

  useEffect(() => {
    void askConnection({});
    void askUsage({ refresh: false });
    // A key that was connected in another tab is noticed when the person comes back.
    const look = () => void askConnection({});
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [askConnection, askUsage]);

  const begin = useCallback(
    (name: string, text: string) => {
      setTrouble(null);
      forget();
      openText(name, text);
    },
    [forget, openText],
  );
  const take = useCallback(
    async (file: File) => {
      const read = await readListFile(file);
      if (read.ok) begin(read.name, read.text);
      else setTrouble(read);
    },
    [begin],
  );
  const isOver = useFileDrop((file) => void take(file));

  const open = useEffectEvent((handed: HandedList | null) => {
    if (handed?.rows) openRows(handed.name, handed.rows, handed.choice);
    else if (handed?.text) openText(handed.name, handed.text);
  });
  /** What another surface of ours has sent here. */
  useEffect(() => {
    void send('takeHandedList', {}).then((outcome) => open(outcome.ok ? outcome.value.list : null));
  }, [send]);

  const reopen = async ({ id }: ListRun) => {
    const outcome = await send('list', { id });
    const kept = outcome.ok ? outcome.value : null;
    if (!kept?.list) return;
    const { name, rows, choice, delimiter } = kept.list;
    openRows(name, rows, choice, delimiter);
    await resume(id, kept.questions);
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="workbench">
      <header className="wb-bar">
        <Logo />
        <span className="wordmark">Fieldmark</span>
        <span className="soft">{say('workbench')}</span>
        {list && (
          <button
            type="button"
            className="secondary wb-new"
            onClick={() => {
              forget();
              close();
            }}
          >
            {say('newList')}
          </button>
        )}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={say('settings')}
          onClick={openOptions}
        >
          <SettingsIcon />
        </button>
      </header>
      {trouble && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{trouble.message}</p>
          <p>{trouble.action}</p>
        </div>
      )}
      {handle.failure && <FailureNote failure={handle.failure} onRetry={handle.recheck} />}
      {list ? (
        <WorkbenchList
          // Another list, or another way to read it, begins with its own view.
          key={list.name}
          send={send}
          list={list}
          handle={handle}
          run={run}
          connected={connection?.key.set === true}
          left={account?.usage?.remaining}
          onOptions={openOptions}
        />
      ) : (
        <WorkbenchInput
          send={send}
          onText={begin}
          onFile={(file) => void take(file)}
          onRun={(of) => void reopen(of)}
        />
      )}
      {isOver && (
        <div className="wb-drop" aria-hidden="true">
          <p>{say('dropHere')}</p>
        </div>
      )}
    </div>
  );
}
