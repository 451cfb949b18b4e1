import { KINDS } from '../lib/kinds/index.ts';
import { send as realSend, type Send } from '../lib/send.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
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
  ['confirmed', 'A lookup answered for it: a registry, a mail server, a bank list.'],
  ['fits', 'Form, check digits and numbering plan fit. Nobody was asked.'],
  ['caution', 'Usable, but look twice: a likely typo, an unusual form.'],
  ['bad', 'It cannot be right, or is made to be thrown away; and why.'],
  ['unknown', 'Nothing that was asked can tell. Never shown as bad.'],
] as const;

/** Said as it is: Fieldmark runs no service, so it has no keys to give. */
function WhereKeysAre() {
  return (
    <details className="keys">
      <summary>Where do I get a key?</summary>
      <p>
        From whoever runs the API: your company, or the provider you have an account with. Its
        dashboard issues keys and names the base URL. Fieldmark runs no service of its own and takes
        no share.
      </p>
      <p>
        To try lookups without an account, developers start the sandbox from the source code with{' '}
        <code className="value">npm run sandbox</code>: it prints an address of this computer and
        keys to use here.
      </p>
    </details>
  );
}

export function Welcome({ send = realSend }: { send?: Send }) {
  const { settings, failure, save, reload } = useSettings(send);
  return (
    <div className="page page-welcome">
      <div className="fold">
        <div>
          <header className="hero">
            <Logo />
            <h1>
              <span className="wordmark">Fieldmark</span> tells you whether a value is good, where
              you see it.
            </h1>
            <p className="lead">
              Emails, IBANs, VAT numbers, phone numbers, domains and IP addresses. Checks are
              offline and free, from now on. Lookups ask your own API.
            </p>
          </header>
          <section aria-labelledby="try" className="try">
            <h2 id="try">Try a check now</h2>
            <Samples send={send} />
            <p className="hint">Or one of your own:</p>
            <LookupBox send={send} connectNear />
          </section>
        </div>
        <section className="section" aria-labelledby="connect">
          <h2 id="connect">Connect your API key</h2>
          <p className="hint">Optional: without one, everything is checked offline.</p>
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
        <section aria-label="What it does" className="band">
          <WelcomePictures />
        </section>
        <div className="halves">
          <section className="section" aria-labelledby="costs">
            <h2 id="costs">What costs what</h2>
            <p>
              Checks cost nothing. A lookup costs credits of your API account, and its price stands
              on the button that asks. One question is never paid for twice while its answer holds.
            </p>
            <dl className="facts facts-figures">
              {KINDS.map((kind) => (
                <div key={kind}>
                  <dt>{kindLabel(kind)}</dt>
                  <dd>{standardPrice(kind) ?? 'checked offline'}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="section" aria-labelledby="signs">
            <h2 id="signs">What the signs mean</h2>
            <dl className="signs">
              {SIGNS.map(([tone, means]) => (
                <div key={tone}>
                  <dt>
                    <StandingMark standing={tone} label={null} /> {toneWord(tone)}
                  </dt>
                  <dd>{means}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section className="section" aria-labelledby="privacy">
          <h2 id="privacy">Privacy</h2>
          <PrivacyNotes />
          <p className="hint">
            “Read data on all websites” is for finding such values in the text you see and the
            fields you type in.
          </p>
        </section>
      </main>
    </div>
  );
}
