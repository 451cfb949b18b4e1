import { useId } from 'react';
import { KIND_TABLE } from '../lib/kinds/index.ts';
import type { Judgement, Place } from '../lib/messages.ts';
import type { Depth } from '../lib/policy.ts';
import { deepTakes, kindLacks } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/lookups.ts';
import { Experimental } from './Experimental.tsx';
import { ago } from './format.ts';
import { askAgainLabel, deepLabel, lookUpLabel, priceOf } from './price.ts';
import { StandingMark } from './StandingMark.tsx';
import type { Answer, Asking, LookupState } from './use-lookup.ts';

interface Props {
  readonly judgement: Judgement;
  readonly answer: Answer | null;
  readonly state: LookupState;
  readonly asking: Asking;
  /** One of many: the dearer question waits until the first is answered. */
  readonly dense: boolean;
  /** Id of the verdict: two buttons of the same price differ by what they are about. */
  readonly describedBy: string;
  readonly press: (depth: Depth, refresh: boolean) => void;
  readonly onConnect: () => void;
}

/** Places where Fieldmark offers of itself and so keeps to the policy; elsewhere the person came to ask. */
const OFFERED: ReadonlySet<Place> = new Set<Place>(['text', 'field']);

/** Said before the press that the API would refuse (contract, Balance rules, 5). */
function ShortOf({ price, left }: { price: number; left: number | undefined }) {
  if (left === undefined || left >= price) return null;
  return (
    <p className="hint short">
      <StandingMark standing="caution" />{' '}
      {left === 0 ? text('noCreditsLeft') : text('tooFewLeft', { count: left })}
    </p>
  );
}

/** When it was answered; where that has just cost something, for how much. */
function answeredWords(at: number, answer: Answer | null): string {
  const when = ago(at);
  if (answer?.from !== 'api' || answer.credits <= 0) return text('answeredWhen', { when });
  const count = answer.credits;
  return text(answer.unsure ? 'answeredForPossibly' : 'answeredFor', { when, count });
}

export function LookupActions(props: Props) {
  const { judgement, answer, state, asking, dense, describedBy, press, onConnect } = props;
  const { verdict, offer } = judgement;
  const { place, connectNear } = asking;
  const { lookup } = KIND_TABLE[verdict.kind];
  const takes = useId();

  if (lookup === null) {
    return <p className="hint">{text('noRegistry')}</p>;
  }

  if (!offer.connected && connectNear) {
    return <p className="hint">{text('withKey')}</p>;
  }
  if (!offer.connected) {
    return (
      <div className="actions">
        {text.rich('connectToLookUp', {
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
  if (OFFERED.has(place) && (offer.policy === 'off' || offer.policy === 'check')) {
    return <p className="hint">{text('offlineOnly')}</p>;
  }

  if (!lookup.askable.test(verdict.value)) {
    return <p className="hint">{[kindLacks(verdict.kind), text('withIt')].join(' ')}</p>;
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
  const price = priceOf(verdict.kind, depth, again, offer);
  const isDeeper =
    offer.deep !== undefined && !deep && !waiting && !(dense && !again && lost === null);
  const deepPrice = priceOf(verdict.kind, 'deep', lost === 'deep', offer);
  const wrong = verdict.standing === 'bad';
  const look = again || wrong ? 'secondary' : 'primary';

  return (
    <div className="actions">
      {answeredAt !== undefined && (
        <span className="hint answered">{answeredWords(answeredAt, answer)}</span>
      )}
      <ShortOf price={price} left={offer.left} />
      {wrong && !again && <p className="hint">{text('alreadyBad')}</p>}
      <button
        type="button"
        className={look}
        aria-describedby={describedBy}
        aria-disabled={waiting}
        onClick={() => !waiting && press(depth, again)}
      >
        {waiting ? text('lookingUp') : again ? askAgainLabel(price) : lookUpLabel(price)}
      </button>
      {!verdict.basis.includes('api') && <Experimental kind={verdict.kind} />}
      {lookup.deep && isDeeper && (
        <>
          <button
            type="button"
            className="secondary"
            aria-describedby={`${describedBy} ${takes}`}
            onClick={() => press('deep', lost === 'deep')}
          >
            {deepLabel(verdict.kind, deepPrice, lost === 'deep')}
          </button>
          <small className="hint" id={takes}>
            {deepTakes(verdict.kind)}
          </small>
        </>
      )}
    </div>
  );
}
