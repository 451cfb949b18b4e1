import { useEffect } from 'react';
import { KINDS } from '../../lib/domain/index.ts';
import { sendToBackground as realSend, type SendToBackground } from '../../lib/extension/index.ts';
import { lookupPriceRange } from '../../lib/kinds/index.ts';
import { welcomeText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { ConnectForm, SiteAccessNote } from '../connect/index.ts';
import { standardPriceLabel } from '../labels/index.ts';
import { LookupBox } from '../lookup/index.ts';
import { modifierKey, PageCommands } from '../palette/index.ts';
import { PrivacyNotes, useSettings } from '../settings/index.ts';
import { FailureNote, PageHead, renderWordmark, ToneIcon, toneLabel } from '../ui/index.ts';
import { SampleValues } from './SampleValues.tsx';
import { WelcomePictures } from './WelcomePictures.tsx';

const TONE_LEGEND = [
  ['confirmed', 'confirmedMeans'],
  ['fits', 'fitsMeans'],
  ['caution', 'cautionMeans'],
  ['bad', 'badMeans'],
  ['unknown', 'unknownMeans'],
] as const;

/** Where to get a key: Fieldmark runs no service, so it cannot issue one. */
function KeyHelp() {
  return (
    <details className="keys">
      <summary>{welcomeText('whereKeysAre')}</summary>
      <p>{welcomeText('whereKeysAreAnswer')}</p>
      <p>
        {welcomeText.rich('sandbox', {
          command: 'npm run sandbox',
          code: (inner) => (
            <code key="code" className="value">
              {inner}
            </code>
          ),
        })}
      </p>
    </details>
  );
}

export function WelcomePage({ send = realSend }: { send?: SendToBackground }) {
  const { settings, failure, save, reload } = useSettings(send);
  useEffect(() => {
    document.title = welcomeText('documentTitle');
  });
  return (
    <div className="page page-welcome">
      <div className="fold">
        <div>
          <PageCommands page="welcome" />
          <PageHead className="hero" title={welcomeText.rich('title', { brand: renderWordmark })}>
            <p className="lead">{welcomeText('lead')}</p>
          </PageHead>
          <section aria-labelledby="try" className="try">
            <h2 id="try">{welcomeText('tryNow')}</h2>
            <SampleValues send={send} />
            <p className="hint">{welcomeText('orYourOwn')}</p>
            <LookupBox send={send} connectNear />
          </section>
        </div>
        <section className="section" aria-labelledby="connect">
          <h2 id="connect">{welcomeText('connect')}</h2>
          <p className="hint">{welcomeText('connectIsOptional')}</p>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {settings && (
            <ConnectForm
              send={send}
              settings={settings}
              save={save}
              onConnected={() => void reload()}
            />
          )}
          <KeyHelp />
        </section>
      </div>
      <main>
        <SiteAccessNote />
        <section aria-label={welcomeText('whatItDoes')} className="band">
          <WelcomePictures />
          <p className="hint">
            {welcomeText.rich('keysHint', {
              commands: `${modifierKey()} K`,
              shortcuts: '?',
              kbd: (inner) => <kbd key={String(inner)}>{inner}</kbd>,
            })}
          </p>
        </section>
        <div className="halves">
          <section className="section" aria-labelledby="costs">
            <h2 id="costs">{welcomeText('costs')}</h2>
            <p>{welcomeText('costsMeans', lookupPriceRange('deep'))}</p>
            <dl className="facts facts-figures">
              {KINDS.map((kind) => (
                <div key={kind}>
                  <dt>{kindLabel(kind)}</dt>
                  <dd>{standardPriceLabel(kind) ?? welcomeText('checkedOffline')}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="section" aria-labelledby="signs">
            <h2 id="signs">{welcomeText('signs')}</h2>
            <dl className="signs">
              {TONE_LEGEND.map(([tone, means]) => (
                <div key={tone}>
                  <dt>
                    <ToneIcon tone={tone} label={null} /> {toneLabel(tone)}
                  </dt>
                  <dd>{welcomeText(means)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section className="section" aria-labelledby="privacy">
          <h2 id="privacy">{welcomeText('privacy')}</h2>
          <PrivacyNotes />
          <p className="hint">{welcomeText('readAllSites')}</p>
        </section>
      </main>
    </div>
  );
}
