import {
  type ClipboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { optionsText, popupText } from '../../lib/texts/areas.ts';
import type { ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatTimeAgo } from '../format/index.ts';
import { listProgress } from '../lookup/index.ts';
import { ConfirmButton, FilePicker, focusIfLost, useReply } from '../ui/index.ts';
import { PAYMENT_FILES } from './payments/lists-page.ts';

/** Published example IBANs and VAT numbers, with one bad row, one without an IBAN and a duplicate. */
const SAMPLE_LIST = `Supplier;VAT no.;IBAN;Amount
Alder & Co;DE136695976;DE89 3704 0044 0532 0130 00;1,240.00
Birch Ltd;;GB29 NWBK 6016 1331 9268 19;310.50
Cedar SA;FR40303265045;FR14 2004 1010 0505 0001 3M02 606;89.90
Dogwood BV;NL004495445B01;NL91 ABNA 0417 1643 00;2,015.75
Elm GmbH;;DE89 3704 0044 0532 0130 01;640.00
Fir Oy;FI20774740;FI21 1234 5600 0007 85;77.20
Ginkgo SpA;IT00743110157;to be told;150.00
Hazel AG;;CH93 0076 2011 6238 5295 7;999.00
Iris SL;ESA28015865;ES91 2100 0418 4502 0005 1332;412.30
Juniper AB;;SE45 5000 0000 0583 9825 7466;58.00
Alder & Co (2nd);DE136695976;DE89370400440532013000;12.00
`;

/** As in HTML's `accept`; of .xls and .numbers, a person who chooses one is told what to do. */
const LIST_FILES = `.xlsx,.ods,.xls,.numbers,.csv,.tsv,.txt,.tab,.json,.ndjson,text/*,.xml,${PAYMENT_FILES}`;

export interface WorkbenchInputProps {
  readonly send: SendToBackground;
  /** What is typed in the box, which stays while a list is open. */
  readonly text: string;
  readonly onTyped: (text: string) => void;
  readonly onText: (name: string, text: string) => void;
  /** File extensions and MIME types of documents, after a comma; '' if none are taken. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRun: (run: ListRun) => void;
}

interface RecentListsProps extends Pick<WorkbenchInputProps, 'send' | 'onRun'> {
  /** Gets the focus when the last list was removed. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onCount: (count: number) => void;
}

/** The stored lists. */
function RecentLists({ send, onRun, box, onCount }: RecentListsProps) {
  const { ask, value } = useReply(send, 'lists');
  const heading = useRef<HTMLHeadingElement>(null);
  const count = value?.runs.length;
  const counted = useEffectEvent(onCount);
  useEffect(() => void ask({}), [ask]);
  useLayoutEffect(() => {
    if (count === undefined) return;
    focusIfLost(heading.current ?? box.current);
    counted(count);
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
            </button>
            <ConfirmButton
              label={optionsText('remove')}
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

/** Shown while no list is open: drop, choose or paste a list, or open a recent one. */
export function WorkbenchInput(props: WorkbenchInputProps) {
  const { send, text, onTyped, onText, accept, onFiles, onRun } = props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const headingId = useId();
  const [hasRecent, setRecent] = useState(true);
  useEffect(() => textarea.current?.focus(), []);

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onText(workbenchText('pastedList'), pasted);
  };

  return (
    <main className="intake">
      <section className="intake-drop" aria-labelledby={headingId}>
        <h1 id={headingId}>{popupText('checkList')}</h1>
        <p className="soft">{workbenchText('whatItDoes')}</p>
        <FilePicker
          label={optionsText('chooseFile')}
          inputLabel={workbenchText('fileWithAList')}
          accept={`${LIST_FILES}${accept}`}
          isMain={text.trim() === ''}
          isMultiple
          onFiles={onFiles}
        />
        <textarea
          ref={textarea}
          aria-labelledby={headingId}
          placeholder={workbenchText('pasteHere')}
          rows={1}
          spellCheck={false}
          value={text}
          onPaste={paste}
          onChange={(event) => onTyped(event.target.value)}
        />
        {text.trim() !== '' && (
          <button
            type="button"
            className="primary"
            onClick={() => {
              onTyped('');
              onText(workbenchText('pastedList'), text);
            }}
          >
            {workbenchText('checkThese')}
          </button>
        )}
        {!hasRecent && (
          <button
            type="button"
            className="quiet"
            onClick={() => onText(workbenchText('sampleName'), SAMPLE_LIST)}
          >
            {workbenchText('trySample')}
          </button>
        )}
      </section>
      <RecentLists
        send={send}
        onRun={onRun}
        box={textarea}
        onCount={(count) => setRecent(count > 0)}
      />
    </main>
  );
}
