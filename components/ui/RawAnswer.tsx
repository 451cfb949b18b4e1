import { useEffect, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { failureNoteText } from '../../lib/texts/areas.ts';
import { CopyButton } from './CopyButton.tsx';
import { downloadFile, exportFileName } from './download-file.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { useLatestResult } from './use-latest.ts';

/** Most characters that are rendered: browsers need seconds to lay out megabytes of text. */
const SHOWN_LENGTH = 200_000;

export interface RawTextProps {
  readonly text: string;
  /** Names the text on the copy button; without a name no copy button is shown. */
  readonly name?: string;
}

/** A text exactly as it arrived. Copying and saving use the whole text, even if only its beginning is shown. */
export function RawText({ text, name }: RawTextProps) {
  const isLong = text.length > SHOWN_LENGTH;
  const shown = isLong ? text.slice(0, SHOWN_LENGTH) : text;
  return (
    <>
      <div className="row">
        {name !== undefined && <CopyButton text={text} name={name} />}
        <button
          type="button"
          className="quiet copy"
          onClick={() => downloadFile(exportFileName('answer', 'txt'), 'text/plain', text)}
        >
          {failureNoteText('saveRaw')}
        </button>
        {isLong && (
          <span className="hint">
            {failureNoteText('rawBeginning', { shown: SHOWN_LENGTH, length: text.length })}
          </span>
        )}
      </div>
      <pre className="raw raw-whole">{shown}</pre>
    </>
  );
}

export interface RawAnswerProps {
  /** The answer, or its beginning. */
  readonly raw: string;
  /** Id of the whole answer, if `raw` is only its beginning. */
  readonly rawId?: string | undefined;
  readonly rawLength?: number | undefined;
  /** Omitted in a card, which may not load the whole answer. */
  readonly send?: SendToBackground | undefined;
  readonly hint?: string;
}

function WholeRawAnswer({ send, id, raw }: { send: SendToBackground; id: string; raw: string }) {
  /** Undefined while it is loading, null if it is no longer stored. */
  const [text, setText] = useState<string | null | undefined>();
  const latest = useLatestResult();
  useEffect(() => void latest(loadRawAnswer(send, id), setText), [latest, send, id]);
  return (
    <>
      {typeof text !== 'string' && (
        <LiveRegion as="p" className="hint">
          {failureNoteText(text === null ? 'rawGone' : 'rawLoading')}
        </LiveRegion>
      )}
      <RawText text={text ?? raw} name={failureNoteText('originalAnswer')} />
    </>
  );
}

/** A paid answer that could not be parsed, as it arrived. A long answer is loaded when it is opened. */
export function RawAnswer({ raw, rawId, rawLength, send, hint }: RawAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const length = rawLength ?? raw.length;
  const isBeginning = length > raw.length;
  const canLoad = isBeginning && rawId !== undefined && send !== undefined;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{failureNoteText('showAnswer')}</summary>
      {hint && <p className="hint">{hint}</p>}
      {isBeginning && !canLoad && (
        <p className="hint">
          {failureNoteText('rawBeginning', { shown: raw.length, length })}{' '}
          {failureNoteText('rawInPopup')}
        </p>
      )}
      {canLoad ? (
        isOpen && <WholeRawAnswer send={send} id={rawId} raw={raw} />
      ) : (
        <pre className="raw">{raw}</pre>
      )}
    </details>
  );
}

/** Loads a raw answer in as many messages as it needs; null if it is no longer stored. */
export async function loadRawAnswer(send: SendToBackground, id: string): Promise<string | null> {
  let text = '';
  for (;;) {
    const reply = await send('rawAnswer', { id, from: text.length });
    const { part, length } = reply.ok ? reply.value : { part: null, length: 0 };
    if (part === null) return null;
    text += part;
    if (text.length >= length || part === '') return text;
  }
}
