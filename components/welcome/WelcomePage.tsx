import { useEffect } from 'react';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import { lookupPriceRange } from '../../lib/kinds/index.ts';
import { welcomeText } from '../../lib/texts/areas.ts';
import { SiteAccessNote } from '../connect/index.ts';
import { PageCommands } from '../palette/index.ts';
import { PageHead, renderWordmark } from '../ui/index.ts';
import { TryForm } from './TryForm.tsx';

export function WelcomePage({ send = realSend }: { send?: SendToBackground }) {
  useEffect(() => {
    document.title = welcomeText('documentTitle');
  });
  return (
    <>
      <PageHead title={renderWordmark('Fieldmark')} isHeading={false}>
        <PageCommands page="welcome" />
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
              <h2>{welcomeText('connect')}</h2>
              <p>{welcomeText('connectMeans', lookupPriceRange('deep'))}</p>
              <button
                type="button"
                className="secondary"
                onClick={() => void send('openOptions', {})}
              >
                {welcomeText('haveKey')}
              </button>
              <details className="keys">
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
