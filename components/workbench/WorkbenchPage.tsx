import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  isInPrivateWindow,
  subscribeToHandedLists as realSubscribe,
  type SendToBackground,
} from '../../lib/extension/index.ts';
import { commandsText, workerGoneText } from '../../lib/texts/areas.ts';
import type { ListQuestion } from '../../lib/workbench/messages/index.ts';
import { createPageStore, type PageStore } from '../../lib/workbench/page-store.ts';
import { evidenceFileText, workbenchText } from '../../lib/workbench/texts.ts';
import { PageCommands } from '../palette/index.ts';
import { FailureNote, Logo, useReply } from '../ui/index.ts';
import {
  type ConnectList,
  connectToWorker,
  createListClient,
  type ListClient,
} from './list/list-client.ts';
import { storageFailed } from './list/open-list.ts';
import { useListRun } from './list/use-list-run.ts';
import { listInAddress, useListSaving } from './list/use-list-saving.ts';
import { useOpenList } from './list/use-open-list.ts';
import { WorkbenchList } from './ShownList.tsx';
import { sendFromWorkbench as realSend } from './send.ts';
import { useFileDrop } from './use-file-drop.ts';
import { WorkbenchInput } from './WorkbenchInput.tsx';

export interface WorkbenchPageProps {
  readonly send?: SendToBackground;
  /** Calls back when a list waits for the open page. */
  readonly subscribe?: (onList: () => void) => () => void;
  readonly createStore?: () => PageStore;
  readonly connect?: ConnectList;
}

/** Says that the page must be loaded again, as after an update. */
function WorkerFailure({ client }: { client: ListClient }) {
  const { hasFailed } = useSyncExternalStore(client.subscribe, client.state);
  if (!hasFailed) return null;
  return (
    <div className="note note-failure" role="alert">
      <p className="note-title">{workerGoneText('restarted')}</p>
      <p>{workerGoneText('reloadPage')}</p>
    </div>
  );
}

