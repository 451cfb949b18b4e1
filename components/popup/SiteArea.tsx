import { useId, useState } from 'react';
import {
  KINDS,
  type Kind,
  type Outcome,
  POLICIES,
  type Policy,
  stricterPolicy,
} from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { ActiveSite, Settings } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { highestPolicy } from '../../lib/kinds/shared/kind-definition.ts';
import { policiesText, popupText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { policyDescription, policyLabel } from '../format/index.ts';
import { MarksIcon, PauseIcon, PlayIcon } from '../ui/index.ts';
import { PauseChoices, type PauseControl, PausedNote } from './PauseEverywhere.tsx';

/** The policy, or the highest that the kind supports if that is lower. */
const policyWithinLimit = (mode: Policy, kind: Kind): Policy =>
  stricterPolicy(mode, highestPolicy(KIND_DEFINITIONS[kind]));

/** The policy that all kinds have, each within its limit; null if they differ. */
export function commonPolicy(policies: Settings['policies']): Policy | null {
  return (
    POLICIES.find((mode) =>
      KINDS.every((kind) => policies[kind] === policyWithinLimit(mode, kind)),
    ) ?? null
  );
}

/** "Email: Automatic, VAT: Off, others: Ask"; the most common policy comes last. */
export function policyDifferences(policies: Settings['policies']): string {
  const differing = (mode: Policy) =>
    KINDS.filter((kind) => policies[kind] !== policyWithinLimit(mode, kind));
  const [most = 'check'] = [...POLICIES].toSorted(
    (a, b) => differing(a).length - differing(b).length,
  );
  const others = differing(most).map((kind) =>
    popupText('kindIs', { kind: kindLabel(kind), policy: policyLabel(policies[kind]) }),
  );
  const rest = popupText('otherKindsAre', { policy: policyLabel(most) });
  return listFormat({ type: 'unit' }).format([...others, rest]);
}

/** Short, because four fit in one row. */
const shortPolicyLabel = (policy: Policy): string =>
  policiesText(policy === 'auto' ? 'autoShort' : policy);

interface SiteSwitchProps {
  readonly send: SendToBackground;
  /** The page in the active tab, as it was last read. */
  readonly start: ActiveSite;
  readonly disconnected: boolean;
  readonly pauseControl: PauseControl;
}

/** The policy for the active tab's site, and buttons that pause Fieldmark in that tab or everywhere. */
function SiteSwitch({ send, start, disconnected, pauseControl }: SiteSwitchProps) {
  const [page, setPage] = useState<ActiveSite | null>(start);
  const [failureText, setFailureText] = useState('');
  const [lastStart, setLastStart] = useState(start);
  if (lastStart !== start) {
    setLastStart(start);
    setPage(start);
  }
  const name = useId();
  if (page === null) return null;
  const { tab, site, host, hasSiteRules, paused, passing } = page;

  const apply = async (work: Promise<Outcome<ReplyOf<'setSite'>>>) => {
    const outcome = await work;
    setFailureText(outcome.ok ? '' : withFailureText(outcome.failure).message);
    if (outcome.ok) setPage(outcome.value.page);
  };
  const setPolicy = (policy: Policy | null) => void apply(send('setSite', { site, policy }));
  const setTab = (change: { paused: boolean } | { passing: boolean }) =>
    void apply(send('setTab', { tab, site, ...change }));

  const policies = disconnected ? page.effectivePolicies : page.wishedPolicies;
  const mode = commonPolicy(policies);
  // Emails are looked up automatically only if the person accepted the price in the settings.
  const needsConsent = mode === 'auto' && page.effectivePolicies.email !== 'auto' && !disconnected;
  return (
    <PauseChoices
      control={pauseControl}
      render={(moreButton, choices) => (
        <section
          className={paused ? 'site site-paused' : 'site'}
          aria-label={popupText('onSite', { host })}
        >
          <p className="site-host wrap" title={host}>
            {host}
          </p>
          <div className="site-choices">
            {page.private ? (
              <span className="hint">{popupText('privateSite')}</span>
            ) : (
              <fieldset className="modes" disabled={paused}>
                <legend className="visually-hidden">{popupText('siteLegend', { host })}</legend>
                {POLICIES.map((policy) => (
                  <label key={policy} title={policyDescription(policy)}>
                    <input
                      type="radio"
                      name={name}
                      value={policy}
                      checked={mode === policy}
                      disabled={disconnected && policy !== 'off' && policy !== 'check'}
                      onChange={() => setPolicy(policy)}
                    />
                    <span>{shortPolicyLabel(policy)}</span>
                  </label>
                ))}
              </fieldset>
            )}
            <button
              type="button"
              className="quiet icon-only site-marks"
              aria-pressed={passing}
              aria-label={popupText('markPassing')}
              title={popupText('markPassing')}
              disabled={paused}
              onClick={() => setTab({ passing: !passing })}
            >
              <MarksIcon />
            </button>
            <button
              type="button"
              className="quiet icon-only site-pause"
              aria-pressed={paused}
              aria-label={popupText('pause')}
              title={popupText(paused ? 'resume' : 'pauseMeans')}
              onClick={() => setTab({ paused: !paused })}
            >
              {paused ? <PlayIcon /> : <PauseIcon />}
            </button>
            {moreButton}
          </div>
          {choices}
          <p className="site-says hint" role="status">
            {[
              paused && popupText('paused'),
              !paused && mode === null && policyDifferences(policies),
              !paused && needsConsent && popupText('emailNotAutomatic'),
              failureText,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          {hasSiteRules && !paused && (
            <button type="button" className="quiet site-reset" onClick={() => setPolicy(null)}>
              {popupText('sameAsOtherSites')}
            </button>
          )}
        </section>
      )}
    />
  );
}

interface SiteAreaProps {
  readonly send: SendToBackground;
  /** The page in the active tab; null: it has no site. */
  readonly page: ActiveSite | null;
  readonly disconnected: boolean;
  readonly pauseControl: PauseControl;
}

/** Under the popup's bar: the pause of every page, or the choices for the site in the active tab. */
export function SiteArea({ send, page, disconnected, pauseControl }: SiteAreaProps) {
  if (pauseControl.pause) return <PausedNote control={pauseControl} />;
  if (page)
    return (
      <SiteSwitch
        key={`${page.tab} ${page.site}`}
        send={send}
        start={page}
        disconnected={disconnected}
        pauseControl={pauseControl}
      />
    );
  return (
    <PauseChoices
      control={pauseControl}
      isLabelled
      render={(button, choices) => (
        <section className="site" aria-label={popupText('pauseEverywhere')}>
          {button}
          {choices}
        </section>
      )}
    />
  );
}
