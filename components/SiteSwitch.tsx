import { useId, useState } from 'react';
import type { Outcome } from '../lib/failure.ts';
import type { Here, ReplyOf } from '../lib/messages.ts';
import { POLICIES, type Policy } from '../lib/policy.ts';
import type { Send } from '../lib/send.ts';
import { text as policies } from '../lib/texts/policies.ts';
import { text } from '../lib/texts/popup.ts';
import { said } from '../lib/texts/said.ts';
import { PauseIcon, PlayIcon } from './Icons.tsx';
import { policyMeans } from './policy-words.ts';
import { differWords, modeOf } from './site-modes.ts';

/** Short enough for four beside one another. */
const shortWord = (policy: Policy): string => policies(policy === 'auto' ? 'autoShort' : policy);

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
    setFailed(outcome.ok ? '' : said(outcome.failure).message);
    if (outcome.ok) setPage(outcome.value.page);
  };
  const rule = (policy: Policy | null) => void take(send('setSite', { site, policy }));
  const pause = () => void take(send('pauseTab', { tab, site, paused: !paused }));

  const held = disconnected ? page.holds : page.wished;
  const mode = modeOf(held);
  // Automatic lookups of emails hold where the person has accepted them, with their price in view.
  const isShort = mode === 'auto' && page.holds.email !== 'auto' && !disconnected;
  return (
    <section className={paused ? 'site site-paused' : 'site'} aria-label={text('onSite', { host })}>
      <p className="site-host wrap" title={host}>
        {host}
      </p>
      {page.private ? (
        <span className="hint">{text('privateSite')}</span>
      ) : (
        <fieldset className="modes" disabled={paused}>
          <legend className="visually-hidden">{text('siteLegend', { host })}</legend>
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
              <span>{shortWord(policy)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="quiet icon-only site-pause"
        aria-pressed={paused}
        aria-label={text('pause')}
        title={text(paused ? 'resume' : 'pauseMeans')}
        onClick={pause}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </button>
      <p className="site-says hint" role="status">
        {[
          paused && text('paused'),
          !paused && mode === null && differWords(held),
          !paused && isShort && text('emailAsks'),
          failed,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {ruled && !paused && (
        <button type="button" className="quiet site-reset" onClick={() => rule(null)}>
          {text('asElsewhere')}
        </button>
      )}
    </section>
  );
}
