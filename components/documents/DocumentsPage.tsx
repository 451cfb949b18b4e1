import { useEffect, useId, useRef, useState } from 'react';
import type { ConnectWorker } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import {
  subscribeToAnswers as realHear,
  sendToBackground as realSend,
  type SendToBackground,
  type SubscribeToAnswers,
} from '../../lib/extension/index.ts';
import { commonText, menuText } from '../../lib/texts/areas.ts';
import { PageMenu } from '../page-menu/index.ts';
import { FileDrop, FilePicker, PageHead, renderWordmark, takeFiles } from '../ui/index.ts';
import { DocumentView } from './DocumentView.tsx';
import { ACCEPTED } from './document-reader.ts';
import { LockedNote } from './list-files.tsx';
import { useDocuments } from './use-documents.ts';

export interface DocumentsPageProps {
  readonly send?: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  /** Connects to the worker that reads documents. */
  readonly connect?: ConnectWorker;
  /** Files that are lists, such as payment files, and what opens them. Absent: the page takes none. */
  readonly lists?: {
    /** As in HTML's `accept`. */
    readonly accept: string;
    readonly among: (files: readonly File[]) => Promise<readonly File[]>;
    readonly open: (files: readonly File[]) => void;
  };
}

/** Asks for the password of a PDF. */
function PasswordForm({
  name,
  isAgain,
  onPassword,
}: {
  readonly name: string;
  readonly isAgain: boolean;
  readonly onPassword: (password: string) => void;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="doc-password"
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(field.current?.value ?? '');
      }}
    >
      <h1 className="doc-name wrap">{name}</h1>
      <label htmlFor={id}>{documentsText('password', { again: isAgain ? 'yes' : 'no' })}</label>
      <input id={id} ref={field} type="password" autoComplete="off" />
      <button type="submit" className="primary">
        {documentsText('open')}
      </button>
    </form>
  );
}

/** The page where invoices are checked. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { send = realSend, hear = realHear, connect, lists } = props;
  const { state, showFiles, showTab, showPicture, close } = useDocuments({ send, connect });
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    document.title = `${menuText('documents')} – Fieldmark`;
  });
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const [tab, picture] = [asked.get('tab'), asked.get('picture')];
    if (tab !== null) void showTab(Number(tab));
    else if (picture !== null) void showPicture(Number(picture));
  }, [showTab, showPicture]);
  useEffect(() => takeFiles((files) => void showFiles(files)), [showFiles]);
  const openFiles = (files: readonly File[]) => {
    setChosen(null);
    void openEach(files);
  };
  const openEach = async (files: readonly File[]) => {
    const listed = (await lists?.among(files)) ?? [];
    if (listed.length > 0) lists?.open(listed);
    const documents = files.filter((file) => !listed.includes(file));
    if (documents.length > 0) void showFiles(documents);
  };
  return (
    <>
      <PageHead title={documentsText.rich('title', { name: renderWordmark })} isHeading={false}>
        {state.step !== 'start' && (
          <button type="button" className="secondary" onClick={close}>
            {documentsText('another')}
          </button>
        )}
        <PageMenu page="documents" />
      </PageHead>
      {state.step === 'start' && (
        <main className="intake">
          {state.problem && (
            <div className="note note-failure" role="alert">
              <p className="note-title">{documentsText('problem', { problem: state.problem })}</p>
              {state.name && <p className="wrap">{state.name}</p>}
              {state.problem === 'unreachable' && <p>{documentsText('saveAndDrop')}</p>}
            </div>
          )}
          <LockedNote files={state.locked ?? []} onOpen={(file) => openFiles([file])} />
          <section className="intake-drop">
            <h1>{documentsText('checkDocuments')}</h1>
            <p className="soft">{documentsText('whatItDoes')}</p>
            <FilePicker
              label={documentsText('chooseFiles')}
              inputLabel={documentsText('checkDocuments')}
              accept={lists ? `${ACCEPTED},${lists.accept}` : ACCEPTED}
              isMain
              isMultiple
              onFiles={openFiles}
            />
          </section>
        </main>
      )}
      {state.step === 'reading' && (
        <main className="intake doc-wait">
          <p role="status">
            {state.total === undefined
              ? commonText('checking')
              : documentsText('progress', { done: state.done ?? 0, total: state.total })}
          </p>
          {state.isSlow && <p className="soft">{documentsText('slow')}</p>}
        </main>
      )}
      {state.step === 'password' && (
        <main className="intake doc-wait">
          <PasswordForm
            key={`${state.isAgain}`}
            name={state.name}
            isAgain={state.isAgain}
            onPassword={state.answer}
          />
        </main>
      )}
      {state.step === 'shown' && (
        <DocumentView
          key={state.id}
          reading={state.reading}
          file={state.file}
          draw={state.draw}
          scannable={state.scannable}
          environment={{ send, hear, place: 'popup' }}
          onAgain={state.again}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <FileDrop label={documentsText('dropHere')} onFiles={openFiles} />
    </>
  );
}
