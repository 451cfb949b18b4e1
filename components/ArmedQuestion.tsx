import { useEffect, useId, useRef, useState } from 'react';
import type { ArmedQuestion as Question } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { FailureNote } from './FailureNote.tsx';
import { LookupActions } from './LookupActions.tsx';
import { askAgainLabel, deliverabilityLabel, lookUpLabel } from './price.ts';
import { useLookup } from './use-lookup.ts';
import { VerdictView } from './VerdictView.tsx';

/** A popup that opens under a press, or under a key still held, is not confirmed by it, ms. */
const READING_MS = 500;

export interface ArmedQuestionProps {
  readonly question: Question;
  readonly send: Send;
  readonly onAsked: () => void;
  /** The person does not want it asked. */
  readonly onDismiss: () => void;
}

function labelOf({ depth, refresh, credits }: Question): string {
  if (depth === 'deep') return deliverabilityLabel(refresh);
  return refresh ? askAgainLabel(credits) : lookUpLabel(credits);
}

/** A question that a page's surface prepared: the value, where it comes from, and its price on one button. */
export function ArmedQuestion({ question, send, onAsked, onDismiss }: ArmedQuestionProps) {
  const { id, depth, refresh, host } = question;
  const asking = { send, place: 'popup', armed: id, connectNear: true, onAsked } as const;
  const { judgement, answer, state, press } = useLookup(question, asking);
  const [ready, setReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = useId();
  const about = useId();

  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(true);
      button.current?.focus();
    }, READING_MS);
    return () => clearTimeout(timer);
  }, []);

  const isOpen = answer === null && state.at !== 'pending';
  return (
    <section className="armed" aria-labelledby={title}>
      <h2 id={title}>
        {isOpen ? 'Look this up?' : 'Looked up'} {host && <span className="host wrap">{host}</span>}
      </h2>
      <div id={about} aria-live="polite">
        <VerdictView verdict={judgement.verdict} />
      </div>
      {state.at === 'failed' && (
        <FailureNote failure={state.failure} onOptions={() => void send('openOptions', {})} />
      )}
      {state.at === 'pending' && (
        <p className="hint" role="status">
          The check goes on in the background. Its answer appears here and in the history.
        </p>
      )}
      {isOpen ? (
        <div className="actions">
          <button
            type="button"
            className="primary"
            ref={button}
            aria-describedby={about}
            aria-disabled={!ready || state.at === 'asking'}
            onClick={() => ready && state.at !== 'asking' && press(depth, refresh)}
          >
            {state.at === 'asking' ? 'Looking up…' : labelOf(question)}
          </button>
          <button type="button" className="secondary" onClick={onDismiss}>
            Not now
          </button>
        </div>
      ) : (
        answer && (
          <LookupActions
            judgement={judgement}
            answer={answer}
            state={state}
            asking={asking}
            dense={false}
            describedBy={about}
            press={press}
            onConnect={() => void send('openOptions', {})}
          />
        )
      )}
    </section>
  );
}
