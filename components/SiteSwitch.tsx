import { useId, useState } from 'react';
import type { Outcome } from '../lib/failure.ts';
import type { Here, ReplyOf } from '../lib/messages.ts';
import { POLICIES, type Policy } from '../lib/policy.ts';
import type { Send } from '../lib/send.ts';
import { PauseIcon, PlayIcon } from './Icons.tsx';
import { policyMeans } from './policy-words.ts';
import { modeOf, modeWords } from './site-modes.ts';

/** Short enough for four beside one another. */
const WORD: Readonly<Record<Policy, string>> = {
  off: 'Off',
  check: 'Check',
  ask: 'Ask',
  auto: 'Auto',
};

export interface SiteSwitchProps {
  readonly send: Send;
  /** The page in the active tab, as it was when the popup opened. */
  readonly start: Here;
  readonly disconnected: boolean;
}

/** What Fieldmark does on the site in the active tab, and peace in this tab. */
export function SiteSwitch({ send, start, disconnected }: SiteSwitchProps) {
  const [page, setPage] = useState<Here | null>(start);
  const [failed, setFailed] = useState('');
  const name = useId();
  if (page === null) return null;
  const { tab, site, host, ruled, paused } = page;

  const take = async (work: Promise<Outcome<ReplyOf<'setSite'>>>) => {
    const outcome = await work;
    setFailed(outcome.ok ? '' : outcome.failure.message);
    if (outcome.ok) setPage(outcome.value.page);
  };
  const rule = (policy: Policy | null) => void take(send('setSite', { site, policy }));
  const pause = () => void take(send('pauseTab', { tab, site, paused: !paused }));

  const policies = disconnected ? page.holds : page.wished;
  const mode = modeOf(policies);
  // Automatic lookups of emails hold where the person has accepted them, with their price in view.
  const isShort = mode === 'auto' && page.holds.email !== 'auto' && !disconnected;
  return (
    <section className={paused ? 'site site-paused' : 'site'} aria-label={`On ${host}`}>
      <p className="site-host wrap" title={host}>
        {host}
      </p>
      {page.private ? (
        <span className="hint">no rules from private windows</span>
      ) : (
        <fieldset className="modes" disabled={paused}>
          <legend className="visually-hidden">What Fieldmark does on {host}</legend>
          {POLICIES.map((policy) => (
            <label key={policy} title={policyMeans(policy)}>
              <input
                type="radio"
                name={name}
                value={policy}
                checked={mode === policy}
                disabled={disconnected && policy !== 'off' && policy !== 'check'}
                onChange={() => rule(policy)}
              />
              <span>{WORD[policy]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="quiet icon-only site-pause"
        aria-pressed={paused}
        aria-label="Pause on this tab"
        title={paused ? 'Go on in this tab' : 'Pause on this tab, until it shows another site'}
        onClick={pause}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <p className="site-says hint" role="status">
        {paused && 'Paused on this tab, until it shows another site.'}
        {!paused && mode === null && `Kinds differ: ${modeWords(policies)}. `}
        {!paused && isShort && 'Email asks: automatic lookups of emails are not switched on. '}
        {failed}
      </p>
      {ruled && !paused && (
        <button type="button" className="quiet site-reset" onClick={() => rule(null)}>
          As on other sites
        </button>
      )}
    </section>
  );
}
