import { useId, useState } from 'react';
import { type Depth, type Failure, isKeyRefused } from '../../lib/domain/index.ts';
import type {
  LookupOffer,
  LookupPlace,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupFor } from '../../lib/kinds/index.ts';
import { failureNoteText, lookupsText } from '../../lib/texts/areas.ts';
import { deepLookupDescription, missingForLookup } from '../../lib/texts/verdict.ts';
import {
  askAgainLabel,
  deepLookupLabel,
  formatTimeAgo,
  lookUpLabel,
  lookupPrice,
  tryAgainLabel,
} from '../format/index.ts';
import { ExperimentalBadge, MenuIcon, ToneIcon, useIsExplained } from '../ui/index.ts';
import {
  isRepeatPaid,
  type LookupAnswer,
  type LookupEnvironment,
  type LookupState,
} from './use-lookup.ts';

interface LookupActionsProps {
  readonly judgement: VerdictWithOffer;
  /** A note of another list is said before all else, and a lookup does not answer it. */
  readonly isNoted?: boolean;
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

/** What to know before a press that the API would refuse; null: nothing (API contract, Balance rules, 5). */
function shortageText(price: number, { trouble, creditsLeft }: LookupOffer): string | null {
  if (trouble) return trouble.message;
  if (creditsLeft === undefined || creditsLeft >= price) return null;
  return creditsLeft === 0
    ? lookupsText('noCreditsLeft')
    : lookupsText('tooFewLeft', { count: creditsLeft });
}

function Shortage({ text }: { text: string }) {
  return (
    <p className="hint short">
      <ToneIcon tone="caution" /> {text}
    </p>
  );
}

/** In place of a lookup button, with a key that the API refused: a new one is entered in the settings. */
function KeyRefusal({ failure, onOptions }: { failure: Failure; onOptions?: () => void }) {
  if (useIsExplained(failure)) return null;
  return (
    <div className="actions">
      <Shortage text={failure.message} />
      {onOptions && (
        <button type="button" className="secondary" onClick={onOptions}>
          {failureNoteText('openSettings')}
        </button>
      )}
    </div>
  );
}

/**
 * When the value was looked up, here or by the team (`at` in ms since the epoch), and the cost if it was
 * looked up just now. `isShort`: for the one line of a card.
 */
function answeredLabel(
  at: number,
  answer: LookupAnswer | null,
  shared: LookupOffer['shared'],
  isShort: boolean,
): string {
  const when = formatTimeAgo(at);
  if (shared) {
    const dated = shared.at === undefined ? 'no' : 'yes';
    const name = answer?.from === 'api' ? 'answeredByTeamFree' : 'answeredByTeam';
    return lookupsText(name, { dated, when });
  }
  if (answer?.from !== 'api' || answer.credits <= 0) return lookupsText('answeredWhen', { when });
  const count = answer.credits;
  if (isShort && !answer.unsure) return lookupsText('paidWhen', { when, count });
  return lookupsText(answer.unsure ? 'answeredForPossibly' : 'answeredFor', { when, count });
}

export function LookupActions(props: LookupActionsProps) {
  const { judgement, isNoted, answer, state, environment, dense, describedBy, press, onConnect } =
    props;
  const { verdict, offer } = judgement;
  const { place, connectNear, preparesOnly } = environment;
  const lookup = lookupFor(verdict);
  const deepDescription = useId();
  const [showsMore, setShowsMore] = useState(false);
  const isExplained = useIsExplained(offer.trouble);

  if (lookup === null) {
    // The verdict names the register of a value that is not in those of the API.
    if (KIND_DEFINITIONS[verdict.kind].lookup) return null;
    return <p className="hint">{lookupsText('noRegistry')}</p>;
  }

  const failure = state.step === 'failed' ? state.failure : null;
  // The note about the failure leads to the settings.
  if (failure && (isKeyRefused(failure) || failure.kind === 'no-key')) return null;
  if (!failure && offer.trouble && isKeyRefused(offer.trouble)) {
    const options = connectNear ? {} : { onOptions: onConnect };
    return <KeyRefusal failure={offer.trouble} {...options} />;
  }
  if (!offer.connected && connectNear) {
    return <p className="hint">{lookupsText('withKey')}</p>;
  }
  const isBad = verdict.standing === 'bad';
  if (!offer.connected) {
    // What is wrong needs no lookup.
    if (isBad || verdict.suggestion !== undefined) return null;
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
  // What failed is what is tried again.
  const depth: Depth = state.step === 'failed' ? state.depth : isDeep ? 'deep' : 'standard';
  const again =
    depth === 'deep' && !isDeep ? isDeepAgain : answeredAt !== undefined || repeatedDepth === depth;
  const price = lookupPrice(verdict.kind, depth, again, offer);
  const offersDeep =
    offer.deep !== undefined &&
    !failure &&
    !isDeep &&
    !isAsking &&
    !(dense && !again && !isDeepUnderWay);
  const deepPrice = lookupPrice(verdict.kind, 'deep', isDeepAgain, offer);
  const shortage = failure ? null : shortageText(price, offer);
  // A price is the main button only where a lookup can answer the question that is open.
  const isClosed = again || isBad || isNoted === true || verdict.suggestion !== undefined;
  const isSecond = failure !== null || shortage !== null || state.step === 'prepared';
  const look = isClosed ? 'quiet' : isSecond ? 'secondary' : 'primary';
  const label = again
    ? depth === 'deep' && !isDeep
      ? deepLookupLabel(verdict.kind, price, true)
      : askAgainLabel(price)
    : failure
      ? tryAgainLabel(price)
      : lookUpLabel(price);

  return (
    <div className="actions">
      {answeredAt !== undefined && (
        <span className="hint answered">
          {answeredLabel(answeredAt, answer, offer.shared, preparesOnly === true)}
        </span>
      )}
      {shortage !== null && !isExplained && <Shortage text={shortage} />}
      <button
        type="button"
        className={look}
        aria-describedby={describedBy}
        aria-disabled={isAsking}
        data-second-enter={!again}
        onClick={() => !isAsking && press(depth, again)}
      >
        {isAsking ? lookupsText('lookingUp') : label}
      </button>
      {!verdict.basis.includes('api') && <ExperimentalBadge kind={verdict.kind} />}
      {lookup.deep && offersDeep && (
        <button
          type="button"
          className="quiet icon-only more-lookups"
          aria-label={lookupsText('moreLookups')}
          title={lookupsText('moreLookups')}
          aria-expanded={showsMore}
          onClick={() => setShowsMore(!showsMore)}
        >
          <MenuIcon />
        </button>
      )}
      {lookup.deep && offersDeep && showsMore && (
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
