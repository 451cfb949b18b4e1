import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isDoubtful } from '../../lib/domain/index.ts';
import type { LookupPlace, VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { FailureNote, LiveRegion } from '../ui/index.ts';
import { MAX_PARSE_LENGTH, TextFindings, useParsedText } from './TextFindings.tsx';
import { useDoubleEnter } from './use-double-enter.ts';
import type { LookupEnvironment } from './use-lookup.ts';

const MAX_BOX_ROWS = 6;

export interface LookupBoxProps {
  readonly environment: LookupEnvironment;
  readonly autoFocus: boolean;
  /** Text handed over from a selection: checked, and looked up if it is a single value without doubts. */
  readonly handed: string | null;
  /** Text from the last visit: checked, not looked up. */
  readonly draft: string;
  readonly onText: (text: string) => void;
}

/** Whether a lookup button with a price is shown under the value. */
const hasPricedLookup = ({ offer }: VerdictWithOffer): boolean =>
  offer.connected && offer.credits > 0;

/** A text box for any value or list. Checking is free; lookups have buttons with their price. */
export function LookupBox(props: LookupBoxProps) {
  const { environment, autoFocus, handed, draft, onText } = props;
  const { send, onAsked } = environment;
  const [text, setText] = useState(handed ?? draft);
  const [isRequested, setRequested] = useState(handed !== null);
  const place: LookupPlace = isRequested ? 'selection' : 'popup';
  const { parsed, isParsed, parseNow, parseSoon } = useParsedText(send, place);
  const box = useRef<HTMLTextAreaElement>(null);
  const isRestored = useRef(handed === null && draft !== '');
  const results = useRef<HTMLDivElement>(null);
  /** The text that the box opened with. */
  const initialText = useRef(text);

  const checkInitialText = useRef(() => {
    if (text.trim() !== '') void parseNow(text);
  });
  useEffect(() => checkInitialText.current(), []);
  useEffect(() => {
    const field = box.current;
    if (!autoFocus || !field) return;
    const focused = document.activeElement;
    // The background may answer late, when the person has moved the focus or has begun to type.
    if (focused !== null && focused !== document.body && focused !== field) return;
    field.focus();
    // Selected, so that the first key replaces the old draft.
    if (field.value === initialText.current) field.select();
  }, [autoFocus]);

  /** The results belong to another text, so none of their buttons may be pressed. */
  const isStale = parsed !== null && !isParsed(text);
  const blockClick = (event: MouseEvent) => {
    if (!isStale) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const reading = parsed?.ok && !isStale ? parsed.value : null;
  const only = reading?.unread.length === 0 && reading.found.length === 1 ? reading.found[0] : null;
  const isSingle = only ? !isDoubtful(only.verdict) : false;
  const { onKeyDown, reset, awaitsSecond } = useDoubleEnter({
    text,
    isSingle,
    results,
    check: () => void parseNow(text),
  });

  const own = {
    ...environment,
    place,
    // The hint to press Enter again goes when the lookup begins.
    onAsk: reset,
    onAsked: () => {
      reset();
      onAsked?.();
    },
  };

  const setBox = (next: string) => {
    setText(next);
    setRequested(false);
    reset();
    onText(next);
  };
  const checkInstead = (next: string) => {
    setBox(next);
    box.current?.focus();
    void parseNow(next);
  };
  const type = (next: string) => {
    setBox(next);
    // Results of the restored draft do not apply to another text.
    if (isRestored.current || next.trim() === '') void parseNow('');
    isRestored.current = false;
    if (next.trim() === '') return;
    parseSoon(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown(event);
    if (event.key === 'Escape' && text !== '') {
      // In an empty box the browser's own Escape closes the popup.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
    const { selectionStart, value } = event.currentTarget;
    if (event.key === 'ArrowDown' && selectionStart === value.length) {
      const row = document.querySelector<HTMLElement>('[data-row]');
      if (row) event.preventDefault();
      row?.focus();
    }
  };

  const isList =
    text.length > MAX_PARSE_LENGTH ||
    (reading !== null && reading.found.length + reading.unread.length > 1);
  const openList = () => void send('openWorkbench', { source: { from: 'text', text } });

  return (
    <section className="lookup" aria-label={lookupsText('lookUp')}>
      <textarea
        ref={box}
        className="box"
        aria-label={lookupsText('boxName')}
        placeholder={lookupsText('boxName')}
        rows={Math.min(MAX_BOX_ROWS, Math.max(2, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
      />
      {text.length > MAX_PARSE_LENGTH && (
        <p className="hint">{lookupsText('onlyTheFirst', { count: MAX_PARSE_LENGTH })}</p>
      )}
      {isList && (
        <button type="button" className="secondary" onClick={openList}>
          {lookupsText('checkInWorkbench')}
        </button>
      )}
      <LiveRegion announces="politely" ref={results}>
        {parsed && (
          <div className={isStale ? 'stale' : ''} inert={isStale} onClickCapture={blockClick}>
            {parsed.ok ? (
              <TextFindings
                reading={parsed.value}
                environment={own}
                isRequested={isRequested}
                onSuggestion={checkInstead}
              />
            ) : (
              <FailureNote failure={parsed.failure} onRetry={() => void parseNow(text)} />
            )}
            {awaitsSecond && isSingle && only && hasPricedLookup(only) && (
              <p className="hint enter-hint">
                {lookupsText.rich('enterAgain', {
                  key: (name) => <kbd key="key">{name}</kbd>,
                  price: only.offer.credits,
                })}
              </p>
            )}
          </div>
        )}
      </LiveRegion>
    </section>
  );
}
