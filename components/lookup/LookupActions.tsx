import { useId } from 'react';
import type { Depth } from '../../lib/domain/index.ts';
import type { LookupPlace, VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { deepLookupDescription, missingForLookup } from '../../lib/texts/kinds.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { formatTimeAgo } from '../format/index.ts';
import { askAgainLabel, deepLookupLabel, lookUpLabel, lookupPrice } from '../labels/index.ts';
import { ExperimentalBadge, ToneIcon } from '../ui/index.ts';
import type { LookupAnswer, LookupEnvironment, LookupState } from './use-lookup.ts';

interface LookupActionsProps {
  readonly judgement: VerdictWithOffer;
  readonly answer: LookupAnswer | null;
  readonly state: LookupState;
  readonly asking: LookupEnvironment;
  /** One of many: the dearer question waits until the first is answered. */
  readonly dense: boolean;
  /** Id of the verdict: two buttons of the same price differ by what they are about. */
  readonly describedBy: string;
  readonly press: (depth: Depth, refresh: boolean) => void;
  readonly onConnect: () => void;
}

/** Places where Fieldmark offers of itself and so keeps to the policy; elsewhere the person came to ask. */
const POLICY_PLACES: ReadonlySet<LookupPlace> = new Set<LookupPlace>(['text', 'field']);

/** Said before the press that the API would refuse (contract, Balance rules, 5). */
function CreditShortage({ price, left }: { price: number; left: number | undefined }) {
  if (left === undefined || left >= price) return null;
  return (
    <p className="hint short">
      <ToneIcon tone="caution" />{' '}
      {left === 0 ? lookupsText('noCreditsLeft') : lookupsText('tooFewLeft', { count: left })}
    </p>
  );
}

/** When it was answered; where that has just cost something, for how much. */
function answeredLabel(at: number, answer: LookupAnswer | null): string {
  const when = formatTimeAgo(at);
  if (answer?.from !== 'api' || answer.credits <= 0) return lookupsText('answeredWhen', { when });
  const count = answer.credits;
  return lookupsText(answer.unsure ? 'answeredForPossibly' : 'answeredFor', { when, count });
}

export function LookupActions(props: LookupActionsProps) {
  const { judgement, answer, state, asking, dense, describedBy, press, onConnect } = props;
  const { verdict, offer } = judgement;
  const { place, connectNear } = asking;
  const { lookup } = KIND_DEFINITIONS[verdict.kind];
  const takes = useId();

  if (lookup === null) {
    return <p className="hint">{lookupsText('noRegistry')}</p>;
  }

  if (!offer.connected && connectNear) {
    return <p className="hint">{lookupsText('withKey')}</p>;
  }
  if (!offer.connected) {
    return (
      <div className="actions">
        {lookupsText.rich('connectToLookUp', {
          connect: (words) => (
            <button key="connect" type="button" className="secondary" onClick={onConnect}>
              {words}
            </button>
          ),
          hint: (words) => (
            <span key="hint" className="hint">
              {words}
            </span>
          ),
        })}
      </div>
    );
  }
  if (POLICY_PLACES.has(place) && (offer.policy === 'off' || offer.policy === 'check')) {
    return <p className="hint">{lookupsText('offlineOnly')}</p>;
  }

  if (!lookup.acceptedFormat.test(verdict.value)) {
    return (
      <p className="hint">{[missingForLookup(verdict.kind), lookupsText('withIt')].join(' ')}</p>
    );
  }

  const waiting = state.at === 'asking';
  const answeredAt = answer?.at ?? offer.answeredAt;
  // What was kept of a former visit does not say its depth, but when it came.
  const isKeptDeep = offer.deepAt !== undefined && offer.deepAt === offer.answeredAt;
  const deep = answer ? answer.depth === 'deep' : isKeptDeep;
  // A question whose answer was lost is repeated only as a refresh, with its full price in view.
  const lost =
    state.at === 'failed' &&
    (state.failure.remedy === 'refresh' || state.failure.billed === 'possibly')
      ? state.depth
      : null;
  const depth: Depth = deep ? 'deep' : 'standard';
  const again = answeredAt !== undefined || lost === depth;
  const price = lookupPrice(verdict.kind, depth, again, offer);
  const isDeeper =
    offer.deep !== undefined && !deep && !waiting && !(dense && !again && lost === null);
  const deepPrice = lookupPrice(verdict.kind, 'deep', lost === 'deep', offer);
  const wrong = verdict.standing === 'bad';
  const look = again || wrong ? 'secondary' : 'primary';

  return (
    <div className="actions">
      {answeredAt !== undefined && (
        <span className="hint answered">{answeredLabel(answeredAt, answer)}</span>
      )}
      <CreditShortage price={price} left={offer.creditsLeft} />
      {wrong && !again && <p className="hint">{lookupsText('alreadyBad')}</p>}
      <button
        type="button"
        className={look}
        aria-describedby={describedBy}
        aria-disabled={waiting}
        onClick={() => !waiting && press(depth, again)}
      >
        {waiting ? lookupsText('lookingUp') : again ? askAgainLabel(price) : lookUpLabel(price)}
      </button>
      {!verdict.basis.includes('api') && <ExperimentalBadge kind={verdict.kind} />}
      {lookup.deep && isDeeper && (
        <>
          <button
            type="button"
            className="secondary"
            aria-describedby={`${describedBy} ${takes}`}
            onClick={() => press('deep', lost === 'deep')}
          >
            {deepLookupLabel(verdict.kind, deepPrice, lost === 'deep')}
          </button>
          <small className="hint" id={takes}>
            {deepLookupDescription(verdict.kind)}
          </small>
        </>
      )}
    </div>
  );
}
