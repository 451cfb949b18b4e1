import { useId, useState } from 'react';
import { KINDS, type Outcome, POLICIES, type Policy } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { ActiveSite, Settings } from '../../lib/extension/schemas/index.ts';
import { policiesText, popupText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { commonPolicy, policyWithinLimit } from '../format/index.ts';
import type { PauseControl } from '../settings/index.ts';
import { LiveRegion, MarksIcon, PauseIcon } from '../ui/index.ts';
import {
  PausedNote,
  PauseEverywhereButton,
  ResumeNote,
  useFocusAfterAct,
} from './PauseEverywhere.tsx';

/** "Email: Automatic, VAT: Off, others: Ask"; the most common policy comes last. */
function policyDifferences(policies: Settings['policies']): string {
  const differing = (mode: Policy) =>
    KINDS.filter((kind) => policies[kind] !== policyWithinLimit(mode, kind));
  const [most = 'check'] = [...POLICIES].toSorted(
    (a, b) => differing(a).length - differing(b).length,
  );
  const others = differing(most).map((kind) =>
    popupText('kindIs', { kind: kindLabel(kind), policy: policiesText(policies[kind]) }),
  );
  const rest = popupText('otherKindsAre', { policy: policiesText(most) });
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
  const [hasActed, setHasActed] = useState(false);
  const pauseButton = useFocusAfterAct(hasActed && page?.paused === false);
  if (page === null) return null;
  const { tab, site, host, hasSiteRules, guardRule, paused, passing } = page;

  const apply = async (work: Promise<Outcome<ReplyOf<'setSite'>>>) => {
    const outcome = await work;
    setFailureText(outcome.ok ? '' : withFailureText(outcome.failure).message);
    if (outcome.ok) setPage(outcome.value.page);
  };
  const setPolicy = (policy: Policy | null) => void apply(send('setSite', { site, policy }));
  const setTab = (change: { paused: boolean } | { passing: boolean }) => {
    if ('paused' in change) setHasActed(true);
    void apply(send('setTab', { tab, site, ...change }));
  };

  const policies = disconnected ? page.effectivePolicies : page.wishedPolicies;
  const mode = commonPolicy(policies);
  // Emails are looked up automatically only if the person accepted the price in the settings.
  const needsConsent = mode === 'auto' && page.effectivePolicies.email !== 'auto' && !disconnected;
  if (paused) {
    return (
      <ResumeNote
        label={popupText('onSite', { host })}
        title={popupText('paused')}
        hasActed={hasActed}
        failureText={failureText}
        onResume={() => setTab({ paused: false })}
      />
    );
  }
  const says = [
    mode === null ? policyDifferences(policies) : policiesText(`${mode}Means`),
    needsConsent && popupText('emailNotAutomatic'),
    guardRule && popupText('guardRule', { mode: guardRule }),
    failureText,
    pauseControl.failureText,
  ];
  return (
    <section className="site" aria-label={popupText('onSite', { host })}>
      <p className="site-host wrap" title={host}>
        {host}
      </p>
      <div className="site-choices">
        {page.private ? (
          <span className="hint">{popupText('privateSite')}</span>
        ) : (
          <fieldset className="modes">
            <legend className="visually-hidden">{popupText('siteLegend', { host })}</legend>
            {POLICIES.map((policy) => (
              <label key={policy} title={policiesText(`${policy}Means`)}>
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
          onClick={() => setTab({ passing: !passing })}
        >
          <MarksIcon />
        </button>
        <button
          ref={pauseButton}
          type="button"
          className="quiet icon-only"
          aria-label={popupText('pause')}
          title={popupText('pauseMeans')}
          onClick={() => setTab({ paused: true })}
        >
          <PauseIcon />
        </button>
        <PauseEverywhereButton control={pauseControl} />
      </div>
      <LiveRegion as="p" className="site-says hint">
        {says.filter(Boolean).join(' ')}
      </LiveRegion>
      {hasSiteRules && (
        <button type="button" className="quiet site-reset" onClick={() => setPolicy(null)}>
          {popupText('sameAsOtherSites')}
        </button>
      )}
    </section>
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
  if (pauseControl.isPaused) return <PausedNote control={pauseControl} />;
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
    <section className="site" aria-label={popupText('pauseEverywhere')}>
      <PauseEverywhereButton control={pauseControl} isLabelled />
      {pauseControl.failureText && <p role="alert">{pauseControl.failureText}</p>}
    </section>
  );
}
