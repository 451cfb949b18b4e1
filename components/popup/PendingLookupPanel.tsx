import { type KeyboardEvent, useId } from 'react';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { FullAnswer } from '../answer/index.ts';
import { usePressDelay } from '../hooks/index.ts';
import { askAgainLabel, deepLookupLabel, lookUpLabel, lookupPrice } from '../labels/index.ts';
import { LookupActions, useLookup, VerdictView } from '../lookup/index.ts';
import { ExperimentalBadge, FailureNote } from '../ui/index.ts';

export interface PendingLookupPanelProps {
  readonly pendingLookup: PendingLookup;
  readonly send: SendToBackground;
  readonly hear?: SubscribeToAnswers;
  readonly onAsked: () => void;
  /** The person cancels the lookup. */
  readonly onDismiss: () => void;
}

/** A held Enter key must not press the button again. */
const ignoreKeyRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** A lookup prepared on a page: the value, its site, and a button with the price that confirms it. */
export function PendingLookupPanel({
  pendingLookup,
  send,
  hear,
  onAsked,
  onDismiss,
}: PendingLookupPanelProps) {
  const { id, depth, host, offer } = pendingLookup;
  const environment = {
    ...{ send, ...(hear ? { hear } : {}), pendingLookupId: id, connectNear: true, onAsked },
    place: 'popup',
  } as const;
  const { judgement, answer, state, press } = useLookup(pendingLookup, environment);
  const title = useId();
  const about = useId();

  // If the answer was lost, the lookup is repeated only as a refresh, at the full price.
  const isLost =
    state.step === 'failed' &&
    (state.failure.remedy === 'refresh' || state.failure.billed === 'possibly');
  const refresh = pendingLookup.refresh || isLost;
  const price = isLost
    ? lookupPrice(judgement.verdict.kind, depth, true, offer)
    : pendingLookup.credits;
  const label =
    depth === 'deep'
      ? deepLookupLabel(judgement.verdict.kind, price, refresh)
      : refresh
        ? askAgainLabel(price)
        : lookUpLabel(price);
  const { kind, value } = judgement.verdict;
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const { isReady, button } = usePressDelay(label);

  const isPending = state.step === 'pending';
  // A job's answer arrives as a cached one.
  const isAnswered = answer !== null || judgement.offer.answeredAt !== offer.answeredAt;
  const isOpen = !isAnswered && !isPending;
  const isDisabled = !isReady || state.step === 'asking';
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
      {state.step === 'failed' && (
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
            aria-disabled={isDisabled}
            onKeyDown={ignoreKeyRepeat}
            onClick={() => !isDisabled && press(depth, refresh)}
          >
            {state.step === 'asking' ? lookupsText('lookingUp') : label}
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
          environment={environment}
          dense={false}
          describedBy={about}
          press={press}
          onConnect={() => void send('openOptions', {})}
        />
      )}
    </section>
  );
}
