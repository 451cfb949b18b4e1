import { useId, useState } from 'react';
import type { Depth, Failure } from '../../lib/domain/index.ts';
import type { VerdictWithOffer } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, lookupsText } from '../../lib/texts/areas.ts';
import { deepLookupDescription, missingForLookup } from '../../lib/texts/verdict.ts';
import { ExperimentalBadge, MenuIcon, ToneIcon, useIsExplained } from '../ui/index.ts';
import { offeredLookups } from './lookup-offer.ts';
import { lookupScene } from './lookup-scene.ts';
import type { LookupAnswer, LookupState } from './lookup-state.ts';
import { SlowNote } from './SlowNote.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

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
}

function Shortage({ text }: { text: string }) {
  return (
    <p className="hint">
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
  const { judgement, state, environment } = props;
  const { verdict, offer } = judgement;
  const { send, place, connectNear = false } = environment;
  const openOptions = () => void send('openOptions', {});
  const scene = lookupScene({ verdict, offer, state, place, connectNear });
  switch (scene.show) {
    case 'nothing':
      return null;
    case 'no-registry':
      return <p className="hint">{lookupsText('noRegistry')}</p>;
    case 'key-refused':
      return (
        <KeyRefusal failure={scene.failure} {...(!connectNear && { onOptions: openOptions })} />
      );
    case 'needs-key':
      return <p className="hint">{lookupsText('withKey')}</p>;
    case 'connect':
      return <ConnectOffer onConnect={openOptions} />;
    case 'policy-forbids':
      return <p className="hint">{lookupsText('offlineOnly')}</p>;
    case 'missing-part':
      return <p className="hint">{missingForLookup(verdict.kind)}</p>;
    case 'running':
    case 'offer':
      return <LookupButtons {...props} since={scene.show === 'running' ? scene.since : null} />;
  }
}

/**
 * The priced button, and the longer lookup behind a menu. While a lookup runs, its button says so: the same
 * element, which keeps the focus. `since`: when it began, ms since the epoch; null: none runs.
 */
function LookupButtons({
  since,
  ...props
}: LookupActionsProps & { readonly since: number | null }) {
  const {
    judgement,
    isNoted = false,
    answer,
    state,
    environment,
    dense,
    describedBy,
    press,
  } = props;
  const { verdict, offer } = judgement;
  const deepDescription = useId();
  const [showsMore, setShowsMore] = useState(false);
  const isExplained = useIsExplained(offer.trouble);
  if (since !== null)
    return (
      <div className="actions">
        <button key="look-up" type="button" className="secondary" aria-disabled>
          {lookupsText('lookingUp')}
        </button>
        <SlowNote since={since} />
      </div>
    );
  const isCard = environment.preparesOnly === true;
  const { answered, shortage, next, deep } = offeredLookups({
    ...{ verdict, offer, answer, state, isNoted, isCard, isDense: dense },
  });
  return (
    <div className="actions">
      {answered !== null && <span className="hint answered">{answered}</span>}
      {shortage !== null && !isExplained && <Shortage text={shortage} />}
      {next && (
        <button
          key="look-up"
          type="button"
          className={next.look}
          aria-describedby={describedBy}
          data-second-enter={!next.isRepeat}
          onClick={() => press(next.depth, next.isRepeat)}
        >
          {next.label}
        </button>
      )}
      {!verdict.basis.includes('api') && <ExperimentalBadge kind={verdict.kind} />}
      {deep && (
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
      {deep && showsMore && (
        <>
          <button
            type="button"
            className="secondary"
            aria-describedby={`${describedBy} ${deepDescription}`}
            onClick={() => press('deep', deep.isRepeat)}
          >
            {deep.label}
          </button>
          <small className="hint" id={deepDescription}>
            {deepLookupDescription(verdict.kind)}
          </small>
        </>
      )}
    </div>
  );
}
