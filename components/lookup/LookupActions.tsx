import { useId } from 'react';
import type { Depth } from '../../lib/domain/index.ts';
import type {
  LookupOffer,
  LookupPlace,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { deepLookupDescription, missingForLookup } from '../../lib/texts/kinds.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { formatTimeAgo } from '../format/index.ts';
import { askAgainLabel, deepLookupLabel, lookUpLabel, lookupPrice } from '../labels/index.ts';
import { ExperimentalBadge, ToneIcon } from '../ui/index.ts';
import {
  isRepeatPaid,
  type LookupAnswer,
  type LookupEnvironment,
  type LookupState,
} from './use-lookup.ts';

interface LookupActionsProps {
  readonly judgement: VerdictWithOffer;
  readonly answer: LookupAnswer | null;
  readonly state: LookupState;
  readonly environment: LookupEnvironment;
  /** In a list: the deep lookup is offered only after the standard one. */
  readonly dense: boolean;
  /** Id of the verdict's element, which tells buttons with the same text apart. */
  readonly describedBy: string;
  readonly press: (depth: Depth, refresh: boolean) => void;
  readonly onConnect: () => void;
}

/** Places where Fieldmark shows offers by itself, so the site's policy applies. */
const POLICY_PLACES: ReadonlySet<LookupPlace> = new Set<LookupPlace>(['text', 'field']);

/** Warns before a press that the API would refuse (API contract, Balance rules, 5). */
function CreditShortage({ price, credits }: { price: number; credits: number | undefined }) {
  if (credits === undefined || credits >= price) return null;
  return (
    <p className="hint short">
      <ToneIcon tone="caution" />{' '}
      {credits === 0 ? lookupsText('noCreditsLeft') : lookupsText('tooFewLeft', { count: credits })}
    </p>
  );
}

/**
 * When the value was looked up, here or by the team (`at` in ms since the epoch), and the cost if it was
 * looked up just now.
 */
function answeredLabel(
  at: number,
  answer: LookupAnswer | null,
  shared: LookupOffer['shared'],
): string {
  const when = formatTimeAgo(at);
  if (shared) {
    const dated = shared.at === undefined ? 'no' : 'yes';
    const name = answer?.from === 'api' ? 'answeredByTeamFree' : 'answeredByTeam';
    return lookupsText(name, { dated, when });
  }
  if (answer?.from !== 'api' || answer.credits <= 0) return lookupsText('answeredWhen', { when });
  const count = answer.credits;
  return lookupsText(answer.unsure ? 'answeredForPossibly' : 'answeredFor', { when, count });
}

export function LookupActions(props: LookupActionsProps) {
  const { judgement, answer, state, environment, dense, describedBy, press, onConnect } = props;
  const { verdict, offer } = judgement;
  const { place, connectNear } = environment;
  const { lookup } = KIND_DEFINITIONS[verdict.kind];
  const deepDescription = useId();

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
    return <p className="hint">{missingForLookup(verdict.kind)}</p>;
  }

  const isAsking = state.step === 'asking';
  const answeredAt = answer?.at ?? offer.answeredAt;
  // A cached answer has no depth; it is the last deep answer if their times are equal.
  const isCachedDeep = offer.deepAt !== undefined && offer.deepAt === offer.answeredAt;
  const isDeep = answer ? answer.depth === 'deep' : isCachedDeep;
  // A lookup that may have been billed is repeated only as a refresh, at the full price.
  const repeatedDepth = state.step === 'failed' && isRepeatPaid(state.failure) ? state.depth : null;
  const isDeepUnderWay = (offer.jobs ?? []).some(
    (job) => job.depth === 'deep' && job.stoppedAt === undefined,
  );
  const isDeepAgain = repeatedDepth === 'deep' || isDeepUnderWay;
  const depth: Depth = isDeep ? 'deep' : 'standard';
  const again = answeredAt !== undefined || repeatedDepth === depth;
  const price = lookupPrice(verdict.kind, depth, again, offer);
  const offersDeep =
    offer.deep !== undefined &&
    !isDeep &&
    !isAsking &&
    !(dense && !again && repeatedDepth === null && !isDeepUnderWay);
  const deepPrice = lookupPrice(verdict.kind, 'deep', isDeepAgain, offer);
  const isBad = verdict.standing === 'bad';
  const look = again || isBad ? 'secondary' : 'primary';

  return (
    <div className="actions">
      {answeredAt !== undefined && (
        <span className="hint answered">{answeredLabel(answeredAt, answer, offer.shared)}</span>
      )}
      <CreditShortage price={price} credits={offer.creditsLeft} />
      {isBad && !again && <p className="hint">{lookupsText('alreadyBad')}</p>}
      <button
        type="button"
        className={look}
        aria-describedby={describedBy}
        aria-disabled={isAsking}
        onClick={() => !isAsking && press(depth, again)}
      >
        {isAsking ? lookupsText('lookingUp') : again ? askAgainLabel(price) : lookUpLabel(price)}
      </button>
      {!verdict.basis.includes('api') && <ExperimentalBadge kind={verdict.kind} />}
      {lookup.deep && offersDeep && (
        <>
          <button
            type="button"
            className="secondary"
            aria-describedby={`${describedBy} ${deepDescription}`}
            onClick={() => press('deep', isDeepAgain)}
          >
            {deepLookupLabel(verdict.kind, deepPrice, isDeepAgain)}
          </button>
          <small className="hint" id={deepDescription}>
            {deepLookupDescription(verdict.kind)}
          </small>
        </>
      )}
    </div>
  );
}
