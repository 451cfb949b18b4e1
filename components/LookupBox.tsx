import { useEffect, useRef, useState } from 'react';
import type { Place } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { FailureNote } from './FailureNote.tsx';
import { FoundList } from './FoundList.tsx';
import { number } from './format.ts';
import { LONGEST, useParse } from './use-parse.ts';

const NAME = 'Paste an email, IBAN, VAT number, phone, domain or IP';
const HIGHEST = 6;

export interface LookupBoxProps {
  readonly send: Send;
  readonly autoFocus?: boolean;
  /** Text that was handed over from a selection: read, and looked up if it is one sound value. */
  readonly handed?: string | null;
  /** A way to connect a key is in view beside the box. */
  readonly connectNear?: boolean;
  readonly onAsked?: () => void;
}

const always = () => true;

/** One box that takes anything. Reading is free; asking is a button with its price. */
export function LookupBox(props: LookupBoxProps) {
  const { send, autoFocus = false, handed = null, connectNear = false, onAsked } = props;
  const [text, setText] = useState(handed ?? '');
  const [asked, setAsked] = useState(handed !== null);
  const place: Place = asked ? 'selection' : 'popup';
  const { parsed, now, soon } = useParse(send, place);
  const box = useRef<HTMLTextAreaElement>(null);

  const asking = { send, place, allow: always, connectNear, ...(onAsked ? { onAsked } : {}) };

  const start = useRef(() => {
    if (handed !== null) void now(handed);
    if (autoFocus) box.current?.focus();
  });
  useEffect(() => start.current(), []);

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
        <p className="hint">Only the first {number(LONGEST)} characters are read.</p>
      )}
      <div aria-live="polite">
        {parsed?.ok === false && (
          <FailureNote failure={parsed.failure} onRetry={() => void now(text)} />
        )}
        {parsed?.ok && (
          <FoundList
            reading={parsed.value}
            asking={asking}
            asked={asked}
            onSuggestion={checkInstead}
          />
        )}
      </div>
    </section>
  );
}
