import { useEffect, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { failureNoteText } from '../../lib/texts/areas.ts';
import { useLatestResult } from '../hooks/index.ts';
import { RawText } from './RawText.tsx';

export interface RawAnswerProps {
  /** The answer, or its beginning. */
  readonly raw: string;
  /** Id of the whole answer, if `raw` is only its beginning. */
  readonly rawId?: string | undefined;
  readonly rawLength?: number | undefined;
  /** Omitted in a card, which may not load the whole answer. */
  readonly send?: SendToBackground | undefined;
  readonly summary: string;
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
        <p className="hint" role="status">
          {failureNoteText(text === null ? 'rawGone' : 'rawLoading')}
        </p>
      )}
      <RawText text={text ?? raw} name={failureNoteText('originalAnswer')} />
    </>
  );
}

/** A paid answer that could not be parsed, as it arrived. A long answer is loaded when it is opened. */
export function RawAnswer({ raw, rawId, rawLength, send, summary, hint }: RawAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const length = rawLength ?? raw.length;
  const isBeginning = length > raw.length;
  const canLoad = isBeginning && rawId !== undefined && send !== undefined;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
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