/** The page where lists are checked, looked up and exported. */
export function WorkbenchPage({
  send = realSend,
  subscribe = realSubscribe,
  createStore = createPageStore,
  connect = connectToWorker,
}: WorkbenchPageProps) {
  // Of a private window nothing is stored, and it shows nothing that is.
  const [store] = useState(() => (isInPrivateWindow() ? null : createStore()));
  const [client] = useState(() => createListClient(connect));
  useEffect(() => client.end, [client]);
  const handle = useOpenList(send, client);
  const run = useListRun(send, store, client);
  const saving = useListSaving(store, () => void send('trimLists', {}), handle.list);
  const [typed, setTyped] = useState('');
  const [checksEvidence, setChecksEvidence] = useState(false);
  const [evidence, setEvidence] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ message: string; action: string } | null>(null);
  const { ask: askConnection, value: connection } = useReply(send, 'connection');
  const { list, openText, openSheet, openRows, close } = handle;
  const { forget, resume } = run;

  useEffect(() => {
    document.title = workbenchText('documentTitle');
  });

  useEffect(() => {
    // A key may have been connected in another tab.
    const refresh = () => void askConnection({});
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [askConnection]);
  const runState = run.run?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a list met is news about the account
  useEffect(() => void askConnection({}), [askConnection, runState]);

  /** Counts what is opened: a large file that is ready after another list was opened is dropped. */
  const opened = useRef(0);
  const openNew = useCallback(
    (name: string, text: string) => {
      opened.current += 1;
      setProblem(null);
      forget();
      openText(name, text);
    },
    [forget, openText],
  );
  const openFile = async (file: File) => {
    opened.current += 1;
    const id = opened.current;
    const read = await client.ask('read', file);
    const sheet = read.ok ? await client.sheetOf(read.sheet) : null;
    if (id !== opened.current) return;
    if (!read.ok || !sheet) return setProblem(read.ok ? null : read);
    setProblem(null);
    forget();
    openSheet(read.name, sheet, read.text);
  };
  const isOver = useFileDrop((file) => {
    // Only the start page shows what a check of an evidence file found.
    if (!list && file.name.endsWith('.jsonl')) setEvidence(file);
    else void openFile(file);
  });

  const openStored = async (id: string) => {
    opened.current += 1;
    const stored = store && (await store.read(id).catch(storageFailed));
    if (!stored) {
      setProblem({
        message: workbenchText('listNotStored'),
        action: workbenchText('listNotStoredAction'),
      });
      return;
    }
    if ('message' in stored) return setProblem(stored);
    setProblem(null);
    openRows({ ...stored.list, storedId: id });
    if (stored.questions.length > 0) await resume(id, stored.questions);
  };

  /** Opens the list that another surface of the extension handed over. False: there is none. */
  const openHandedList = useEffectEvent(async (): Promise<boolean> => {
    const outcome = await send('takeHandedList', {});
    const handed = outcome.ok ? outcome.value.list : null;
    if (!handed?.table && !handed?.text) return false;
    opened.current += 1;
    setProblem(null);
    forget();
    const { name, table, text } = handed;
    if (table) {
      const rows = table.map((cells, i) => ({ number: i + 1, cells }));
      openRows({ name, rows, choice: { columns: ['any'], header: true } });
    } else if (text) openText(name, text);
    return true;
  });
  const openFirstList = useEffectEvent(async () => {
    const id = listInAddress();
    if (!(await openHandedList()) && id !== null) await openStored(id);
  });
  useEffect(() => {
    void openFirstList();
    return subscribe(() => {
      // A cell that is being changed is saved when it loses the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      void openHandedList();
    });
  }, [subscribe]);

  const start = async (questions: readonly ListQuestion[], price: number) => {
    if (!list) return;
    const id = await run.start(saving.stored(), questions, price);
    if (id !== null) saving.setId(list, id);
  };
  const lookUpAgain = async (questions: readonly ListQuestion[], price: number) => {
    if (list) await run.lookUpAgain(saving.stored(), questions, price);
  };
  const startNew = async () => {
    await saving.flush();
    forget();
    close();
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="workbench">
      {!list && (
        <header className="wb-bar">
          <Logo />
          <span className="wordmark">Fieldmark</span>
          <span className="soft">{commandsText('workbench')}</span>
          <PageCommands
            page="workbench"
            entries={[
              {
                label: workbenchText('openHistory'),
                run: () => void send('openWorkbench', { source: { from: 'history' } }),
              },
              { label: evidenceFileText('checkHeading'), run: () => setChecksEvidence(true) },
            ]}
          />
        </header>
      )}
      <WorkerFailure client={client} />
      {problem && (
        <div className="note note-failure" role="alert">
          <p className="note-title">{problem.message}</p>
          <p>{problem.action}</p>
        </div>
      )}
      {handle.failure && <FailureNote failure={handle.failure} onRetry={() => handle.recheck()} />}
      {saving.failure && (
        <FailureNote failure={saving.failure} onRetry={() => void saving.flush()} />
      )}
      {list ? (
        <WorkbenchList
          // Another list starts with a new view and selection.
          key={list.key}
          send={send}
          client={client}
          list={list}
          handle={handle}
          run={run}
          connected={connection?.key.set === true}
          remaining={connection?.creditsLeft}
          trouble={connection?.trouble}
          onStart={(questions, price) => void start(questions, price)}
          onAgain={(questions, price) => void lookUpAgain(questions, price)}
          stored={store && saving.stored}
          onNew={() => void startNew()}
          onOptions={openOptions}
        />
      ) : (
        <WorkbenchInput
          send={send}
          text={typed}
          onTyped={setTyped}
          onText={openNew}
          onFile={(file) => void openFile(file)}
          onRun={({ id }) => void openStored(id)}
          checksEvidence={checksEvidence}
          evidence={evidence}
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
