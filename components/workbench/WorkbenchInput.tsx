import {
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListRun } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { EvidenceCheckSection } from '../evidence/index.ts';
import { FilePicker } from '../files/index.ts';
import { formatTimeAgo } from '../format/index.ts';
import { focusIfLost, useReply } from '../hooks/index.ts';
import { listProgress } from '../jobs/index.ts';
import { ConfirmButton } from '../ui/index.ts';
import { SAMPLE_LIST } from '../workbench-list/index.ts';

export interface WorkbenchInputProps {
  readonly send: SendToBackground;
  /** What is typed in the box, which stays while a list is open. */
  readonly text: string;
  readonly onTyped: (text: string) => void;
  readonly onText: (name: string, text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onRun: (run: ListRun) => void;
  /** An evidence file that was dropped on the page. */
  readonly evidence: File | null;
}

interface RecentListsProps extends Pick<WorkbenchInputProps, 'send' | 'onRun'> {
  /** Gets the focus when the last list was removed. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

/** The stored lists. */
function RecentLists({ send, onRun, box }: RecentListsProps) {
  const { ask, value } = useReply(send, 'lists');
  const heading = useRef<HTMLHeadingElement>(null);
  const count = value?.runs.length;
  useEffect(() => void ask({}), [ask]);
  useLayoutEffect(() => {
    if (count !== undefined) focusIfLost(heading.current ?? box.current);
  }, [count, box]);
  if (!value || value.runs.length === 0) return null;
  const remove = async (id: string) => {
    await send('controlList', { id, act: 'remove' });
    await ask({});
  };
  return (
    <section className="recent" aria-labelledby="recent">
      <h2 id="recent" ref={heading} tabIndex={-1}>
        {workbenchText('yourLists')}
      </h2>
      <ul>
        {value.runs.map((run) => (
          <li key={run.id}>
            <button type="button" className="recent-open" onClick={() => onRun(run)}>
              <strong>{run.name}</strong>
              <span className="hint">
                {listProgress(run)} · {formatTimeAgo(run.at)}
              </span>
              {run.reminder?.isDue && <span className="list-due">{lookupsText('listsDue')}</span>}
            </button>
            <ConfirmButton
              label={workbenchText('removeList')}
              confirm={workbenchText('removeListConfirm')}
              onConfirm={() => void remove(run.id)}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{workbenchText('listsAreKept')}</p>
    </section>
  );
}

/** Shown while no list is open: paste, choose a file, try a sample, or open a recent list. */
export function WorkbenchInput(props: WorkbenchInputProps) {
  const { send, text, onTyped, onText, onFile, onRun, evidence } = props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  useEffect(() => textarea.current?.focus(), []);

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onText(workbenchText('pastedList'), pasted);
  };

  return (
    <main className="intake">
      <h1 id={headingId}>{workbenchText('checkAList')}</h1>
      <p className="soft lead">{workbenchText('whatItDoes')}</p>
      <div className="intake-box">
        <textarea
          ref={textarea}
          aria-labelledby={headingId}
          placeholder={workbenchText('pasteHere')}
          rows={6}
          spellCheck={false}
          value={text}
          onPaste={paste}
          onChange={(event) => onTyped(event.target.value)}
        />
        <div className="intake-acts">
          <button
            type="button"
            className="primary"
            disabled={text.trim() === ''}
            onClick={() => {
              onTyped('');
              onText(workbenchText('pastedList'), text);
            }}
          >
            {workbenchText('checkThese')}
          </button>
          <FilePicker
            label={workbenchText('chooseAFile')}
            inputLabel={workbenchText('fileWithAList')}
            accept=".xlsx,.ods,.csv,.tsv,.txt,.tab,.json,.ndjson,text/*"
            onFile={onFile}
          />
          <span className="hint">{workbenchText('orDropAFile')}</span>
        </div>
      </div>
      <p className="intake-more">
        <button
          type="button"
          className="quiet"
          onClick={() => onText(workbenchText('sampleName'), SAMPLE_LIST)}
        >
          {workbenchText('trySample')}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => void send('openWorkbench', { source: { from: 'history' } })}
        >
          {workbenchText('openHistory')}
        </button>
      </p>
      <RecentLists send={send} onRun={onRun} box={textarea} />
      <EvidenceCheckSection send={send} dropped={evidence} />
    </main>
  );
}
