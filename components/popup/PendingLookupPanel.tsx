import { type KeyboardEvent, useId } from 'react';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { PendingLookup as Question } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { FullAnswer } from '../answer/index.ts';
import { usePressDelay } from '../hooks/index.ts';
import { askAgainLabel, deepLookupLabel, lookUpLabel, lookupPrice } from '../labels/index.ts';
import { LookupActions, useLookup, VerdictView } from '../lookup/index.ts';
import { ExperimentalBadge, FailureNote } from '../ui/index.ts';

export interface PendingLookupPanelProps {
  readonly pendingLookup: Question;
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  readonly onAsked: () => void;
  /** The person does not want it asked. */
  readonly onDismiss: () => void;
}

/** A key that is held repeats itself: it confirms once. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** A question that a page's surface prepared: the value, where it comes from, and its price on one button. */
export function PendingLookupPanel({
  pendingLookup: question,
  send,
  hear,
  onAsked,
  onDismiss,
}: PendingLookupPanelProps) {
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
  const price = isLost ? lookupPrice(judgement.verdict.kind, depth, true, offer) : question.credits;
  const label =
    depth === 'deep'
      ? deepLookupLabel(judgement.verdict.kind, price, refresh)
      : refresh
        ? askAgainLabel(price)
        : lookUpLabel(price);
  const { kind, value } = judgement.verdict;
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const { isReady, button } = usePressDelay(label);

  const isPending = state.at === 'pending';
  // The answer of a job comes as a kept one.
  const isAnswered = answer !== null || judgement.offer.answeredAt !== offer.answeredAt;
  const isOpen = !isAnswered && !isPending;
  const isHeld = !isReady || state.at === 'asking';
  return (
    <section className="armed" aria-labelledby={title}>
      <h2 id={title}>
        {lookupsText(isOpen ? 'lookThisUp' : isPending ? 'isLookingUp' : 'lookedUp')}{' '}
        {host && <span className="host wrap">{host}</span>}
      </h2>
      <div id={about} aria-live="polite">
        <VerdictView verdict={judgement.verdict} />
      </div>
      {answeredAt !== undefined && (
        <FullAnswer
          send={send}
          kind={kind}
          value={value}
          request={{ kind, value }}
          answeredAt={answeredAt}
          loadedAnswer={answer?.record}
        />
      )}
      {state.at === 'failed' && (
        <FailureNote failure={state.failure} onOptions={() => void send('openOptions', {})} />
      )}
      {isPending && (
        <p className="hint" role="status">
          {lookupsText('inBackground')}
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
            onKeyDown={ignoreKeyRepeat}
            onClick={() => !isHeld && press(depth, refresh)}
          >
            {state.at === 'asking' ? lookupsText('lookingUp') : label}
          </button>
          <button type="button" className="secondary" onClick={onDismiss}>
            {lookupsText('notNow')}
          </button>
          {!judgement.verdict.basis.includes('api') && (
            <ExperimentalBadge kind={judgement.verdict.kind} />
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
