import { useId, useState } from 'react';
import type { Depth, Failure } from '../../lib/domain/index.ts';
import type { LookupOffer, VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { lookupFor } from '../../lib/kinds/index.ts';
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
import { lookupScene } from './lookup-scene.ts';
import { SlowNote } from './SlowNote.tsx';
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

function ConnectOffer({ onConnect }: { onConnect: () => void }) {
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

export function LookupActions(props: LookupActionsProps) {
  const { judgement, isNoted, answer, state, environment, dense, describedBy, press, onConnect } =
    props;
  const { verdict, offer } = judgement;
  const { place, connectNear, preparesOnly } = environment;
  const lookup = lookupFor(verdict);
  const deepDescription = useId();
  const [showsMore, setShowsMore] = useState(false);
  const isExplained = useIsExplained(offer.trouble);

  const scene = lookupScene({
    verdict,
    offer,
    state,
    place,
    connectNear: connectNear === true,
  });
  if (scene.show === 'nothing') return null;
  if (scene.show === 'no-registry') return <p className="hint">{lookupsText('noRegistry')}</p>;
  if (scene.show === 'key-refused') {
    const options = connectNear ? {} : { onOptions: onConnect };
    return <KeyRefusal failure={scene.failure} {...options} />;
  }
  if (scene.show === 'needs-key') return <p className="hint">{lookupsText('withKey')}</p>;
  if (scene.show === 'connect') return <ConnectOffer onConnect={onConnect} />;
  if (scene.show === 'policy-forbids') return <p className="hint">{lookupsText('offlineOnly')}</p>;
  if (scene.show === 'missing-part')
    return <p className="hint">{missingForLookup(verdict.kind)}</p>;
  if (lookup === null) return null;
  if (scene.show === 'running') {
    return (
      <div className="actions">
        {/* The same button, which keeps the focus. */}
        <button key="look-up" type="button" className="secondary" aria-disabled>
          {lookupsText('lookingUp')}
        </button>
        <SlowNote since={scene.since} />
      </div>
    );
  }

  const failure = state.step === 'failed' ? state.failure : null;
  const isBad = verdict.standing === 'bad';
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
    offer.deep !== undefined && !failure && !isDeep && !(dense && !again && !isDeepUnderWay);
  const deepPrice = lookupPrice(verdict.kind, 'deep', isDeepAgain, offer);
  const shortage = failure || state.step !== 'rest' ? null : shortageText(price, offer);
  // A price is the main button only where a lookup can answer the question that is open.
  const isClosed = again || isBad || isNoted === true || verdict.suggestion !== undefined;
  const isSecond = failure !== null || shortage !== null || state.step === 'prepared';
  // A card is open for a moment: it does not offer what has just been paid for.
  const isJustAnswered = preparesOnly === true && answer?.from === 'api' && !failure;
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
      {!isJustAnswered && (
        <button
          key="look-up"
          type="button"
          className={look}
          aria-describedby={describedBy}
          data-second-enter={!again}
          onClick={() => press(depth, again)}
        >
          {label}
        </button>
      )}
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
