import { useEffect, useId, useState } from 'react';
import type { Kind, Verdict } from '../../lib/domain/index.ts';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import { lookupPriceRange } from '../../lib/kinds/index.ts';
import { commonText, fieldLineText, welcomeText } from '../../lib/texts/areas.ts';
import { kindLabel, verdictText } from '../../lib/texts/verdict.ts';
import { PageMenu } from '../page-menu/index.ts';
import { PageHead, renderWordmark, useLatestResult, VerdictIcon } from '../ui/index.ts';
import { SiteAccessNote } from './SiteAccessNote.tsx';

/** The fields of the form, with the mistakes that it starts with. */
const FIELDS = [
  ['email', 'bob@gmial.com'],
  ['iban', 'DE89 3704 0044 0532 0130 01'],
  ['vat', 'DE136695976'],
] as const satisfies readonly (readonly [Kind, string])[];

/** How long a pause in typing is before the value is checked, ms. */
const PAUSE_MS = 250;

function TryField({ send, kind, start }: { send: SendToBackground; kind: Kind; start: string }) {
  const [value, setValue] = useState(start);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const latest = useLatestResult();
  const id = useId();
  useEffect(() => {
    const check = () =>
      void latest(send('check', { items: [{ kind, value }], place: 'popup' }), (outcome) =>
        setVerdict(outcome.ok ? (outcome.value.judgements[0]?.verdict ?? null) : null),
      );
    const timer = setTimeout(check, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [send, kind, value, latest]);
  const isPassing = verdict?.standing === 'good' && verdict.suggestion === undefined;
  const suggestion = verdict?.suggestion;
  return (
    <div className="field">
      <label htmlFor={id}>{kindLabel(kind)}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-describedby={`${id}-line`}
        onChange={(event) => setValue(event.target.value)}
      />
      <p id={`${id}-line`} className="try-line" role="status">
        {verdict && value.trim() !== '' && (
          <>
            <VerdictIcon verdict={verdict} />{' '}
            {suggestion !== undefined ? (
              <>
                <span>
                  {verdictText.rich('didYouMean', {
                    suggestion,
                    val: (words) => <strong key="value">{words}</strong>,
                  })}
                </span>
                <button type="button" className="primary" onClick={() => setValue(suggestion)}>
                  {fieldLineText('useIt')}
                </button>
              </>
            ) : (
              !isPassing && <span>{verdict.headline}</span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** A form to try the checks in, with the message that a form on a website would get. */
function TryForm({ send }: { send: SendToBackground }) {
  return (
    <form className="form try-form" onSubmit={(event) => event.preventDefault()}>
      {FIELDS.map(([kind, start]) => (
        <TryField key={kind} send={send} kind={kind} start={start} />
      ))}
    </form>
  );
}

export function WelcomePage({ send = realSend }: { send?: SendToBackground }) {
  useEffect(() => {
    document.title = welcomeText('documentTitle');
  });
  return (
    <>
      <PageHead title={renderWordmark('Fieldmark')} isHeading={false}>
        <PageMenu page="welcome" />
      </PageHead>
      <main className="page page-welcome">
        <h1>{welcomeText.rich('title', { brand: renderWordmark })}</h1>
        <SiteAccessNote />
        <section aria-label={welcomeText('tryNow')}>
          <p className="hint">{welcomeText('tryNow')}</p>
          <TryForm send={send} />
        </section>
        <section aria-label={welcomeText('nextSteps')} className="steps">
          <p>{welcomeText('privacyInShort')}</p>
          <ol>
            <li>
              <h2>{welcomeText('pin')}</h2>
              <p>{welcomeText('pinMeans')}</p>
            </li>
            <li>
              <h2>{commonText('addKey')}</h2>
              <p>{welcomeText('connectMeans', lookupPriceRange('deep'))}</p>
              <button
                type="button"
                className="secondary"
                onClick={() => void send('openOptions', {})}
              >
                {welcomeText('haveKey')}
              </button>
              <details>
                <summary>{welcomeText('whereKeysAre')}</summary>
                <p>{welcomeText('whereKeysAreAnswer')}</p>
              </details>
            </li>
          </ol>
        </section>
      </main>
    </>
  );
}
