import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isDoubtful } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { LookupPlace, VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { lookupsText as said } from '../../lib/texts/lookups.ts';
import { FailureNote } from '../ui/index.ts';
import { TextFindings } from './TextFindings.tsx';
import { useDoubleEnter } from './use-double-enter.ts';
import { MAX_PARSE_LENGTH, useParsedText } from './use-parsed-text.ts';

const MAX_BOX_ROWS = 6;

export interface LookupBoxProps {
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  readonly autoFocus?: boolean;
  /** Text that was handed over from a selection: read, and looked up if it is one sound value. */
  readonly handed?: string | null;
  /** What stood here when it was closed: read, and nothing asked. */
  readonly draft?: string;
  readonly onText?: (text: string) => void;
  /** A way to connect a key is in view beside the box. */
  readonly connectNear?: boolean;
  readonly onAsked?: () => void;
}

/** A button that asks, with its price, stands under a value like this. */
const isAskable = ({ verdict, offer }: VerdictWithOffer): boolean =>
  offer.connected &&
  offer.credits > 0 &&
  KIND_DEFINITIONS[verdict.kind].lookup?.acceptedFormat.test(verdict.value) === true;

/** One box that takes anything. Reading is free; asking is a button with its price. */
export function LookupBox(props: LookupBoxProps) {
  const { send, hear, autoFocus = false, handed = null, draft = '', onText } = props;
  const { connectNear = false, onAsked } = props;
  const [text, setText] = useState(handed ?? draft);
  const [asked, setAsked] = useState(handed !== null);
  const place: LookupPlace = asked ? 'selection' : 'popup';
  const { parsed, isOf, now, soon } = useParsedText(send, place);
  const box = useRef<HTMLTextAreaElement>(null);
  const isRestored = useRef(handed === null && draft !== '');
  const below = useRef<HTMLDivElement>(null);
  /** The text that the box opened with. */
  const opened = useRef(text);

  const start = useRef(() => {
    if (text.trim() !== '') void now(text);
  });
  useEffect(() => start.current(), []);
  useEffect(() => {
    const field = box.current;
    if (!autoFocus || !field) return;
    const focused = document.activeElement;
    // The background may answer late: a person may have gone elsewhere, or have begun to type.
    if (focused !== null && focused !== document.body && focused !== field) return;
    field.focus();
    // What is left from the last time goes with the first key.
    if (field.value === opened.current) field.select();
  }, [autoFocus]);

  /** A button belongs to the value it stands under: beside another text none can be pressed. */
  const isStale = parsed !== null && !isOf(text);
  const hold = (event: MouseEvent) => {
    if (!isStale) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const reading = parsed?.ok && !isStale ? parsed.value : null;
  const only = reading?.unread.length === 0 && reading.found.length === 1 ? reading.found[0] : null;
  const isSingle = only ? !isDoubtful(only.verdict) : false;
  const { enter, forget, isArmed } = useDoubleEnter({
    text,
    isSingle,
    below,
    read: () => void now(text),
  });

  const asking = {
    ...{ send, place, connectNear },
    ...(hear ? { hear } : {}),
    onAsked: () => {
      forget();
      onAsked?.();
    },
  };

  const put = (next: string) => {
    setText(next);
    setAsked(false);
    forget();
    onText?.(next);
  };
  const checkInstead = (next: string) => {
    put(next);
    box.current?.focus();
    void now(next);
  };
  const type = (next: string) => {
    put(next);
    // What was read in the text of the last time is of no use beside another one.
    if (isRestored.current || next.trim() === '') void now('');
    isRestored.current = false;
    if (next.trim() === '') return;
    soon(next);
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    enter(event);
    if (event.key === 'Escape' && text !== '') {
      // With nothing left to clear it closes the popup, as everywhere.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
    const { selectionStart, value } = event.currentTarget;
    if (event.key === 'ArrowDown' && selectionStart === value.length) {
      const line = document.querySelector<HTMLElement>('[data-row]');
      if (line) event.preventDefault();
      line?.focus();
    }
  };

  const found = parsed?.ok && !isStale ? parsed.value : null;
  const isList =
    text.length > MAX_PARSE_LENGTH ||
    (found !== null && found.found.length + found.unread.length > 1);
  const openList = () => void send('openWorkbench', { source: { from: 'text', text } });

  return (
    <section className="lookup" aria-label={said('lookUp')}>
      <textarea
        ref={box}
        className="box"
        aria-label={said('boxName')}
        placeholder={said('boxName')}
        rows={Math.min(MAX_BOX_ROWS, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
      />
      {text.length > MAX_PARSE_LENGTH && (
        <p className="hint">{said('onlyTheFirst', { count: MAX_PARSE_LENGTH })}</p>
      )}
      {isList && (
        <button type="button" className="secondary" onClick={openList}>
          {said('checkInWorkbench')}
        </button>
      )}
      <div aria-live="polite" ref={below}>
        {parsed && (
          <div className={isStale ? 'stale' : ''} inert={isStale} onClickCapture={hold}>
            {parsed.ok ? (
              <TextFindings
                reading={parsed.value}
                asking={asking}
                asked={asked}
                onSuggestion={checkInstead}
              />
            ) : (
              <FailureNote failure={parsed.failure} onRetry={() => void now(text)} />
            )}
            {isArmed && isSingle && only && isAskable(only) && (
              <p className="hint enter-hint">
                {said.rich('enterAgain', {
                  key: (name) => <kbd key="key">{name}</kbd>,
                  price: only.offer.credits,
                })}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
