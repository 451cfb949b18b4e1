import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListRun } from '../../lib/extension/schemas/index.ts';
import { workbenchText as say } from '../../lib/texts/workbench.ts';
import { formatCredits, formatTimeAgo } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { ConfirmButton, FilePicker } from '../ui/index.ts';
import { SAMPLE_LIST } from '../workbench-list/index.ts';

export interface WorkbenchInputProps {
  readonly send: SendToBackground;
  readonly onText: (name: string, text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onRun: (run: ListRun) => void;
}

const STATE_TEXTS = {
  running: 'listRunning',
  paused: 'listPaused',
  held: 'listHeld',
  stopped: 'listStopped',
} as const satisfies Record<Exclude<ListRun['state'], 'done'>, Parameters<typeof say>[0]>;

function progressLabel({ state, total, answered, failed, possibly, spent }: ListRun): string {
  if (state === 'done') return say('listDone', { answered, spent: formatCredits(spent) });
  const done = answered + failed + possibly;
  return say(STATE_TEXTS[state], { done, total, spent: formatCredits(spent) });
}

/** Lists that were looked up before, or still are. */
function RecentLists({ send, onRun }: Pick<WorkbenchInputProps, 'send' | 'onRun'>) {
  const { ask, value } = useReply(send, 'lists');
  useEffect(() => void ask({}), [ask]);
  if (!value || value.runs.length === 0) return null;
  const remove = async (id: string) => {
    await send('controlList', { id, act: 'remove' });
    await ask({});
  };
  return (
    <section className="recent" aria-labelledby="recent">
      <h2 id="recent">{say('yourLists')}</h2>
      <ul>
        {value.runs.map((run) => (
          <li key={run.id}>
            <button type="button" className="recent-open" onClick={() => onRun(run)}>
              <strong>{run.name}</strong>
              <span className="hint">
                {progressLabel(run)} · {formatTimeAgo(run.at)}
              </span>
            </button>
            <ConfirmButton
              label={say('removeList')}
              confirm={say('removeListConfirm')}
              onConfirm={() => void remove(run.id)}
            />
          </li>
        ))}
      </ul>
      <p className="hint">{say('listsAreKept')}</p>
    </section>
  );
}

/** Nothing is open: what can be put in, and a sample to press at once. */
export function WorkbenchInput({ send, onText, onFile, onRun }: WorkbenchInputProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  useEffect(() => box.current?.focus(), []);

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onText(say('pastedList'), pasted);
  };

  return (
    <main className="intake">
      <h1 id={label}>{say('checkAList')}</h1>
      <p className="soft lead">{say('whatItDoes')}</p>
      <div className="intake-box">
        <textarea
          ref={box}
          aria-labelledby={label}
          placeholder={say('pasteHere')}
          rows={6}
          spellCheck={false}
          value={text}
          onPaste={paste}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="intake-acts">
          <button
            type="button"
            className="primary"
            disabled={text.trim() === ''}
            onClick={() => onText(say('pastedList'), text)}
          >
            {say('checkThese')}
          </button>
          <FilePicker
            label={say('chooseAFile')}
            inputLabel={say('fileWithAList')}
            accept=".csv,.tsv,.txt,.tab,text/*"
            onFile={onFile}
          />
          <span className="hint">{say('orDropAFile')}</span>
        </div>
      </div>
      <p className="intake-more">
        <button
          type="button"
          className="quiet"
          onClick={() => onText(say('sampleName'), SAMPLE_LIST)}
        >
          {say('trySample')}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => void send('openWorkbench', { source: { from: 'history' } })}
        >
          {say('openHistory')}
        </button>
      </p>
      <RecentLists send={send} onRun={onRun} />
    </main>
  );
}
