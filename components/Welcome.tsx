import { useEffect } from 'react';
import { KINDS } from '../lib/kinds/index.ts';
import { send as realSend, type Send } from '../lib/send.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/welcome.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Logo } from './Icons.tsx';
import { LookupBox } from './LookupBox.tsx';
import { PrivacyNotes } from './PrivacySettings.tsx';
import { standardPrice } from './price.ts';
import { Samples } from './Samples.tsx';
import { SiteAccess } from './SiteAccess.tsx';
import { StandingMark, toneWord } from './StandingMark.tsx';
import { useSettings } from './use-settings.ts';
import { WelcomePictures } from './WelcomePictures.tsx';

const SIGNS = [
  ['confirmed', 'confirmedMeans'],
  ['fits', 'fitsMeans'],
  ['caution', 'cautionMeans'],
  ['bad', 'badMeans'],
  ['unknown', 'unknownMeans'],
] as const;

/** Said as it is: Fieldmark runs no service, so it has no keys to give. */
function WhereKeysAre() {
  return (
    <details className="keys">
      <summary>{text('whereKeysAre')}</summary>
      <p>{text('whereKeysAreAnswer')}</p>
      <p>
        {text.rich('sandbox', {
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

export function Welcome({ send = realSend }: { send?: Send }) {
  const { settings, failure, save, reload } = useSettings(send);
  useEffect(() => {
    document.title = text('documentTitle');
  });
  return (
    <div className="page page-welcome">
      <div className="fold">
        <div>
          <header className="hero">
            <Logo />
            <h1>
              {text.rich('title', {
                brand: (inner) => (
                  <span key="brand" className="wordmark">
                    {inner}
                  </span>
                ),
              })}
            </h1>
            <p className="lead">{text('lead')}</p>
          </header>
          <section aria-labelledby="try" className="try">
            <h2 id="try">{text('tryNow')}</h2>
            <Samples send={send} />
            <p className="hint">{text('orYourOwn')}</p>
            <LookupBox send={send} connectNear />
          </section>
        </div>
        <section className="section" aria-labelledby="connect">
          <h2 id="connect">{text('connect')}</h2>
          <p className="hint">{text('connectIsOptional')}</p>
          {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
          {settings && (
            <ConnectForm
              send={send}
              settings={settings}
              save={save}
              onConnected={() => void reload()}
            />
          )}
          <WhereKeysAre />
        </section>
      </div>
      <main>
        <SiteAccess />
        <section aria-label={text('whatItDoes')} className="band">
          <WelcomePictures />
        </section>
        <div className="halves">
          <section className="section" aria-labelledby="costs">
            <h2 id="costs">{text('costs')}</h2>
            <p>{text('costsMeans')}</p>
            <dl className="facts facts-figures">
              {KINDS.map((kind) => (
                <div key={kind}>
                  <dt>{kindLabel(kind)}</dt>
                  <dd>{standardPrice(kind) ?? text('checkedOffline')}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="section" aria-labelledby="signs">
            <h2 id="signs">{text('signs')}</h2>
            <dl className="signs">
              {SIGNS.map(([tone, means]) => (
                <div key={tone}>
                  <dt>
                    <StandingMark standing={tone} label={null} /> {toneWord(tone)}
                  </dt>
                  <dd>{text(means)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section className="section" aria-labelledby="privacy">
          <h2 id="privacy">{text('privacy')}</h2>
          <PrivacyNotes />
          <p className="hint">{text('readAllSites')}</p>
        </section>
      </main>
    </div>
  );
}
