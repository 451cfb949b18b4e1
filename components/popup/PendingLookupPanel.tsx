import { useContext, useId, useState } from 'react';
import { isKeyRefused, type Kind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { commonText, lookupsText } from '../../lib/texts/areas.ts';
import { formatCredits, lookupPrice } from '../format/index.ts';
import {
  FullAnswer,
  GroupedValue,
  isRepeatPaid,
  JobNotes,
  LookupActions,
  type LookupEnvironment,
  SlowNote,
  useLookup,
  VerdictView,
} from '../lookup/index.ts';
import {
  AccountTrouble,
  ExperimentalBadge,
  FailureNote,
  LiveRegion,
  usePressDelay,
} from '../ui/index.ts';

export interface PendingLookupHintProps {
  readonly pendingLookup: PendingLookup;
  /** Shows the pending lookup with its priced button. */
  readonly onShow: () => void;
}

/** In the tabs without the pending lookup: that it waits, and its price. */
export function PendingLookupHint({ pendingLookup, onShow }: PendingLookupHintProps) {
  const { verdict, credits } = pendingLookup;
  return (
    <section className="armed armed-hint" aria-label={lookupsText('readyToLookUp')}>
      <p>
        <strong>{lookupsText('readyToLookUp')}</strong>{' '}
        <span className="value wrap">
          <GroupedValue {...verdict} />
        </span>{' '}
        · {formatCredits(credits)}
      </p>
      <button type="button" className="secondary" onClick={onShow}>
        {commonText('show')}
      </button>
    </section>
  );
}

export interface PendingLookupPanelProps {
  readonly pendingLookup: PendingLookup;
  readonly environment: LookupEnvironment;
  /** In the side panel, which stays open, nothing takes the focus. */
  readonly isPanel: boolean;
  /** False while another tab is chosen. */
  readonly isShown: boolean;
  /** The person cancels the lookup. */
  readonly onDismiss: () => void;
}

/** What the longer lookup of a kind tells. */
const DEEP_QUESTIONS: Partial<Record<Kind, string>> = {
  email: 'deliverability',
  domain: 'certificates',
};

/** A lookup prepared on a page: the value, its site, and a button with the price that confirms it. */
export function PendingLookupPanel({
  pendingLookup,
  environment: ofPopup,
  isPanel,
  isShown,
  onDismiss,
}: PendingLookupPanelProps) {
  const { id, depth, host, offer, byPage } = pendingLookup;
  const environment = { ...ofPopup, pendingLookupId: id };
  const { send } = environment;
  const { judgement, answer, state, jobs, press, stop } = useLookup(pendingLookup, environment);
  const { kind, value } = judgement.verdict;
  const title = useId();
  const about = useId();
  const question = useId();

  const failure = state.step === 'failed' ? state.failure : undefined;
  const accountTrouble = useContext(AccountTrouble);
  const trouble = failure ?? accountTrouble;
  const isRefused = trouble !== undefined && (isKeyRefused(trouble) || trouble.kind === 'no-key');
  // A lookup that may have been billed, or that is still running, is repeated only as a refresh.
  const isRepeat =
    (state.step === 'failed' && isRepeatPaid(state.failure)) ||
    (depth === 'deep' && jobs.some((job) => job.depth === 'deep' && job.stoppedAt === undefined));
  const refresh = pendingLookup.refresh || isRepeat;
  const price = isRepeat ? lookupPrice(kind, depth, true, offer) : pendingLookup.credits;
  const label =
    depth === 'deep'
      ? lookupsText(refresh ? 'deepAgainFor' : 'deepFor', { kind, price })
      : refresh
        ? lookupsText('lookUpAgainFor', { price })
        : failure
          ? lookupsText('tryAgainFor', { price })
          : lookupsText('lookUpFor', { price });
  const answeredAt = answer?.at ?? judgement.offer.answeredAt;
  const { isReady, accepts, button, sentence } = usePressDelay({
    label,
    isShown,
    focus: isPanel ? 'nothing' : byPage ? 'sentence' : 'button',
  });

  const isPending = state.step === 'pending';
  // A job's answer arrives as a cached one.
  const isAnswered = answer !== null || judgement.offer.answeredAt !== offer.answeredAt;
  const isOpen = !isAnswered && !(isPending && jobs.length === 0);
  const isAsking = state.step === 'asking';
  // What is wrong needs no lookup.
  const isClosed =
    judgement.verdict.standing === 'bad' || judgement.verdict.suggestion !== undefined;
  const failureNote = failure && (
    <FailureNote failure={failure} onOptions={() => void send('openOptions', {})} send={send} />
  );
  return (
    <section className="armed" aria-labelledby={title}>
      <h2 id={title}>
        {lookupsText(isPending || isAsking ? 'lookingUp' : isOpen ? 'readyToLookUp' : 'lookedUp')}{' '}
        {host && <span className="host wrap">{host}</span>}
      </h2>
      {failureNote}
      {isOpen && !isRefused && (
        <p id={question} className="wrap" ref={sentence} tabIndex={-1}>
          {lookupsText.rich('lookUpQuestion', {
            what: (depth === 'deep' && DEEP_QUESTIONS[kind]) || 'value',
            value,
            price,
            val: () => (
              <strong key="value" className="value">
                <GroupedValue {...judgement.verdict} />
              </strong>
            ),
          })}
        </p>
      )}
      {isOpen && (
        <div className="actions">
          {!isRefused && (
            <button
              type="button"
              className={trouble || isClosed ? 'secondary' : 'primary'}
              ref={button}
              aria-describedby={`${question} ${about}`}
              aria-disabled={!isReady || isAsking}
              onClick={({ nativeEvent }) =>
                accepts(nativeEvent.timeStamp) && !isAsking && press(depth, refresh)
              }
            >
              {isAsking ? lookupsText('lookingUp') : label}
            </button>
          )}
          <button type="button" className="secondary" onClick={onDismiss}>
            {lookupsText('notNow')}
          </button>
          {!judgement.verdict.basis.includes('api') && <ExperimentalBadge kind={kind} />}
        </div>
      )}
      {isOpen && state.step === 'asking' && <SlowNote since={state.since} />}
      <LiveRegion announces="politely" id={about}>
        <VerdictView
          verdict={judgement.verdict}
          isNamed={isOpen && !isRefused}
          isAfterFailure={failure !== undefined}
        />
      </LiveRegion>
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
      <JobNotes jobs={jobs} isPending={isPending} onStop={(job) => void stop(job)} />
      {isAnswered && !isPending && (
        <LookupActions
          judgement={judgement}
          answer={answer}
          state={state}
          environment={environment}
          dense={false}
          describedBy={about}
          press={press}
        />
      )}
    </section>
  );
}

/**
 * The pending lookup that is shown. In the side panel, which reads it again and again, one that was
 * confirmed there stays with its answer until another one waits or the person moves to another site.
 *
 * @param pending as last read
 * @param host of the page in the active tab
 */
export function useQuestion(
  send: SendToBackground,
  pending: PendingLookup | null,
  host: string | undefined,
) {
  const [dismissed, setDismissed] = useState('');
  const [asked, setAsked] = useState<PendingLookup | null>(null);
  const kept = asked?.host === host ? asked : null;
  const shown = pending ?? kept;
  const question = shown?.id === dismissed ? null : shown;
  return {
    question,
    /** The person has not confirmed it. */
    isWaiting: question !== null && question.id !== asked?.id,
    onAsked: () => setAsked(question),
    dismiss: () => {
      if (!question) return;
      setDismissed(question.id);
      void send('cancelPendingLookup', { id: question.id });
    },
  };
}
