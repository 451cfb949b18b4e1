import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Place } from '../lib/messages.ts';
import type { Hear, Send } from '../lib/send.ts';
import { FailureNote } from './FailureNote.tsx';
import { FoundList } from './FoundList.tsx';
import { number } from './format.ts';
import { LONGEST, useParse } from './use-parse.ts';

const NAME = 'Paste an email, IBAN, VAT number, phone, domain or IP';
const HIGHEST = 6;

export interface LookupBoxProps {
  readonly send: Send;
  readonly hear?: Hear;
  readonly autoFocus?: boolean;
  /** Text that was handed over from a selection: read, and looked up if it is one sound value. */
  readonly handed?: string | null;
  /** A way to connect a key is in view beside the box. */
  readonly connectNear?: boolean;
  readonly onAsked?: () => void;
}

/** One box that takes anything. Reading is free; asking is a button with its price. */
export function LookupBox(props: LookupBoxProps) {
  const { send, hear, autoFocus = false, handed = null, connectNear = false, onAsked } = props;
  const [text, setText] = useState(handed ?? '');
  const [asked, setAsked] = useState(handed !== null);
  const place: Place = asked ? 'selection' : 'popup';
  const { parsed, isOf, now, soon } = useParse(send, place);
  const box = useRef<HTMLTextAreaElement>(null);

  const asking = {
    ...{ send, place, connectNear },
    ...(hear ? { hear } : {}),
    ...(onAsked ? { onAsked } : {}),
  };

  const start = useRef(() => {
    if (handed !== null) void now(handed);
  });
  useEffect(() => start.current(), []);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);

  /** A button belongs to the value it stands under: beside another text none can be pressed. */
  const isStale = parsed !== null && !isOf(text);
  const hold = (event: MouseEvent) => {
    if (!isStale) return;
    event.stopPropagation();
    event.preventDefault();
  };

  const checkInstead = (next: string) => {
    setText(next);
    setAsked(false);
    box.current?.focus();
    void now(next);
  };

  const type = (next: string) => {
    setText(next);
    setAsked(false);
    if (next.trim() === '') void now('');
    else soon(next);
  };

  const found = parsed?.ok && !isStale ? parsed.value : null;
  const isList =
    text.length > LONGEST || (found !== null && found.found.length + found.unread.length > 1);
  const openList = () => void send('openWorkbench', { source: { from: 'text', text } });

  return (
    <section className="lookup" aria-label="Look up">
      <textarea
        ref={box}
        className="box"
        aria-label={NAME}
        placeholder={NAME}
        rows={Math.min(HIGHEST, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void now(text);
        }}
      />
      {text.length > LONGEST && (
        <p className="hint">
          Only the first {number(LONGEST)} characters are read here. The workbench reads them all.
        </p>
      )}
      {isList && (
        <button type="button" className="secondary" onClick={openList}>
          Check these in the workbench
        </button>
      )}
      <div aria-live="polite">
        {parsed && (
          <div className={isStale ? 'stale' : ''} inert={isStale} onClickCapture={hold}>
            {parsed.ok ? (
              <FoundList
                reading={parsed.value}
                asking={asking}
                asked={asked}
                onSuggestion={checkInstead}
              />
            ) : (
              <FailureNote failure={parsed.failure} onRetry={() => void now(text)} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
