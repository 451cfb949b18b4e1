import { useId, useState } from 'react';
import { type Outcome, POLICIES, type Policy } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { ActiveSite } from '../../lib/extension/schemas/index.ts';
import { policiesText as policies } from '../../lib/texts/policies.ts';
import { popupText } from '../../lib/texts/popup.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { policyDescription } from '../labels/index.ts';
import { PauseIcon, PlayIcon } from '../ui/index.ts';
import { commonPolicy, policyDifferences } from './site-policy.ts';

/** Short enough for four beside one another. */
const shortPolicyLabel = (policy: Policy): string =>
  policies(policy === 'auto' ? 'autoShort' : policy);

export interface SiteSwitchProps {
  readonly send: SendToBackground;
  /** The page in the active tab, as it was when the popup opened. */
  readonly start: ActiveSite;
  readonly disconnected: boolean;
}

/** What Fieldmark does on the site in the active tab, and peace in this tab. */
export function SiteSwitch({ send, start, disconnected }: SiteSwitchProps) {
  const [page, setPage] = useState<ActiveSite | null>(start);
  const [failed, setFailed] = useState('');
  const name = useId();
  if (page === null) return null;
  const { tab, site, host, hasSiteRules: ruled, paused } = page;

  const take = async (work: Promise<Outcome<ReplyOf<'setSite'>>>) => {
    const outcome = await work;
    setFailed(outcome.ok ? '' : withFailureText(outcome.failure).message);
    if (outcome.ok) setPage(outcome.value.page);
  };
  const rule = (policy: Policy | null) => void take(send('setSite', { site, policy }));
  const pause = () => void take(send('pauseTab', { tab, site, paused: !paused }));

  const held = disconnected ? page.effectivePolicies : page.wishedPolicies;
  const mode = commonPolicy(held);
  // Automatic lookups of emails hold where the person has accepted them, with their price in view.
  const isShort = mode === 'auto' && page.effectivePolicies.email !== 'auto' && !disconnected;
  return (
    <section
      className={paused ? 'site site-paused' : 'site'}
      aria-label={popupText('onSite', { host })}
    >
      <p className="site-host wrap" title={host}>
        {host}
      </p>
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
                onChange={() => rule(policy)}
              />
              <span>{shortPolicyLabel(policy)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="quiet icon-only site-pause"
        aria-pressed={paused}
        aria-label={popupText('pause')}
        title={popupText(paused ? 'resume' : 'pauseMeans')}
        onClick={pause}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <p className="site-says hint" role="status">
        {[
          paused && popupText('paused'),
          !paused && mode === null && policyDifferences(held),
          !paused && isShort && popupText('emailAsks'),
          failed,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {ruled && !paused && (
        <button type="button" className="quiet site-reset" onClick={() => rule(null)}>
          {popupText('asElsewhere')}
        </button>
      )}
    </section>
  );
}
