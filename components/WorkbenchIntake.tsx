import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ListRun } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { ago, credits, number } from './format.ts';
import { SAMPLE } from './list-sample.ts';
import { useReply } from './use-reply.ts';

export interface WorkbenchIntakeProps {
  readonly send: Send;
  readonly onText: (name: string, text: string) => void;
  readonly onFile: (file: File) => void;
  readonly onRun: (run: ListRun) => void;
}

function progress({ state, total, answered, failed, possibly, spent }: ListRun): string {
  const done = `${number(answered + failed + possibly)} of ${number(total)}`;
  const words = { running: 'running', paused: 'paused', held: 'waits for you', stopped: 'stopped' };
  return state === 'done'
    ? `${number(answered)} answered · ${credits(spent)}`
    : `${done}, ${words[state]} · ${credits(spent)}`;
}

/** Lists that were looked up before, or still are. */
function Recent({ send, onRun }: Pick<WorkbenchIntakeProps, 'send' | 'onRun'>) {
  const { ask, value } = useReply(send, 'lists');
  useEffect(() => void ask({}), [ask]);
  if (!value || value.runs.length === 0) return null;
  const remove = async (id: string) => {
    await send('listDo', { id, act: 'remove' });
    await ask({});
  };
  return (
    <section className="recent" aria-labelledby="recent">
      <h2 id="recent">Your lists</h2>
      <ul>
        {value.runs.map((run) => (
          <li key={run.id}>
            <button type="button" className="recent-open" onClick={() => onRun(run)}>
              <strong>{run.name}</strong>
              <span className="hint">
                {progress(run)} · {ago(run.at)}
              </span>
            </button>
            <ConfirmButton
              label="Remove"
              confirm="Remove it"
              onConfirm={() => void remove(run.id)}
            />
          </li>
        ))}
      </ul>
      <p className="hint">Kept on this computer until you remove them or clear the history.</p>
    </section>
  );
}

/** Nothing is open: what can be put in, and a sample to press at once. */
export function WorkbenchIntake({ send, onText, onFile, onRun }: WorkbenchIntakeProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const label = useId();
  useEffect(() => box.current?.focus(), []);

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || pasted.trim() === '') return;
    event.preventDefault();
    onText('Pasted list', pasted);
  };

  return (
    <main className="intake">
      <h1 id={label}>Check a list</h1>
      <p className="soft lead">
        Every line is judged here, offline and for free. What holds up can then be looked up, for
        the price on the button.
      </p>
      <div className="intake-box">
        <textarea
          ref={box}
          aria-labelledby={label}
          placeholder="Paste cells from a spreadsheet, or one value a line"
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
            onClick={() => onText('Pasted list', text)}
          >
            Check these
          </button>
          <button type="button" className="secondary" onClick={() => file.current?.click()}>
            Choose a file…
          </button>
          <span className="hint">or drop a CSV, TSV or text file anywhere on this page</span>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.tab,text/*"
            aria-label="A file with a list"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onFile(chosen);
            }}
          />
        </div>
      </div>
      <p className="intake-more">
        <button type="button" className="quiet" onClick={() => onText(SAMPLE.name, SAMPLE.text)}>
          Try it with a sample
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => void send('openWorkbench', { source: { from: 'history' } })}
        >
          Open the history as a list
        </button>
      </p>
      <Recent send={send} onRun={onRun} />
    </main>
  );
}
