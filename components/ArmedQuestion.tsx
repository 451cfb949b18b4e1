import { type KeyboardEvent, useId } from 'react';
import type { ArmedQuestion as Question } from '../lib/messages.ts';
import type { Hear, Send } from '../lib/send.ts';
import { text } from '../lib/texts/lookups.ts';
import { Experimental } from './Experimental.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FullRecord } from './FullRecord.tsx';
import { LookupActions } from './LookupActions.tsx';
import { askAgainLabel, deepLabel, lookUpLabel, priceOf } from './price.ts';
import { useLookup } from './use-lookup.ts';
import { useReady } from './use-ready.ts';
import { VerdictView } from './VerdictView.tsx';

export interface ArmedQuestionProps {
  readonly question: Question;
  readonly send: Send;
  readonly hear?: Hear;
  readonly onAsked: () => void;
  /** The person does not want it asked. */
  readonly onDismiss: () => void;
}

/** A key that is held repeats itself: it confirms once. */
const once = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** A question that a page's surface prepared: the value, where it comes from, and its price on one button. */
export function ArmedQuestion({ question, send, hear, onAsked, onDismiss }: ArmedQuestionProps) {
  const { id, depth, host, offer } = question;
  const hearing = hear ? { hear } : {};
  const asking = {
    ...{ send, ...hearing, armed: id, connectNear: true, onAsked },
    place: 'popup',
  } as const;
  const { judgement, answer, state, press } = useLookup(question, asking);
  const title = useId();
  const about = useId();

  // A question whose answer was lost is repeated only as a refresh, with its full price in view.
  const isLost =
    state.at === 'failed' &&
    (state.failure.remedy === 'refresh' || state.failure.billed === 'possibly');
  const refresh = question.refresh || isLost;
  const price = isLost ? priceOf(judgement.verdict.kind, depth, true, offer) : question.credits;
  const label =
    depth === 'deep'
      ? deepLabel(judgement.verdict.kind, price, refresh)
      : refresh
        ? askAgainLabel(price)
        : lookUpLabel(price);
  const { kind, value } = judgement.verdict;
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const { isReady, button } = useReady(label);

  const isPending = state.at === 'pending';
  // The answer of a job comes as a kept one.
  const isAnswered = answer !== null || judgement.offer.answeredAt !== offer.answeredAt;
  const isOpen = !isAnswered && !isPending;
  const isHeld = !isReady || state.at === 'asking';
  return (
    <section className="armed" aria-labelledby={title}>
      <h2 id={title}>
        {text(isOpen ? 'lookThisUp' : isPending ? 'isLookingUp' : 'lookedUp')}{' '}
        {host && <span className="host wrap">{host}</span>}
      </h2>
      <div id={about} aria-live="polite">
        <VerdictView verdict={judgement.verdict} />
      </div>
      {answeredAt !== undefined && (
        <FullRecord
          send={send}
          kind={kind}
          value={value}
          of={{ kind, value }}
          at={answeredAt}
          given={answer?.record}
        />
      )}
      {state.at === 'failed' && (
        <FailureNote failure={state.failure} onOptions={() => void send('openOptions', {})} />
      )}
      {isPending && (
        <p className="hint" role="status">
          {text('inBackground')}
        </p>
      )}
      {isOpen && (
        <div className="actions">
          <button
            type="button"
            className="primary"
            ref={button}
            aria-describedby={about}
            aria-disabled={isHeld}
            onKeyDown={once}
            onClick={() => !isHeld && press(depth, refresh)}
          >
            {state.at === 'asking' ? text('lookingUp') : label}
          </button>
          <button type="button" className="secondary" onClick={onDismiss}>
            {text('notNow')}
          </button>
          {!judgement.verdict.basis.includes('api') && (
            <Experimental kind={judgement.verdict.kind} />
          )}
        </div>
      )}
      {isAnswered && !isPending && (
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
      )}
    </section>
  );
}
