import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import type { HandedList, ListRun } from '../../lib/extension/schemas/index.ts';
import type { Sheet } from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { useFileDrop } from '../files/index.ts';
import { useReply } from '../hooks/index.ts';
import { FailureNote, Logo, SettingsIcon } from '../ui/index.ts';
import { readListFile, useListRun, useOpenList } from '../workbench-list/index.ts';
import { WorkbenchInput } from './WorkbenchInput.tsx';
import { WorkbenchList } from './WorkbenchList.tsx';

/** The page where lists are checked, looked up and exported. */
export function WorkbenchPage({ send = realSend }: { send?: SendToBackground }) {
  const handle = useOpenList(send);
  const run = useListRun(send);
  const [fileError, setFileError] = useState<{ message: string; action: string } | null>(null);
  const { ask: askConnection, value: connection } = useReply(send, 'connection');
  const { ask: askUsage, value: account } = useReply(send, 'usage');
  const { list, openText, openSheet, openRows, close } = handle;
  const { forget, resume } = run;

  useEffect(() => {
    document.title = workbenchText('documentTitle');
  });

  useEffect(() => {
    void askConnection({});
    void askUsage({ refresh: false });
    // A key may have been connected in another tab.
    const refresh = () => void askConnection({});
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [askConnection, askUsage]);

  /** Counts what is opened: a large file that is ready after another list was opened is dropped. */
  const opened = useRef(0);
  const openNew = useCallback(
    (name: string, content: string | Sheet) => {
      opened.current += 1;
      setFileError(null);
      forget();
      if (typeof content === 'string') openText(name, content);
      else openSheet(name, content);
    },
    [forget, openText, openSheet],
  );
  const openFile = useCallback(
    async (file: File) => {
      opened.current += 1;
      const id = opened.current;
      const result = await readListFile(file);
      if (id !== opened.current) return;
      if (result.ok) openNew(result.name, result.content);
      else setFileError(result);
    },
    [openNew],
  );
  const isOver = useFileDrop((file) => void openFile(file));

  const openHandedList = useEffectEvent((handed: HandedList | null) => {
    if (handed?.rows) openRows({ ...handed, rows: handed.rows });
    else if (handed?.text) openText(handed.name, handed.text);
  });
  /** Opens the list that another surface of the extension handed over. */
  useEffect(() => {
    void send('takeHandedList', {}).then((outcome) =>
      openHandedList(outcome.ok ? outcome.value.list : null),
    );
  }, [send]);

  const reopen = async ({ id }: ListRun) => {
    const outcome = await send('list', { id });
    const stored = outcome.ok ? outcome.value : null;
    if (!stored?.list) return;
    openRows(stored.list);
    await resume(id, stored.questions);
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="workbench">
      <header className="wb-bar">
        <Logo />
        <span className="wordmark">Fieldmark</span>
        <span className="soft">{workbenchText('workbench')}</span>
        {list && (
          <button
            type="button"
            className="secondary wb-new"
            onClick={() => {
              forget();
              close();
            }}
          >
            {workbenchText('newList')}
          </button>
        )}
        <button
          type="button"
          className="quiet icon-only"
          aria-label={workbenchText('settings')}
          onClick={openOptions}
        >
          <SettingsIcon />
        </button>
      </header>
      {fileError && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{fileError.message}</p>
          <p>{fileError.action}</p>
        </div>
      )}
      {handle.failure && <FailureNote failure={handle.failure} onRetry={() => handle.recheck()} />}
      {list ? (
        <WorkbenchList
          // Another list starts with a new view and selection.
          key={list.name}
          send={send}
          list={list}
          handle={handle}
          run={run}
          connected={connection?.key.set === true}
          remaining={account?.usage?.remaining}
          onOptions={openOptions}
        />
      ) : (
        <WorkbenchInput
          send={send}
          onText={openNew}
          onFile={(file) => void openFile(file)}
          onRun={(savedRun) => void reopen(savedRun)}
        />
      )}
      {isOver && (
        <div className="wb-drop" aria-hidden="true">
          <p>{workbenchText('dropHere')}</p>
        </div>
      )}
    </div>
  );
}
