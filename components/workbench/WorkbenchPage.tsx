/** The page of lists: the start, or the open list, and where lists come from. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  isInPrivateWindow,
  subscribeToHandedLists as realSubscribe,
  type SendToBackground,
} from '../../lib/extension/index.ts';
import { menuText, workerGoneText } from '../../lib/texts/areas.ts';
import type { PaidAccounts } from '../../lib/workbench/checked-list/index.ts';
import type { ListQuestion } from '../../lib/workbench/messages/index.ts';
import { createPageStore, type PageStore } from '../../lib/workbench/page-store.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { PageMenu } from '../page-menu/index.ts';
import { FailureNote, FileDrop, Logo, openWithFiles, useOnReturn, useReply } from '../ui/index.ts';
import { FilesNotes, OpeningFiles, ProblemNote } from './FilesNotes.tsx';
import {
  type ConnectList,
  connectToListWorker,
  createListClient,
  type ListClient,
} from './list/list-client.ts';
import { storageFailed } from './list/open-list.ts';
import { type ListRunHandle, useListRun } from './list/use-list-run.ts';
import { useListSaving } from './list/use-list-saving.ts';
import { useOpenList } from './list/use-open-list.ts';
import { pageForFiles } from './payments/lists-page.ts';
import { WorkbenchList } from './ShownList.tsx';
import { sendFromWorkbench as realSend } from './send.ts';
import { type DocumentListReader, useFiles } from './use-files.ts';
import { useHandedLists } from './use-handed-lists.ts';
import { WorkbenchInput } from './WorkbenchInput.tsx';

export interface WorkbenchPageProps {
  readonly send?: SendToBackground;
  /** Calls back when a list waits for the open page. */
  readonly subscribe?: (onList: () => void) => () => void;
  readonly createStore?: () => PageStore;
  readonly connect?: ConnectList;
  /** Absent: the page takes no documents. */
  readonly documents?: DocumentListReader;
}

/** Says that the page must be loaded again, as after an update. */
function WorkerFailure({ client }: { client: ListClient }) {
  const { hasFailed } = useSyncExternalStore(client.subscribe, client.state);
  if (!hasFailed) return null;
  return (
    <ProblemNote message={workerGoneText('restarted')} action={workerGoneText('reloadPage')} />
  );
}

/** The account as it is now; what a list met is news about it. */
function useConnection(send: SendToBackground, { run }: Pick<ListRunHandle, 'run'>) {
  const { ask, value } = useReply(send, 'connection');
  const runState = run?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the state changes
  const refresh = useCallback(() => void ask({}), [ask, runState]);
  // A key may have been connected in another tab.
  useOnReturn(refresh);
  return value;
}

function StartHeader({ send }: { send: SendToBackground }) {
  return (
    <header className="wb-bar">
      <Logo />
      <span className="wordmark">Fieldmark</span>
      <span className="soft">{menuText('workbench')}</span>
      <PageMenu
        page="workbench"
        entries={[
          {
            label: workbenchText('openHistory'),
            run: () => void send('openWorkbench', { source: { from: 'history' } }),
          },
        ]}
      />
    </header>
  );
}

/** The page where lists are checked, looked up and exported. */
export function WorkbenchPage({
  send = realSend,
  subscribe = realSubscribe,
  createStore = createPageStore,
  connect = connectToListWorker,
  documents,
}: WorkbenchPageProps) {
  // Of a private window nothing is stored, and it shows nothing that is.
  const [store] = useState(() => (isInPrivateWindow() ? null : createStore()));
  const [client] = useState(() => createListClient(connect));
  useEffect(() => client.end, [client]);
  const handle = useOpenList(send, client);
  const run = useListRun(send, store, client);
  const saving = useListSaving(store, () => void send('trimLists', {}), handle.list);
  const [typed, setTyped] = useState('');
  const connection = useConnection(send, run);
  const { list, openText, openRows, close } = handle;
  const { forget, resume } = run;
  const files = useFiles({ client, documents, open: handle, onOpen: forget });
  const { begin, show, setProblem } = files;

  useEffect(() => {
    document.title = workbenchText('documentTitle');
  });

  const openNew = useCallback(
    (name: string, text: string) => {
      begin();
      show();
      openText(name, text);
    },
    [begin, show, openText],
  );
  const dropFiles = (dropped: readonly File[]) => {
    // A list that is open stays.
    if (list) openWithFiles(pageForFiles(), dropped);
    else files.openFiles(dropped);
  };

  const openStored = async (id: string) => {
    await saving.flush();
    begin();
    const stored = store && (await store.read(id).catch(storageFailed));
    if (!stored) {
      setProblem({
        message: workbenchText('listNotStored'),
        action: workbenchText('listNotStoredAction'),
      });
      return;
    }
    if ('message' in stored) return setProblem(stored);
    show();
    openRows({ ...stored.list, storedId: id });
    if (stored.questions.length > 0) await resume(id, stored.questions);
  };

  useHandedLists({
    send,
    subscribe,
    onList: ({ table, text, ...handed }) => {
      if (table) {
        begin();
        files.openTable({ ...handed, table });
      } else if (text) openNew(handed.name, text);
    },
    onStored: openStored,
    onFiles: dropFiles,
  });

  const start = async (questions: readonly ListQuestion[], price: number) => {
    if (!list) return;
    const id = await run.start(saving.stored(), questions, price);
    if (id !== null) saving.setId(list, id);
  };
  const lookUpAgain = async (questions: readonly ListQuestion[], price: number) => {
    if (list) await run.lookUpAgain(saving.stored(), questions, price);
  };
  const openPaidAccounts = async (name: string, { rows, layout }: PaidAccounts) => {
    await saving.flush();
    begin();
    show();
    openRows({ name, rows, choice: layout, areSuppliers: true });
  };
  const startNew = async () => {
    await saving.flush();
    show();
    close();
  };
  const openOptions = () => void send('openOptions', {});

  return (
    <div className="workbench">
      {!list && <StartHeader send={send} />}
      <WorkerFailure client={client} />
      <OpeningFiles files={files} />
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
          notes={<FilesNotes files={files} />}
          stored={store && saving.stored}
          onUsePaid={(name, accounts) => void openPaidAccounts(name, accounts)}
          onNew={() => void startNew()}
          onOptions={openOptions}
        />
      ) : (
        <WorkbenchInput
          send={send}
          text={typed}
          onTyped={setTyped}
          onText={openNew}
          accept={documents ? `,${documents.accept}` : ''}
          onFiles={files.openFiles}
          onRun={({ id }) => void openStored(id)}
        />
      )}
      <FileDrop label={workbenchText('dropHere')} onFiles={dropFiles} />
    </div>
  );
}
